//! Whatever serde writes, an item has the keys that its entity builds, or it is not built at all
//! (L6, L8).

use std::collections::BTreeMap;

use ddb_keys::aws::{EntityOf, ItemError};
use ddb_keys::{Entity, Table};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};

use crate::engines::engines;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
enum Value {
    Number(u32),
    Text(String),
}

type Rest = BTreeMap<String, Value>;

/// Flattens a map into its item.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("FLAT#<id>")]
#[sk("FLAT#<number>")]
#[gsi(ByTag, pk = "TAG#<tag>", sk = "FLAT#<id>")]
#[gsi(ByRank, pk = list, sk = rank)]
struct Flat {
    id: String,
    #[serde(skip_serializing)]
    number: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    tag: Option<String>,
    list: String,
    rank: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<Value>,
    #[serde(skip_serializing_if = "is_zero", default)]
    likes: u32,
    #[serde(default, skip_serializing)]
    draft: Option<Value>,
    #[serde(alias = "handle", default)]
    nick: Option<Value>,
    #[serde(flatten)]
    rest: Rest,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// Serializes anything.
#[derive(Debug, Clone, PartialEq, Deserialize, Entity)]
#[pk("HAND#<id>")]
#[sk("HAND")]
#[gsi(ByRank, pk = list, sk = rank)]
struct ByHand {
    id: String,
    list: String,
    rank: Option<u32>,
    #[serde(skip)]
    written: Rest,
}

impl Serialize for ByHand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("id", &self.id)?;
        map.serialize_entry("list", &self.list)?;
        map.serialize_entry("rank", &self.rank)?;
        for (name, value) in &self.written {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "doors", pk = "PK", sk = "SK", write_token = "_w")]
#[gsi(ByTag, name = "by-tag", pk = "GSI1PK", sk = "GSI1SK")]
#[gsi(ByRank, name = "by-rank", pk = "list", sk = "rank")]
enum Doors {
    Flat(Flat),
    ByHand(ByHand),
}

const NAMES: [&str; 18] = [
    "PK",
    "SK",
    "GSI1PK",
    "GSI1SK",
    "list",
    "rank",
    "id",
    "tag",
    "number",
    "entity_type",
    "colour",
    "size",
    "note",
    "likes",
    "draft",
    "nick",
    "handle",
    "_w",
];

fn rest() -> impl Strategy<Value = Rest> {
    const TEXTS: [&str; 8] = ["root", "a", "TAG#t", "FLAT#a", "HAND", "Flat", "l", "7"];
    let text = prop::sample::select(&TEXTS[..]).prop_map(|text| Value::Text(text.to_owned()));
    let value = prop_oneof![text, (6_u32..9).prop_map(Value::Number)];
    prop::collection::btree_map(
        prop::sample::select(&NAMES[..]).prop_map(str::to_owned),
        value,
        0..4,
    )
}

fn flat() -> impl Strategy<Value = Flat> {
    let value = || prop::option::of(Just(Value::Number(7)));
    let options = (
        prop::option::of(Just("t".to_owned())),
        prop::option::of(6_u32..9),
        value(),
        0..2_u32,
        value(),
    );
    (prop::sample::select(&["a", "root"][..]), 6_u32..9, options, rest()).prop_map(
        |(id, number, (tag, rank, note, likes, nick), rest)| Flat {
            id: id.to_owned(),
            number,
            tag,
            list: "l".to_owned(),
            rank,
            note,
            likes,
            draft: None,
            nick,
            rest,
        },
    )
}

fn by_hand() -> impl Strategy<Value = ByHand> {
    (prop::option::of(6_u32..9), rest()).prop_map(|(rank, written)| ByHand {
        id: "a".to_owned(),
        list: "l".to_owned(),
        rank,
        written,
    })
}

/// The attributes of an index that an item has, if it has all of them.
fn is_in_index(item: &ddb_keys::aws::Item, ident: &str) -> bool {
    let index = Doors::SCHEMA.index(ident).unwrap();
    index.pk.iter().chain(index.sk).all(|name| item.contains_key(*name))
}

/// Returns how many of the entities could be written.
fn check<E>(
    entity: &E,
    written: &Rest,
    is_same: impl Fn(Doors) -> bool,
) -> Result<bool, TestCaseError>
where
    E: EntityOf<Doors> + Serialize + std::fmt::Debug,
{
    match Doors::item(entity) {
        Ok(item) => {
            let keys = entity.keys().unwrap();
            for ident in ["ByTag", "ByRank"] {
                let is_built = keys.indexes.iter().any(|key| key.index == ident);
                prop_assert_eq!(is_in_index(&item, ident), is_built, "{} of {:?}", ident, item);
            }
            let read = Doors::from_item(item.clone()).unwrap();
            prop_assert!(is_same(read), "{entity:?} as {item:?}");
            Ok(true)
        }
        Err(
            ItemError::Clash { attribute, .. }
            | ItemError::StrayKey { attribute, .. }
            | ItemError::Repeated { attribute, .. },
        ) => {
            prop_assert!(written.contains_key(&attribute), "{attribute} of {entity:?}");
            Ok(false)
        }
        // Without a flattened field, the same is an error of the serializer.
        Err(ItemError::Serialize { source, .. })
            if source.to_string().contains("two values are written under this name") =>
        {
            Ok(false)
        }
        Err(error) => Err(TestCaseError::fail(error.to_string())),
    }
}

proptest! {
    #[test]
    fn flattened_fields_are_stored_correctly_or_refused(flat in flat()) {
        check(&flat, &flat.rest, |read| read == Doors::Flat(flat.clone()))?;
    }

    #[test]
    fn items_of_handwritten_serializers_are_correct_or_refused(entity in by_hand()) {
        let expected = ByHand { written: Rest::new(), ..entity.clone() };
        check(&entity, &entity.written, |read| read == Doors::ByHand(expected.clone()))?;
    }
}

#[test]
fn the_findings_are_refused() {
    let flat = |name: &str, value: &str| Flat {
        id: "dave".into(),
        number: 7,
        tag: None,
        list: "l".into(),
        rank: None,
        note: None,
        likes: 0,
        draft: None,
        nick: None,
        rest: Rest::from([(name.to_owned(), Value::Text(value.to_owned()))]),
    };
    let shown = |name, value| Doors::item(&flat(name, value)).unwrap_err().to_string();
    assert_eq!(
        shown("GSI1PK", "EMAIL#v@x"),
        "`Flat`: serde writes S(\"EMAIL#v@x\") to `GSI1PK`, a key attribute of the table that the \
         entity leaves out"
    );
    for id in ["root", "dave"] {
        assert_eq!(
            shown("id", id),
            "`Flat`: a flattened field writes `id`, but another field or a key has this name"
        );
    }
    assert!(
        shown("PK", "FLAT#dave").contains("writes `PK`, but another field or a key has this name")
    );
    assert!(Doors::item(&flat("colour", "red")).is_ok());
    let number = Rest::from([("number".to_owned(), Value::Number(7))]);
    let number = Doors::item(&Flat { rest: number, ..flat("colour", "red") }).unwrap_err();
    assert!(matches!(&number, ItemError::Repeated { attribute, .. } if attribute == "number"));
    assert!(shown("number", "8").contains("`number` must be N(7)"));
    assert!(shown("tag", "x").contains("`tag`"));
    for name in ["note", "likes", "draft", "handle", "_w"] {
        assert!(shown(name, "x").contains(&format!("writes `{name}`, but another field")));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn items_are_read_back_and_found_under_their_keys() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    for engine in engines().await {
        let table = engine.table::<Doors>().await;
        let mut written = 0;
        for _ in 0..60 {
            let flat = flat().new_tree(&mut runner).unwrap().current();
            let Ok(()) = table.put(&flat).await else { continue };
            written += 1;
            let expected = flat.clone();
            let key = FlatKey { id: &flat.id, number: flat.number };
            assert_eq!(table.get(key).await.unwrap().as_ref(), Some(&expected));
            let tagged = table.query(Flat::query_by_tag().tag("t")).await.unwrap();
            assert_eq!(tagged.contains(&expected), flat.tag.is_some(), "{flat:?}");
            let ranked = table.query(Flat::query_by_rank().list("l")).await.unwrap();
            assert_eq!(ranked.contains(&expected), flat.rank.is_some(), "{flat:?}");
        }
        println!("{written} of 60 are written on {}", engine.name);
        assert!(written >= 10);
    }
}
