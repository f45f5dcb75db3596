use ddb_keys::aws::Client;

#[path = "../model/games.rs"]
mod games;
use games::*;

fn main() {}

pub fn mistake(table: Client<Games>) {
    let user = <User as ddb_keys::Document>::ATTRIBUTES;
    let _ = table.delete(GameKey { id: 7 }).condition(|_| user.visits.lt(5));
}
