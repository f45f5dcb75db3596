//! A struct without names of fields: nothing else is said about its template.

use ddb_keys::Entity;

#[derive(Entity)]
#[pk("ARTIST#<0>")]
#[sk("PROFILE")]
struct Artist(String);

fn main() {}
