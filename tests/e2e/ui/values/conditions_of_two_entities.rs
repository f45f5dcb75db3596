use ddb_keys::aws::attribute::Condition;

#[path = "../model/games.rs"]
mod games;
use games::*;

fn main() {}

pub fn mistake(game: Condition<Game>, user: Condition<User>) -> Condition<Game> {
    game & user
}
