//! A table that cannot be used at once.

use std::time::{Duration, Instant};

use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::Outcome;
use crate::scripted::{Answer, Scripted, error};

#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("USER#<name>")]
#[gsi(ByMail, pk = mail)]
struct User {
    name: String,
    mail: String,
}

#[derive(Debug, Table)]
#[table(name = "users", pk = "PK")]
#[gsi(ByMail, name = "by-mail", pk = "mail")]
enum Users {
    User(User),
}

/// The table as its schema says, in these states: its own, its index's, another index's.
fn described(table: &str, by_mail: &str, of_somebody_else: &str) -> Answer {
    let key = |name: &str| json!([{ "AttributeName": name, "KeyType": "HASH" }]);
    let index = |name: &str, status: &str| {
        json!({
            "IndexName": name,
            "IndexStatus": status,
            "KeySchema": key("mail"),
            "Projection": { "ProjectionType": "ALL" },
        })
    };
    let of_type_s = |name: &str| json!({ "AttributeName": name, "AttributeType": "S" });
    let table = json!({
        "TableName": "users",
        "TableStatus": table,
        "AttributeDefinitions": [of_type_s("PK"), of_type_s("mail")],
        "KeySchema": key("PK"),
        "GlobalSecondaryIndexes":
            [index("of-somebody-else", of_somebody_else), index("by-mail", by_mail)],
    });
    (200, json!({ "Table": table }).to_string())
}

fn missing() -> Answer {
    error("ResourceNotFoundException", "there is none")
}

fn created() -> Answer {
    (200, json!({ "TableDescription": {} }).to_string())
}

/// What must end, ends within this time, however slow the machine is.
const AGES: Duration = Duration::from_secs(120);

async fn ensured(
    answers: &[Answer],
    longest: Duration,
) -> Outcome<(Result<bool, Error>, Scripted)> {
    loop {
        let server = Scripted::start(answers).await?;
        let table = Users::client(server.sdk()).ensure_table();
        let table = table.customize(|request| request.deletion_protection_enabled(true));
        let ensured = tokio::time::timeout(AGES, table.until_active(longest)).await?;
        // The script always answers, but not within half a second on a machine that is busy.
        match ensured {
            Err(Error::NotActive { reason, .. }) if reason.contains("did not answer in time") => {}
            ensured => return Ok((ensured, server)),
        }
    }
}

fn operations(server: &Scripted) -> Vec<String> {
    server.requests().into_iter().map(|request| request.operation).collect()
}

#[tokio::test]
async fn it_is_ready_when_it_and_its_own_indexes_are_active() -> Outcome {
    let script = [
        missing(),
        created(),
        described("CREATING", "ACTIVE", "ACTIVE"),
        described("ACTIVE", "CREATING", "ACTIVE"),
        described("ACTIVE", "ACTIVE", "CREATING"),
    ];
    let (ensured, server) = ensured(&script, AGES).await?;
    assert!(ensured?, "this call created it");
    let describe = "DescribeTable";
    assert_eq!(operations(&server), [describe, "CreateTable", describe, describe, describe]);
    assert_eq!(server.requests()[1].body["DeletionProtectionEnabled"], true, "as customized");
    Ok(())
}

#[tokio::test]
async fn what_changes_can_be_used() -> Outcome {
    let (ensured, server) = ensured(&[described("UPDATING", "UPDATING", "DELETING")], AGES).await?;
    assert!(!ensured?, "it existed");
    assert_eq!(operations(&server), ["DescribeTable"]);
    Ok(())
}

#[tokio::test]
async fn somebody_else_may_create_it_in_the_meantime() -> Outcome {
    let active = described("ACTIVE", "ACTIVE", "ACTIVE");
    let in_use = error("ResourceInUseException", "it exists");
    let (found, _server) = ensured(&[missing(), in_use, active.clone()], AGES).await?;
    assert!(!found?, "it existed");

    let denied = error("AccessDeniedException", "not you");
    let (refused, server) = ensured(&[missing(), denied, active], AGES).await?;
    assert!(matches!(refused, Err(Error::Sdk(_))), "{refused:?}");
    assert_eq!(operations(&server), ["DescribeTable", "CreateTable"]);
    Ok(())
}

#[tokio::test]
async fn it_may_not_be_seen_right_after_it_was_created() -> Outcome {
    let active = described("ACTIVE", "ACTIVE", "ACTIVE");
    let script = [missing(), created(), missing(), missing(), active];
    let (found, server) = ensured(&script, AGES).await?;
    assert!(found?, "this call created it");
    let describe = "DescribeTable";
    assert_eq!(operations(&server), [describe, "CreateTable", describe, describe, describe]);

    let (ensured, _server) =
        ensured(&[missing(), created(), missing()], Duration::from_millis(500)).await?;
    let Err(Error::NotActive { table, reason }) = ensured else { panic!("{ensured:?}") };
    assert_eq!((table.as_str(), reason.as_str()), ("users", "DynamoDB does not find it"));
    Ok(())
}

#[tokio::test]
async fn a_table_being_deleted_is_waited_for_and_created_again() -> Outcome {
    let going = described("DELETING", "ACTIVE", "ACTIVE");
    let active = described("ACTIVE", "ACTIVE", "ACTIVE");
    let script = [going.clone(), going, missing(), created(), active.clone()];
    let (table, server) = ensured(&script, AGES).await?;
    assert!(table?, "this call created it");
    assert_eq!(operations(&server)[3], "CreateTable");

    let (index, _server) =
        ensured(&[described("UPDATING", "DELETING", "ACTIVE"), active], AGES).await?;
    assert!(!index?, "it existed");
    Ok(())
}

#[tokio::test]
async fn it_continues_after_temporary_errors() -> Outcome {
    let busy = error("ThrottlingException", "too much");
    let limit = error("LimitExceededException", "too many tables at once");
    let internal = (500, String::from("{}"));
    let active = described("ACTIVE", "ACTIVE", "ACTIVE");
    let script = [busy.clone(), missing(), limit, created(), internal, busy, active];
    let (ensured, server) = ensured(&script, AGES).await?;
    assert!(ensured?, "this call created it");
    assert_eq!(server.requests().len(), 7);
    Ok(())
}

#[tokio::test]
async fn it_is_polled_until_the_timeout_with_growing_pauses() -> Outcome {
    let begun = Instant::now();
    let (ensured, server) =
        ensured(&[described("CREATING", "ACTIVE", "ACTIVE")], Duration::from_millis(500)).await?;
    let Err(Error::NotActive { table, reason }) = ensured else { panic!("{ensured:?}") };
    assert_eq!((table.as_str(), reason.as_str()), ("users", "it is not active yet"));
    assert!(begun.elapsed() >= Duration::from_millis(500));
    // At once, after 100 ms, and 200 ms more. The next pause is longer than the time that is left.
    assert!(server.requests().len() <= 3, "{}", server.requests().len());
    Ok(())
}

#[tokio::test]
async fn waiting_for_a_server_ends_at_the_timeout() -> Outcome {
    let server = Scripted::silent().await?;
    let table = Users::client(server.sdk());
    let longest = Duration::from_millis(200);
    let results = async {
        [
            table.ensure_table().until_active(longest).await.map(drop),
            table.create_table().until_active(longest).await.map(drop),
            table.get_many([UserKey { name: "ann" }]).timeout(longest).await.map(drop),
        ]
    };
    for result in tokio::time::timeout(AGES, results).await? {
        match result {
            Err(Error::Incomplete(read)) => assert_eq!(read.unread().len(), 1),
            other => assert!(matches!(other, Err(Error::NotActive { .. })), "{other:?}"),
        }
    }
    Ok(())
}

#[test]
fn the_request_that_creates_it_can_be_changed() -> Outcome {
    let users = Client::<Users>::new(ddb_keys::embedded::local_client("http://127.0.0.1:1"));
    let request =
        users.create_table().customize(|request| request.deletion_protection_enabled(true));
    let request = request.into_builder()?;
    assert_eq!(request.get_deletion_protection_enabled(), &Some(true));
    assert_eq!(request.get_table_name().as_deref(), Some("users"));
    Ok(())
}
