use ddb_keys::Entity;

#[derive(Entity)]
#[pk("USER#<id..>#X")]
struct User {
    id: String,
}

#[derive(Entity)]
#[pk("USER#<id..>#<name>")]
struct Two {
    id: String,
    name: String,
}

#[derive(Entity)]
#[pk("USER#<id..><name>")]
struct Beside {
    id: String,
    name: String,
}

fn main() {}
