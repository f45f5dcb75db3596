//! What a read through an index finds of an entity.

use super::{entity, gsi, key, template};
use crate::schema::{CharSet, EntitySchema, KeyAttribute, Part, Segment, TextShape};
use crate::schema::{IndexSchema, Projection};

fn missing(projection: Projection, entity: EntitySchema) -> Option<&'static str> {
    let index = gsi("ByMap", &["GSI1PK"], &["GSI1SK"]);
    IndexSchema { projection, ..index }.missing_from(&entity)
}

#[test]
fn an_index_of_everything_misses_nothing() {
    assert_eq!(missing(Projection::All, entity("A", "A").stores("map")), None);
}

#[test]
fn fields_are_found_that_are_included_under_their_stored_names() {
    let included = Projection::Include(&["map", "kind"]);
    for (fields, missing_one) in [
        ("", None),
        ("map", None),
        ("map kind", None),
        ("what=kind map", None),
        ("kind=what", Some("what")),
        ("map kind opened closed", Some("opened")),
    ] {
        let missing = missing(included, entity("A", "A").stores(fields));
        assert_eq!(missing, missing_one, "{fields}");
    }
}

#[test]
fn fields_are_found_that_a_key_in_the_index_gives_back() {
    for (entity, missing_one) in [
        (entity("A", "A#<id>").stores("id"), None),
        (entity("A", "A#<id>#<n>").stores("n id"), None),
        (entity("A", "A#<id>").stores("id map"), Some("map")),
        (key("A", "A", "<id>").stores("id"), None),
        (key("A", "=id", "=map@place").stores("id map=place"), None),
        (entity("A", "=id").stores("map"), Some("map")),
        (entity("A", "A").gsi("ByMap", &["MAP#<map>"], &[]).stores("map"), None),
        (entity("A", "A").gsi("ByMap", &["M", "=map"], &[]).stores("map"), None),
        (entity("A", "A").gsi("ByMap", &["M"], &["<at>"]).stores("at"), None),
        (entity("A", "A").gsi("ByMap", &["M"], &["A", "B", "<at>"]).stores("at"), None),
        (entity("A", "A").gsi("ByMap", &["M"], &["<at>"]).stores("map"), Some("map")),
        (entity("A", "A").gsi("ByAge", &["<n>"], &["<at>"]).stores("at"), Some("at")),
        (entity("A", "A").gsi("ByAge", &["M"], &[]).gsi("ByMap", &["<n>"], &[]).stores("n"), None),
    ] {
        assert_eq!(missing(Projection::KeysOnly, entity), missing_one, "{:?}", entity.pk.source);
    }
}

#[test]
fn a_text_that_loses_something_gives_nothing_back() {
    let shape = TextShape::bounded(10, 10, CharSet::DIGITS);
    let day = Segment::Part(Part { field: "at", shape, tail: false, exact: false });
    let pk: &'static KeyAttribute = template('#', &[day]);
    let item = EntitySchema { pk, ..entity("A", "A") }.stores("at");
    assert_eq!(missing(Projection::KeysOnly, item), Some("at"));
}
