//! The attributes that an entity writes, each with one type.

use alloc::boxed::Box;
use alloc::format;
use alloc::vec::Vec;

use super::{entity, games, gsi, key, lsi, refusal};
use crate::schema::EntitySchema;
use crate::schema::IndexSchema;
use crate::table::check::keys::Keys;

fn sources(entity: EntitySchema) -> Vec<&'static str> {
    let [i, j] = [gsi("I", &["i"], &[]), gsi("J", &["j"], &["k"])];
    let [l, g] = [lsi("L", "l"), gsi("G", &["a", "b", "c"], &["d", "e"])];
    let table = games(&[i, j, l, g, gsi("Turned", &["SK"], &["PK"]), gsi("H", &["g"], &["h"])]);
    let mut keys = Keys::written(&table, &entity);
    core::iter::from_fn(|| keys.next()).map(|(_, key)| key.text()).collect()
}

#[test]
fn an_entity_writes_its_primary_key_and_what_index_keys_add_to_it() {
    assert_eq!(sources(entity("A", "P")), ["P"]);
    assert_eq!(sources(key("A", "P", "S")), ["P", "S"]);
    let of_one = entity("A", "P").gsi("I", &["A"], &[]).gsi("J", &["B"], &["C"]);
    assert_eq!(sources(of_one), ["P", "A", "B", "C"]);
    let of_all = key("A", "P", "S")
        .lsi("L", "A")
        .gsi("G", &["B", "C", "D"], &["E", "F"])
        .inverted("Turned")
        .gsi("H", &["G"], &["H"])
        .gsi("Unknown", &["I"], &[]);
    assert_eq!(sources(of_all), ["P", "S", "A", "B", "C", "D", "E", "F", "G", "H"]);
}

#[test]
fn a_key_attribute_has_one_type() {
    let table = games(&[gsi("First", &["a"], &[]), gsi("ByRank", &["map"], &["rank"])]);
    let a = |rank| key("A", "A#<id>", "A").gsi("ByRank", &["=map"], &[rank]);
    let b = |rank| key("B", "B#<id>", "B").gsi("ByRank", &["=map"], &[rank]);
    for (first, second, words) in [
        ("=rank", "=rank:N", ["a number", "a string"]),
        ("=rank:N", "=rank:B", ["bytes", "a number"]),
        ("=rank:B", "=rank", ["a string", "bytes"]),
    ] {
        assert_eq!(refusal(table, [a(first), b(first)]), "");
        let said = format!(
            "`B` writes `rank` as {}, and `A` writes it as {}: a key attribute has one type\n  \
               B: rank, as sort key of ByRank\n\
             help: write one of them as the other's type; a template, such as \"<field:08>\", makes a string",
            words[0], words[1]
        );
        assert_eq!(refusal(table, [a(first), b(second)]), said);
    }
    let said = refusal(table, [a("=rank:N"), b("RANK#<n>")]);
    assert!(
        said.starts_with("`B` writes `rank` as a string, and `A` writes it as a number"),
        "{said}"
    );
}

#[test]
fn an_attribute_that_serves_several_keys_has_one_type_in_all() {
    let of_primary_key = [gsi("Turned", &["rank"], &["id"]), lsi("ByRank", "rank")];
    let table = crate::schema::TableSchema { pk: "id", sk: Some("rank"), ..games(&of_primary_key) };
    let game = |name, id, rank| key(name, id, rank);
    let a = game("A", "=id:N", "=rank:B");
    assert_eq!(
        refusal(table, [a.gsi("Turned", &["=rank:B"], &["=id:N"]).lsi("ByRank", "=rank:B")]),
        ""
    );
    let user = key("B", "=id:N", "=rank:B");
    for (user, said) in [
        (user.gsi("Turned", &["=rank"], &["=id:N"]), "`B` writes `rank` as a string, and `A`"),
        (user.gsi("Turned", &["=rank:B"], &["=id"]), "`B` writes `id` as a string, and `A`"),
        (user.lsi("ByRank", "=rank:N"), "`B` writes `rank` as a number, and `A`"),
    ] {
        let refusal = refusal(table, [a, user]);
        assert!(refusal.starts_with(said), "{refusal}");
    }
}

#[test]
fn an_entity_with_errors_says_nothing_of_types() {
    let table = games(&[gsi("ByRank", &["rank"], &[])]);
    let [a, b] = [("A", "=rank:N"), ("B", "=rank")]
        .map(|(name, rank)| key(name, name, "M").gsi("ByRank", &[rank], &[]));
    assert_eq!(refusal(table, [EntitySchema { broken: true, ..a }, b]), "");
}

fn name(index: usize, place: usize) -> &'static str {
    Box::leak(format!("a{index}_{place}").into_boxed_str())
}

fn raw(name: &str, key_type: char) -> &'static str {
    Box::leak(format!("={name}:{key_type}").into_boxed_str())
}

/// An index of eight attributes.
fn widest(index: usize) -> IndexSchema {
    let names: Vec<_> = (0..8).map(|place| name(index, place)).collect();
    gsi(Box::leak(format!("Index{index}").into_boxed_str()), &names[..4], &names[4..])
}

/// The types of all attributes but one are in an irregular order, so that a wrong place shows.
fn item(name_of_item: &'static str, indexes: &[IndexSchema], other: Option<&str>) -> EntitySchema {
    let mut item = key(name_of_item, name_of_item, "M");
    let mut seed = 1_u32;
    for index in indexes {
        let mut typed = |name: &&'static str| {
            seed = seed.wrapping_mul(1_103_515_245).wrapping_add(12345);
            let letter = (seed >> 16) as usize % 3 + usize::from(other == Some(*name));
            raw(name, ['S', 'N', 'B', 'S'][letter])
        };
        let pk: Vec<_> = index.pk.iter().map(&mut typed).collect();
        let sk: Vec<_> = index.sk.iter().map(&mut typed).collect();
        item = item.gsi(index.ident, &pk, &sk);
    }
    item
}

/// 25 indexes of four and four attributes, the most that DynamoDB allows. The derive refuses more.
#[test]
fn every_attribute_of_a_full_table_has_a_type_of_its_own() {
    let indexes: Vec<_> = (0..26).map(widest).collect();
    let table = games(&indexes[..25]);
    let item = |name, other| item(name, &indexes[..25], other);
    assert_eq!(refusal(table, [item("A", None), item("B", None)]), "");
    for place in 0..8 {
        for index in [0, 1, 24] {
            let name = name(index, place);
            let said = refusal(table, [item("A", None), item("B", Some(name))]);
            assert!(said.starts_with(&format!("`B` writes `{name}` as ")), "{name}: {said}");
        }
    }
}

#[test]
fn attributes_beyond_what_dynamodb_takes_are_left_to_the_derive() {
    let indexes: Vec<_> = (0..26).map(widest).collect();
    let other = Some(name(25, 0));
    let items = [item("A", &indexes, None), item("B", &indexes, other)];
    assert_eq!(refusal(games(&indexes), items), "");
}
