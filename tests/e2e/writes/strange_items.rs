//! Updates of items that another program, or an older release, has written: of another type, under aliases, with NULL.

use std::collections::BTreeMap;

use aws_sdk_dynamodb::types::AttributeValue::{self, N, Null, S};
use ddb_keys::aws::{Client, Error, Guard, InvalidRequest, Item};
use ddb_keys::{Document, Entity, Table};
use serde::{Deserialize, Serialize};

use crate::engines::on_every_engine;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(ttl = expires)]
#[pk("PERSON#<id>")]
struct Person {
    id: u32,
    #[serde(default)]
    visits: u32,
    #[serde(default, alias = "lvl")]
    level: u32,
    score: Option<u8>,
    expires: Option<u64>,
    made_ms: Option<u64>,
    #[serde(flatten)]
    rest: BTreeMap<String, u64>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("SEEN#<id>")]
struct Seen {
    id: u32,
    #[serde(flatten)]
    by_number: BTreeMap<u32, String>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Document)]
struct Marks {
    best: BTreeMap<i8, u32>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("MARKED#<id>")]
struct Marked {
    id: u32,
    #[serde(flatten)]
    marks: Marks,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "people", pk = "PK")]
enum People {
    Person(Person),
    Seen(Seen),
    Marked(Marked),
}

const KEY: PersonKey = PersonKey { id: 7 };

fn number(number: u64) -> AttributeValue {
    N(number.to_string())
}

/// Stores a person with these attributes besides.
async fn stored<const N: usize>(table: &Client<People>, more: [(&str, AttributeValue); N]) {
    let mut item = Item::from([("PK".into(), S("PERSON#7".into())), ("id".into(), number(7))]);
    item.extend(more.map(|(name, value)| (name.into(), value)));
    let put = table.sdk().put_item().table_name(table.table_name());
    put.set_item(Some(item)).send().await.unwrap();
}

fn guard(error: &Error) -> Option<&Guard> {
    match error {
        Error::ConditionFailed { guard, .. } => guard.as_ref(),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn an_upsert_takes_no_item_of_another_type_over() {
    on_every_engine(async |table: Client<People>| {
        stored(&table, [("entity_type", S("Company".into())), ("vat", S("AT1".into()))]).await;
        let upsert = || table.update(KEY).or_create().add(|p| p.visits, 1);
        assert_eq!(guard(&upsert().await.unwrap_err()), Some(&Guard::OtherEntity));
        // One without a type may be a person.
        stored(&table, []).await;
        assert_eq!(upsert().await.unwrap().visits, 1);
        assert_eq!(upsert().await.unwrap().visits, 2);
    })
    .await;
}

#[tokio::test]
async fn no_update_writes_a_field_beside_its_alias() {
    on_every_engine(async |table: Client<People>| {
        stored(&table, [("lvl", number(5))]).await;
        let added = table.update(KEY).add_text("level", 1).await.unwrap_err();
        assert_eq!(guard(&added), Some(&Guard::Alias { attribute: "lvl".into() }));
        let text = table.update(KEY).set_text("lvl", 6).await.unwrap_err();
        let attribute = "lvl".into();
        let unknown = InvalidRequest::UnknownAttribute { entity: "Person", attribute };
        assert!(matches!(&text, Error::Refused(refused) if *refused == unknown), "{text:?}");
        let entry = table.update(KEY).set(|p| p.rest.key("lvl"), 6).await.unwrap_err();
        assert!(matches!(entry, Error::Refused(_)), "{entry:?}");
        assert_eq!(table.get(KEY).await.unwrap().map(|person| person.level), Some(5));
        assert_eq!(table.update(KEY).set_text("level", 6).await.unwrap().level, 6);
        assert_eq!(table.update(KEY).add_text("level", 1).await.unwrap().level, 7);
    })
    .await;
}

#[tokio::test]
async fn nothing_is_copied_into_a_time_to_live() {
    on_every_engine(async |table: Client<People>| {
        stored(&table, [("made_ms", number(1_764_241_200_000)), ("expires", number(60))]).await;
        let update = || table.update(KEY);
        let copied = update().set(|p| p.expires, Person::ATTRIBUTES.made_ms).await.unwrap_err();
        assert!(matches!(copied, Error::Refused(InvalidRequest::Value { .. })), "{copied:?}");
        let later = update().set_from(|p| p.expires, |p| p.expires + 60).await.unwrap();
        assert_eq!(later.expires, Some(120));
    })
    .await;
}

#[tokio::test]
async fn a_null_is_no_number() {
    on_every_engine(async |table: Client<People>| {
        stored(&table, [("score", Null(true))]).await;
        let error = table.update(KEY).add(|p| p.score, 1).await.unwrap_err();
        assert_eq!(guard(&error), Some(&Guard::Range { attribute: "score".into() }));
        assert!(error.to_string().contains("or is not a number"), "{error}");
    })
    .await;
}

/// serde reads the keys of a buffered map as text alone.
#[tokio::test]
async fn a_flattened_map_has_text_for_keys() {
    on_every_engine(async |table: Client<People>| {
        let by_number = BTreeMap::from([(7, "x".into())]);
        let seen = table.put(&Seen { id: 7, by_number }).await.unwrap_err();
        let best = BTreeMap::from([(-1, 2)]);
        let marked = table.put(&Marked { id: 7, marks: Marks { best } }).await.unwrap_err();
        for error in [seen, marked] {
            assert!(error.to_string().contains("a key of a flattened map"), "{error}");
        }
        let empty = Seen { id: 7, by_number: BTreeMap::new() };
        table.put(&empty).await.unwrap();
        assert_eq!(table.get(SeenKey { id: 7 }).await.unwrap(), Some(empty));
    })
    .await;
}
