//! A condition of an index key has an effect: an attribute that goes when it ends.
#![allow(dead_code)]
use ddb_keys::{Entity, Table};

/// Another index has the same attribute whatever the condition says.
#[derive(Entity)]
#[pk("TICKET#<id>")]
#[gsi(All, pk = "QUEUE#<queue>", sk = "TICKET#<id>")]
#[gsi(Urgent, when(urgent = true), pk = "QUEUE#<queue>")]
struct Ticket {
    id: u32,
    queue: String,
    urgent: bool,
}

/// The sort key's attribute is its own.
#[derive(Entity)]
#[pk("TASK#<id>")]
#[gsi(All, pk = "QUEUE#<queue>", sk = "TASK#<id>")]
#[gsi(Due, when(done = false), pk = "QUEUE#<queue>", sk = "DUE#<due>")]
struct Task {
    id: u32,
    queue: String,
    due: u32,
    done: bool,
}

/// Two keys under one condition share an attribute, and keys of one index take turns.
#[derive(Entity)]
#[pk("CASE#<id>")]
#[gsi(Urgent, when(open = true), pk = "OPEN#<queue>")]
#[gsi(Due, when(open = true), pk = "OPEN#<queue>", sk = "DUE#<due>")]
#[gsi(All, name = Open, when(open = true), pk = "CASES", sk = "OPEN#<id>")]
#[gsi(All, name = Closed, pk = "CASES", sk = "CLOSED#<id>")]
struct Case {
    id: u32,
    queue: String,
    due: u32,
    open: bool,
}

#[derive(Table)]
#[table(name = "tickets", pk = "PK")]
#[gsi(All, name = "all", pk = "QUEUE", sk = "ALL")]
#[gsi(Urgent, name = "urgent", pk = "QUEUE")]
enum Tickets {
    Ticket(Ticket),
}

#[derive(Table)]
#[table(name = "tasks", pk = "PK")]
#[gsi(All, name = "all", pk = "QUEUE", sk = "ALL")]
#[gsi(Due, name = "due", pk = "QUEUE", sk = "DUE")]
enum Tasks {
    Task(Task),
}

#[derive(Table)]
#[table(name = "cases", pk = "PK")]
#[gsi(Urgent, name = "urgent", pk = "OPEN")]
#[gsi(Due, name = "due", pk = "OPEN", sk = "DUE")]
#[gsi(All, name = "all", pk = "CASES", sk = "CASE")]
enum Cases {
    Case(Case),
}

fn main() {}
