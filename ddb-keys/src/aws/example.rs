//! The examples of operations and of their errors, which share one table.

/// An example on the table of [`aws`](crate::aws), in lines. `table`, a `message` that is not stored, and its `key` are
/// there.
macro_rules! example {
    ($($line:literal)+) => {
        $crate::aws::example::on_table!($($line, "\n",)+)
    };
}

/// An example on a table of users, whose mail addresses are unique.
macro_rules! on_users {
    ($($line:literal)+) => {
        $crate::aws::example::example!(
            "#[derive(Debug, Serialize, Deserialize, Entity)]"
            "#[entity(unique(Mail = Mail { mail: self.mail.clone(), name: self.name.clone() }))]"
            "#[pk(\"USER#<name>\")]"
            "struct User { name: String, mail: String }"
            ""
            "#[derive(Debug, Serialize, Deserialize, Entity)]"
            "#[pk(\"MAIL#<mail>\")]"
            "struct Mail { mail: String, name: String }"
            ""
            "# #[derive(Debug, Table)]"
            "# #[table(name = \"users\", pk = \"PK\")]"
            "# enum Users { User(User), Mail(Mail) }"
            "# let table = Users::client(engine.client());"
            "# table.create_table().await?;"
            $($line)+
        )
    };
}

/// An operation that fails, and what its error says: below the code, where a long message wraps.
macro_rules! failing {
    ($($line:literal)+ => $text:literal) => {
        concat!(
            $crate::aws::example::on_table!(
                "let refused = ",
                $($line, "\n",)+
                "    .await;\n# assert_eq!(refused.unwrap_err().to_string(), \"", $text, "\");\n",
            ),
            "\n\n> ", $text,
        )
    };
}

/// A code block that begins with the hidden table.
macro_rules! on_table {
    ($($text:expr,)+) => {
        concat!(
            r##"```
# use std::collections::BTreeSet;
# use ddb_keys::aws::{Cursor, Error, InvalidRequest};
# use ddb_keys::embedded::Embedded;
# use ddb_keys::{Entity, Table};
# use ddb_keys_chat::*;
# use serde::{Deserialize, Serialize};
# #[tokio::main(flavor = "current_thread")]
# async fn main() -> Result<(), Box<dyn std::error::Error>> {
# let engine = Embedded::start().await?;
# let table = Chat::client(engine.client());
# table.create_table().await?;
# let (message, key) = message();
"##,
            $($text,)+
            "# Ok(())\n# }\n```"
        )
    };
}

pub(in crate::aws) use {example, failing, on_table, on_users};
