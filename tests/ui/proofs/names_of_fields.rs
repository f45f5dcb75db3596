//! Proof 4: no field is stored where a template or the entity's type is written.
#![allow(dead_code, non_snake_case)]
use ddb_keys::{Entity, Table};

// 1. a field called as the table's partition key
#[derive(Entity)]
#[pk("A#<id>")]
struct Plain {
    id: u32,
    PK: String,
}

#[derive(Table)]
#[table(name = "names", pk = "PK")]
enum PlainName {
    Plain(Plain),
}

// 2. by the template of an index
#[derive(Entity)]
#[pk("A#<id>")]
#[gsi(ByName, pk = "NAME#<name>")]
struct OfIndex {
    id: u32,
    name: String,
}

#[derive(Table)]
#[table(name = "names", pk = "PK")]
#[gsi(ByName, pk = "name")]
enum NameOfIndex {
    OfIndex(OfIndex),
}

// 3. the type attribute's name
#[derive(Entity)]
#[pk("A#<id>")]
struct Typed {
    id: u32,
    entity_type: String,
}

#[derive(Table)]
#[table(name = "names", pk = "PK")]
enum TypeAttribute {
    Typed(Typed),
}

// 4. the type attribute is a key
#[derive(Table)]
#[table(name = "names", pk = "PK", type_attribute = "PK")]
enum TypeIsKey {
    Other(Other),
}

#[derive(Entity)]
#[pk("A#<id>")]
struct Other {
    id: u32,
}

fn main() {}
