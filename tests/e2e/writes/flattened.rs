//! Law L9 for attributes that flattened fields read: whatever an update acknowledges, the entity can read, and nothing is
//! lost in reading. What is refused changes nothing.

use std::collections::BTreeMap;

use aws_sdk_dynamodb::types::AttributeValue::{self, S};
use ddb_keys::aws::{Client, Error, Item};
use ddb_keys::{Document, Entity, Table};
use serde::{Deserialize, Serialize};

use crate::engines::on_every_engine;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Document)]
struct Size {
    #[serde(alias = "w")]
    width: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    words: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind")]
enum Kind {
    Round { radius: u8 },
    Named { name: String },
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "radius")]
enum Shape {
    Round(u8),
    Named { name: String },
    Empty,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Shelf {
    depth: u8,
    #[serde(flatten)]
    size: Size,
}

macro_rules! entities {
    ($($entity:ident $key:ident: $ty:ty, $template:literal;)*) => {$(
        #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
        #[pk($template)]
        struct $entity {
            id: u8,
            #[serde(flatten)]
            flat: $ty,
            #[serde(alias = "remark", default)]
            note: Option<String>,
        }
    )*};
}

entities! {
    Plain PlainKey: Size, "PLAIN#<id>";
    Maybe MaybeKey: Option<Size>, "MAYBE#<id>";
    Boxed BoxedKey: Box<Size>, "BOXED#<id>";
    Either EitherKey: Kind, "EITHER#<id>";
    Tagged TaggedKey: Shape, "TAGGED#<id>";
    Nested NestedKey: Shelf, "NESTED#<id>";
    Rest RestKey: BTreeMap<String, u8>, "REST#<id>";
}

/// An enum and a struct side by side.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("BOTH#<id>")]
struct Both {
    id: u8,
    #[serde(flatten)]
    kind: Kind,
    #[serde(flatten)]
    size: Size,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "flattened", pk = "PK")]
enum Things {
    Plain(Plain),
    Maybe(Maybe),
    Boxed(Boxed),
    Either(Either),
    Tagged(Tagged),
    Nested(Nested),
    Rest(Rest),
    Both(Both),
}

fn size() -> Size {
    Size { width: 7, words: vec!["a".into()] }
}

fn round() -> Kind {
    Kind::Round { radius: 7 }
}

async fn stored(table: &Client<Things>, pk: &str) -> Item {
    let get = table.sdk().get_item().table_name(table.table_name()).key("PK", S(pk.into()));
    get.consistent_read(true).send().await.unwrap().item.unwrap()
}

#[derive(Debug, Clone, Copy, Serialize)]
#[serde(untagged)]
enum Value {
    Text(&'static str),
    Number(i64),
    List(&'static [&'static str]),
    Nothing(()),
}

const VALUES: [Value; 8] = [
    Value::Text("wide"),
    Value::Text("Named"),
    Value::Text("Round"),
    Value::Number(3),
    Value::Number(300),
    Value::List(&[]),
    Value::List(&["b"]),
    Value::Nothing(()),
];

const NAMES: [&str; 11] =
    ["width", "w", "words", "kind", "radius", "name", "depth", "note", "remark", "id", "unknown"];

#[derive(Debug, Clone, Copy)]
enum Change {
    Set(Value),
    Add(i64),
    Remove,
}

fn changes() -> impl Iterator<Item = (&'static str, Change)> {
    let adds = [3, -9, 250].map(Change::Add);
    let kinds = VALUES.into_iter().map(Change::Set).chain(adds).chain([Change::Remove]);
    NAMES.into_iter().flat_map(move |name| kinds.clone().map(move |change| (name, change)))
}

/// Tries every change of every attribute. Returns how many were acknowledged.
macro_rules! try_all {
    ($table:ident, $entity:expr, $key:expr, $variant:ident) => {{
        let (entity, mut accepted) = ($entity, 0);
        let item = Things::item(&entity).unwrap();
        let AttributeValue::S(pk) = &item["PK"] else { panic!() };
        for (name, change) in changes() {
            let put = $table.sdk().put_item().table_name($table.table_name());
            put.set_item(Some(item.clone())).send().await.unwrap();
            let update = $table.update($key);
            let update = match change {
                Change::Set(value) => update.set_text(name, value),
                Change::Add(number) => update.add_text(name, number),
                Change::Remove => update.remove_text(name),
            };
            let told = format!("{change:?} of `{name}` of {entity:?}");
            let outcome = update.await;
            let found = stored(&$table, pk).await;
            match outcome {
                Ok(changed) => {
                    accepted += 1;
                    assert_eq!(
                        Things::from_item(found.clone()).unwrap(),
                        Things::$variant(changed.clone()),
                        "{told}"
                    );
                    is_whole(&found, &Things::item(&changed).unwrap(), &told);
                }
                Err(Error::Refused(_) | Error::ConditionFailed { .. }) => {
                    assert_eq!(found, item, "{told}");
                }
                Err(error) => panic!("{told}: {error:?}"),
            }
        }
        println!("{accepted} of {} changes of {entity:?}", changes().count());
        accepted
    }};
}

/// Checks that everything that is stored was read: it is written again, if only under another name.
fn is_whole(stored: &Item, again: &Item, told: &str) {
    for (name, value) in stored {
        let is_same = |other: &&str| again.get(*other) == Some(value);
        let names = [["width", "w"], ["note", "remark"]];
        let names = names.into_iter().find(|names| names.contains(&name.as_str()));
        let is_there =
            names.map_or_else(|| is_same(&name.as_str()), |names| names.iter().any(is_same));
        let is_empty = *value == AttributeValue::L(Vec::new());
        assert!(is_there || is_empty, "{told}: `{name}` is lost in {again:?}");
    }
}

#[tokio::test]
async fn what_an_update_acknowledges_flattened_fields_can_read() {
    on_every_engine::<Things>(async |table| {
        let note = Some("n".to_owned());
        let rest = BTreeMap::from([("width".to_owned(), 7), ("other".to_owned(), 1)]);
        let accepted = [
            try_all!(
                table,
                Plain { id: 1, flat: size(), note: note.clone() },
                PlainKey { id: 1 },
                Plain
            ),
            try_all!(
                table,
                Maybe { id: 1, flat: Some(size()), note: note.clone() },
                MaybeKey { id: 1 },
                Maybe
            ),
            try_all!(
                table,
                Boxed { id: 1, flat: Box::new(size()), note: note.clone() },
                BoxedKey { id: 1 },
                Boxed
            ),
            try_all!(
                table,
                Either { id: 1, flat: round(), note: note.clone() },
                EitherKey { id: 1 },
                Either
            ),
            try_all!(
                table,
                Tagged { id: 1, flat: Shape::Round(7), note: note.clone() },
                TaggedKey { id: 1 },
                Tagged
            ),
            try_all!(
                table,
                Nested { id: 1, flat: Shelf { depth: 7, size: size() }, note: note.clone() },
                NestedKey { id: 1 },
                Nested
            ),
            try_all!(
                table,
                Rest { id: 1, flat: rest.clone(), note: note.clone() },
                RestKey { id: 1 },
                Rest
            ),
            try_all!(table, Both { id: 1, kind: round(), size: size() }, BothKey { id: 1 }, Both),
        ];
        // Every field of a struct and every entry of a map can change.
        for (nth, least) in [10, 10, 10, 5, 5, 5, 20, 5].into_iter().enumerate() {
            assert!(accepted[nth] >= least, "entity {nth}: {accepted:?}");
        }
    })
    .await;
}

#[tokio::test]
async fn a_flattened_field_with_a_default_may_be_left_out() {
    on_every_engine::<Things>(async |table| {
        let plain = Plain { id: 1, flat: size(), note: None };
        table.put(&plain).await.unwrap();
        let update = table.update(PlainKey { id: 1 });
        let changed = update.set(|of| of.flat.at(|size| size.words), Vec::<String>::new()).await;
        let flat = Size { words: Vec::new(), ..size() };
        assert_eq!(changed.unwrap(), Plain { flat, ..plain });
        assert!(!stored(&table, "PLAIN#1").await.contains_key("words"));
    })
    .await;
}
