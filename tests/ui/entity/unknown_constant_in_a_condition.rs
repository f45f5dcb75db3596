//! A constant that does not exist: a pattern alone would take it for a variable.
#![allow(dead_code, unused)]

use ddb_keys::Entity;

#[derive(Entity)]
#[pk("TASK#<id>")]
#[gsi(ByState, name = Urgent, when(priority = URGENT), pk = "URGENT", sk = "<id>")]
struct Task {
    id: String,
    priority: u32,
}

#[derive(Entity)]
#[pk("OF#<id>")]
#[gsi(ByState, name = Urgent, when(priority = URGENT), pk = "URGENT_OF", sk = "<id>")]
struct TaskOf<T> {
    id: String,
    priority: u32,
    of: T,
}

fn main() {}
