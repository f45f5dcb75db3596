//! Key parts that lack what every part has.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, KeyPart};

mod around_no_part {
    use super::*;

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
    struct Point([u8; 2]);

    #[derive(Entity)]
    #[pk("POINT#<point>")]
    struct Spot {
        point: Point,
    }
}

mod not_copy {
    use super::*;

    #[derive(KeyPart)]
    struct Number(u32);

    #[derive(KeyPart)]
    enum State {
        Open,
    }
}

fn main() {}
