use ddb_keys::Entity;

#[derive(Entity)]
#[pk("USER#<id:uper>")]
struct User {
    id: String,
}

#[derive(Entity)]
#[pk("GAME#<id:08d>")]
#[sk("<id:8>#<id:>")]
struct Game {
    id: u32,
}

#[derive(Entity)]
#[pk("TEAM#<id:hexadecimal>")]
#[sk("<id:desc(39)>#<id:040>")]
struct Team {
    id: u32,
}

fn main() {}
