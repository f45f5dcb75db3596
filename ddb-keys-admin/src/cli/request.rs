//! Requests that a command would send, or that somebody else is to send.

use serde_json::{Value, json};

/// A request of DynamoDB's API.
pub(super) struct Request {
    /// The operation, such as `CreateTable`.
    pub(super) operation: &'static str,
    pub(super) input: Value,
}

impl Request {
    /// The request for another program.
    pub(super) fn to_json(&self) -> Value {
        json!({ "operation": self.operation, "input": self.input })
    }

    /// The request as a command of the AWS CLI, for a shell.
    pub(super) fn command(&self) -> String {
        let mut name = String::new();
        for (at, letter) in self.operation.char_indices() {
            if letter.is_ascii_uppercase() && at > 0 {
                name.push('-');
            }
            name.push(letter.to_ascii_lowercase());
        }
        let input = self.input.to_string().replace('\'', r"'\''");
        format!("aws dynamodb {name} --cli-input-json '{input}'")
    }
}

#[cfg(test)]
mod tests {
    use super::{Request, json};

    #[test]
    fn a_shell_takes_the_input_as_one_word() {
        let request = Request { operation: "UpdateTable", input: json!({ "TableName": "it's" }) };
        let command = r#"aws dynamodb update-table --cli-input-json '{"TableName":"it'\''s"}'"#;
        assert_eq!(request.command(), command);
    }
}
