use ddb_keys::Entity;

#[derive(Entity)]
#[entity(separator = 'x')]
#[pk("USERx<id>")]
struct Letter {
    id: String,
}

#[derive(Entity)]
#[entity(separator = '<')]
#[pk("USER#<id>")]
struct Bracket {
    id: String,
}

#[derive(Entity)]
#[entity(separator = "##")]
#[pk("USER##<id>")]
struct Text {
    id: String,
}

fn main() {}
