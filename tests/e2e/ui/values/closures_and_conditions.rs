//! Conditions in place of closures, and `bool`s in place of conditions.
#![allow(dead_code, unused)]

use ddb_keys::aws::Client;
use ddb_keys::aws::attribute::Condition;

#[path = "../games.rs"]
mod games;
use games::*;

mod condition_in_place_of_a_closure {
    use super::*;

    pub fn mistake(table: Client<Games>, condition: Condition<Game>) {
        let _ = table.query(Game::query().id(7)).filter(condition);
    }
}

mod conditions_joined_by_two_ampersands {
    use super::*;

    pub fn mistake(one: Condition<Game>, other: Condition<Game>) -> Condition<Game> {
        one && other
    }
}

fn main() {}
