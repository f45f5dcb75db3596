use ddb_keys::aws::attribute::{Attributes, Condition};

#[path = "../model/games.rs"]
mod games;
use games::*;

fn main() {}

pub fn full(games: Attributes<Games>) -> Condition<Games> {
    unimplemented!()
}
