//! How costs grow with the bytes and parts of a key and with the entities of a table.

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::Selects;
use ddb_keys::schema::TableSchema;
use ddb_keys::{Entity, Table, query};

use crate::entities::UserKey;
use crate::meter::{Case, Meter};
use crate::rivals::{Item, hand};
use crate::tables::{self as t, Last};
use crate::work::*;

pub fn bytes(meter: &mut impl Meter) {
    for len in [10, 30, 100, 300, 1000] {
        let username = "x".repeat(len);
        let (pk, sk) = hand::user_keys(&username).expect("the value stands in keys");
        let key = || (pk.as_str(), sk.as_str());
        assert!(UserKey::matches(&pk, &sk));
        let case = |work, rival| Case::new(work, format!("{len} B"), rival);
        let value = || username.as_str();
        meter
            .measure(&case(&BUILD_BYTES, DDB_KEYS), value, |username| UserKey { username }.build());
        meter.measure(&case(&BUILD_BYTES, HAND), value, hand::user_keys);
        meter.measure(&case(&PARSE_BYTES, DDB_KEYS), key, |(pk, sk)| UserKey::parse(pk, sk));
        meter.measure(&case(&PARSE_BYTES, HAND), key, |(pk, sk)| hand::parse_user(pk, sk));
    }
}

macro_rules! parts {
    ($($parts:literal: $entity:ident, $key:ident, $template:literal, $($field:ident)+;)+) => {
        $(
            #[derive(Entity)]
            #[pk($template)]
            pub struct $entity { $($field: String,)+ }
        )+

        pub fn parts(meter: &mut impl Meter) {$(
            let case = |work| Case::new(work, $parts, DDB_KEYS);
            let key = || $key { $($field: "part",)+ };
            let pk = key().build().expect("the values stand in keys").pk.to_string();
            meter.measure(&case(&BUILD_PARTS), key, |key| key.build());
            meter.measure(&case(&PARSE_PARTS), || pk.as_str(), $key::parse);
        )+}
    };
}

parts! {
    1: One, OneKey, "K#<a>", a;
    2: Two, TwoKey, "K#<a>#<b>", a b;
    4: Four, FourKey, "K#<a>#<b>#<c>#<d>", a b c d;
    8: Eight, EightKey, "K#<a>#<b>#<c>#<d>#<e>#<f>#<g>#<h>", a b c d e f g h;
    12: Twelve, TwelveKey, "K#<a>#<b>#<c>#<d>#<e>#<f>#<g>#<h>#<i>#<j>#<k>#<l>", a b c d e f g h i j k l;
}

macro_rules! entities {
    ($meter:ident $($size:literal $heads_key:ident $shared:ident $shared_key:ident;)+) => {$(
        let head = t::HEADS[$size - 1];
        let (pk, sk) = (format!("{head}#alice-in-wonderland"), format!("#{head}"));
        assert!(t::$heads_key::parse(&pk, &sk).is_ok());
        let case = |work| Case::new(work, $size, DDB_KEYS);
        let key = || (pk.as_str(), sk.as_str());
        $meter.measure(&case(&WHICH_HEADS_OF_N), key, |(pk, sk)| t::$heads_key::parse(pk, sk));

        let (pk, sk) = ("ORG#acme", format!("{head}#alice-in-wonderland"));
        assert!(t::$shared_key::parse(pk, &sk).is_ok());
        let key = || (pk, sk.as_str());
        $meter.measure(&case(&WHICH_SHARED_OF_N), key, |(pk, sk)| t::$shared_key::parse(pk, sk));

        scan::<t::$shared>($meter, &case(&SCAN_OF_N).times(4), &sk);

        let chart = |table: &TableSchema| table.chart() + &table.collections();
        $meter.measure(&case(&CHART_OF_N).times(1), || t::$shared::SCHEMA, chart);
    )+};
}

/// The last entity of a table, and the table's chart.
pub fn entities(meter: &mut impl Meter) {
    entities! { meter
        1 HeadOf1Key SharedOf1 SharedOf1Key;
        10 HeadOf10Key SharedOf10 SharedOf10Key;
        20 HeadOf20Key SharedOf20 SharedOf20Key;
        100 HeadOf100Key SharedOf100 SharedOf100Key;
        300 HeadOf300Key SharedOf300 SharedOf300Key;
    }
}

/// The items of a page.
const ITEMS: usize = 100;

/// Reads items of the last entity of a table, as a scan for it does.
fn scan<T>(meter: &mut impl Meter, case: &Case, sk: &str)
where
    T: Last<Entity: Entity>,
    query::One<T::Entity>: Selects<T>,
{
    let items = || vec![item(T::Entity::NAME, sk); ITEMS];
    let reader = <query::One<T::Entity> as Selects<T>>::reader();
    let rows = |items: Vec<Item>| {
        items.into_iter().filter_map(|item| reader.row(item)).filter(Result::is_ok).count()
    };
    assert_eq!(rows(items()), ITEMS);
    meter.measure(case, items, rows);
}

fn item(entity: &str, sk: &str) -> Item {
    let text = |name: &str, text: &str| (name.to_owned(), AttributeValue::S(text.to_owned()));
    let id = sk.split_once('#').map_or("", |(_, id)| id);
    Item::from([
        text("PK", "ORG#acme"),
        text("SK", sk),
        text("entity_type", entity),
        text("org", "acme"),
        text("id", id),
    ])
}
