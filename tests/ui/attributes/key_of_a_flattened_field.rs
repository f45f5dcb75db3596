//! Index keys that depend on a field whose content serde stores beside the other fields.
#![allow(dead_code)]
use ddb_keys::{Entity, KeyPart};
use serde::{Deserialize, Serialize};

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

fn main() {}
