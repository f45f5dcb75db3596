//! The DynamoDB adapter of Auth.js: users, their accounts and sessions, and verification tokens.
//!
//! The table has no type attribute: `type` says what an item is, but that of an account is data. The time to live is in seconds and may
//! have a fraction, because the adapter divides milliseconds by 1000.
//!
//! | item | pk | sk | GSI1PK | GSI1SK |
//! |---|---|---|---|---|
//! | user | `USER#id` | `USER#id` | `USER#email` | `USER#email` |
//! | account | `USER#userId` | `ACCOUNT#provider#providerAccountId` | `ACCOUNT#provider` | `ACCOUNT#providerAccountId` |
//! | session | `USER#userId` | `SESSION#token` | `SESSION#token` | `SESSION#token` |
//! | token | `VT#identifier` | `VT#token` | | |

use ddb_keys::aws::Client;
use ddb_keys::{Entity, ItemCollection, Table};
use serde::{Deserialize, Serialize};

use super::{item, number, text};
use crate::engines::on_every_engine;

/// A constant of its item.
macro_rules! tag {
    ($name:ident, $text:literal) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
        enum $name {
            #[default]
            #[serde(rename = $text)]
            It,
        }
    };
}
tag!(UserTag, "USER");
tag!(SessionTag, "SESSION");
tag!(TokenTag, "VT");

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[serde(rename_all = "camelCase")]
#[pk("USER#<id>")]
#[sk("USER#<id>")]
#[gsi(GSI1, pk = "USER#<email>", sk = "USER#<email>")]
struct User {
    id: String,
    email: String,
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    email_verified: Option<String>,
    #[serde(rename = "type", default)]
    tag: UserTag,
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
    #[serde(rename = "type")]
    protocol: String,
    #[serde(default, rename = "access_token", skip_serializing_if = "Option::is_none")]
    access_token: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[serde(rename_all = "camelCase")]
#[entity(ttl = expires)]
#[pk("USER#<user_id>")]
#[sk("SESSION#<session_token>")]
#[gsi(GSI1, pk = "SESSION#<session_token>", sk = "SESSION#<session_token>")]
struct Session {
    user_id: String,
    session_token: String,
    expires: f64,
    #[serde(rename = "type", default)]
    tag: SessionTag,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(ttl = expires)]
#[pk("VT#<identifier>")]
#[sk("VT#<token>")]
struct VerificationToken {
    identifier: String,
    token: String,
    expires: f64,
    #[serde(rename = "type", default)]
    tag: TokenTag,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "next-auth", pk = "pk", sk = "sk", type_attribute = none)]
#[gsi(GSI1, name = "GSI1", pk = "GSI1PK", sk = "GSI1SK")]
enum Auth {
    User(User),
    Account(Account),
    Session(Session),
    VerificationToken(VerificationToken),
}

/// A user with everything that belongs to it.
#[derive(Debug, PartialEq, ItemCollection)]
#[item_collection(table = Auth)]
struct Identity {
    user: User,
    accounts: Vec<Account>,
    sessions: Vec<Session>,
}

fn ann() -> User {
    User {
        id: "u1".into(),
        email: "ann@example.com".into(),
        name: Some("Ann".into()),
        email_verified: None,
        tag: UserTag::It,
    }
}

fn github() -> Account {
    Account {
        id: "a1".into(),
        user_id: "u1".into(),
        provider: "github".into(),
        provider_account_id: "4711".into(),
        protocol: "oauth".into(),
        access_token: None,
    }
}

fn session() -> Session {
    Session {
        user_id: "u1".into(),
        session_token: "t-1".into(),
        expires: 1_900_000_000.125,
        tag: SessionTag::It,
    }
}

fn verification() -> VerificationToken {
    VerificationToken {
        identifier: "ann@example.com".into(),
        token: "h4sh".into(),
        expires: 1_900_000_000.0,
        tag: TokenTag::It,
    }
}

#[test]
fn items_are_those_of_the_application() {
    let user = item([
        ("pk", text("USER#u1")),
        ("sk", text("USER#u1")),
        ("GSI1PK", text("USER#ann@example.com")),
        ("GSI1SK", text("USER#ann@example.com")),
        ("id", text("u1")),
        ("email", text("ann@example.com")),
        ("name", text("Ann")),
        ("emailVerified", aws_sdk_dynamodb::types::AttributeValue::Null(true)),
        ("type", text("USER")),
    ]);
    assert_eq!(Auth::item(&ann()).unwrap(), user);
    let account = item([
        ("pk", text("USER#u1")),
        ("sk", text("ACCOUNT#github#4711")),
        ("GSI1PK", text("ACCOUNT#github")),
        ("GSI1SK", text("ACCOUNT#4711")),
        ("id", text("a1")),
        ("userId", text("u1")),
        ("provider", text("github")),
        ("providerAccountId", text("4711")),
        ("type", text("oauth")),
    ]);
    assert_eq!(Auth::item(&github()).unwrap(), account);
    let stored = item([
        ("pk", text("USER#u1")),
        ("sk", text("SESSION#t-1")),
        ("GSI1PK", text("SESSION#t-1")),
        ("GSI1SK", text("SESSION#t-1")),
        ("userId", text("u1")),
        ("sessionToken", text("t-1")),
        ("expires", number("1900000000.125")),
        ("type", text("SESSION")),
    ]);
    assert_eq!(Auth::item(&session()).unwrap(), stored);
    assert_eq!(Auth::from_item(stored).unwrap(), Auth::Session(session()));
    let token = item([
        ("pk", text("VT#ann@example.com")),
        ("sk", text("VT#h4sh")),
        ("identifier", text("ann@example.com")),
        ("token", text("h4sh")),
        ("expires", number("1900000000")),
        ("type", text("VT")),
    ]);
    assert_eq!(Auth::item(&verification()).unwrap(), token);
}

#[tokio::test]
async fn the_methods_of_the_adapter() {
    on_every_engine(async |table: Client<Auth>| {
        // createUser, getUser, getUserByEmail
        table.put(&ann()).await.unwrap();
        assert_eq!(table.get(UserKey { id: "u1" }).await.unwrap(), Some(ann()));
        let by_email = table.query(User::query_gsi1().email("ann@example.com"));
        assert_eq!(by_email.first().await.unwrap(), Some(ann()));

        // linkAccount, getUserByAccount, unlinkAccount
        table.put(&github()).await.unwrap();
        let by_account = Account::query_gsi1().provider("github").provider_account_id("4711");
        let account = table.query(by_account).first().await.unwrap().unwrap();
        assert_eq!(account.user_id, "u1");
        let unlinked = table.delete(account.key()).take().await.unwrap();
        assert_eq!(unlinked, Some(github()));
        table.put(&github()).await.unwrap();

        // createSession, getSessionAndUser, updateSession
        table.put(&session()).await.unwrap();
        let by_token = table.query(Session::query_gsi1().session_token("t-1"));
        let found = by_token.first().await.unwrap().unwrap();
        let later = table.update(found.key()).set(|s| s.expires, 1_900_000_001.5);
        assert_eq!(later.await.unwrap().expires, 1_900_000_001.5);
        let identity = table.load(Identity::query().id("u1")).await.unwrap().unwrap();
        assert_eq!((identity.user, identity.accounts), (ann(), vec![github()]));

        // updateUser: a name, and an email, which moves the index key.
        let by_email = UserGSI1Key { email: "ann@example.org" };
        let moved = table.update(UserKey { id: "u1" }).set(|u| u.name, "Ann B").set_index(by_email);
        assert_eq!(moved.await.unwrap().email, "ann@example.org");

        // useVerificationToken: it is used once.
        table.put(&verification()).await.unwrap();
        let used = || table.delete(verification().key()).take();
        assert_eq!(used().await.unwrap(), Some(verification()));
        assert_eq!(used().await.unwrap(), None);

        // deleteUser
        let deleted = table.delete_found(User::collection().id("u1")).await.unwrap();
        assert_eq!((deleted, table.scan().count().await.unwrap()), (3, 0));
    })
    .await;
}
