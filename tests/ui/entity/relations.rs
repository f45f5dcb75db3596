//! Relations as other libraries declare them.

use ddb_keys::Entity;

#[derive(Entity)]
#[has_many(Animal)]
#[pk("OWNER#<owner>")]
#[sk("OWNER")]
struct Owner {
    owner: String,
}

#[derive(Entity)]
#[pk("OWNER#<owner>")]
#[sk("ANIMAL#<name>")]
struct Animal {
    #[belongs_to(Owner)]
    owner: String,
    name: String,
}

fn uses() {
    let _ = Owner::query().owner("a");
}

fn main() {}
