//! Attributes of an entity that are misspelt or in the wrong form.
#![allow(dead_code, unused)]

use ddb_keys::Entity;
use serde::{Deserialize, Serialize};

mod gsi_without_pk {
    use super::*;

    #[derive(Entity)]
    #[pk("FILE#<id>")]
    #[gsi(ByName, sk = "<name>")]
    struct File {
        name: String,
        id: u32,
    }
}

mod index_key_named_twice {
    use super::*;

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[pk("U#<id>")]
    #[gsi(A, pk = "X#<a>")]
    #[gsi(A, pk = "Y#<b>")]
    struct U { id: String, a: String, b: String }
}

mod index_name_as_a_string {
    use super::*;

    #[derive(Entity)]
    #[pk("FILE#<id>")]
    #[gsi("ByName", pk = "N#<name>")]
    struct File {
        name: String,
        id: u32,
    }
}

mod index_name_with_hyphens {
    use super::*;

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[pk("USER#<id>")]
    #[gsi(gsi1pk-gsi1sk-index, pk = "E#<email>")]
    struct User { id: String, email: String }
}

mod name_of_the_index_on_the_entity {
    use super::*;

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[pk("USER#<id>")]
    #[gsi(ByEmail, name = "by-email", pk = "E#<email>")]
    struct User { id: String, email: String }
}

mod template_without_quotes {
    use super::*;

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[pk(USER#<name>)]
    struct User { name: String }
}

mod when_of_another_type {
    use super::*;

    #[derive(Serialize, Deserialize, Entity)]
    #[pk("DESK#<number>")]
    #[gsi(Free, when(taken = "no"), pk = "FREE#<site>")]
    struct Desk {
        number: u32,
        site: String,
        taken: bool,
    }
}

mod when_with_a_comparison {
    use super::*;

    #[derive(Entity)]
    #[pk("FILE#<id>")]
    #[gsi(Big, when(size > 5), pk = "BIG#<id>")]
    struct File {
        size: u32,
        id: u32,
    }
}

fn main() {}
