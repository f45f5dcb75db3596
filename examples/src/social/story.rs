//! A conversation with the service, over HTTP.

use std::fmt::Display;
use std::io::Write;

use reqwest::{Client, Method};
use serde_json::{Value, json};

use crate::Failure;
use crate::report::Report;

/// A client of the service, and the report of what it is told.
#[derive(Debug)]
pub struct Story<W> {
    /// Where the service is, such as `http://127.0.0.1:8080`.
    pub service: String,
    /// Where everything is printed.
    pub report: Report<W>,
}

impl<W: Write> Story<W> {
    /// Logs users in, chats, and renames someone.
    pub async fn tell(&mut self) -> Result<(), Failure> {
        self.logins().await?;
        self.chat().await?;
        self.servers().await?;
        self.report.step("Ids that are none", "are refused with a reason")?;
        for id in ["a%23b", "a%2Fb", "a%20b", "%F0%9F%8E%B2"] {
            self.get(&format!("/users/{id}")).await?;
        }
        Ok(())
    }

    async fn logins(&mut self) -> Result<(), Failure> {
        self.report.step("Logins", "by whatever provider, through one index")?;
        let email = "ada@example.com";
        let ada = json!({ "name": "Ada", "provider": "email", "subject": email });
        self.send(Method::PUT, "/users/1", &ada).await?;
        let bela = json!({ "name": "Bela", "provider": "email", "subject": email });
        self.send(Method::PUT, "/users/2", &bela).await?;
        let bela = json!({ "name": "Bela", "provider": "username", "subject": "bela" });
        self.send(Method::PUT, "/users/2", &bela).await?;
        let github = json!({ "provider": "github", "subject": "ada-l" });
        self.send(Method::POST, "/users/1/logins", &github).await?;
        self.get("/logins?provider=email&subject=ada@example.com").await?;
        self.get("/logins?provider=github&subject=ada-l").await?;
        self.get("/logins?provider=username&subject=nobody").await?;
        Ok(())
    }

    async fn chat(&mut self) -> Result<(), Failure> {
        self.report.step("A chat", "newest first, a page at a time")?;
        for minute in 1..=5 {
            let sent_at = format!("2024-10-14T01:0{minute}:00Z");
            let text = format!("message {minute}");
            let message = json!({ "author": "1", "text": text, "sent_at": sent_at });
            self.request(Method::POST, "/chats/1/messages", Some(&message)).await?;
        }
        self.report.line("five messages, a minute apart")?;
        let from = "2024-10-14T01:02:00Z";
        let mut next = Some(format!("/chats/1/messages?from={from}&limit=3"));
        while let Some(path) = next.take() {
            let page = self.get(&path).await?;
            next = page["next"].as_str().map(str::to_owned);
        }
        Ok(())
    }

    async fn servers(&mut self) -> Result<(), Failure> {
        self.report.step("Servers", "members by name, and a name that changes")?;
        for (server, name, role) in [("rust", "Rust", "owner"), ("chess", "Chess", "guest")] {
            let path = format!("/servers/{server}");
            self.send(Method::PUT, &path, &json!({ "name": name })).await?;
            let path = format!("/servers/{server}/members/1");
            self.send(Method::PUT, &path, &json!({ "role": role })).await?;
        }
        let guest = json!({ "role": "guest" });
        self.send(Method::PUT, "/servers/rust/members/2", &guest).await?;
        self.get("/users/1/servers").await?;
        self.send(Method::PUT, "/users/1/name", &json!({ "name": "Ada L." })).await?;
        self.get("/servers/rust/members").await?;
        Ok(())
    }

    async fn get(&mut self, path: &str) -> Result<Value, Failure> {
        let (status, answer) = self.request(Method::GET, path, None).await?;
        self.show(format_args!("GET {path}"), status, &answer)?;
        Ok(answer)
    }

    async fn send(&mut self, method: Method, path: &str, body: &Value) -> Result<(), Failure> {
        let asked = format!("{method} {path} {body}");
        let (status, answer) = self.request(method, path, Some(body)).await?;
        self.show(asked, status, &answer)
    }

    fn show(&mut self, asked: impl Display, status: u16, answer: &Value) -> Result<(), Failure> {
        self.report.line(asked)?;
        let rows = answer.as_array().or_else(|| answer["messages"].as_array());
        let Some(rows) = rows else {
            let answer = if answer.is_null() { String::new() } else { answer.to_string() };
            return Ok(self.report.line(format_args!("  {status} {answer}"))?);
        };
        self.report.line(format_args!("  {status}"))?;
        for row in rows {
            self.report.line(format_args!("    {row}"))?;
        }
        Ok(())
    }

    async fn request(
        &self,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Result<(u16, Value), Failure> {
        let mut request = Client::new().request(method, format!("{}{path}", self.service));
        if let Some(body) = body {
            request = request.json(body);
        }
        let response = request.send().await?;
        let status = response.status().as_u16();
        let text = response.text().await?;
        let answer = if text.is_empty() { Value::Null } else { serde_json::from_str(&text)? };
        Ok((status, answer))
    }
}
