//! What an editor shows of the code that the derives emit: rust-analyzer completes, explains, follows and renames it.
//!
//! It is not installed with the toolchain:
//!
//! ```sh
//! rustup component add rust-analyzer rust-src
//! cargo test -p ddb-keys-e2e --test e2e editor -- --ignored
//! ```
//!
//! `RUST_ANALYZER` names another program, and `RUST_SRC_PATH` another place of the standard library's sources.

mod server;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::Server;

const MODEL: &str = include_str!("project/model.rs");
const APP: &str = include_str!("project/app.rs");

/// One server for all tests, because it takes a while to start.
static EDITOR: LazyLock<Mutex<Editor>> = LazyLock::new(|| Mutex::new(Editor::start()));

fn editor() -> MutexGuard<'static, Editor> {
    EDITOR.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A project of two crates, as an editor has it open: the types in one, the program in the other.
struct Editor {
    server: Server,
    project: PathBuf,
    version: u64,
}

/// A file of the project.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum File {
    Model,
    App,
}

impl File {
    fn text(self) -> &'static str {
        match self {
            Self::Model => MODEL,
            Self::App => APP,
        }
    }

    fn path(self) -> &'static str {
        match self {
            Self::Model => "model/src/lib.rs",
            Self::App => "app/src/lib.rs",
        }
    }

    /// The place of the character after some text, which the file has once.
    fn after(self, text: &str) -> Value {
        let (before, _) = self.text().split_once(text).unwrap_or_else(|| panic!("no `{text}`"));
        position(self.text(), before.len() + text.len())
    }

    fn line(self, number: u64) -> &'static str {
        self.text().lines().nth(usize::try_from(number).unwrap()).unwrap()
    }
}

fn position(text: &str, at: usize) -> Value {
    let before = &text[..at];
    let column = at - before.rfind('\n').map_or(0, |end| end + 1);
    json!({ "line": before.matches('\n').count(), "character": column })
}

fn write_project(project: &Path) {
    let library = concat!(env!("CARGO_MANIFEST_DIR"), "/../../ddb-keys");
    let dependencies = format!(
        "[dependencies]\n\
         ddb-keys = {{ path = {library:?}, features = [\"aws-sdk\"] }}\n\
         aws-sdk-dynamodb = {{ version = \"1\", default-features = false }}\n\
         serde = {{ version = \"1\", features = [\"derive\"] }}\n"
    );
    let write = |path: &str, text: &str| {
        let path = project.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    write("Cargo.toml", "[workspace]\nmembers = [\"app\", \"model\"]\nresolver = \"3\"\n");
    write("Cargo.lock", include_str!("../../../Cargo.lock"));
    for (name, file, more) in
        [("model", File::Model, ""), ("app", File::App, "model = { path = \"../model\" }\n")]
    {
        let package =
            format!("[package]\nname = {name:?}\nversion = \"0.1.0\"\nedition = \"2024\"\n\n");
        write(&format!("{name}/Cargo.toml"), &[&package, &dependencies, more].concat());
        write(file.path(), file.text());
    }
}

impl Editor {
    fn start() -> Self {
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

    fn hover(&mut self, file: File, text: &str) -> String {
        let answer = self.ask("textDocument/hover", file, text, json!({}));
        answer["contents"]["value"].as_str().unwrap_or_default().into()
    }

    /// The signature that is shown inside of a call.
    fn signature(&mut self, text: &str) -> String {
        let answer = self.ask("textDocument/signatureHelp", File::App, text, json!({}));
        answer["signatures"][0]["label"].as_str().unwrap_or_default().into()
    }

    /// The lines that a word leads to.
    fn definitions(&mut self, file: File, text: &str) -> Vec<String> {
        let found = self.ask("textDocument/definition", file, text, json!({}));
        let found = found.as_array().cloned().unwrap_or_default();
        let line = |place: &Value| {
            let file = self.file(&place["uri"]).unwrap_or_else(|| panic!("{place}"));
            file.line(place["range"]["start"]["line"].as_u64().unwrap()).trim().to_owned()
        };
        found.iter().map(line).collect()
    }

    /// What is proposed at the `¶` of an expression, the best first.
    fn completions(&mut self, expression: &str) -> Vec<String> {
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

    fn change(&mut self, text: &str) {
        self.version += 1;
        let (uri, version) = (self.uri(File::App), self.version);
        self.server.notify(
            "textDocument/didChange",
            json!({ "textDocument": { "uri": uri, "version": version }, "contentChanges": [{ "text": text }] }),
        );
    }

    /// The lines that a new name for a word would change.
    fn renamed(&mut self, text: &str) -> Vec<(File, &'static str)> {
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
    fn diagnostics(&mut self, file: File) -> Vec<String> {
        let params = json!({ "textDocument": { "uri": self.uri(file) } });
        let answer = self.server.request("textDocument/diagnostic", params);
        let items = answer["items"].as_array().cloned().unwrap_or_default();
        items.iter().map(|item| format!("{} {}", item["range"], item["message"])).collect()
    }
}

/// Names of the standard library's traits.
const STANDARD: [&str; 11] = [
    "await",
    "clone",
    "clone_from",
    "clone_into",
    "eq",
    "into",
    "into_future",
    "ne",
    "to_owned",
    "to_string",
    "try_into",
];

impl Editor {
    /// What is proposed, without what every type has.
    fn own_completions(&mut self, expression: &str) -> Vec<String> {
        let mut names = self.completions(expression);
        names.retain(|name| !STANDARD.contains(&name.as_str()));
        names
    }
}

#[test]
#[ignore = "needs rust-analyzer"]
fn correct_code_has_no_error_and_none_of_it_is_dimmed() {
    let mut editor = editor();
    assert_eq!(editor.diagnostics(File::Model), [""; 0]);
    assert_eq!(editor.diagnostics(File::App), [""; 0]);
}

#[test]
#[ignore = "needs rust-analyzer"]
fn after_a_part_the_next_one_is_proposed() {
    let mut editor = editor();
    for (expression, expected) in [
        ("table.query(Order::query().¶)", &["username"][..]),
        (
            "table.query(Order::query().username(\"ann\").¶)",
            &["placed", "placed_in", "placed_starts_with"],
        ),
        (
            "table.query(Order::query().username(\"ann\").placed(\"2026\").¶)",
            &["number", "number_in"],
        ),
        ("table.query(Order::query().username(\"ann\").placed_in(\"2026\"..).¶)", &[]),
        ("table.query(Order::query_by_status().¶)", &["status"]),
        ("table.load(Customer::query().¶)", &["username"]),
        ("table.load(Queue::query().¶)", &["status"]),
        ("table.get(UserKey { ¶ })", &["username"]),
        ("key.¶", &["build", "pk", "sk", "username"]),
    ] {
        assert_eq!(editor.own_completions(expression), expected, "{expression}");
    }
}

#[test]
#[ignore = "needs rust-analyzer"]
fn attributes_are_proposed_by_the_names_of_the_fields() {
    let mut editor = editor();
    let expression = "table.scan_of::<Order>().filter(|order| order.¶)";
    let fields = ["number", "placed", "status", "total", "username"];
    assert_eq!(editor.own_completions(expression), fields);
    let expression = "table.update(key).set(|user| user.address.at(|address| address.¶), 1)";
    assert_eq!(editor.own_completions(expression), ["city"]);
}

/// Of every type that a program gets to hold.
#[test]
#[ignore = "needs rust-analyzer"]
fn nothing_is_proposed_that_cannot_be_called() {
    let mut editor = editor();
    for (expression, real, answer) in [
        ("table.¶", "put", "save"),
        ("table.get(key).¶", "consistent", "filter"),
        ("table.query(started).¶", "descending", "reverse"),
        ("table.scan_of::<User>().¶", "segments", "descending"),
        ("table.update(key).¶", "set", "increment"),
        ("table.delete(key).¶", "must_exist", "if_exists"),
        ("table.check(key).¶", "exists", "must_exist"),
        ("table.batch().¶", "put_iter", "put_many"),
        ("table.transact_write(()).¶", "idempotent", "rollback"),
        ("rows.¶", "cursor", "len"),
        ("table.scan_of::<Order>().filter(|order| order.total.¶)", "lt", "lte"),
        ("User::¶", "query", "find"),
        ("Shop::¶", "client", "connect"),
        ("UserKey::¶", "parse", "username"),
        ("ddb_keys::¶", "Key", "IsAKey"),
    ] {
        let names = editor.completions(expression);
        let has = |wanted: &str| names.iter().any(|name| name == wanted);
        assert!(has(real) && !has(answer), "{expression}: {names:?}");
        assert!(!names.iter().any(|name| name.starts_with("__")), "{expression}: {names:?}");
    }
}

#[test]
#[ignore = "needs rust-analyzer"]
fn what_is_shown_has_the_names_that_users_know() {
    let mut editor = editor();
    for (word, shown) in [
        ("let started", "let started: OrderQuery<One<Order>, OrderTakesNumber>"),
        ("let orders", "let orders: Vec<Order>"),
        ("let customer", "let customer: Option<Customer>"),
        ("let queue", "let queue: OrderByStatusQuery<Members<Queue>, OrderByStatusTakesPlaced>"),
        ("Order::query", "|table|`USER#<username>`|`ORDER#<placed>#<number:08>`|"),
        ("key.build", "Builds the key `USER#<username>` and `#METADATA#<username>`"),
        (".placed", "Gives `placed`. The next part is `number`."),
        ("Shop::client", "The table's handle over an SDK client."),
    ] {
        let hover = editor.hover(File::App, word);
        assert!(hover.contains(shown) && !hover.contains("__"), "{word}: {hover}");
    }
    for (call, shown) in [
        (".placed(", "fn placed(self, placed: &str) -> OrderQuery<One<Order>, OrderTakesNumber>"),
        (".status(", "fn status(self, status: Status) -> OrderByStatusQuery<"),
        ("table.get(", "(&self, key: UserKey<'_>) -> Get<Shop, User>"),
        ("Shop::client(", "fn client(sdk: Client) -> Client<Shop>"),
        (".add(", "(self, attribute: impl FnOnce(OrderAttributes)"),
    ] {
        let signature = editor.signature(call);
        assert!(signature.contains(shown) && !signature.contains("__"), "{call}: {signature}");
    }
}

#[test]
#[ignore = "needs rust-analyzer"]
fn a_generated_name_leads_to_its_struct_or_its_field_alone() {
    let mut editor = editor();
    for (word, line) in [
        ("Order::query", "pub struct Order {"),
        ("Order::query_by_status", "pub struct Order {"),
        ("key.build", "pub struct User {"),
        ("= UserKey", "pub struct User {"),
        ("Customer::query", "pub struct Customer {"),
        ("Shop::client", "pub enum Shop {"),
        (".placed", "pub placed: String,"),
        ("().status", "pub status: Status,"),
        ("order.total", "pub total: u32,"),
        ("address.city", "pub city: String,"),
    ] {
        assert_eq!(editor.definitions(File::App, word), [line], "{word}");
    }
    // The name of a field outside of a template.
    assert_eq!(editor.definitions(File::Model, "(version = version"), ["pub version: u64,"]);
    // A placeholder is part of a text, which leads to its struct, where the derives stand.
    for (template, derives) in [
        ("#[pk(\"USER#<user", "#[derive(Debug, Serialize, Deserialize, Entity)]"),
        ("#[sk(\"#META", "#[derive(Debug, Serialize, Deserialize, Entity)]"),
        ("STATUS#<sta", "#[derive(Debug, Serialize, Deserialize, Entity)]"),
        ("ORDER#<placed>#<num", "#[derive(Debug, Serialize, Deserialize, Entity)]"),
    ] {
        assert_eq!(editor.definitions(File::Model, template), [derives], "{template}");
    }
}

#[test]
#[ignore = "needs rust-analyzer"]
fn a_new_name_of_a_field_reaches_its_uses_and_no_template() {
    let mut editor = editor();
    for (field, uses) in
        [("pub placed", 2), ("pub number", 1), ("pub status", 3), ("pub total", 2), ("pub city", 1)]
    {
        let changed = editor.renamed(field);
        let in_the_model = changed.iter().filter(|(file, _)| *file == File::Model);
        let in_the_model: Vec<_> = in_the_model.map(|(_, line)| *line).collect();
        assert!(matches!(in_the_model[..], [line] if line.starts_with(field)), "{changed:?}");
        assert_eq!(changed.len() - 1, uses, "{field}: {changed:?}");
    }
}

#[test]
#[ignore = "needs rust-analyzer"]
fn a_new_name_of_a_field_reaches_attributes_that_name_it() {
    let changed = editor().renamed("pub version");
    let lines: Vec<_> = changed.iter().map(|(_, line)| *line).collect();
    assert_eq!(lines, ["#[entity(version = version)]", "pub version: u64,"]);
}
