//! Members of other partitions, or of one entity twice.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, ItemCollection, Table};

mod members_of_other_partitions {
    use super::*;

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
}

mod twice {
    use super::*;

    #[derive(Debug, Entity)]
    #[pk("GAME#<game>")]
    #[sk("#METADATA")]
    struct Game {
        game: u32,
    }

    #[derive(Debug, Entity)]
    #[pk("GAME#<game>")]
    #[sk("USER#<name>")]
    struct Player {
        game: u32,
        name: String,
    }

    #[derive(Debug, Table)]
    #[table(name = "games", pk = "PK", sk = "SK")]
    enum Games {
        Game(Game),
        Player(Player),
    }

    type Players = Vec<Player>;

    #[derive(ItemCollection)]
    #[item_collection(table = Games)]
    struct Twice {
        players: Players,
        others: Vec<Player>,
    }
}

fn main() {}
