use ddb_keys::{Entity, KeyPart};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
struct Point([u8; 2]);

#[derive(Entity)]
#[pk("POINT#<point>")]
struct Spot {
    point: Point,
}

fn main() {}
