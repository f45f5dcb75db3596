use ddb_keys::{Entity, Table};

#[derive(Entity)]
#[pk("USER#<id>")]
struct User<'a> {
    id: &'a str,
}

#[derive(Table)]
#[table(name = "app", pk = "PK")]
enum App<'a> {
    User(User<'a>),
}

fn main() {}
