//! Records of the Streams API: made by hand, and read from an engine that has it.

use std::time::{Duration, SystemTime};

use aws_sdk_dynamodb::primitives::DateTime;
use aws_sdk_dynamodb::types::{StreamSpecification, StreamViewType};
use aws_sdk_dynamodbstreams::config::retry::RetryConfig;
use aws_sdk_dynamodbstreams::config::timeout::TimeoutConfig;
use aws_sdk_dynamodbstreams::config::{BehaviorVersion, Credentials, Region};
use aws_sdk_dynamodbstreams::types::{
    AttributeValue, Identity, OperationType, Record, ShardIteratorType, StreamRecord,
};
use ddb_keys::aws::{Change, ChangeKind, Client};

use crate::engines::{Engine, engines, run};
use crate::stream_records::{App, UserKey, user};

fn image(age: &str) -> Vec<(String, AttributeValue)> {
    let text = |text: &str| AttributeValue::S(text.to_owned());
    let photo = AttributeValue::B(vec![1_u8, 2, 3].into());
    let members = [
        ("PK", text("USER#ann")),
        ("name", text("ann")),
        ("age", AttributeValue::N(age.to_owned())),
        ("photo", photo),
    ];
    members.map(|(name, value)| (name.to_owned(), value)).into()
}

fn record(event: OperationType, old: Option<&str>, new: Option<&str>) -> Record {
    let images = |age: Option<&str>| age.map(|age| image(age).into_iter().collect());
    let body = StreamRecord::builder()
        .approximate_creation_date_time(DateTime::from_millis(1_568_013_979_500))
        .keys("PK", AttributeValue::S("USER#ann".into()))
        .sequence_number("4421584500000000017450439091")
        .set_old_image(images(old))
        .set_new_image(images(new));
    Record::builder().event_name(event).dynamodb(body.build()).build()
}

fn change(record: Record) -> Change<App> {
    let lent = Change::<App>::try_from(&record).unwrap();
    let change = Change::try_from(record).unwrap();
    assert_eq!((lent.kind, lent.key(), lent.at), (change.kind, change.key(), change.at));
    assert_eq!((lent.expired, &lent.sequence_number), (change.expired, &change.sequence_number));
    let images = |change: &Change<App>| (change.old_image().ok(), change.new_image().ok());
    assert_eq!(images(&lent), images(&change));
    change
}

#[test]
fn the_events_name_decides_whatever_the_view_type() {
    for (event, kind, has_old, has_new) in [
        (OperationType::Insert, ChangeKind::Inserted, false, true),
        (OperationType::Modify, ChangeKind::Modified, true, true),
        (OperationType::Remove, ChangeKind::Removed, true, false),
    ] {
        for (view_old, view_new) in [(true, true), (true, false), (false, true), (false, false)] {
            let old = (has_old && view_old).then_some("30");
            let new = (has_new && view_new).then_some("31");
            let change = change(record(event.clone(), old, new));
            assert_eq!(change.kind, kind);
            assert_eq!(change.old_image().unwrap(), old.map(|_| user(30)));
            assert_eq!(change.new_image().unwrap(), new.map(|_| user(31)));
            assert_eq!(change.key().unwrap().to_string(), "USER#ann");
            assert_eq!(change.sequence_number.as_deref(), Some("4421584500000000017450439091"));
            let at = SystemTime::UNIX_EPOCH + Duration::from_millis(1_568_013_979_500);
            assert_eq!(change.at, Some(at));
            assert!(!change.expired);
        }
    }
}

#[test]
fn an_unreadable_image_does_not_affect_the_other() {
    let one = change(record(OperationType::Modify, Some("-1"), Some("31")));
    assert!(one.old_image().is_err());
    assert_eq!(one.new_image().unwrap(), Some(user(31)));
    let other = change(record(OperationType::Modify, Some("30"), Some("-1")));
    assert_eq!(other.old_image().unwrap(), Some(user(30)));
    assert!(other.new_image().is_err());
}

#[test]
fn deletions_by_expiry_are_recognised() {
    for (principal, expired) in [("dynamodb.amazonaws.com", true), ("somebody", false)] {
        let mut removed = record(OperationType::Remove, Some("30"), None);
        removed.user_identity =
            Some(Identity::builder().principal_id(principal).r#type("Service").build());
        assert_eq!(change(removed).expired, expired);
    }
    assert!(!change(record(OperationType::Remove, Some("30"), None)).expired);
}

#[test]
fn a_record_without_a_change_is_an_error() {
    let error = |record: Record| Change::<App>::try_from(record).unwrap_err();
    let named = Record::builder().event_name(OperationType::Insert);
    assert_eq!(error(named.build()).reason, "the stream record has no `dynamodb`");
    assert_eq!(error(Record::builder().build()).reason, "the stream record has no event name");
    let unknown = OperationType::from("TRUNCATE");
    assert_eq!(
        error(record(unknown, None, None)).to_string(),
        "the stream record has the unknown event name `TRUNCATE`"
    );
}

fn streams_of(engine: &Engine) -> aws_sdk_dynamodbstreams::Client {
    let config = aws_sdk_dynamodbstreams::Config::builder()
        .behavior_version(BehaviorVersion::latest())
        .region(Region::new("us-east-1"))
        .credentials_provider(Credentials::new("local", "local", None, None, "local"))
        .endpoint_url(engine.endpoint())
        .retry_config(RetryConfig::disabled())
        .timeout_config(TimeoutConfig::disabled());
    let http_client = engine.sdk.config().http_client().unwrap();
    aws_sdk_dynamodbstreams::Client::from_conf(config.http_client(http_client).build())
}

/// The records of the only shard of a table's stream; `None` if the engine has no streams.
async fn records(engine: &Engine, table: &Client<App>) -> Option<Vec<Record>> {
    let described = table.sdk().describe_table().table_name(table.table_name()).send().await;
    let arn = described.unwrap().table.unwrap().latest_stream_arn?;
    let streams = streams_of(engine);
    let stream = streams.describe_stream().stream_arn(&arn).send().await.ok()?;
    let shard = stream.stream_description?.shards?.pop()?.shard_id?;
    let iterator = streams
        .get_shard_iterator()
        .stream_arn(arn)
        .shard_id(shard)
        .shard_iterator_type(ShardIteratorType::TrimHorizon);
    let mut iterator = iterator.send().await.unwrap().shard_iterator;
    let mut records = Vec::new();
    // Records may appear in the stream some time after the writes.
    for _ in 0..600 {
        let answer = streams.get_records().set_shard_iterator(iterator).send().await.unwrap();
        records.extend(answer.records.unwrap_or_default());
        iterator = answer.next_shard_iterator;
        if records.len() >= 3 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Some(records)
}

#[tokio::test]
async fn an_engines_own_records_are_read_whatever_the_view_type() {
    for engine in engines().await {
        for view in [
            StreamViewType::NewAndOldImages,
            StreamViewType::NewImage,
            StreamViewType::OldImage,
            StreamViewType::KeysOnly,
        ] {
            let name = format!("streamed-{view}-{}", run());
            let table = Client::<App>::new(engine.sdk.clone()).with_table_name(&name);
            let stream = StreamSpecification::builder()
                .stream_enabled(true)
                .stream_view_type(view.clone())
                .build()
                .unwrap();
            let create = table.create_table();
            create.customize(|request| request.stream_specification(stream)).await.unwrap();
            let [first, second] = [30, 31].map(user);
            for App::User(user) in [&first, &second] {
                table.put(user).await.unwrap();
            }
            table.delete(UserKey { name: "ann" }).await.unwrap();
            let Some(records) = records(&engine, &table).await else {
                println!("skipped on {}: it has no streams", engine.name);
                break;
            };
            let changes: Vec<_> = records.into_iter().map(change).collect();
            let kinds: Vec<_> = changes.iter().map(|change| change.kind).collect();
            let expected = [ChangeKind::Inserted, ChangeKind::Modified, ChangeKind::Removed];
            assert_eq!(kinds, expected, "{view} of {}", engine.name);
            let has_old =
                matches!(view, StreamViewType::NewAndOldImages | StreamViewType::OldImage);
            let has_new =
                matches!(view, StreamViewType::NewAndOldImages | StreamViewType::NewImage);
            let of = [(None, Some(&first)), (Some(&first), Some(&second)), (Some(&second), None)];
            for (change, (old, new)) in changes.into_iter().zip(of) {
                assert_eq!(change.key().unwrap().to_string(), "USER#ann");
                assert_eq!(change.old_image().unwrap().as_ref(), old.filter(|_| has_old));
                assert_eq!(change.new_image().unwrap().as_ref(), new.filter(|_| has_new));
            }
            table.sdk().delete_table().table_name(&name).send().await.unwrap();
        }
    }
}
