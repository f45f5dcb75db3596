use ddb_keys::{Entity, KeyPart};

#[derive(KeyPart)]
struct UserId(String);

#[derive(KeyPart)]
struct GameId(String);

#[derive(Entity)]
#[pk("USER#<user>")]
struct User {
    user: UserId,
}

fn main() {
    let _ = User::query().user(&GameId("1".into()));
    let _ = User::query().user("1");
}
