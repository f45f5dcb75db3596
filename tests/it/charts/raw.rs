//! Raw keys that become templates, and templates that become raw keys.

use ddb_keys::Table;
use ddb_keys_admin::chart::ChartClass;

mod untouched {
    crate::charts::table! { (name = "shop", pk = "name") => #[pk(name)] struct User { name: String } }
}
mod template {
    crate::charts::table! { (name = "shop", pk = "name") => #[pk("<user>")] struct User { user: String } }
}
mod tail {
    crate::charts::table! { (name = "shop", pk = "name") => #[pk("<user..>")] struct User { user: String } }
}
mod prefixed {
    crate::charts::table! { (name = "shop", pk = "name") => #[pk("U#<user>")] struct User { user: String } }
}

#[track_caller]
fn ids<Before: Table, After: Table>() -> Vec<&'static str> {
    let error = super::difference(Before::SCHEMA, After::SCHEMA).unwrap_err();
    assert_eq!(error.class(), Some(ChartClass::Breaking), "{error}");
    super::accept(Before::SCHEMA, After::SCHEMA, &error);
    let ids = error.differences().iter().map(|difference| difference.id());
    ids.collect()
}

#[test]
fn a_raw_key_may_contain_separators() {
    let raw = untouched::UserKey { name: "a#b" }.build().unwrap();
    assert!(template::UserKey::parse(&raw.to_string()).is_err());
    let found = ids::<untouched::Shop, template::Shop>();
    assert_eq!(found, ["key-raw-changed", "key-values-narrowed"]);
}

#[test]
fn the_attribute_of_a_raw_key_is_its_field() {
    assert_eq!(ids::<untouched::Shop, tail::Shop>(), ["key-raw-changed"]);
    assert_eq!(ids::<tail::Shop, untouched::Shop>(), ["key-raw-changed"]);
    assert_eq!(ids::<template::Shop, untouched::Shop>(), ["key-raw-changed", "key-values-widened"]);
}

#[test]
fn a_raw_key_that_gets_a_literal_has_another_text() {
    assert!(ids::<untouched::Shop, prefixed::Shop>().contains(&"key-raw-changed"));
    assert!(ids::<prefixed::Shop, untouched::Shop>().contains(&"key-raw-changed"));
}

mod with_a_raw_index_key {
    crate::charts::table! { (name = "shop", pk = "PK") #[gsi(ByMap, pk = "map")] =>
        #[pk("G#<id>")] #[gsi(ByMap, pk = map)] struct Game { id: u32, map: String }
    }
}
mod with_a_templated_index_key {
    crate::charts::table! { (name = "shop", pk = "PK") #[gsi(ByMap, pk = "map")] =>
        #[pk("G#<id>")] #[gsi(ByMap, pk = "<arena>")] struct Game { id: u32, arena: String }
    }
}

#[test]
fn a_raw_index_key_is_written_again() {
    let (before, after) =
        (with_a_raw_index_key::Shop::SCHEMA, with_a_templated_index_key::Shop::SCHEMA);
    let error = super::difference(before, after).unwrap_err();
    let ids: Vec<&str> = error.differences().iter().map(|difference| difference.id()).collect();
    assert_eq!(ids, ["index-key-changed"], "{error}");
}
