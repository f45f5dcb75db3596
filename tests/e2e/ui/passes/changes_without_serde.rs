use ddb_keys::aws::{Change, ItemError};
use ddb_keys::{Entity, Table};
use serde::Serialize;

#[derive(Debug, Serialize, Entity)]
#[pk("USER#<name>")]
struct User {
    name: String,
}

#[derive(Debug, Table)]
#[table(name = "users", pk = "PK")]
enum Users {
    User(User),
}

fn handle(change: &Change<Users>) -> Result<(), ItemError> {
    if let Some(Users::User(user)) = change.new_image()? {
        println!("{}", user.name);
    }
    Ok(())
}

fn main() {}
