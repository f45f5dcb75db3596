use ddb_keys::aws::{Client, Error};

#[path = "../model/games.rs"]
mod games;
use games::*;

fn main() {}

pub async fn mistake(table: Client<Games>) -> Result<Vec<Game>, Error> {
    let games: Vec<Game> = table.scan::<Game>().await?;
    Ok(games)
}
