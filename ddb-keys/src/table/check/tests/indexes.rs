//! Messages about the indexes that an entity names, and about those that it should name.

use alloc::string::String;

use super::{games, gsi, key, lsi, refusal};
use crate::schema::EntitySchema;
use crate::schema::IndexSchema;

fn game() -> EntitySchema {
    key("Game", "GAME#<id>", "USER#<name>")
}

fn said(indexes: &[IndexSchema], game: EntitySchema) -> String {
    refusal(games(indexes), [game])
}

#[test]
fn every_index_that_an_entity_names_is_on_the_table() {
    let open = |name| game().gsi("First", &["A"], &[]).gsi(name, &["MAP#<map>"], &[]);
    let [first, slip, other] =
        ["First", "OpenGames", "ByRegion"].map(|name| gsi(name, &[name], &[]));
    assert_eq!(said(&[first, slip], open("OpenGames")), "");
    assert_eq!(said(&[slip, first], open("OpenGames")), "");
    let unknown =
        "`Game` names the index `OpenGame`, which the table `games` does not have\nhelp: ";
    let similar = "an index with a similar name exists: `OpenGames`";
    assert_eq!(said(&[first, other, slip], open("OpenGame")), [unknown, similar].concat());
    let declaration = "`#[gsi(OpenGame, pk = \"GSI1PK\")]`";
    let renamed = "name an index of the table, `ByRegion`, or declare this one: ";
    assert_eq!(said(&[first, other], open("OpenGame")), [unknown, renamed, declaration].concat());
    let sorted = gsi("Sorted", &["a"], &["b"]);
    assert_eq!(
        said(&[first, sorted], open("OpenGame")),
        [unknown, "declare it: ", declaration].concat()
    );
}

#[test]
fn an_index_that_is_not_there_is_declared_in_the_help() {
    for (game, declaration) in [
        (game().gsi("I", &["A"], &[]), "gsi(I, pk = \"GSI1PK\")"),
        (game().gsi("I", &["A"], &["B"]), "gsi(I, pk = \"GSI1PK\", sk = \"GSI1SK\")"),
        (game().gsi("I", &["=a"], &["=b@c"]), "gsi(I, pk = \"a\", sk = \"c\")"),
        (
            game().gsi("I", &["=a", "B", "=c"], &["A", "B"]),
            "gsi(I, pk = [\"a\", \"GSI1PK1\", \"c\"], sk = [\"GSI1SK0\", \"GSI1SK1\"])",
        ),
        (game().inverted("I"), "gsi(I, pk = \"SK\", sk = \"PK\")"),
        (game().lsi("I", "A"), "lsi(I, sk = \"LSI1SK\")"),
        (game().lsi("I", "=a"), "lsi(I, sk = \"a\")"),
    ] {
        let declaration =
            ["help: declare it: `#[", declaration, ")]`"].concat().replace("))]`", ")]`");
        let said = said(&[], game);
        assert_eq!(said.lines().nth(1), Some(&*declaration));
    }
}

const ONE: &[&str] = &["A"];
const TWO: &[&str] = &["A", "B"];

#[test]
fn an_index_has_the_shape_of_the_key_that_is_written_there() {
    for (index, game) in [
        (gsi("I", &["a"], &[]), game().gsi("I", ONE, &[])),
        (gsi("I", &["a"], &["b"]), game().gsi("I", ONE, ONE)),
        (gsi("I", &["a", "b"], &["c", "d"]), game().gsi("I", TWO, TWO)),
        (gsi("I", &["SK"], &["PK"]), game().inverted("I")),
        (lsi("I", "a"), game().lsi("I", "A")),
    ] {
        assert_eq!(said(&[index], game), "");
    }
}

#[test]
fn a_key_of_another_shape_than_the_indexs_is_refused_with_both() {
    let turned = "the inverted primary key";
    let two_locals = IndexSchema { sk: &["a", "b"], ..lsi("I", "a") };
    for (index, game, entity, table) in [
        (
            gsi("I", &["a"], &["b"]),
            game().gsi("I", TWO, ONE),
            "global, 2 partition key attributes, one sort key",
            "global, one partition key, one sort key",
        ),
        (
            gsi("I", &["a"], &["b", "c", "d"]),
            game().gsi("I", ONE, TWO),
            "global, one partition key, 2 sort key attributes",
            "global, one partition key, 3 sort key attributes",
        ),
        (
            lsi("I", "a"),
            game().gsi("I", ONE, ONE),
            "global, one partition key, one sort key",
            "local",
        ),
        (
            lsi("I", "a"),
            game().gsi("I", &[], ONE),
            "global, no partition key, one sort key",
            "local",
        ),
        (
            gsi("I", &["a"], &["b"]),
            game().lsi("I", "A"),
            "local",
            "global, one partition key, one sort key",
        ),
        (two_locals, game().lsi("I", "A"), "local", "local"),
        (gsi("I", &["PK"], &["SK"]), game().inverted("I"), turned, "pk = \"PK\", sk = \"SK\""),
        (gsi("I", &["SK"], &["SK"]), game().inverted("I"), turned, "pk = \"SK\", sk = \"SK\""),
        (gsi("I", &["PK"], &["PK"]), game().inverted("I"), turned, "pk = \"PK\", sk = \"PK\""),
        (gsi("I", &["SK"], &[]), game().inverted("I"), turned, "pk = \"SK\", sk = none"),
        (
            gsi("I", &["SK", "a"], &["PK"]),
            game().inverted("I"),
            turned,
            "pk = \"SK\", \"a\", sk = \"PK\"",
        ),
        (
            gsi("I", &["SK"], &["PK", "a"]),
            game().inverted("I"),
            turned,
            "pk = \"SK\", sk = \"PK\", \"a\"",
        ),
        (lsi("I", "PK"), game().inverted("I"), turned, "local"),
    ] {
        let refused = said(&[index], game);
        let (shapes, help) = refused.split_once("\nhelp: ").unwrap();
        let start =
            "`Game` and the table `games` have different keys for the index `I`\n  entity: ";
        assert_eq!(shapes, [start, entity, "\n   table: ", table].concat());
        let to_the_table = "write one template for each attribute that the table has";
        let to_the_entity = "to match the entity's key, declare `#[";
        assert!(help.starts_with(to_the_table) || help.starts_with(to_the_entity), "{help}");
    }
}

#[test]
fn a_sort_key_that_only_the_table_or_the_entity_has_is_added_to_the_other() {
    let (with, without) =
        ("global, one partition key, one sort key", "global, one partition key, no sort key");
    for (index, game, [entity, table], help) in [
        (
            gsi("I", &["a"], &["b"]),
            game().gsi("I", ONE, &[]),
            [without, with],
            "add `sk = \"…\"` to the entity's `#[gsi(I, …)]`",
        ),
        (
            gsi("I", &["a"], &[]),
            game().gsi("I", ONE, ONE),
            [with, without],
            "add `sk = \"GSI1SK\"` to the table's `#[gsi(I, …)]`",
        ),
        (
            gsi("I", &["GSI2PK"], &[]),
            game().gsi("I", ONE, ONE),
            [with, without],
            "add `sk = \"GSI2SK\"` to the table's `#[gsi(I, …)]`",
        ),
    ] {
        let refused = said(&[index], game);
        let shapes = ["entity: ", entity, "\n   table: ", table, "\nhelp: ", help].concat();
        assert!(refused.ends_with(&shapes), "{refused}");
    }
}

#[test]
fn a_declaration_keeps_the_name_and_the_attributes_of_the_index() {
    let index = IndexSchema { name: "by-pair", ..gsi("I", &["GSI2PK"], &["GSI2SK"]) };
    let refused = said(&[index], game().gsi("I", &["<id>", "X"], ONE));
    let help =
        r#"or declare `#[gsi(I, name = "by-pair", pk = ["GSI2PK0", "GSI2PK1"], sk = "GSI2SK")]`"#;
    assert!(refused.ends_with(help), "{refused}");
}

#[test]
fn an_entity_that_is_in_an_index_names_it() {
    let first = gsi("First", &["GSI1PK"], &[]);
    let help = |fields: &str| {
        let start = "`Game` stores every attribute of the index `Second`, so its items are in the index, but does \
             not name it\nhelp: write `#[";
        [start, fields, ")]` above the entity"].concat()
    };
    for (index, fields, keys) in [
        (gsi("Second", &["map"], &[]), "id map", "gsi(Second, pk = map"),
        (gsi("Second", &["map"], &[]), "place=map", "gsi(Second, pk = place"),
        (gsi("Second", &["a"], &["b"]), "b a", "gsi(Second, pk = a, sk = b"),
        (gsi("Second", &["a", "b"], &["c"]), "a b c", "gsi(Second, pk = [a, b], sk = c"),
        (gsi("Second", &["a"], &["b", "c"]), "a b c", "gsi(Second, pk = a, sk = [b, c]"),
        (gsi("Second", &["SK"], &["map"]), "map", "gsi(Second, pk = \"USER#<name>\", sk = map"),
        (gsi("Second", &["map"], &["PK"]), "map", "gsi(Second, pk = map, sk = \"GAME#<id>\""),
        (lsi("Second", "map"), "map", "lsi(Second, sk = map"),
    ] {
        assert_eq!(said(&[first, index], game().stores(fields)), help(keys));
    }
    let first_and_map = game().stores("map").gsi("First", &["MAP#<map>"], &[]);
    for (index, keys) in [
        (gsi("Second", &["GSI1PK"], &["map"]), "gsi(Second, pk = \"MAP#<map>\", sk = map"),
        (
            gsi("Second", &["GSI1PK"], &["SK"]),
            "gsi(Second, pk = \"MAP#<map>\", sk = \"USER#<name>\"",
        ),
        (
            gsi("Second", &["SK"], &["GSI1PK"]),
            "gsi(Second, pk = \"USER#<name>\", sk = \"MAP#<map>\"",
        ),
        (gsi("Second", &["GSI1PK"], &[]), "gsi(Second, pk = \"MAP#<map>\""),
        (lsi("Second", "GSI1PK"), "lsi(Second, sk = \"MAP#<map>\""),
    ] {
        assert_eq!(said(&[first, index], first_and_map), help(keys));
    }
    let named = |game: EntitySchema| game.gsi("First", &["A"], &[]).gsi("Second", &["=map"], &[]);
    assert_eq!(said(&[first, gsi("Second", &["map"], &[])], named(game().stores("id map"))), "");
}

#[test]
fn an_entity_that_is_not_in_an_index_need_not_name_it() {
    for (index, fields) in [
        (gsi("I", &["map"], &[]), "id"),
        (gsi("I", &["a"], &["b"]), "a"),
        (gsi("I", &["a"], &["b"]), "b"),
        (gsi("I", &["a"], &["b", "c"]), "a b"),
        (gsi("I", &["a", "b"], &["c"]), "a c"),
        (gsi("I", &["SK"], &["PK"]), "id"),
        (lsi("I", "at"), "id"),
    ] {
        assert_eq!(said(&[index], game().stores(fields)), "", "{fields} {index:?}");
    }
}

#[test]
fn an_entity_names_indexes_in_any_order() {
    let names = ["First", "Second", "Third"];
    let table = games(&names.map(|name| gsi(name, &[name], &[])));
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0], [1, 1, 0]] {
        let user = |last: &'static str| {
            let user = key("User", "USER#<id>", "USER");
            let [one, two, three] = order.map(|at| names[at]);
            user.gsi(one, &["A"], &[]).gsi(two, &["A"], &[]).gsi(three, &[last], &[])
        };
        assert_eq!(refusal(table, [user("A")]), "", "{order:?}");
        let other = key("Other", "OTHER#<id>", "OTHER").gsi(names[order[2]], &["A"], &[]);
        let typed = ["=", names[order[2]], ":N"].concat();
        let said = refusal(table, [other, user(typed.leak())]);
        assert!(said.starts_with("`User` writes `"), "{order:?}: {said}");
    }
}

#[test]
fn a_mistake_of_an_index_is_reported_once() {
    let by_map = |pk: &[&'static str]| game().gsi("ByMap", pk, &[]);
    let row = |name, pk: &[&'static str]| key(name, "ROW#<id>", name).gsi("ByMap", pk, &[]);
    let said = |indexes: &[IndexSchema]| {
        let entities = [row("A", &["MAP#<map>"]), row("B", &["MAP#<map>"])];
        refusal(games(indexes), entities)
    };
    // At the first entity that names an index which the table does not have, and at the declaration of one with another key.
    assert_eq!(said(&[]).matches("does not have").count(), 1);
    assert_eq!(said(&[gsi("ByMap", &["a", "b"], &[])]).matches("have different keys").count(), 1);
    // If one entity agrees with the declaration, it is right.
    let both = [row("A", &["MAP#<map>"]), row("B", &["X#<map>", "<n>"])];
    let refused = refusal(games(&[gsi("ByMap", &["a"], &[])]), both);
    assert!(refused.starts_with("`B` and the table `games` have different keys"), "{refused}");
    // So it is if the second of an entity's keys agrees.
    let two = by_map(&["X#<map>", "<n>"]).gsi("ByMap", &["MAP#<map>"], &[]);
    let refused = refusal(games(&[gsi("ByMap", &["a"], &[])]), [two]);
    assert!(refused.contains("have different keys for the index `ByMap`"), "{refused}");
    assert_eq!(refused.matches("have different keys").count(), 1);
    // A mistake that is reported elsewhere hides no other one.
    let two = by_map(&["X#<map>", "<n>"]).gsi("Missing", &["A"], &[]);
    let refused = refusal(games(&[gsi("ByMap", &["a"], &[])]), [two]);
    assert!(refused.contains("names the index `Missing`"), "{refused}");
}
