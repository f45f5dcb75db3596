//! Records of streams, in the shapes that AWS documents.

use std::time::{Duration, SystemTime};

use ddb_keys::aws::{Change, ChangeKind, ItemError, StreamEvent};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

#[derive(Debug, PartialEq, Serialize, Deserialize, Entity)]
#[pk("USER#<name>")]
pub(crate) struct User {
    name: String,
    age: u32,
    #[serde(with = "crate::binary", default)]
    photo: Vec<u8>,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "app", pk = "PK", type_attribute = none)]
pub(crate) enum App {
    User(User),
}

fn image(age: u32) -> Value {
    json!({
        "PK": {"S": "USER#ann"}, "name": {"S": "ann"}, "age": {"N": age.to_string()},
        "photo": {"B": "AQID"},
    })
}

pub(crate) fn user(age: u32) -> App {
    App::User(User { name: "ann".into(), age, photo: vec![1, 2, 3] })
}

/// A record as Lambda gives it.
fn record(event: &str, old: Option<Value>, new: Option<Value>) -> Value {
    let mut body = json!({
        "ApproximateCreationDateTime": 1568013979.5,
        "Keys": {"PK": {"S": "USER#ann"}},
        "SequenceNumber": "4421584500000000017450439091",
        "SizeBytes": 59,
        "StreamViewType": "NEW_AND_OLD_IMAGES",
    });
    if let Some(old) = old {
        body["OldImage"] = old;
    }
    if let Some(new) = new {
        body["NewImage"] = new;
    }
    json!({
        "eventID": "c4ca4238", "eventName": event, "eventVersion": "1.1",
        "eventSource": "aws:dynamodb", "awsRegion": "us-east-1", "dynamodb": body,
        "eventSourceARN": "arn:aws:dynamodb:us-east-1:111122223333:table/app/stream/2015-06-27T00:48:05.899",
    })
}

fn change(record: Value) -> Change<App> {
    serde_json::from_value(record).unwrap()
}

#[test]
fn the_events_name_decides_whatever_the_view_type() {
    use ChangeKind::{Inserted, Modified, Removed};
    let (old, new) = (|| Some(image(30)), || Some(image(31)));
    for (event, kind, has_old, has_new) in [
        ("INSERT", Inserted, false, true),
        ("MODIFY", Modified, true, true),
        ("REMOVE", Removed, true, false),
    ] {
        for (view_old, view_new) in [(true, true), (true, false), (false, true), (false, false)] {
            let (has_old, has_new) = (has_old && view_old, has_new && view_new);
            let old = old().filter(|_| has_old);
            let change = change(record(event, old, new().filter(|_| has_new)));
            assert_eq!(change.kind, kind);
            assert_eq!(change.old_image().unwrap(), has_old.then(|| user(30)));
            assert_eq!(change.new_image().unwrap(), has_new.then(|| user(31)));
            assert_eq!(change.key().unwrap().to_string(), "USER#ann");
            assert_eq!(change.sequence_number.as_deref(), Some("4421584500000000017450439091"));
            let at = SystemTime::UNIX_EPOCH + Duration::from_millis(1_568_013_979_500);
            assert_eq!(change.at, Some(at));
        }
    }
}

#[test]
fn an_unreadable_image_does_not_affect_the_other() {
    let mut broken = image(30);
    broken["age"] = json!({"S": "thirty"});
    let one = change(record("MODIFY", Some(broken.clone()), Some(image(31))));
    assert!(one.old_image().is_err());
    assert_eq!(one.new_image().unwrap(), Some(user(31)));
    let other = change(record("MODIFY", Some(image(30)), Some(broken)));
    assert_eq!(other.old_image().unwrap(), Some(user(30)));
    assert!(other.new_image().is_err());
}

#[test]
fn deletions_by_expiry_are_recognised() {
    for (principal, kind) in [("principalId", "type"), ("PrincipalId", "Type")] {
        let mut expired = record("REMOVE", Some(image(30)), None);
        expired["userIdentity"] = json!({principal: "dynamodb.amazonaws.com", kind: "Service"});
        assert!(change(expired).expired);
    }
    let mut deleted = record("REMOVE", Some(image(30)), None);
    assert!(!change(deleted.clone()).expired);
    deleted["userIdentity"] = Value::Null;
    assert!(!change(deleted).expired);
}

#[test]
fn an_event_of_lambda_has_its_records() {
    let records = [record("INSERT", None, Some(image(1))), record("REMOVE", Some(image(2)), None)];
    let event: StreamEvent<App> = serde_json::from_value(json!({"Records": records})).unwrap();
    let kinds: Vec<_> = event.records.iter().map(|change| change.as_ref().unwrap().kind).collect();
    assert_eq!(kinds, [ChangeKind::Inserted, ChangeKind::Removed]);
    assert!(serde_json::from_str::<StreamEvent<App>>("{}").is_err());
}

#[test]
fn a_record_that_cannot_be_read_costs_no_other_and_says_its_place() {
    let good = || record("INSERT", None, Some(image(1)));
    let place = "4421584500000000017450439091";
    let with = |change: fn(&mut Value)| {
        let mut record = good();
        change(&mut record);
        record
    };
    let broken = [
        with(|record| record["eventName"] = json!("TRUNCATE")),
        with(|record| record["eventName"] = json!(7)),
        with(|record| drop(record.as_object_mut().unwrap().remove("eventName"))),
        with(|record| record["dynamodb"]["Keys"] = json!({"PK": {"S": 7}})),
        with(|record| record["dynamodb"]["ApproximateCreationDateTime"] = json!("yesterday")),
        with(|record| record["userIdentity"] = json!("somebody")),
    ];
    for broken in broken {
        let records = json!({"Records": [good(), broken, good()]});
        for event in [
            serde_json::from_value::<StreamEvent<App>>(records.clone()).unwrap(),
            serde_json::from_str(&records.to_string()).unwrap(),
        ] {
            let [Ok(_), Err(error), Ok(_)] = &event.records[..] else { panic!("{event:?}") };
            assert_eq!(error.sequence_number.as_deref(), Some(place), "{error}");
            assert!(error.to_string().ends_with(" (sequence number 4421584500000000017450439091)"));
        }
    }
    for broken in [json!(null), json!(7), json!([]), json!("record"), json!({"dynamodb": []})] {
        let records = json!({"Records": [broken, good()]});
        let event: StreamEvent<App> = serde_json::from_value(records).unwrap();
        let [Err(error), Ok(_)] = &event.records[..] else { panic!("{event:?}") };
        assert_eq!(error.sequence_number, None);
    }
}

#[test]
fn an_attribute_that_is_malformed_costs_no_more_than_its_image() {
    for malformed in [
        json!({"N": 7}),
        json!({"X": "7"}),
        json!({"N": "7", "S": "7"}),
        json!({}),
        json!("7"),
        json!(null),
        json!({"B": "?"}),
        json!({"L": [{"M": {"deep": {"Y": 1.5}}}]}),
    ] {
        let mut broken = image(30);
        broken["age"] = malformed;
        let records = json!({"Records": [
            record("MODIFY", Some(broken.clone()), Some(image(31))),
            record("MODIFY", Some(image(30)), Some(broken)),
        ]});
        let event: StreamEvent<App> = serde_json::from_str(&records.to_string()).unwrap();
        let [Ok(one), Ok(other)] = &event.records[..] else { panic!("{event:?}") };
        assert!(matches!(one.old_image(), Err(ItemError::Malformed { .. })), "{one:?}");
        assert_eq!(one.new_image().unwrap(), Some(user(31)));
        assert_eq!(other.old_image().unwrap(), Some(user(30)));
        assert!(matches!(other.new_image(), Err(ItemError::Malformed { .. })), "{other:?}");
        for change in [one, other] {
            assert_eq!(change.key().unwrap().to_string(), "USER#ann");
            assert!(change.sequence_number.is_some());
        }
    }
}

#[test]
fn a_record_of_kinesis_counts_milliseconds() {
    for (created, precision) in [
        (1_697_000_000_123_u64, Some("MILLISECOND")),
        (1_697_000_000_123, None),
        (1_697_000_000_123_000, Some("MICROSECOND")),
    ] {
        let mut record = json!({
            "awsRegion": "us-east-1", "eventID": "1", "eventName": "INSERT",
            "userIdentity": null, "recordFormat": "application/json", "tableName": "app",
            "dynamodb": {
                "ApproximateCreationDateTime": created,
                "Keys": {"PK": {"S": "USER#ann"}},
                "NewImage": image(7),
                "SizeBytes": 12,
            },
            "eventSource": "aws:dynamodb",
        });
        if let Some(precision) = precision {
            record["dynamodb"]["ApproximateCreationDateTimePrecision"] = json!(precision);
        }
        let change = change(record);
        assert_eq!(change.new_image().unwrap(), Some(user(7)));
        assert_eq!(change.sequence_number, None);
        let since = change.at.unwrap().duration_since(SystemTime::UNIX_EPOCH).unwrap();
        assert_eq!(since.as_millis(), 1_697_000_000_123);
    }
}

#[test]
fn a_record_without_keys_has_the_key_of_an_image_that_can_be_read() {
    let mut broken = image(30);
    broken["age"] = json!({"N": 30});
    let without_keys = |old: Value, new: Value| {
        let mut record = record("MODIFY", Some(old), Some(new));
        record["dynamodb"].as_object_mut().unwrap().remove("Keys");
        change(record).key().map(|key| key.to_string())
    };
    assert_eq!(without_keys(image(30), broken.clone()).as_deref(), Some("USER#ann"));
    assert_eq!(without_keys(broken.clone(), image(30)).as_deref(), Some("USER#ann"));
    assert_eq!(without_keys(broken.clone(), broken), None);
}

#[test]
fn an_unknown_event_is_an_error() {
    assert!(serde_json::from_value::<Change<App>>(record("TRUNCATE", None, None)).is_err());
    assert!(serde_json::from_value::<Change<App>>(json!({"eventName": "INSERT"})).is_err());
}
