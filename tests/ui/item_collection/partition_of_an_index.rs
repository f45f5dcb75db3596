//! Members that have the same partition key in an index alone.
#![allow(dead_code)]
use ddb_keys::{Entity, ItemCollection, Table};

#[derive(Debug, Entity)]
#[pk("HOUSE#<house>")]
#[gsi(ByCity, pk = "CITY#<city>")]
#[gsi(ByHouse, pk = "HOUSE#<house>", sk = "#")]
struct House {
    house: u32,
    city: String,
}

#[derive(Debug, Entity)]
#[pk("GIFT#<gift>")]
#[gsi(ByCity, pk = "PLACE#<city>")]
#[gsi(ByHouse, pk = "HOUSE#<house>", sk = "GIFT#<gift>")]
struct Gift {
    gift: u32,
    house: u32,
    city: String,
}

#[derive(Debug, Table)]
#[table(name = "houses", pk = "PK")]
#[gsi(ByCity, pk = "GSI1PK")]
#[gsi(ByHouse, pk = "GSI2PK", sk = "GSI2SK")]
enum Houses {
    House(House),
    Gift(Gift),
}

#[derive(ItemCollection)]
#[item_collection(table = Houses)]
struct Storehouse {
    house: House,
    gifts: Vec<Gift>,
}

fn main() {}
