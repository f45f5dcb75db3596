use ddb_keys::Entity;

#[derive(Entity)]
#[pk("USER#{username}")]
#[sk("AT#:joined")]
#[gsi(ByTeam, pk = "TEAM#${team}", sk = "{{usrname}}")]
struct User {
    username: String,
    joined: u64,
    team: String,
}

#[derive(Entity)]
#[pk("user:email:<email>")]
struct Fine {
    email: String,
}

fn main() {}
