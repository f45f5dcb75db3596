use ddb_keys::aws::Item;
use ddb_keys::{Entity, ItemCollection, Table};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[serde(rename_all = "camelCase")]
#[pk("USER#<id>")]
#[sk("USER#<id>")]
#[gsi(GSI1, pk = "USER#<email>", sk = "USER#<email>")]
struct User {
    id: String,
    email: String,
    name: Option<String>,
    email_verified: Option<String>,
    r#type: UserType,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[serde(rename_all = "camelCase")]
#[pk("USER#<user_id>")]
#[sk("ACCOUNT#<provider>#<provider_account_id..>")]
#[gsi(GSI1, pk = "ACCOUNT#<provider>", sk = "ACCOUNT#<provider_account_id..>")]
struct Account {
    id: String,
    user_id: String,
    provider: String,
    provider_account_id: String,
    r#type: String, // "oauth", "oidc", …
    #[serde(rename = "access_token", skip_serializing_if = "Option::is_none", default)]
    access_token: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[serde(rename_all = "camelCase")]
#[entity(ttl = expires)]
#[pk("USER#<user_id>")]
#[sk("SESSION#<session_token>")]
#[gsi(GSI1, pk = "SESSION#<session_token>", sk = "SESSION#<session_token>")]
struct Session {
    id: String,
    user_id: String,
    session_token: String,
    expires: f64, // milliseconds divided by 1000
    r#type: SessionType,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(ttl = expires)]
#[pk("VT#<identifier>")]
#[sk("VT#<token>")]
struct Token {
    identifier: String,
    token: String,
    expires: f64,
    r#type: TokenType,
}

// Constants: each item of a kind has the same text.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
enum UserType { #[serde(rename = "USER")] User }
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
enum SessionType { #[serde(rename = "SESSION")] Session }
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
enum TokenType { #[serde(rename = "VT")] Token }

#[derive(Debug, Table)]
#[table(name = "next-auth", pk = "pk", sk = "sk", type_attribute = none)]
#[gsi(GSI1, name = "GSI1", pk = "GSI1PK", sk = "GSI1SK")]
enum Auth {
    User(User),
    Account(Account),
    Session(Session),
    Token(Token),
    #[table(unknown)]
    Unknown(Item), // what no entity claims
}

// A user with everything that belongs to it: one partition.
#[derive(Debug, ItemCollection)]
#[item_collection(table = Auth)]
struct Identity {
    user: User,
    accounts: Vec<Account>,
    sessions: Vec<Session>,
}
