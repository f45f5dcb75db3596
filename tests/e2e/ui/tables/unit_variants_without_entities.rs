#![allow(dead_code, unused)]
use ddb_keys::Table;
#[derive(Debug, Table)]
#[table(name = "hotels", pk = "PK", sk = "SK")]
enum Hotels { Hotel, Room }
fn main() {}
