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

mod former_key_of_an_index_for_another_value {
    use super::*;

    #[derive(Debug, Entity)]
    #[pk("ITEM#<id>")]
    #[gsi(ByPlace, pk = "<row>#<column>", sk = "I#<id>")]
    #[former(PlaceV1, index = ByPlace, pk = "<column>#<row>", sk = "I#<id>")]
    struct Item {
        id: String,
        row: String,
        column: String,
    }

    #[derive(Debug, Table)]
    #[table(name = "warehouse", pk = "PK")]
    #[gsi(ByPlace, name = "by-place", pk = "GSI1PK", sk = "GSI1SK")]
    enum Warehouse {
        Item(Item),
    }
}

mod former_key_of_an_index_in_an_attribute_that_another_one_has {
    use super::*;

    #[derive(Debug, Entity)]
    #[pk("USER#<id>")]
    #[gsi(ByGroup, pk = "GROUP#<group>", sk = "U#<id>")]
    #[gsi(ByTeam, pk = "TEAM#<team>", sk = "U#<id>")]
    #[former(GroupV1, index = ByGroup, pk = "g#<group>", sk = "u#<id>")]
    struct User {
        id: String,
        group: String,
        team: String,
    }

    #[derive(Debug, Table)]
    #[table(name = "users", pk = "PK")]
    #[gsi(ByGroup, name = "by-group", pk = "GPK", sk = "USK")]
    #[gsi(ByTeam, name = "by-team", pk = "TPK", sk = "USK")]
    enum Users {
        User(User),
    }
}

fn main() {}
