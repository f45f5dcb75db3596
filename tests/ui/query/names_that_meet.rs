use ddb_keys::Entity;

#[derive(Entity)]
#[pk("P#<p>")]
#[sk("<x>#<x_in>#<x_starts_with>")]
#[gsi(OpenGames, pk = "O#<x>")]
#[gsi(Open_games, pk = "P#<x>")]
#[gsi(Query, pk = "Q#<x>")]
#[gsi(Key, pk = "K#<x>")]
struct Range {
    p: String,
    x: String,
    x_in: String,
    x_starts_with: String,
}

#[derive(Entity)]
#[entity(key = UserQuery)]
#[pk("USER#<id>")]
struct User {
    id: String,
}

/// Nothing meets here: a part of the partition key has no range.
#[derive(Entity)]
#[pk("<x>#<x_in>")]
struct Fine {
    x: String,
    x_in: String,
}

fn main() {}
