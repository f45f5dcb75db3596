use ddb_keys::{Entity, KeyPart};

#[derive(KeyPart)]
struct Number(u32);

#[derive(Entity)]
#[pk("ORDER#<number>")]
struct Order {
    number: Number,
}

fn main() {}
