use ddb_keys::Entity;

#[derive(Entity)]
#[pk("USER#<id>")]
enum User {
    Free { id: String },
}

#[derive(Entity)]
#[pk("USER#<id>")]
struct Pair(String, String);

#[derive(Entity)]
#[pk("USER#<id>")]
union Either {
    id: u32,
    other: i32,
}

fn main() {}
