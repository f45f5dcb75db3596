//! Fields that cannot be keys.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, KeyPart};
use serde::{Deserialize, Serialize};

mod key_of_a_flattened_field {
    use super::*;

    #[derive(Serialize, Deserialize)]
    #[serde(tag = "state")]
    enum State {
        Open { by: String },
        Closed,
    }

    #[derive(Serialize, Deserialize, Entity)]
    #[pk("ISSUE#<id>")]
    #[gsi(ByState, name = Open, when(id = 1.., state = State::Open { .. }), pk = "OPEN", sk = "<id>")]
    #[gsi(ByState, name = Closed, when(state = State::Closed), pk = "CLOSED", sk = "<id>")]
    struct Issue {
        id: u32,
        #[serde(flatten)]
        state: State,
    }

    #[derive(KeyPart, Serialize, Deserialize)]
    struct Place(String);

    #[derive(Serialize, Deserialize, Entity)]
    #[pk("SHOP#<id>")]
    #[gsi(ByPlace, pk = "PLACE#<place>")]
    struct Shop {
        id: u32,
        #[serde(flatten)]
        place: Place,
    }

    // A field beside the content says what decides.
    #[derive(Serialize, Deserialize, Entity)]
    #[pk("TASK#<id>")]
    #[gsi(ByState, name = Open, when(open = true), pk = "OPEN", sk = "<id>")]
    struct Fine {
        id: u32,
        open: bool,
        #[serde(flatten)]
        state: State,
    }
}

mod lists {
    use super::*;

    #[derive(Entity)]
    #[pk("MATCH#<a>")]
    #[sk("A")]
    #[gsi(Five, pk = [a, b, c, d, e])]
    #[gsi(Zero, pk = [], sk = [a])]
    #[gsi(Nested, pk = [a, [b, c]])]
    #[lsi(Local, sk = [a, b])]
    struct Match {
        a: String,
        b: String,
        c: String,
        d: String,
        e: String,
    }
}

mod primary_key_of_a_flattened_field {
    use super::*;

    #[derive(Debug, Serialize, Deserialize, KeyPart)]
    struct Place(String);

    #[derive(Serialize, Deserialize, Entity)]
    #[pk("PLACE#<place>")]
    #[sk("SHOP#<number:04>")]
    struct Shop {
        #[serde(flatten)]
        place: Place,
        number: u32,
    }

    #[derive(Serialize, Deserialize, Entity)]
    #[pk(place)]
    struct Raw {
        #[serde(flatten)]
        place: Place,
    }
}

mod skipped_raw_field {
    use super::*;

    #[derive(serde::Serialize, Entity)]
    #[pk("USER#<id>")]
    #[sk(created)]
    struct User {
        id: String,
        #[serde(skip)]
        created: u64,
    }
}

fn main() {}
