//! Reads of an entity through an index.

use super::{entity, gsi, key, template};
use crate::schema::{EntitySchema, KeyAttribute, Part, Segment, TextShape};
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
        // The index stores the attributes of its key, but fields are not read back from its templates.
        (entity("A", "A").gsi("ByMap", &["MAP#<map>"], &[]).stores("map"), Some("map")),
        (entity("A", "A").gsi("ByMap", &["M"], &["<at>"]).stores("at"), Some("at")),
        (entity("A", "A").gsi("ByMap", &["=map@GSI1PK"], &[]).stores("map=GSI1PK"), None),
        (entity("A", "A").stores("map=GSI1SK"), None),
        (entity("A", "A").gsi("ByMap", &["M"], &["<at>"]).stores("map"), Some("map")),
        (entity("A", "A").gsi("ByAge", &["<n>"], &["<at>"]).stores("at"), Some("at")),
    ] {
        assert_eq!(missing(Projection::KeysOnly, entity), missing_one, "{:?}", entity.pk.source);
    }
}

#[test]
fn a_text_that_loses_something_gives_nothing_back() {
    let shape = TextShape::bounded(10, 10, "0-9");
    let day = Segment::Part(Part {
        field: "at",
        shape,
        tail: false,
        exact: false,
        kind: "other",
        computed_from: &[],
        element: None,
    });
    let pk: &'static KeyAttribute = template('#', &[day]);
    let item = EntitySchema { pk, ..entity("A", "A") }.stores("at");
    assert_eq!(missing(Projection::KeysOnly, item), Some("at"));
}

#[cfg(feature = "aws-sdk")]
#[test]
fn every_missing_attribute_is_named() {
    let index = gsi("ByMap", &["GSI1PK"], &["GSI1SK"]);
    let index = IndexSchema { projection: Projection::Include(&["b"]), ..index };
    let item: &'static EntitySchema = super::leak(entity("A", "A#<id>").stores("id a b c=d"));
    assert_eq!(index.all_missing_from(item).collect::<alloc::vec::Vec<_>>(), ["a", "d"]);
}

#[test]
fn flattened_content_needs_everything_projected() {
    let flattened = EntitySchema { flattened: true, ..entity("A", "A#<id>").stores("id") };
    for (projection, whole) in [
        (Projection::All, true),
        (Projection::KeysOnly, false),
        (Projection::Include(&["id"]), false),
    ] {
        let index = IndexSchema { projection, ..gsi("ByMap", &["GSI1PK"], &["GSI1SK"]) };
        assert_eq!(index.has_whole(&flattened), whole, "{projection:?}");
        assert!(index.has_whole(&entity("A", "A#<id>").stores("id")));
    }
}

#[test]
fn included_names_are_attributes_of_an_entity() {
    let including = |names: &'static [&'static str]| {
        let index = gsi("ByMap", &["GSI1PK"], &["GSI1SK"]);
        super::games(&[IndexSchema { projection: Projection::Include(names), ..index }])
    };
    let user = key("User", "USER#<id>", "A").stores("id email=email_address");
    for known in [&["id", "email_address"][..], &["entity_type", "PK", "GSI1SK"]] {
        assert_eq!(super::refusal(including(known), [user]), "");
    }
    assert_eq!(
        super::refusal(including(&["id", "email_adress"]), [user]),
        "the index `ByMap` includes `email_adress`, but no entity of the table stores an \
         attribute of that name\nhelp: `User` stores an attribute with a similar name: `email_address`",
    );
    assert_eq!(
        super::refusal(including(&["phone"]), [user]),
        "the index `ByMap` includes `phone`, but no entity of the table stores an attribute \
         of that name\nhelp: remove it, or write the name as serde stores it",
    );
    let flattened = EntitySchema { flattened: true, ..user };
    assert_eq!(super::refusal(including(&["anything"]), [flattened]), "");
    // Whatever a table stores that knows no entity.
    assert_eq!(super::refusal(including(&["anything"]), []), "");
}
