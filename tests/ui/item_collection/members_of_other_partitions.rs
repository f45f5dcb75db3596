//! A first member that is in another partition than all others.
#![allow(dead_code)]
use ddb_keys::{Entity, ItemCollection, Table};

#[derive(Debug, Entity)]
#[pk("OWNER#<owner>")]
#[sk("PET#<pet>")]
struct Pet {
    owner: u32,
    pet: u32,
}

#[derive(Debug, Entity)]
#[pk("PET#<pet>")]
#[sk("VISIT#<number:04>")]
struct Visit {
    pet: u32,
    number: u32,
}

#[derive(Debug, Entity)]
#[pk("PET#<pet>")]
#[sk("DRUG#<name>")]
struct Prescription {
    pet: u32,
    name: String,
}

#[derive(Debug, Table)]
#[table(name = "clinic", pk = "PK", sk = "SK")]
enum Clinic {
    Pet(Pet),
    Visit(Visit),
    Prescription(Prescription),
}

#[derive(ItemCollection)]
#[item_collection(table = Clinic)]
struct PetFile {
    pet: Pet,
    visits: Vec<Visit>,
    prescriptions: Vec<Prescription>,
}

fn main() {}
