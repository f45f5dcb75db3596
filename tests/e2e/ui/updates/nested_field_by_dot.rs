// Nested field by dot.
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, Table};
use serde::{Deserialize, Serialize};
#[derive(Debug, Serialize, Deserialize, Document)]
struct Address {
    city: String,
}
#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("USER#<name>")]
struct User {
    name: String,
    address: Address,
}
#[derive(Debug, Table)]
#[table(name = "app", pk = "PK")]
enum App {
    User(User),
}
async fn f(t: Client<App>) -> Result<(), Error> {
    t.update(UserKey { name: "a" }).set(|u| u.address.city, "Graz").await?;
    Ok(())
}

fn main() {}
