//! Conditions of index keys that keep no item out of the index.

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

const NO_EFFECT: &str = "`Game` is in the index `Open` whatever the condition of the key `Open` says, \
                         because other keys write all of its attributes too\n\
                         help: give it an attribute of its own";

/// The index `All` writes it too, in an attribute that may be another one.
fn with_all(all: &'static str, open: [&'static str; 2]) -> [IndexSchema; 2] {
    [gsi("All", &[all], &["ALL"]), gsi("Open", &[open[0]], &[open[1]])]
}

#[test]
fn a_condition_needs_an_attribute_that_no_other_index_has() {
    let game = game().gsi("All", &["MAP#<map>"], &["A"]).gsi("Open", &["MAP#<map>"], &["A"]);
    let open = game.when(&["open"]);
    assert_eq!(said(&with_all("MAP", ["MAP", "ALL"]), open), NO_EFFECT);
    assert_eq!(said(&with_all("MAP", ["MAP", "OPEN"]), open), "", "the sort key is its own");
    assert_eq!(said(&with_all("MAP", ["OPEN", "ALL"]), open), "", "the partition key is");
    assert_eq!(said(&with_all("MAP", ["MAP", "ALL"]), game), "", "there is no condition");
}

#[test]
fn each_key_with_a_condition_is_checked() {
    let three = |keys: [&'static str; 3]| keys.map(|name| gsi(name, &["MAP"], &[]));
    let (all, open, late) = ("All", "Open", "Late");
    let key = |game: EntitySchema, name| game.gsi(name, &["MAP#<map>"], &[]);
    let first = key(key(game(), open).when(&["open"]), all);
    assert_eq!(said(&three([all, open, late]), first), NO_EFFECT);
    let last = key(key(key(game(), late), all), open).when(&["open"]);
    assert_eq!(said(&three([all, open, late]), last), NO_EFFECT);
}

#[test]
fn an_attribute_of_the_primary_key_or_of_a_field_stays() {
    let indexes = |name| [lsi("Open", name)];
    let open = |sk| game().lsi("Open", sk).when(&["open"]);
    assert_eq!(said(&indexes("SK"), open("USER#<name>")), NO_EFFECT);
    assert_eq!(said(&indexes("OPEN"), open("USER#<name>")), "");
    assert_eq!(said(&indexes("rank"), open("=rank").stores("rank")), NO_EFFECT);
    let own = game().gsi("Open", &["GAME#<id>"], &["OPEN"]).when(&["open"]);
    assert_eq!(said(&[gsi("Open", &["PK"], &["OPEN"])], own), "");
    let none = game().gsi("Open", &["GAME#<id>"], &[]).when(&["open"]);
    assert_eq!(said(&[gsi("Open", &["PK"], &[])], none), NO_EFFECT);
}

#[test]
fn keys_under_the_same_condition_may_share_their_attributes() {
    let indexes = [gsi("All", &["MAP"], &[]), gsi("Open", &["MAP"], &[])];
    let both = |all: &[&'static str], open: &[&'static str]| {
        let game = game().gsi("All", &["MAP#<map>"], &[]).when(all);
        said(&indexes, game.gsi("Open", &["MAP#<map>"], &[]).when(open))
    };
    assert_eq!(both(&["open", "late"], &["late", "open"]), "");
    assert_eq!(both(&["open"], &["open"]), "");
    assert_eq!(both(&["late"], &["open"]), NO_EFFECT.replace("Open", "All"));
    assert_eq!(both(&["open", "late"], &["open"]), NO_EFFECT.replace("Open", "All"));
    assert_eq!(both(&["open"], &["open", "late"]), NO_EFFECT);
}

#[test]
fn keys_of_one_index_take_turns() {
    let indexes = [gsi("Open", &["MAP"], &[])];
    let other = game().gsi("Open", &["MAP#<map>"], &[]);
    let turns = other.gsi("Open", &["LATE#<map>"], &[]).when(&["open"]);
    assert_eq!(said(&indexes, turns), "");
}
