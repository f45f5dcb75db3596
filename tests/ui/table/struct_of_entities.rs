//! A struct that holds entities, as if the table was a record of them.

use ddb_keys::{Entity, Table};

#[derive(Entity)]
#[pk("ARTIST#<artist>")]
#[sk("PROFILE")]
struct Artist {
    artist: String,
}

#[derive(Entity)]
#[pk("ALBUM#<album>")]
#[sk("INFO")]
struct Album {
    album: String,
}

#[derive(Table)]
#[table(name = "music", pk = "PK", sk = "SK")]
struct Music {
    artists: Vec<Artist>,
    album: Option<Album>,
    count: u32,
}

fn main() {}
