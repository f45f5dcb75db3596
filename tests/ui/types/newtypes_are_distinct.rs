use ddb_keys::Entity;

use ddb_keys::KeyPart;

#[derive(KeyPart)]
struct UserId(String);

#[derive(KeyPart)]
struct GameId(String);

#[derive(Entity)]
#[pk("USER#<user>")]
struct User {
    user: UserId,
}

fn key(game: &GameId) -> UserKey<'_> {
    UserKey { user: game.into() }
}

fn main() {}
