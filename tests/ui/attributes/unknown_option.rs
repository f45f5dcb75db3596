use ddb_keys::Entity;

#[derive(Entity)]
#[pk("USER#<id>")]
#[gsi(ByEmail, pkk = "EMAIL#<email>")]
struct User {
    id: String,
    email: String,
}

#[derive(Entity)]
#[pk("USER#<id>")]
#[lsi(ByDate, sort = date)]
struct Dated {
    id: String,
    date: String,
}

#[derive(Entity)]
#[pk("USER#<id>")]
#[gsi(ByClub, collection = "members", pk = "CLUB#<club>")]
struct Member {
    id: String,
    club: String,
}

fn main() {}
