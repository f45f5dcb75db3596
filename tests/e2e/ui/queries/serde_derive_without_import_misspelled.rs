// Serde derive without import, misspelled.
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
#[derive(Debug, serde::Serialize, Entity)]
#[pk("USER#<name>")]
struct User {
    name: String,
}
#[derive(Debug, Table)]
#[table(name = "app", pk = "PK")]
enum App {
    User(User),
}
async fn f(t: Client<App>) -> Result<(), Error> {
    let u: Vec<User> = t.query(User::query().name("a")).await?;
    Ok(())
}

fn main() {}
