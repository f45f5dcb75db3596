//! A crate that is named by `crate = …` and is not in scope is one error for each derive, at its name.

fn main() {}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, ddb_keys::KeyPart)]
#[key_part(crate = keys)]
struct Number(u32);

#[derive(ddb_keys::Entity)]
#[entity(separator = '|', crate = keys)]
#[pk("USER|<name>")]
struct User {
    name: String,
}

#[derive(ddb_keys::Table)]
#[table(name = "users", pk = "PK", crate = keys)]
enum Users {
    User(User),
}
