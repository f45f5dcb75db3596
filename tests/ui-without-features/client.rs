use ddb_keys::{Entity, Table};

#[derive(Entity)]
#[pk("USER#<name>")]
struct User {
    name: String,
}

#[derive(Table)]
#[table(name = "users", pk = "PK")]
enum Users {
    User(User),
}

struct SdkClient;

fn main() {
    let table = Users::client(SdkClient);
    let _ = table.get(UserKey { name: "ann" });
}
