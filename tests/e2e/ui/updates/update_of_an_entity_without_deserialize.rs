// Update of an entity without Deserialize.
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
#[derive(Debug, serde::Serialize, Entity)]
#[pk("USER#<name>")]
struct User {
    name: String,
    age: u32,
}
#[derive(Debug, Table)]
#[table(name = "app", pk = "PK")]
enum App {
    User(User),
}
async fn f(t: Client<App>) -> Result<(), Error> {
    t.update(UserKey { name: "a" }).add(|u| u.age, 1).await?;
    Ok(())
}

fn main() {}
