//! Conditions of index keys with other operators.
#![allow(dead_code, unused)]

use ddb_keys::Entity;

mod when {
    use super::*;

    #[derive(Entity)]
    #[pk("MESSAGE#<id>")]
    #[gsi(Unread, when(unraed = true), pk = "UNREAD#<id>")]
    #[gsi(Read, when(unread), pk = "READ#<id>")]
    #[gsi(None, when(), pk = "NONE#<id>")]
    #[gsi(Same, when(unread = true), pk = "A#<id>")]
    #[gsi(Same, when(unread = false), pk = "B#<id>")]
    struct Message {
        id: String,
        unread: bool,
    }
}

mod when_with_other_operators {
    use super::*;

    enum State {
        Open,
        Held,
        Closed,
    }

    #[derive(Entity)]
    #[pk("TICKET#<id>")]
    #[gsi(Unresolved, when(state != State::Closed), pk = "UNRESOLVED#<id>")]
    struct Ticket {
        id: String,
        state: State,
    }

    #[derive(Entity)]
    #[pk("TASK#<id>")]
    #[gsi(Urgent, when(level > 3), pk = "URGENT#<id>")]
    struct Task {
        id: String,
        level: u8,
    }

    #[derive(Entity)]
    #[pk("JOB#<id>")]
    #[gsi(Late, when(level <= 3), pk = "LATE#<id>")]
    struct Job {
        id: String,
        level: u8,
    }

    #[derive(Entity)]
    #[pk("FINE#<id>")]
    #[gsi(Open, when(|fine| fine.state == State::Open), pk = "OPEN#<id>")]
    struct Fine {
        id: String,
        state: State,
    }
}

fn main() {}
