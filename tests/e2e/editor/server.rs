//! A language server and its protocol: JSON in frames over pipes.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

/// Errors of a request that is sent again: its document has changed, or the server has given it up for a more urgent one.
const CHANGED_OR_GIVEN_UP: [i64; 2] = [-32801, -32802];

pub(super) struct Server {
    _process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    requests: u64,
}

impl Server {
    /// Starts `rust-analyzer`, or what `RUST_ANALYZER` names. It ends with its input, when the tests end.
    pub(super) fn start(project: &Path, settings: &Value) -> Self {
        let program = std::env::var_os("RUST_ANALYZER").unwrap_or_else(|| "rust-analyzer".into());
        let mut process = Command::new(program)
            .current_dir(project)
            .env("CARGO_TARGET_DIR", project.join("target"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a language server; see the top of this module");
        let (input, output) = (process.stdin.take().unwrap(), process.stdout.take().unwrap());
        let output = BufReader::new(output);
        let mut server = Self { _process: process, input, output, requests: 0 };
        let capabilities = json!({
            "textDocument": {
                "hover": { "contentFormat": ["markdown"] },
                "completion": { "completionItem": { "labelDetailsSupport": true } },
                "diagnostic": {},
            },
            "window": { "workDoneProgress": true },
        });
        let root = format!("file://{}", project.display());
        server.request(
            "initialize",
            json!({
                "processId": std::process::id(),
                "rootUri": root,
                "capabilities": capabilities,
                "initializationOptions": settings,
            }),
        );
        server.notify("initialized", json!({}));
        server
    }

    pub(super) fn notify(&mut self, method: &str, params: Value) {
        self.send(&json!({ "jsonrpc": "2.0", "method": method, "params": params }));
    }

    /// Sends a request, and returns its result.
    pub(super) fn request(&mut self, method: &str, params: Value) -> Value {
        loop {
            let answer = self.ask(method, params.clone());
            match &answer["error"] {
                Value::Null => return answer["result"].clone(),
                error if CHANGED_OR_GIVEN_UP.iter().any(|code| error["code"] == *code) => {
                    thread::sleep(Duration::from_millis(100));
                }
                error => panic!("{method}: {error}"),
            }
        }
    }

    fn ask(&mut self, method: &str, params: Value) -> Value {
        self.requests += 1;
        let id = self.requests;
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }));
        loop {
            let message = self.receive();
            if message["method"].is_null() && message["id"] == id {
                return message;
            }
            // The server has requests of its own, such as one to show its progress.
            if !message["method"].is_null() && !message["id"].is_null() {
                self.send(&json!({ "jsonrpc": "2.0", "id": message["id"], "result": null }));
            }
        }
    }

    fn send(&mut self, message: &Value) {
        let body = message.to_string();
        write!(self.input, "Content-Length: {}\r\n\r\n{body}", body.len())
            .expect("a running server");
        self.input.flush().expect("a running server");
    }

    fn receive(&mut self) -> Value {
        let mut length = 0;
        loop {
            let mut line = String::new();
            let read = self.output.read_line(&mut line).expect("a running server");
            assert!(read > 0, "the language server has ended");
            match line.trim().split_once(": ") {
                Some((name, value)) if name.eq_ignore_ascii_case("content-length") => {
                    length = value.parse().expect("a length");
                }
                Some(_) => {}
                None => break,
            }
        }
        let mut body = vec![0; length];
        self.output.read_exact(&mut body).expect("a whole message");
        serde_json::from_slice(&body).expect("JSON")
    }
}
