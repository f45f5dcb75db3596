//! Sign-in by links in mails: a store whose keys are HMACs of secrets, which no attribute holds.
//!
//! | entity_type | pk | sk |
//! |---|---|---|
//! | magic_link | `ML#` HMAC of the selector | `CHALLENGE` |
//! | user_email_lookup | `USER#` HMAC of the address | `PROFILE` |
//! | user_profile | `USERID#` user | `PROFILE` |
//! | session | `SESSION#` HMAC of the session | `SESSION` |
//! | user_session_index | `USER#` user | `SESSION#` time `#` HMAC of the session |
//! | rate_counter | `RL#` HMAC of what is limited | `COUNTER` |
//!
//! `USER#` begins the keys of two kinds, of a hash and of an id. The key of the HMACs rotates: reads try the present one first.

use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};

use super::{item, number, text};
use crate::engines::on_every_engine;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, KeyPart)]
#[serde(transparent)]
#[key_part(len = 64, chars = "0-9a-f")]
struct Hmac(String);

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(name = "magic_link", ttl = ttl)]
#[pk("ML#<selector>")]
#[sk("CHALLENGE")]
struct MagicLink {
    #[serde(skip_serializing)]
    selector: Hmac,
    email: String,
    expires_at: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    consumed_at: Option<u64>,
    ttl: u64,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(name = "user_email_lookup")]
#[pk("USER#<email_hmac>")]
#[sk("PROFILE")]
struct EmailLookup {
    #[serde(skip_serializing)]
    email_hmac: Hmac,
    user_id: String,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(name = "user_profile")]
#[pk("USERID#<user_id>")]
#[sk("PROFILE")]
struct Profile {
    user_id: String,
    email: String,
    disabled: bool,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(name = "session")]
#[pk("SESSION#<session>")]
#[sk("SESSION")]
struct Session {
    #[serde(skip_serializing)]
    session: Hmac,
    user_id: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    revoked_at: Option<u64>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(name = "user_session_index")]
#[pk("USER#<user_id>")]
#[sk("SESSION#<created_at>#<session>")]
struct SessionOfUser {
    #[serde(skip_serializing)]
    user_id: String,
    created_at: u64,
    #[serde(skip_serializing)]
    session: Hmac,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(name = "rate_counter", ttl = ttl)]
#[pk("RL#<bucket>")]
#[sk("COUNTER")]
struct Rate {
    #[serde(skip_serializing)]
    bucket: Hmac,
    #[serde(default)]
    count: u32,
    ttl: u64,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "auth", pk = "pk", sk = "sk")]
enum Auth {
    MagicLink(MagicLink),
    EmailLookup(EmailLookup),
    Profile(Profile),
    Session(Session),
    SessionOfUser(SessionOfUser),
    Rate(Rate),
}

const NOW: u64 = 1_800_000_000;

fn hmac(byte: u8) -> Hmac {
    Hmac(format!("{byte:02x}").repeat(32))
}

fn link() -> MagicLink {
    MagicLink {
        selector: hmac(1),
        email: "ann@example.com".into(),
        expires_at: NOW + 600,
        consumed_at: None,
        ttl: NOW + 86_400,
    }
}

#[test]
fn items_are_those_of_the_application() {
    let ones = "01".repeat(32);
    let stored = item([
        ("pk", text(&format!("ML#{ones}"))),
        ("sk", text("CHALLENGE")),
        ("entity_type", text("magic_link")),
        ("email", text("ann@example.com")),
        ("expires_at", number("1800000600")),
        ("ttl", number("1800086400")),
    ]);
    assert_eq!(Auth::item(&link()).unwrap(), stored);
    assert_eq!(Auth::from_item(stored).unwrap(), Auth::MagicLink(link()));
    let entry = SessionOfUser { user_id: "u1".into(), created_at: NOW, session: hmac(1) };
    let stored = item([
        ("pk", text("USER#u1")),
        ("sk", text(&format!("SESSION#1800000000#{ones}"))),
        ("entity_type", text("user_session_index")),
        ("created_at", number("1800000000")),
    ]);
    assert_eq!(Auth::item(&entry).unwrap(), stored);
    assert_eq!(Auth::from_item(stored).unwrap(), Auth::SessionOfUser(entry));
}

/// Uses the link, creates the user, and opens a session: all or nothing, once for a token.
///
/// DynamoDB Local remembers tokens across tables, so that each test has its own.
async fn sign_in(table: &Client<Auth>, token: &str) -> Result<(), Error> {
    let selector = hmac(1);
    let used = table
        .update(MagicLinkKey { selector: selector.view() })
        .set(|l| l.consumed_at, NOW)
        .condition(|l| l.consumed_at.missing() & l.expires_at.ge(NOW))
        .label("the link is spent");
    let (user_id, email) = ("u1".to_owned(), "ann@example.com".to_owned());
    let profile = Profile { user_id: user_id.clone(), email, disabled: false };
    let lookup = EmailLookup { email_hmac: hmac(2), user_id: user_id.clone() };
    let session = Session { session: hmac(3), user_id: user_id.clone(), revoked_at: None };
    let entry = SessionOfUser { user_id, created_at: NOW, session: hmac(3) };
    let created = (
        table.create(&profile),
        table.create(&lookup),
        table.create(&session),
        table.create(&entry),
    );
    table.transact_write((used, created)).idempotent(token).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_signs_in_once() {
    on_every_engine(async |table: Client<Auth>| {
        table.create(&link()).await.unwrap();
        sign_in(&table, "attempt-1").await.unwrap();
        let again = sign_in(&table, "attempt-2").await.unwrap_err();
        let label = again.failed_condition().and_then(|action| action.label.as_deref());
        assert_eq!(label, Some("the link is spent"));

        // The next sign-in of the same user checks what this one has created.
        let email = hmac(2);
        let lookup = table.check(EmailLookupKey { email_hmac: email.view() });
        let profile = table.check(ProfileKey { user_id: "u1" });
        let checks = (lookup.condition(|l| l.user_id.eq("u1")), profile.condition(|p| !p.disabled));
        table.transact_write(checks).await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_is_found_by_either_hmac_and_revoked_once() {
    on_every_engine(async |table: Client<Auth>| {
        table.create(&link()).await.unwrap();
        sign_in(&table, "the only attempt").await.unwrap();
        let (present, previous) = (hmac(9), hmac(3));
        let by = |session: &Hmac| table.get(SessionKey { session: session.view() }).consistent();
        assert_eq!(by(&present).await.unwrap(), None);
        assert!(by(&previous).await.unwrap().is_some());
        let revoke = || {
            let update = table.update(SessionKey { session: previous.view() });
            update.set(|s| s.revoked_at, NOW).condition(|s| s.revoked_at.missing())
        };
        revoke().await.unwrap();
        assert!(revoke().await.unwrap_err().is_condition_failed());
        let of_user = table.query(SessionOfUser::query().user_id("u1")).await.unwrap();
        assert_eq!(
            of_user,
            [SessionOfUser { user_id: "u1".into(), created_at: NOW, session: previous.clone() }]
        );
        // As the rotation of the key does.
        assert_eq!(table.scan_of::<Profile>().await.unwrap().len(), 1);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fourth_request_in_a_window_is_refused() {
    on_every_engine(async |table: Client<Auth>| {
        let bucket = hmac(4);
        let count = || {
            let update = table.update(RateKey { bucket: bucket.view() }).or_create();
            let update = update.set_if_missing(|r| r.ttl, NOW + 86_460).add(|r| r.count, 1);
            update.condition(|r| r.count.missing() | r.count.lt(3))
        };
        for number in 1..=3 {
            assert_eq!(count().await.unwrap().count, number);
        }
        assert!(count().await.unwrap_err().is_condition_failed());
    })
    .await;
}
