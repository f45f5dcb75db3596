//! A missing derive is one error at the type, however often it is used.
#![allow(dead_code)]
use ddb_keys::{Entity, KeyPart, Table};

#[derive(KeyPart)]
struct Number(u32);

#[derive(Debug, Clone, Copy, KeyPart)]
enum State {
    Open,
    Closed,
}

#[derive(Entity)]
#[pk("ORDER#<number>")]
#[gsi(ByState, pk = "<state>", sk = "<number>")]
struct Order {
    number: Number,
    state: State,
}

#[derive(Entity)]
#[pk("LINE#<number>#<line>")]
#[gsi(ByState, pk = "<state>", sk = "<line>")]
struct Line {
    number: Number,
    line: u32,
    state: Option<State>,
}

#[derive(Table)]
#[table(name = "orders", pk = "PK")]
#[gsi(ByState, name = "by-state", pk = "GSI1PK", sk = "GSI1SK")]
enum Orders {
    Order(Order),
    Line(Line),
}

fn main() {
    let order = Order { number: Number(7), state: State::Open };
    let _ = OrderKey { number: Number(7) }.build();
    let _ = Order::query_by_state().state(State::Closed);
    let _ = Orders::from(order).key();
}
