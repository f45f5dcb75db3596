//! After an error the uses of a type stay quiet.
#![allow(dead_code)]
use ddb_keys::{Entity, KeyOf, Table};

// the one mistake
#[derive(Entity)]
#[pk("USER#<usrname>")]
#[sk("PROFILE")]
#[gsi(ByEmail, pk = "EMAIL#<email>")]
struct User {
    username: String,
    email: String,
}

#[derive(Entity)]
#[pk("USER#<id>")]
#[sk("PROFILE")]
struct Profile {
    id: String,
}

#[derive(Table)]
#[table(name = "app", pk = "PK", sk = "SK")]
#[gsi(ByEmail, pk = "GSI1PK")]
enum App {
    User(User),
    Profile(Profile),
}

fn get<E: Entity>(_: impl KeyOf<E>) {}

fn main() {
    let user = User { username: String::from("alice"), email: String::from("a@b.c") };
    let _ = user.keys();
    get::<User>(user.key());
    get::<User>(UserKey { username: "alice" });
    let _ = UserKey::parse("USER#alice", "PROFILE");
    let _ = User::query().username("alice");
    let _ = User::query_by_email().email("a@b.c");
    let _ = user.by_email_key().build();
    let _ = App::from(user).key();
    let _ = AppKey::parse("USER#alice", "PROFILE");
}
