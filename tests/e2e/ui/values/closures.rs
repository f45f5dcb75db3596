//! Closures and functions about another entity.
#![allow(dead_code, unused)]

use ddb_keys::aws::{Client, Error};
use ddb_keys::aws::attribute::{Attributes, Condition};

#[path = "../games.rs"]
mod games;
use games::*;

mod annotated_scan_of_one_entity {
    use super::*;

    pub async fn mistake(table: Client<Games>) -> Result<Vec<Game>, Error> {
        let games: Vec<Game> = table.scan::<Game>().await?;
        Ok(games)
    }
}

mod client_with_a_table_name {
    use super::*;

    pub fn mistake(sdk: aws_sdk_dynamodb::Client) {
        let _ = Games::client(sdk, "prod-games");
    }
}

mod function_about_another_entity {
    use super::*;

    fn frequent(user: Attributes<User>) -> Condition<User> {
        user.visits.gt(9)
    }

    pub fn mistake(table: Client<Games>) {
        let _ = table.query(Game::query().id(7)).filter(frequent);
    }
}

mod function_of_another_entity_in_a_closure {
    use super::*;

    fn frequent(user: Attributes<User>) -> Condition<User> {
        user.visits.gt(9)
    }

    pub fn mistake(table: Client<Games>) {
        let _ = table.query(Game::query().id(7)).filter(|game| frequent(game));
    }
}

mod number_range_as_two_arguments {
    use super::*;

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
}

fn main() {}
