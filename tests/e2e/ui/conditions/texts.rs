//! Texts as conditions, and conditions on text that is none.
#![allow(dead_code, unused)]

use ddb_keys::aws::Client;

#[path = "../games.rs"]
mod games;
use games::*;

mod condition_as_text {
    use super::*;

    pub fn mistake(table: Client<Games>) {
        let _ = table.delete(GameKey { id: 7 }).condition("people < :full");
    }
}

mod text_begins_with_on_a_number {
    use super::*;

    pub fn mistake(table: Client<Games>) {
        let _ = table.delete(GameKey { id: 7 }).condition(|g| g.people.begins_with(5));
    }
}

fn main() {}
