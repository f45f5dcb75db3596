//! Proof 2: an index that an entity names is on the table, with the entity's shape.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};

// 1. a name with a slip
#[derive(Entity)]
#[pk("GAME#<id>")]
#[sk("GAME")]
#[gsi(OpenGame, pk = "MAP#<map>")]
struct Slip {
    id: u32,
    map: String,
}

#[derive(Table)]
#[table(name = "games", pk = "PK", sk = "SK")]
#[gsi(OpenGames, pk = "GSI1PK")]
enum Similar {
    Slip(Slip),
}

// 2. no such index: what to declare
#[derive(Table)]
#[table(name = "games", pk = "PK", sk = "SK")]
enum Undeclared {
    Slip(Slip),
}

// 3. the table's has a sort key
#[derive(Table)]
#[table(name = "games", pk = "PK", sk = "SK")]
#[gsi(OpenGame, pk = "GSI1PK", sk = "GSI1SK")]
enum WithSortKey {
    Slip(Slip),
}

// 4. local there, global here
#[derive(Table)]
#[table(name = "games", pk = "PK", sk = "SK")]
#[lsi(OpenGame, sk = "LSI1SK")]
enum Local {
    Slip(Slip),
}

// 5. another count of attributes
#[derive(Entity)]
#[pk("GAME#<id>")]
#[sk("GAME")]
#[gsi(ByMap, pk = [map, region], sk = [opened])]
struct Several {
    id: u32,
    map: String,
    region: String,
    opened: String,
}

#[derive(Table)]
#[table(name = "games", pk = "PK", sk = "SK")]
#[gsi(ByMap, pk = "map", sk = "opened")]
enum Fewer {
    Several(Several),
}

// 6. an index that does not invert the primary key
#[derive(Entity)]
#[pk("GAME#<id>")]
#[sk("USER#<name>")]
#[gsi(Inverted)]
struct Player {
    id: u32,
    name: String,
}

#[derive(Table)]
#[table(name = "games", pk = "PK", sk = "SK")]
#[gsi(Inverted, pk = "PK", sk = "SK")]
enum NotInverted {
    Player(Player),
}

// 7. a raw key under another name than the table's
#[derive(Entity)]
#[pk("GAME#<id>")]
#[sk("GAME")]
#[gsi(ByRegion, pk = region)]
struct Regional {
    id: u32,
    region: String,
}

#[derive(Table)]
#[table(name = "games", pk = "PK", sk = "SK")]
#[gsi(ByRegion, pk = "GSI1PK")]
enum OtherName {
    Regional(Regional),
}

// 8. every attribute is stored, and the index not named
#[derive(Entity)]
#[pk("SERVER#<id>")]
#[sk("SERVER")]
struct Server {
    id: u32,
    region: String,
}

#[derive(Table)]
#[table(name = "games", pk = "PK", sk = "SK")]
#[gsi(ByRegion, pk = "region")]
enum Unnamed {
    Regional(Regional),
    Server(Server),
}

fn main() {}
