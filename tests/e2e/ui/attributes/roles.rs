//! Changes of attributes whose role does not allow them.
#![allow(dead_code, unused)]

use ddb_keys::aws::Client;

#[path = "../games.rs"]
mod games;
use games::*;

mod add_to_a_key_field {
    use super::*;

    pub fn mistake(table: Client<Games>) {
        let _ = table.update(GameKey { id: 7 }).add(|g| g.id, 1);
    }
}

mod add_to_a_set_stored_as_a_list {
    use super::*;

    pub fn mistake(table: Client<Games>) {
        let _ = table.update(GameKey { id: 7 }).add(|g| g.words, ["late"]);
    }
}

mod append_to_text {
    use super::*;

    pub fn mistake(table: Client<Games>) {
        let _ = table.update(GameKey { id: 7 }).append(|g| g.started, "x");
    }
}

mod path_into_no_document {
    use super::*;

    pub fn mistake(table: Client<Games>) {
        let _ = table.delete(GameKey { id: 7 }).condition(|g| g.mode.at(|m| m.duel).exists());
    }
}

mod position_in_a_number {
    use super::*;

    pub fn mistake(table: Client<Games>) {
        let _ = table.delete(GameKey { id: 7 }).condition(|g| g.people.nth(0).exists());
    }
}

mod remove_of_a_required_field {
    use super::*;

    pub fn mistake(table: Client<Games>) {
        let _ = table.update(GameKey { id: 7 }).remove(|g| g.people);
    }
}

mod value_of_another_type {
    use super::*;

    pub fn mistake(table: Client<Games>) {
        let _ = table.update(GameKey { id: 7 }).set(|g| g.people, "many");
    }
}

fn main() {}
