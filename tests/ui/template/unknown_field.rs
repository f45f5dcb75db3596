use ddb_keys::Entity;

#[derive(Entity)]
#[pk("USER#<usrname>")]
struct User {
    username: String,
    email: String,
}

#[derive(Entity)]
#[pk("USER#<tenant>#<email>")]
#[sk(created)]
struct Strange {
    username: String,
    email: String,
}

#[derive(Entity)]
#[pk("USER#<id>")]
struct Empty;

fn main() {}
