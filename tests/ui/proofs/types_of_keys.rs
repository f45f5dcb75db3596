//! Proof 3: an attribute that serves as a key has one type, and one content.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};

#[derive(Entity)]
#[pk("A#<id>")]
#[sk(rank)]
struct Text {
    id: u32,
    rank: String,
}

// 1. a number where the other writes text
#[derive(Entity)]
#[pk("B#<id>")]
#[sk(rank)]
struct Number {
    id: u32,
    rank: u64,
}

#[derive(Table)]
#[table(name = "ranks", pk = "PK", sk = "rank")]
enum SortKeys {
    Text(Text),
    Number(Number),
}

#[derive(Entity)]
#[pk("A#<id>")]
#[gsi(ByDigest, pk = "DIGEST#<digest>")]
struct Template {
    id: u32,
    digest: String,
}

// 2. bytes in an index where the other has a template
#[derive(Entity)]
#[pk("B#<id>")]
#[gsi(ByDigest, pk = digest)]
struct Bytes {
    id: u32,
    #[allow(dead_code)]
    digest: Vec<u8>,
}

#[derive(Table)]
#[table(name = "digests", pk = "PK")]
#[gsi(ByDigest, pk = "digest")]
enum Digests {
    Template(Bytes),
    Bytes(Renamed),
}

// 2b. the same by two types
#[derive(Entity)]
#[pk("C#<id>")]
#[gsi(ByDigest, pk = digest)]
struct Renamed {
    id: u32,
    digest: String,
}

// 3. two indexes share an attribute, and the entity writes two things there
#[derive(Entity)]
#[pk("A#<id>")]
#[gsi(ByName, pk = "NAME#<name>")]
#[gsi(ByMail, pk = "MAIL#<mail>")]
struct Shared {
    id: u32,
    name: String,
    mail: String,
}

#[derive(Table)]
#[table(name = "shared", pk = "PK")]
#[gsi(ByName, name = "by-name", pk = "GSI1PK")]
#[gsi(ByMail, name = "by-mail", pk = "GSI1PK")]
enum SharedAttribute {
    Shared(Shared),
}

fn main() {}
