//! Types where others are wanted: keys of another entity, entities of another table.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, EntityOf, KeyOf, Table};

#[derive(Entity)]
#[pk("USER#<name>")]
struct User {
    name: String,
}

#[derive(Entity)]
#[pk("GAME#<id>")]
#[gsi(ByMap, pk = "MAP#<map>")]
struct Game {
    id: u32,
    map: String,
}

#[derive(Entity)]
#[pk("ORDER#<id>")]
struct Order {
    id: u32,
}

#[derive(Table)]
#[table(name = "games", pk = "PK")]
#[gsi(ByMap, pk = "GSI1PK")]
enum Games {
    User(User),
    Game(Game),
}

fn get<E: Entity>(_: impl KeyOf<E>) {}

fn put<T: Table, E: EntityOf<T>>(_: &E) {}

fn main() {
    // 1. the key of another entity
    get::<User>(GameKey { id: 1 });
    // 2. an index key where the primary key is wanted
    get::<Game>(GameByMapKey { map: "dunes" });
    // 3. no key at all
    get::<User>("USER#alice");
    // 4. an entity that is not on the table
    put::<Games, _>(&Order { id: 1 });
    // 5. a row taken for an entity of another table
    let row = Games::from(Game { id: 1, map: String::from("dunes") });
    let _ = row.as_entity::<Order>();
    // 6. an entity where a table is wanted
    put::<Game, _>(&Game { id: 1, map: String::from("dunes") });
}
