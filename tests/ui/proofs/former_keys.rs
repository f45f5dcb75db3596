//! Former keys that another entity or another value has.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};

mod former_key_of_another_entity {
    use super::*;

    #[derive(Entity)]
    #[pk("ORDER#<id>")]
    #[former(V1, pk = "O#<id>")]
    struct Order {
        id: String,
    }

    #[derive(Entity)]
    #[pk("O#<name>")]
    struct Offer {
        name: String,
    }

    #[derive(Table)]
    #[table(name = "shop", pk = "PK")]
    enum Shop {
        Order(Order),
        Offer(Offer),
    }
}

mod former_key_of_another_value {
    use super::*;

    #[derive(Entity)]
    #[pk("ORDER#<year>#<number>")]
    #[former(V1, pk = "ORDER#<id..>")]
    struct Order {
        id: String,
        year: u16,
        number: u32,
    }

    #[derive(Entity)]
    #[pk("ITEM#<id:ordered>")]
    #[former(V1, pk = "ITEM#<id>")]
    struct Item {
        id: i32,
    }

    // `ALICE` has the key that `alice` had before.
    #[derive(Entity)]
    #[pk("USER#<name>")]
    #[former(V1, pk = "USER#<name:upper>")]
    struct User {
        name: String,
    }

    #[derive(Entity)]
    #[pk("TEAM#<name:lower>")]
    #[former(V1, pk = "TEAM#<name>")]
    struct Team {
        name: String,
    }

    #[derive(Entity)]
    #[pk("CITY#<name:uppercase>")]
    #[former(V1, pk = "CITY#<name:upper>")]
    struct City {
        name: String,
    }

    #[derive(Table)]
    #[table(name = "shop", pk = "PK")]
    enum Shop {
        Order(Order),
        Item(Item),
        User(User),
        Team(Team),
        City(City),
    }
}

fn main() {}
