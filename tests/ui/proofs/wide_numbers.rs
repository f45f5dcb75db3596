//! A raw key of 128 bits has more digits than DynamoDB keeps of a number, so that no item with it could be written.

use ddb_keys::{Entity, Table};

#[derive(Entity)]
#[pk(id)]
#[sk(height)]
#[gsi(ByWeight, pk = weight)]
struct Block {
    id: u64,
    height: u128,
    weight: Option<i128>,
}

#[derive(Table)]
#[table(name = "blocks", pk = "id", sk = "height")]
#[gsi(ByWeight, name = "ByWeight", pk = "weight")]
enum Blocks {
    Block(Block),
}

fn main() {}
