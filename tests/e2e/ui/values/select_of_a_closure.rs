use ddb_keys::aws::Client;

#[path = "../model/games.rs"]
mod games;
use games::*;

fn main() {}

pub fn mistake(table: Client<Games>) {
    let _ = table.query(Game::query().id(7)).select(|game| game.people);
}
