use ddb_keys::Entity;

#[derive(Entity)]
#[pk("USER#<>")]
struct Empty {
    username: String,
}

#[derive(Entity)]
#[pk("USER#< username>")]
struct Space {
    username: String,
}

#[derive(Entity)]
#[pk("USER#<address.city>")]
struct Path {
    address: String,
}

#[derive(Entity)]
#[pk("USER#<user-name>")]
struct Hyphen {
    username: String,
}

#[derive(Entity)]
#[pk("")]
struct Nothing {
    username: String,
}

fn main() {}
