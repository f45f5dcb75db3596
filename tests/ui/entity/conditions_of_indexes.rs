//! Conditions of index keys in other forms.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, KeyPart};

mod names_alone_in_conditions {
    use super::*;

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
    enum State {
        Open,
        Held,
    }

    #[derive(Entity)]
    #[pk("JOB#<id>")]
    #[gsi(ByState, name = Open, when(state = Open), pk = "OPEN", sk = "<id>")]
    #[gsi(ByState, name = Both, when(state = State::Open | held), pk = "BOTH", sk = "<id>")]
    #[gsi(ByState, name = Ours, when(state = _ours, owner = ann), pk = "OURS", sk = "<id>")]
    #[gsi(ByState, name = Paid, when(paid = yes), pk = "PAID", sk = "<id>")]
    #[gsi(ByState, name = Next, when(next = Open), pk = "NEXT", sk = "<id>")]
    #[gsi(ByState, name = Then, when(next = Some(Held)), pk = "THEN", sk = "<id>")]
    #[gsi(ByState, name = Pair, when(pair = (State::Open, b)), pk = "PAIR", sk = "<id>")]
    struct Job {
        id: String,
        state: State,
        owner: String,
        paid: bool,
        next: Option<State>,
        pair: (State, State),
    }
}

mod text_in_conditions {
    use super::*;

    #[derive(Entity)]
    #[pk("PARCEL#<id>")]
    #[gsi(ByState, name = Gift, when(note = "gift"), pk = "GIFT", sk = "<id>")]
    #[gsi(ByState, name = Paid, when(paid = "yes"), pk = "PAID", sk = "<id>")]
    #[gsi(ByState, name = Heavy, when(weight = "10" | "20"), pk = "HEAVY", sk = "<id>")]
    #[gsi(ByState, name = Late, when(days = Some("10")), pk = "LATE", sk = "<id>")]
    #[gsi(ByState, name = Lost, when(state = "is-lost" | State::Sent), pk = "LOST", sk = "<id>")]
    #[gsi(ByState, name = Next, when(next = Some("sent")), pk = "NEXT", sk = "<id>")]
    struct Parcel {
        id: String,
        note: Option<String>,
        paid: bool,
        weight: u32,
        days: Option<u16>,
        state: State,
        next: Option<State>,
    }

    enum State {
        Sent,
        IsLost,
    }
}

mod when_raw {
    use super::*;

    #[derive(Entity)]
    #[pk("MESSAGE#<id>")]
    #[gsi(Unread, when(unread = true), pk = user, sk = id)]
    #[gsi(Inverted, when(unread = true))]
    #[lsi(Newest, when(unread = true), sk = sent)]
    #[gsi(ByUser, when(unread = true), pk = user)]
    #[gsi(ByTeam, when(unread = true), pk = team)]
    #[gsi(Fine, when(unread = true), pk = user, sk = "SENT#<sent>")]
    struct Message {
        id: String,
        user: String,
        sent: String,
        unread: bool,
    }
}

fn main() {}
