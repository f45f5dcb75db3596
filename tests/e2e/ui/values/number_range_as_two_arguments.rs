use ddb_keys::aws::Client;

#[path = "../model/games.rs"]
mod games;
use games::*;

fn main() {}

pub fn mistake(table: Client<Games>) {
    let _ = Score::query().game(7).number_in(1, 50);
}

#[derive(ddb_keys::Entity)]
#[pk("GAME#<game>")]
#[sk("<number:04>")]
pub struct Score {
    pub game: u32,
    pub number: u32,
}
