//! The ends of a range have the type of the part, also behind an alias and in an index.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, KeyPart};

#[derive(Debug, KeyPart)]
struct Name(String);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
struct Level(u8);

type Maybe<T> = Option<T>;

#[derive(Debug, Entity)]
#[pk("A#<id>")]
#[sk("<name>")]
#[gsi(ByLevel, pk = "A#<id>", sk = "<level:02>")]
struct Item {
    id: String,
    name: Name,
    level: Maybe<Level>,
}

fn main() {
    let _ = Item::query().id("a").name_in("a"..="b");
    let _ = Item::query().id("a").name_starts_with(1);
    let _ = Item::query_by_level().id("a").level_in(1..=2);
    let _ = Item::query_by_level().id("a").level("1");
}
