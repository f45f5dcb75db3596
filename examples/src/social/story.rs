//! Talks to the service over HTTP.

use std::io::Write;

use reqwest::Client;
use serde_json::Value;

use crate::{Failure, report::Report};

/// One request per line, under titles. Links to the next page are followed.
const CONVERSATION: &str = include_str!("conversation.txt");

/// Sends the requests to a service, such as `http://127.0.0.1:8080`, and prints the responses.
pub async fn tell<W: Write>(report: &mut Report<W>, service: &str) -> Result<(), Failure> {
    // The service is on this machine, where no proxy is needed.
    let http = Client::builder().no_proxy().build()?;
    for line in CONVERSATION.lines() {
        if let Some(title) = line.strip_prefix("# ") {
            let (title, what) = title.split_once(": ").unwrap_or((title, ""));
            report.step(title, what)?;
            continue;
        }
        let mut asked = Some(line.to_owned());
        while let Some(line) = asked.take() {
            let mut words = line.splitn(3, ' ');
            let (method, path, body) = (words.next(), words.next(), words.next());
            let method = method.unwrap_or_default().parse()?;
            let mut request =
                http.request(method, format!("{service}{}", path.unwrap_or_default()));
            if let Some(body) = body {
                request = request.header("Content-Type", "application/json").body(body.to_owned());
            }
            let response = request.send().await?;
            let (status, answer) = (response.status().as_u16(), response.text().await?);
            report.line(&line)?;
            let answer = serde_json::from_str(&answer).unwrap_or(Value::String(answer));
            asked = answer["next"].as_str().map(|next| format!("GET {next}"));
            let rows = answer.as_array().or_else(|| answer["messages"].as_array());
            for row in rows.unwrap_or(&vec![answer.clone()]) {
                report.line(format_args!("  {status} {row}"))?;
            }
        }
    }
    Ok(())
}
