//! A table with one option of three.

use ddb_keys::{Entity, Table};

#[derive(Entity)]
#[pk("ARTIST#<artist>")]
#[sk("PROFILE")]
struct Artist {
    artist: String,
}

#[derive(Table)]
#[table(sk = "SK")]
enum Music {
    Artist(Artist),
}

fn main() {}
