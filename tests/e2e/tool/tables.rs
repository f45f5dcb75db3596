//! The table itself: created, and compared with the code.

use aws_sdk_dynamodb::types::{
    AttributeDefinition, CreateGlobalSecondaryIndexAction, GlobalSecondaryIndexUpdate,
    KeySchemaElement, KeyType, Projection, ProjectionType, ScalarAttributeType,
};
use ddb_keys::aws::{Client, TableItems};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use super::{json, run, unanswered};
use crate::engines::on_every_engine;
use crate::migration::model::Shop;
use crate::scripted::{Scripted, error};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(ttl = expires)]
#[pk("ROOM#<room>")]
#[sk("MSG#<number:04>")]
#[gsi(ByAuthor, pk = "AUTHOR#<author>", sk = sent)]
#[lsi(ByLength, sk = length)]
struct Message {
    room: String,
    number: u32,
    author: String,
    sent: u64,
    length: u32,
    expires: u64,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "rooms", pk = "PK", sk = "SK")]
#[gsi(ByAuthor, name = "by-author", pk = "AUTHOR", sk = "sent", projection = include("length"))]
#[lsi(ByLength, name = "by-length", sk = "length", projection = keys_only)]
enum Rooms {
    Message(Message),
}

/// The table before it had a global index, and before its items expired.
mod before {
    use super::{Deserialize, Entity, Serialize, Table};

    #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
    #[pk("ROOM#<room>")]
    #[sk("MSG#<number:04>")]
    #[lsi(ByLength, sk = length)]
    pub(super) struct Message {
        room: String,
        number: u32,
        length: u32,
    }

    #[derive(Debug, PartialEq, Table)]
    #[table(name = "rooms", pk = "PK", sk = "SK")]
    #[lsi(ByLength, name = "by-length", sk = "length", projection = keys_only)]
    pub(super) enum Rooms {
        Message(Message),
    }
}

/// The same table with another key and another kind of indexes.
mod other {
    use super::{Deserialize, Entity, Serialize, Table};

    #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
    #[pk("ROOM#<room>")]
    #[gsi(ByLength, pk = length)]
    #[gsi(ByAuthor, pk = "AUTHOR#<author>")]
    pub(super) struct Message {
        room: String,
        author: String,
        length: u32,
    }

    #[derive(Debug, PartialEq, Table)]
    #[table(name = "rooms", pk = "PK")]
    #[gsi(ByLength, name = "by-length", pk = "length", projection = keys_only)]
    #[gsi(ByAuthor, name = "by-author", pk = "AUTHOR")]
    pub(super) enum Rooms {
        Message(Message),
    }
}

/// The same table, as other code describes it.
fn seen_as<T: TableItems>(table: &Client<impl Table>) -> Client<T> {
    Client::new(table.sdk().clone()).with_table_name(table.table_name())
}

#[tokio::test]
async fn a_dry_run_prints_the_requests_that_create_the_table() {
    let (_server, table) = unanswered::<Rooms>().await;
    let (code, text) = run(&table, "create").await;
    assert_eq!(code, 0, "{text}");
    assert!(text.starts_with("CreateTable {\n") && text.contains("UpdateTimeToLive {\n"), "{text}");
    assert!(text.ends_with("nothing was sent: add `--yes`\n"), "{text}");
    let (code, text) = run(&table, "create --format json --table prod-rooms").await;
    assert_eq!((code, &json(&text)["created"]), (0, &false.into()), "{text}");

    let server = Scripted::start(&[error("AccessDeniedException", "no")]).await.unwrap();
    let table = Rooms::client(server.sdk()).with_table_name("prod-rooms");
    table.create_table().await.unwrap_err();
    let [sent] = server.requests().try_into().unwrap();
    let ttl = serde_json::json!({
        "TableName": "prod-rooms",
        "TimeToLiveSpecification": { "AttributeName": "expires", "Enabled": true },
    });
    let expected = serde_json::json!([
        { "operation": sent.operation, "input": sent.body },
        { "operation": "UpdateTimeToLive", "input": ttl },
    ]);
    assert_eq!(json(&text)["requests"], expected);
}

#[tokio::test]
async fn a_table_is_created_once() {
    on_every_engine(async |table: Client<Rooms>| {
        let name = format!("{}-other", table.table_name());
        let table = table.with_table_name(name);
        let (code, text) = run(&table, "diff").await;
        assert_eq!(code, 1, "{text}");
        assert!(text.starts_with("there is no table `"), "{text}");
        let (code, text) = run(&table, "diff --format json").await;
        assert_eq!((code, &json(&text)["exists"]), (1, &false.into()), "{text}");

        let (code, text) = run(&table, "create --yes --format json").await;
        assert_eq!((code, &json(&text)["created"]), (0, &true.into()), "{text}");
        let (code, text) = run(&table, "create --yes").await;
        assert_eq!(code, 0, "{text}");
        assert!(text.ends_with("exists, and agrees with the code\n"), "{text}");
        let (code, text) = run(&table, "diff").await;
        assert_eq!(code, 0, "{text}");
        assert!(text.ends_with("and the code agree\n"), "{text}");
    })
    .await;
}

#[tokio::test]
async fn a_difference_says_how_to_add_an_index() {
    on_every_engine(async |table: Client<before::Rooms>| {
        let table = seen_as::<Rooms>(&table);
        let (code, text) = run(&table, "diff").await;
        assert_eq!(code, 1, "{text}");
        assert!(
            text.contains("it has no index `by-author`\n  add it, one index at a time"),
            "{text}"
        );
        assert!(text.contains("\n  aws dynamodb update-table --cli-input-json '{"), "{text}");
        assert!(
            text.contains("\n  aws dynamodb update-time-to-live --cli-input-json '{"),
            "{text}"
        );

        let (_, text) = run(&table, "diff --format json").await;
        let [missing, ttl] =
            json(&text)["differences"].as_array().unwrap().clone().try_into().unwrap();
        assert_eq!((&missing["id"], &ttl["id"]), (&"missing-index".into(), &"no-ttl".into()));
        assert_eq!(missing["request"]["operation"], "UpdateTable");
        let expected = serde_json::json!({
            "TableName": table.table_name(),
            "AttributeDefinitions": [
                { "AttributeName": "AUTHOR", "AttributeType": "S" },
                { "AttributeName": "sent", "AttributeType": "N" },
            ],
            "GlobalSecondaryIndexUpdates": [{ "Create": {
                "IndexName": "by-author",
                "KeySchema": [
                    { "AttributeName": "AUTHOR", "KeyType": "HASH" },
                    { "AttributeName": "sent", "KeyType": "RANGE" },
                ],
                "Projection": { "ProjectionType": "INCLUDE", "NonKeyAttributes": ["length"] },
            }}],
        });
        assert_eq!(missing["request"]["input"], expected);

        add_by_author(&table).await;
        assert_eq!(run(&table, "create --yes").await.0, 0, "expiry is enabled, too");
        assert_eq!(run(&table, "diff").await.0, 0);
    })
    .await;
}

/// Sends what `diff` prints.
async fn add_by_author(table: &Client<Rooms>) {
    let attribute = |name, of| {
        AttributeDefinition::builder().attribute_name(name).attribute_type(of).build().unwrap()
    };
    let key =
        |name, of| KeySchemaElement::builder().attribute_name(name).key_type(of).build().unwrap();
    let projection = Projection::builder().projection_type(ProjectionType::Include);
    let create = CreateGlobalSecondaryIndexAction::builder()
        .index_name("by-author")
        .key_schema(key("AUTHOR", KeyType::Hash))
        .key_schema(key("sent", KeyType::Range))
        .projection(projection.non_key_attributes("length").build())
        .build()
        .unwrap();
    let update = table.sdk().update_table().table_name(table.table_name());
    update
        .attribute_definitions(attribute("AUTHOR", ScalarAttributeType::S))
        .attribute_definitions(attribute("sent", ScalarAttributeType::N))
        .global_secondary_index_updates(
            GlobalSecondaryIndexUpdate::builder().create(create).build(),
        )
        .send()
        .await
        .unwrap();
}

/// A table of one index, in this state of its index.
fn described(status: &str, backfilling: bool) -> (u16, String) {
    let attribute = |name| serde_json::json!({ "AttributeName": name, "AttributeType": "S" });
    let key = |pk, sk| {
        serde_json::json!([
            { "AttributeName": pk, "KeyType": "HASH" }, { "AttributeName": sk, "KeyType": "RANGE" },
        ])
    };
    let attributes = ["PK", "SK", "GSI1PK", "GSI1SK"].map(attribute);
    let table_status = if status == "ACTIVE" { "ACTIVE" } else { "UPDATING" };
    let table = serde_json::json!({ "Table": {
        "TableName": "orders",
        "TableStatus": table_status,
        "AttributeDefinitions": attributes,
        "KeySchema": key("PK", "SK"),
        "GlobalSecondaryIndexes": [{
            "IndexName": "by-state",
            "IndexStatus": status,
            "Backfilling": backfilling,
            "KeySchema": key("GSI1PK", "GSI1SK"),
            "Projection": { "ProjectionType": "ALL" },
        }],
    }});
    (200, table.to_string())
}

#[tokio::test]
async fn a_difference_is_told_after_an_index_was_built() {
    let answers = [
        described("CREATING", false),
        described("CREATING", true),
        error("ThrottlingException", "busy"),
        described("ACTIVE", false),
    ];
    for (command, requests) in [("diff", 1), ("diff --wait", 5), ("diff --wait --format json", 5)] {
        let server = Scripted::start(&answers).await.unwrap();
        let table = Client::<Shop>::new(server.sdk());
        let (code, text) = run(&table, command).await;
        assert_eq!(code, 0, "{text}");
        let sent = server.requests();
        assert!(sent.iter().all(|request| request.operation == "DescribeTable"), "{sent:?}");
        assert_eq!(sent.len(), requests, "{command}: the last one compares");
    }
}

#[tokio::test]
async fn a_server_that_is_gone_is_waited_for_only_for_a_moment() {
    let (server, table) = unanswered::<Shop>().await;
    drop(server);
    assert_eq!(run(&table, "diff --wait").await, (2, String::new()));
}

#[tokio::test]
async fn nothing_is_waited_for_where_nothing_is_built() {
    on_every_engine(async |table: Client<Shop>| {
        assert_eq!(run(&table, "diff --wait").await.0, 0);
        let missing = table.with_table_name("missing");
        let (code, text) = run(&missing, "diff --wait").await;
        assert!(code == 1 && text.starts_with("there is no table `missing`"), "{text}");
    })
    .await;
}

#[tokio::test]
async fn what_cannot_be_changed_is_said() {
    on_every_engine(async |table: Client<Rooms>| {
        let table = seen_as::<other::Rooms>(&table);
        let (code, text) = run(&table, "diff --format json").await;
        let differences = json(&text)["differences"].clone();
        let ids = differences.as_array().unwrap().iter().map(|of| of["id"].as_str().unwrap());
        let expected = ["table-key", "index-kind", "index-key", "index-key", "index-projection"];
        assert_eq!((code, ids.collect::<Vec<_>>().as_slice()), (1, &expected[..]), "{text}");
        let (code, text) = run(&table, "create --yes").await;
        assert_eq!(code, 1, "{text}");
        assert!(text.contains("the key of a table cannot be changed"), "{text}");
    })
    .await;
}

#[tokio::test]
async fn a_table_that_cannot_be_described_is_exit_code_2() {
    let server = Scripted::start(&[error("AccessDeniedException", "no")]).await.unwrap();
    let table = Rooms::client(server.sdk());
    for command in ["diff", "diff --wait", "create --yes", "create extra", "diff --yes"] {
        assert_eq!(run(&table, command).await, (2, String::new()), "{command}");
    }
}
