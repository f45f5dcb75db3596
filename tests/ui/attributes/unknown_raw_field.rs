use ddb_keys::Entity;

#[derive(Entity)]
#[pk("GAME#<id>")]
#[gsi(OpenGames, pk = mpa, sk = open_timestamp)]
struct Game {
    id: String,
    map: String,
    open_timestamp: Option<String>,
}

fn main() {}
