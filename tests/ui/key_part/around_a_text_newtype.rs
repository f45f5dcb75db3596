use ddb_keys::{Entity, KeyPart};

#[derive(Debug, Clone, PartialEq, Eq, Hash, KeyPart)]
struct UserId(String);

#[derive(Debug, Clone, PartialEq, Eq, Hash, KeyPart)]
struct OwnerId(UserId);

#[derive(Entity)]
#[pk("OWNER#<owner>")]
struct Owner {
    owner: OwnerId,
}

fn main() {}
