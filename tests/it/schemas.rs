//! The schemas of entities.

use ddb_keys::{
    Entity,
    schema::{KeyType, Source},
};

#[derive(Entity)]
#[pk("TEAM#<team:lower>#<number>")]
#[sk(joined)]
#[gsi(ByCity, pk = "CITY#<city>", sk = "<joined>")]
#[gsi(ByName, pk = "NAME#<name:lower>")]
#[allow(dead_code, reason = "its schema is what is looked at")]
struct Player {
    team: String,
    number: u32,
    joined: String,
    city: Option<String>,
    name: String,
}

#[test]
fn what_the_primary_key_keeps() {
    let kept = |field| Player::SCHEMA.primary_keeps(field);
    assert!(kept("number") && kept("joined"));
    assert!(!kept("team"), "its letters are folded");
    assert!(!kept("city") && !kept("name"), "they stand in no primary key");
}

#[test]
fn which_attributes_are_primary() {
    let primary: Vec<bool> = Player::SCHEMA.key_attributes().map(|key| key.is_primary()).collect();
    assert_eq!(primary, [true, true, false, false, false]);
}

#[test]
fn which_fields_an_index_cannot_do_without() {
    let optional = |at: usize| Player::SCHEMA.indexes[at].optional_fields().collect::<Vec<_>>();
    assert_eq!(optional(0), ["city"]);
    assert_eq!(optional(1), [""; 0]);
}

#[test]
fn which_fields_an_attribute_is_made_of() {
    let (pk, sk) = (Player::SCHEMA.pk, Player::SCHEMA.sk.unwrap());
    assert!(pk.has_field("team") && pk.has_field("number") && !pk.has_field("joined"));
    assert!(sk.has_field("joined") && !sk.has_field("team"));
    assert!(matches!(sk.source, Source::Raw { key_type: Some(KeyType::S), .. }));
}

#[test]
fn what_a_scan_of_an_index_reads() {
    let scan = Player::scan_by_city();
    assert_eq!(scan.index(), "ByCity");
    assert_eq!(format!("{scan:?}"), "IndexScan { index: \"ByCity\" }");
}
