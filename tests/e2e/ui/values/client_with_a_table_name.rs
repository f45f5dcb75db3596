
#[path = "../model/games.rs"]
mod games;
use games::*;

fn main() {}

pub fn mistake(sdk: aws_sdk_dynamodb::Client) {
    let _ = Games::client(sdk, "prod-games");
}
