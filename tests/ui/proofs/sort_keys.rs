//! Every entity of a table has the halves of key that the table has.
#![allow(dead_code)]
use ddb_keys::{Entity, Table};

#[derive(Entity)]
#[pk("USER#<id>")]
struct WithoutSortKey {
    id: String,
}

#[derive(Entity)]
#[pk("USER#<id>")]
#[sk("PROFILE")]
struct WithSortKey {
    id: String,
}

#[derive(Table)]
#[table(name = "with", pk = "PK", sk = "SK")]
enum With {
    WithoutSortKey(WithoutSortKey),
}

#[derive(Table)]
#[table(name = "without", pk = "PK")]
enum Without {
    WithSortKey(WithSortKey),
}

fn main() {}
