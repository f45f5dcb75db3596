// PartitionKey option.
use ddb_keys::Entity;
#[derive(Entity)]
#[entity(pk = "USER#<username>")]
struct User {
    username: String,
}

fn main() {}
