use ddb_keys::Entity;

#[derive(Entity)]
#[pk("USER#<n>5")]
struct User {
    n: u32,
}

#[derive(Entity)]
#[pk("USER#<n>-<m>")]
struct Range {
    n: i32,
    m: i32,
}

fn main() {}

#[derive(Entity)]
#[pk("<active>e")]
struct Word {
    active: bool,
}
