//! Former keys of an index, which nothing is written under.
#![allow(dead_code, unused)]

use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("USER#<id>")]
#[gsi(ByGroup, pk = "GROUP#<group>", sk = "U#<id>")]
#[former(GroupV1, index = ByGroup, pk = "g#<group>", sk = "u#<id>")]
struct User {
    id: String,
    group: String,
}

#[derive(Debug, Table)]
#[table(name = "users", pk = "PK")]
#[gsi(ByGroup, name = "by-group", pk = "GPK", sk = "GSK")]
enum Users {
    User(User),
}

async fn set_index_of_a_former_key(table: Client<Users>) -> Result<(), Error> {
    let key = UserGroupV1Key { group: "x", id: "bob" };
    table.update(UserKey { id: "bob" }).set_index(key).await?;
    Ok(())
}

fn main() {}
