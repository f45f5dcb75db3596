use ddb_keys::Entity;

#[derive(Entity)]
#[pk("USER#<id>")]
#[sk("ORDER#<number>")]
#[lsi]
struct Bare {
    id: String,
    number: u32,
}

#[derive(Entity)]
#[pk("USER#<id>")]
#[sk("ORDER#<number>")]
#[lsi(sk = "DATE#<id>")]
struct Nameless {
    id: String,
    number: u32,
}

fn main() {}
