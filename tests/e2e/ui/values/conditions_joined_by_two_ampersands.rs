use ddb_keys::aws::attribute::Condition;

#[path = "../model/games.rs"]
mod games;
use games::*;

fn main() {}

pub fn mistake(one: Condition<Game>, other: Condition<Game>) -> Condition<Game> {
    one && other
}
