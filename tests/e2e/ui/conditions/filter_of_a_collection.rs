use ddb_keys::aws::Client;

#[path = "../model/games.rs"]
mod games;
use games::*;

fn main() {}

pub fn mistake(table: Client<Games>) {
    let _ = table.query(Game::collection().id(7)).filter(|g| g.people.lt(50));
}
