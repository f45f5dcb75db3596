//! Numbers padded as in Python and in C: the rest of the program is not an error.

use ddb_keys::Entity;

#[derive(Entity)]
#[pk("SHOW#<show>")]
#[sk("EPISODE#<number:05d>")]
struct Episode {
    show: String,
    number: u32,
}

#[derive(Entity)]
#[pk("SHOW#<show>")]
#[sk("SEASON#<number:%03d>")]
struct Season {
    show: String,
    number: u32,
}

fn uses() {
    let _ = Episode::query().show("a").number_in(1..=9);
    let _ = Season::query().show("a").number_in(3..);
    let _ = SeasonKey { show: "a", number: 1 }.build();
}

fn main() {}
