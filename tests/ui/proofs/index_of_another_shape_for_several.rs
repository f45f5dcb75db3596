//! A mistake in the declaration of an index is reported once, however many entities use the index.
#![allow(dead_code)]
use ddb_keys::{Entity, Table};

#[derive(Entity)]
#[pk("PLANT#<id>")]
#[gsi(ByBed, pk = "BED#<bed>", sk = "PLANT#<id>")]
struct Plant {
    id: String,
    bed: String,
}

#[derive(Entity)]
#[pk("DELIVERY#<id>")]
#[gsi(ByBed, pk = "BED#<bed>", sk = "DELIVERY#<id>")]
struct Delivery {
    id: String,
    bed: String,
}

#[derive(Entity)]
#[pk("NOTE#<id>")]
#[gsi(ByBed, pk = ["BED#<bed>", "<row>"])]
struct Note {
    id: String,
    bed: String,
    row: u32,
}

#[derive(Table)]
#[table(name = "nursery", pk = "PK")]
#[gsi(ByBed, pk = "GSI1PK")]
enum Nursery {
    Plant(Plant),
    Delivery(Delivery),
    Note(Note),
}

/// One entity has the key of the declaration, so that another one is wrong.
#[derive(Table)]
#[table(name = "beds", pk = "PK")]
#[gsi(ByBed, pk = "GSI1PK", sk = "GSI1SK")]
enum Beds {
    Plant(Plant),
    Delivery(Delivery),
    Note(Note),
}

#[derive(Table)]
#[table(name = "papers", pk = "PK")]
enum Papers {
    Plant(Plant),
    Delivery(Delivery),
    Note(Note),
}

fn main() {}
