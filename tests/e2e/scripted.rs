//! A server that answers from a script and records its requests.

use std::collections::VecDeque;
use std::io;
use std::sync::{Arc, Mutex};

use aws_sdk_dynamodb::config::retry::RetryConfig;
use ddb_keys::embedded::local_client;
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{JoinHandle, JoinSet};

/// A status and a body.
pub(crate) type Answer = (u16, String);

/// Stops when it is dropped.
pub(crate) struct Scripted {
    endpoint: String,
    requests: Arc<Mutex<Vec<Request>>>,
    server: JoinHandle<()>,
}

/// The requests that the server received.
#[derive(Debug, Clone)]
pub(crate) struct Request {
    pub(crate) operation: String,
    pub(crate) body: Value,
}

impl Scripted {
    /// Sends these answers one after another, then repeats the last one.
    ///
    /// Requests that are sent at the same time arrive in any order: for those, see [`answering`](Self::answering).
    pub(crate) async fn start(answers: &[Answer]) -> io::Result<Self> {
        let mut answers = VecDeque::from(answers.to_vec());
        Self::answering(move |_| {
            let last = answers.len() == 1;
            if last { answers.front().cloned() } else { answers.pop_front() }.unwrap()
        })
        .await
    }

    /// Answers each request by what it asks for, whatever the order of arrival.
    pub(crate) async fn answering(
        script: impl FnMut(&Request) -> Answer + Send + 'static,
    ) -> io::Result<Self> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        let endpoint = format!("http://{}", listener.local_addr()?);
        let requests = Arc::new(Mutex::new(Vec::new()));
        let (script, asked) = (Arc::new(Mutex::new(script)), requests.clone());
        let server = tokio::spawn(async move {
            let mut connections = JoinSet::new();
            while let Ok((mut stream, _)) = listener.accept().await {
                let (script, asked) = (script.clone(), asked.clone());
                // A client may open a connection that it does not use, or close it before the answer.
                connections.spawn(async move {
                    let Ok(request) = read(&mut stream).await else { return };
                    let (status, body) = {
                        let (mut script, mut asked) =
                            (script.lock().unwrap(), asked.lock().unwrap());
                        let answer = script(&request);
                        asked.push(request);
                        answer
                    };
                    let _ = answer(stream, status, &body).await;
                });
            }
        });
        Ok(Self { endpoint, requests, server })
    }

    /// Accepts connections and never answers.
    pub(crate) async fn silent() -> io::Result<Self> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        let endpoint = format!("http://{}", listener.local_addr()?);
        let server = tokio::spawn(async move {
            let mut open = Vec::new();
            while let Ok(connection) = listener.accept().await {
                open.push(connection);
            }
        });
        Ok(Self { endpoint, requests: Arc::default(), server })
    }

    /// A client without the SDK's retries, which would hide those of the library.
    pub(crate) fn sdk(&self) -> aws_sdk_dynamodb::Client {
        let config = local_client(&self.endpoint).config().to_builder();
        aws_sdk_dynamodb::Client::from_conf(config.retry_config(RetryConfig::disabled()).build())
    }

    pub(crate) fn requests(&self) -> Vec<Request> {
        self.requests.lock().unwrap().clone()
    }
}

impl Drop for Scripted {
    fn drop(&mut self) {
        self.server.abort();
    }
}

/// An error as DynamoDB writes it.
pub(crate) fn error(name: &str, message: &str) -> Answer {
    let name = format!("com.amazonaws.dynamodb.v20120810#{name}");
    (400, serde_json::json!({ "__type": name, "message": message }).to_string())
}

async fn read(stream: &mut TcpStream) -> io::Result<Request> {
    let mut request = Vec::new();
    loop {
        let mut chunk = [0; 4096];
        let read = stream.read(&mut chunk).await?;
        if read == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        request.extend(&chunk[..read]);
        let text = String::from_utf8_lossy(&request);
        let Some((head, body)) = text.split_once("\r\n\r\n") else { continue };
        let header = |name: &str| {
            let mut headers = head.lines().filter_map(|line| line.split_once(": "));
            headers.find(|(of, _)| of.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
        };
        let len = header("content-length").and_then(|len| len.parse().ok()).unwrap_or(0);
        if body.len() >= len {
            let target = header("x-amz-target").unwrap_or_default();
            let operation = target.rsplit('.').next().unwrap_or_default().to_owned();
            return Ok(Request { operation, body: serde_json::from_str(body)? });
        }
    }
}

async fn answer(mut stream: TcpStream, status: u16, body: &str) -> io::Result<()> {
    let len = body.len();
    let head = format!(
        "HTTP/1.1 {status} X\r\ncontent-type: application/x-amz-json-1.0\r\ncontent-length: {len}\r\nconnection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(body.as_bytes()).await?;
    stream.shutdown().await
}
