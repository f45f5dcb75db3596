//! A condition of a `when` is a field and a pattern.

use ddb_keys::Entity;

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

fn main() {}
