use ddb_keys::Entity;

type Maybe = Option<String>;

#[derive(Entity)]
#[pk("USER#<id>")]
#[sk(since)]
struct User {
    id: Option<String>,
    since: Option<u32>,
}

#[derive(Entity)]
#[pk("USER#<id>")]
struct Alias {
    id: Maybe,
}

fn main() {}
