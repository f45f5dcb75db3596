//! Law L9 for values that DynamoDB copies or works out, and for those that it falls back to.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error, InvalidRequest, ItemError, Update};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use crate::engines::on_every_engine;

/// A text of at most two characters.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "String")]
struct Code(String);

impl TryFrom<String> for Code {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, &'static str> {
        if text.len() > 2 { Err("too long") } else { Ok(Self(text)) }
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(ttl = expires)]
#[pk("COPY#<id>")]
#[gsi(ByPlace, pk = place)]
struct Copy {
    id: u32,
    first: u32,
    second: u32,
    #[serde(with = "chrono::serde::ts_seconds")]
    seconds: DateTime<Utc>,
    #[serde(with = "chrono::serde::ts_milliseconds")]
    milliseconds: DateTime<Utc>,
    plain: DateTime<Utc>,
    expires: u64,
    codes: BTreeMap<String, Code>,
    #[serde(
        default,
        with = "chrono::serde::ts_seconds_option",
        skip_serializing_if = "Option::is_none"
    )]
    until: Option<DateTime<Utc>>,
    #[serde(
        with = "serde_dynamo::string_set",
        default,
        skip_serializing_if = "BTreeSet::is_empty"
    )]
    words: BTreeSet<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    place: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    other: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "copies", pk = "PK")]
#[gsi(ByPlace, name = "by-place", pk = "place")]
enum Copies {
    Copy(Copy),
}

fn stored() -> Copy {
    let at = DateTime::from_timestamp(1_700_000_000, 0).unwrap();
    Copy {
        id: 1,
        first: 1,
        second: 2,
        seconds: at,
        milliseconds: at,
        plain: at,
        expires: 1_900_000_000,
        codes: BTreeMap::from([("a".into(), Code("x".into()))]),
        until: None,
        words: BTreeSet::new(),
        place: None,
        other: None,
    }
}

/// What the entity could not read, or would read as something else, is refused before it is sent.
#[tokio::test]
async fn what_a_function_writes_is_not_copied_and_a_fallback_is_checked() {
    const MILLISECONDS: u64 = 1_764_241_200_000;
    on_every_engine(async |table: Client<Copies>| {
        table.put(&stored()).await.unwrap();
        let update = || table.update(CopyKey { id: 1 });
        let attributes = <Copy as ddb_keys::Document>::ATTRIBUTES;
        let refused: [(&str, Update<Copies, Copy>); 9] = [
            ("copy of another form", update().set(|c| c.seconds, attributes.milliseconds)),
            ("copy of a function", update().set_from(|c| c.plain, |c| c.seconds)),
            ("copy to a function", update().set_from(|c| c.seconds, |c| c.plain)),
            ("ttl", update().set_from(|c| c.expires, |c| c.expires.or(MILLISECONDS))),
            ("sum of a ttl", update().set_from(|c| c.expires, |c| c.expires + MILLISECONDS)),
            (
                "code",
                update()
                    .set_from(|c| c.codes.key("a"), |c| c.codes.key("b").or(Code("abc".into()))),
            ),
            ("none", update().set_from(|c| c.until, |c| c.until.or(None))),
            ("empty set", update().set_from(|c| c.words, |c| c.words.or(BTreeSet::new()))),
            ("empty key", update().set_from(|c| c.place, |c| c.other.or(""))),
        ];
        for (name, update) in refused {
            let error = update.await.unwrap_err();
            let is_refused = matches!(
                error,
                Error::Refused(InvalidRequest::Value { .. })
                    | Error::Item(ItemError::NotSeconds { .. })
            );
            assert!(is_refused, "{name}: {error:?}");
        }
        assert_eq!(table.get(CopyKey { id: 1 }).await.unwrap(), Some(stored()));
        let done = update().set_from(|c| c.first, |c| c.second + 5);
        let done = done.set_from(|c| c.other, |c| c.place.or("a")).await.unwrap();
        assert_eq!((done.first, done.other.as_deref()), (7, Some("a")));
    })
    .await;
}
