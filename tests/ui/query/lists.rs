//! Queries of lists.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, KeyPart, query::IntoCondition};

#[derive(Entity)]
#[pk("DRIVE#<drive>")]
#[sk("FILE#<path..>")]
struct File {
    drive: String,
    path: Vec<String>,
}

fn main() {
    // 1. by value
    File::query().drive("ann").path_under(["home", "photos"]);
    // 2. one text
    File::query().drive("ann").path_under("home");
    // 3. a prefix of a text
    File::query().drive("ann").path_starts_with("home");
    // 4. in a key
    FileKey { drive: "ann", path: &["home"] };
}

// 5. a field whose method the list has
#[derive(Entity)]
#[pk("DRIVE#<path_under>")]
#[sk("FILE#<path..>")]
struct Twice {
    path_under: String,
    path: Vec<String>,
}
