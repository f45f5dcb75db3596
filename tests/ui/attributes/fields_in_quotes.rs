//! Fields in quotes.
#![allow(dead_code, unused)]

use ddb_keys::Entity;

#[derive(Entity)]
#[pk("CAR#<plate>")]
#[gsi(ByModel, pk = ["model", "station"])]
struct Car {
    plate: String,
    model: String,
    station: String,
}

fn main() {
    // The parts are known, so that their uses are not mistakes as well.
    let _ = Car::query_by_model().model("VW").station("graz");
}
