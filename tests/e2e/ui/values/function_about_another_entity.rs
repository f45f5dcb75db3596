use ddb_keys::aws::attribute::{Attributes, Condition};
use ddb_keys::aws::Client;

#[path = "../model/games.rs"]
mod games;
use games::*;

fn main() {}

fn frequent(user: Attributes<User>) -> Condition<User> {
    user.visits.gt(9)
}

pub fn mistake(table: Client<Games>) {
    let _ = table.query(Game::query().id(7)).filter(frequent);
}
