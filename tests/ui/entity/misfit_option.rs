use ddb_keys::Entity;

#[derive(Entity)]
#[entity(name = 5)]
#[pk("USER#<id>")]
struct User {
    id: String,
}

#[derive(Entity)]
#[entity(name = "A", name = "B")]
#[pk("GAME#<id>")]
struct Game {
    id: String,
}

#[derive(Entity)]
#[entity]
#[pk("TEAM#<id>")]
struct Team {
    id: String,
}

#[derive(Entity)]
#[entity(key = "PlayerPrimaryKey")]
#[pk("PLAYER#<id>")]
struct Player {
    id: String,
}

fn main() {}
