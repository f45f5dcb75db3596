//! HTTP/1.1 as the SDK and the engine use it: a head, and a body of known length.

use std::io;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// A request or an answer.
pub struct Message {
    /// The first line and the headers, without length and checksum.
    head: Vec<String>,
    pub body: Vec<u8>,
}

impl Message {
    /// An error as DynamoDB writes it.
    pub fn error(status: &str, name: &str) -> Self {
        let body = format!(
            r#"{{"__type":"com.amazonaws.dynamodb.v20120810#{name}","message":"a fault of the test"}}"#
        );
        let head = [&format!("HTTP/1.1 {status}"), "content-type: application/x-amz-json-1.0"];
        Self { head: head.map(str::to_owned).to_vec(), body: body.into_bytes() }
    }

    /// An error of a proxy that knows nothing of DynamoDB.
    pub fn html() -> Self {
        let head = ["HTTP/1.1 503 Service Unavailable", "content-type: text/html"];
        let body = b"<html><h1>503 Service Unavailable</h1></html>".to_vec();
        Self { head: head.map(str::to_owned).to_vec(), body }
    }

    /// Reads the next message of a connection. `None` if it has ended.
    pub async fn read(stream: &mut BufReader<TcpStream>) -> io::Result<Option<Self>> {
        let (mut head, mut length) = (Vec::new(), 0);
        loop {
            let mut line = String::new();
            if stream.read_line(&mut line).await? == 0 {
                return Ok(None);
            }
            let line = line.trim_end();
            if line.is_empty() {
                break;
            }
            let lower = line.to_ascii_lowercase();
            if let Some(number) = lower.strip_prefix("content-length:") {
                length = number.trim().parse().map_err(io::Error::other)?;
            } else if !lower.starts_with("x-amz-crc32:") {
                head.push(line.to_owned());
            }
        }
        let mut body = vec![0; length];
        stream.read_exact(&mut body).await?;
        Ok(Some(Self { head, body }))
    }

    pub async fn write(&self, stream: &mut BufReader<TcpStream>) -> io::Result<()> {
        stream.write_all(&self.bytes(self.body.len())).await?;
        stream.flush().await
    }

    /// Writes the message twice, at once: after two writes, a client could send its next request between them, and would
    /// take the second copy for its answer.
    pub async fn write_twice(&self, stream: &mut BufReader<TcpStream>) -> io::Result<()> {
        stream.write_all(&self.bytes(self.body.len()).repeat(2)).await?;
        stream.flush().await
    }

    /// Writes the head and half of the body.
    pub async fn write_half(&self, stream: &mut BufReader<TcpStream>) -> io::Result<()> {
        stream.write_all(&self.bytes(self.body.len() / 2)).await?;
        stream.flush().await
    }

    /// The head, and this many bytes of the body.
    fn bytes(&self, of_body: usize) -> Vec<u8> {
        let length = self.body.len();
        let head = format!("{}\r\ncontent-length: {length}\r\n\r\n", self.head.join("\r\n"));
        [head.as_bytes(), &self.body[..of_body]].concat()
    }

    /// Whether an answer says that the request was carried out.
    pub fn is_success(&self) -> bool {
        self.head.first().is_some_and(|line| line.contains(" 200"))
    }

    /// Whether a request is for this operation.
    pub fn is_for(&self, operation: &str) -> bool {
        self.head.iter().any(|line| line.ends_with(&format!(".{operation}")))
    }
}
