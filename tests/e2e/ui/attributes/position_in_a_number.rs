use ddb_keys::aws::Client;

#[path = "../model/games.rs"]
mod games;
use games::*;

fn main() {}

pub fn mistake(table: Client<Games>) {
    let _ = table.delete(GameKey { id: 7 }).condition(|g| g.people.nth(0).exists());
}
