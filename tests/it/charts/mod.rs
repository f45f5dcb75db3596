//! Chart files: their messages about changes of keys, and how changes are accepted.

#![allow(dead_code, reason = "the entities are there for their keys")]

mod accepting;
mod cases;
mod differences;
mod ends;
mod formers;
mod huge;
mod lists;
mod raw;
mod separators;
#[path = "../../golden/shop.rs"]
mod shop;
mod stored;
mod uniques;

use ddb_keys::schema::TableSchema;
use ddb_keys_admin::chart::{self, ChartClass, ChartError};

/// The expected differences of a table: class, identifier, subject, and a piece of the message.
type Expected = Option<(ChartClass, &'static str, &'static str, &'static str)>;

/// The difference between two versions of a table.
fn difference(before: &TableSchema, after: &TableSchema) -> Result<(), ChartError> {
    chart::compare(after, &chart::text(before))
}

#[track_caller]
fn check(before: &TableSchema, after: &TableSchema, expected: Expected) {
    for schema in [before, after] {
        chart::compare(schema, &chart::text(schema)).unwrap();
    }
    let found = difference(before, after);
    let Some((class, id, subject, message)) = expected else {
        assert_eq!(found, Ok(()));
        return;
    };
    let error = found.unwrap_err();
    let [found] = error.differences() else { panic!("one difference is expected: {error}") };
    assert_eq!((found.class(), found.id(), found.subject()), (class, id, subject), "{error}");
    assert_eq!(error.class(), Some(class));
    let text = error.to_string();
    assert!(text.contains(message), "{text}");
    assert_eq!(format!("{error:?}"), text);
    accept(before, after, &error);
}

/// A difference is accepted, with a reason if it affects stored items, and is gone afterwards.
fn accept(before: &TableSchema, after: &TableSchema, error: &ChartError) {
    let older = chart::text(before);
    let affects = error.differences().iter().any(|difference| difference.needs_reason());
    let without = chart::accept(after, &older, None, None);
    assert_eq!(without.is_err(), affects, "{without:?}");
    let accepted = chart::accept(after, &older, Some("nothing is stored yet"), None).unwrap();
    assert_eq!(accepted.contains("reason \"nothing is stored yet\""), affects);
    chart::compare(after, &accepted).unwrap();
}

/// Pairs of tables, and the difference between them.
macro_rules! pairs {
    ($($case:ident: $before:ident $before_options:tt $(#$before_index:tt)* [$($before_entities:tt)*]
        => $after:ident $after_options:tt $(#$after_index:tt)* [$($after_entities:tt)*]
        => $expected:tt;)+) => {$(
        mod $case {
            mod before {
                crate::charts::table! { $before_options $(#$before_index)* => $($before_entities)* }
            }
            mod after {
                crate::charts::table! { $after_options $(#$after_index)* => $($after_entities)* }
            }

            #[test]
            fn $case() {
                use ddb_keys::Table as _;
                let expected = crate::charts::expected!($expected);
                crate::charts::check(before::Shop::SCHEMA, after::Shop::SCHEMA, expected);
            }
        }
    )+};
}

/// A table, `Shop`, and its entities.
macro_rules! table {
    (($($option:tt)*) $(#$index:tt)* => $($(#$attribute:tt)* struct $entity:ident $body:tt)+) => {
        #[allow(unused_imports, reason = "types that some cases use")]
        use crate::charts::types::*;
        $(
            #[derive(ddb_keys::Entity)]
            $(#$attribute)*
            pub struct $entity $body
        )+
        #[derive(ddb_keys::Table)]
        #[table($($option)*)]
        $(#$index)*
        pub enum Shop { $($entity($entity)),+ }
    };
}

macro_rules! expected {
    ((nothing)) => {
        None
    };
    (($class:ident $id:literal, $subject:literal, $message:literal)) => {
        Some((ddb_keys_admin::chart::ChartClass::$class, $id, $subject, $message))
    };
}

pub(crate) use {expected, pairs, table};

/// Types of parts.
pub(crate) mod types {
    use ddb_keys::KeyPart;

    pub(crate) type Instant = chrono::DateTime<chrono::Utc>;
    pub(crate) type Civil = chrono::NaiveDateTime;
    pub(crate) type Date = chrono::NaiveDate;

    #[derive(KeyPart)]
    #[key_part(len = 4, chars = "A-Z")]
    pub struct Code(String);

    #[derive(KeyPart)]
    #[key_part(len = 4)]
    pub struct Four(String);

    #[derive(KeyPart)]
    #[key_part(chars = "a-z-")]
    pub struct Dashed(String);

    #[derive(KeyPart)]
    #[key_part(len = 36, chars = "0-9A-Za-z-")]
    pub struct Wide(String);

    #[derive(KeyPart)]
    #[key_part(len = 36, chars = "0-9a-f-")]
    pub struct Hex(String);

    #[derive(KeyPart, Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum OldOrNew {
        Old,
        New,
    }

    #[derive(KeyPart, Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum OnlyNew {
        New,
    }

    #[derive(KeyPart, Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Grade {
        A,
        #[key_part(rename = "É")]
        B,
    }

    #[derive(KeyPart, Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Short {
        #[key_part(rename = "N")]
        New,
        #[key_part(rename = "S")]
        Sent,
    }

    #[derive(KeyPart, Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Swapped {
        #[key_part(rename = "S")]
        New,
        #[key_part(rename = "N")]
        Sent,
    }

    pub(crate) mod few {
        pub(crate) const LIMIT: u32 = 10;
    }

    pub(crate) mod more {
        pub(crate) mod few {
            pub(crate) const LIMIT: u32 = 100;
        }
    }

    pub(crate) fn written<S: serde::Serializer>(number: &u32, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(number)
    }

    #[derive(KeyPart, Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub struct Number(u32);

    #[derive(KeyPart, Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Two {
        New,
        Sent,
    }

    #[derive(KeyPart, Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum TwoTurned {
        Sent,
        New,
    }

    #[derive(KeyPart, Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Three {
        New,
        Paid,
        Sent,
    }
}
