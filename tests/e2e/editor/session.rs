//! An editor's questions to the server about the project.

use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::project::{APP, File, position, write_project};
use super::server::Server;

/// Names of the standard library's traits.
const STANDARD: [&str; 9] =
    ["clone", "clone_from", "clone_into", "eq", "into", "ne", "to_owned", "to_string", "try_into"];

/// An editor that has the project open.
pub(super) struct Editor {
    server: Server,
    project: PathBuf,
    version: u64,
}

impl Editor {
    pub(super) fn start() -> Self {
        let project = Path::new(env!("CARGO_TARGET_TMPDIR")).join("editor");
        write_project(&project);
        let settings = json!({
            "cargo": { "sysrootSrc": std::env::var("RUST_SRC_PATH").ok() },
            "checkOnSave": false,
            "completion": { "autoimport": { "enable": false }, "postfix": { "enable": false } },
            // The types that it infers, with the bounds of traits.
            "diagnostics": { "experimental": { "enable": true } },
        });
        let server = Server::start(&project, &settings);
        let mut editor = Self { server, project, version: 0 };
        for file in [File::Model, File::App] {
            let (uri, text) = (editor.uri(file), file.text());
            editor.server.notify(
                "textDocument/didOpen",
                json!({ "textDocument": { "uri": uri, "languageId": "rust", "version": 0, "text": text } }),
            );
        }
        editor.wait_for_the_derives();
        editor
    }

    /// The server answers before it has built the macros.
    fn wait_for_the_derives(&mut self) {
        let begun = Instant::now();
        while self.hover(File::App, "order.total.g").is_empty() {
            assert!(begun.elapsed() < Duration::from_secs(600), "the derives were not expanded");
            thread::sleep(Duration::from_millis(500));
        }
    }

    fn uri(&self, file: File) -> String {
        format!("file://{}", self.project.join(file.path()).display())
    }

    fn file(&self, uri: &Value) -> Option<File> {
        [File::Model, File::App].into_iter().find(|file| *uri == self.uri(*file))
    }

    /// Asks about the word at the end of some text.
    fn ask(&mut self, method: &str, file: File, text: &str, more: Value) -> Value {
        let mut params =
            json!({ "textDocument": { "uri": self.uri(file) }, "position": file.after(text) });
        params.as_object_mut().unwrap().extend(more.as_object().cloned().unwrap_or_default());
        self.server.request(method, params)
    }

    pub(super) fn hover(&mut self, file: File, text: &str) -> String {
        let answer = self.ask("textDocument/hover", file, text, json!({}));
        answer["contents"]["value"].as_str().unwrap_or_default().into()
    }

    /// The signature that is shown inside of a call.
    pub(super) fn signature(&mut self, text: &str) -> String {
        let answer = self.ask("textDocument/signatureHelp", File::App, text, json!({}));
        answer["signatures"][0]["label"].as_str().unwrap_or_default().into()
    }

    /// The lines that a word leads to.
    pub(super) fn definitions(&mut self, file: File, text: &str) -> Vec<String> {
        let found = self.ask("textDocument/definition", file, text, json!({}));
        let found = found.as_array().cloned().unwrap_or_default();
        let line = |place: &Value| {
            let file = self.file(&place["uri"]).unwrap_or_else(|| panic!("{place}"));
            file.line(place["range"]["start"]["line"].as_u64().unwrap()).trim().to_owned()
        };
        found.iter().map(line).collect()
    }

    /// What is proposed at the `¶` of an expression, the best first.
    pub(super) fn completions(&mut self, expression: &str) -> Vec<String> {
        let (begun, rest) = expression.split_once('¶').expect("a place");
        let (before, after) = APP.split_once("// here").unwrap();
        let text = format!("{before}{begun}{rest};{after}");
        let place = position(&text, before.len() + begun.len());
        self.change(&text);
        let params = json!({ "textDocument": { "uri": self.uri(File::App) }, "position": place });
        let answer = self.server.request("textDocument/completion", params);
        self.change(APP);
        let items = answer["items"].as_array().or(answer.as_array()).cloned().unwrap_or_default();
        let mut items: Vec<_> = items
            .iter()
            .map(|item| {
                let text = |name: &str| item[name].as_str().unwrap_or_default();
                let name = text("label").split('(').next().unwrap_or_default();
                (text("sortText").to_owned(), name.to_owned())
            })
            .collect();
        items.sort();
        items.into_iter().map(|(_, name)| name).collect()
    }

    /// What is proposed, without what every type has.
    pub(super) fn own_completions(&mut self, expression: &str) -> Vec<String> {
        let mut names = self.completions(expression);
        let is_known = expression.contains('{') || names.iter().any(|name| name == "into");
        assert!(is_known, "{expression}: the type is not known");
        names.retain(|name| !STANDARD.contains(&name.as_str()));
        names
    }

    pub(super) fn change(&mut self, text: &str) {
        self.version += 1;
        let (uri, version) = (self.uri(File::App), self.version);
        self.server.notify(
            "textDocument/didChange",
            json!({ "textDocument": { "uri": uri, "version": version }, "contentChanges": [{ "text": text }] }),
        );
    }

    /// The lines that a new name for a word would change.
    pub(super) fn renamed(&mut self, text: &str) -> Vec<(File, &'static str)> {
        let answer =
            self.ask("textDocument/rename", File::Model, text, json!({ "newName": "renamed" }));
        let mut changed = Vec::new();
        for document in answer["documentChanges"].as_array().expect("changes") {
            let file = self.file(&document["textDocument"]["uri"]).expect("a file of the project");
            for edit in document["edits"].as_array().unwrap() {
                let start = edit["range"]["start"]["line"].as_u64().unwrap();
                changed.push((file, file.line(start).trim()));
            }
        }
        changed.sort();
        changed
    }

    /// What the server reports in a file: errors, and code that is not compiled.
    pub(super) fn diagnostics(&mut self, file: File) -> Vec<String> {
        let params = json!({ "textDocument": { "uri": self.uri(file) } });
        let answer = self.server.request("textDocument/diagnostic", params);
        let items = answer["items"].as_array().expect("a report");
        items.iter().map(|item| format!("{} {}", item["range"], item["message"])).collect()
    }
}
