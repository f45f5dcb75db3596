//! Entities that borrow.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};

mod borrowing_entity {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<id>")]
    struct User<'a> {
        id: &'a str,
    }

    #[derive(Table)]
    #[table(name = "app", pk = "PK")]
    enum App {
        User(User<'a>),
    }
}

mod borrowing_entity_without_a_name {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<id>")]
    struct User<'a> {
        id: &'a str,
    }

    #[derive(Table)]
    #[table(name = "app", pk = "PK")]
    enum App {
        User(User<'_>),
    }
}

fn main() {}
