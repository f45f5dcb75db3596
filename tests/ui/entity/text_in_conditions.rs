// Text that a condition compares with another type.
use ddb_keys::{Entity, KeyPart};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
enum State {
    Open,
    InTransit,
}

#[derive(Entity)]
#[pk("PARCEL#<id>")]
#[gsi(ByState, name = Open, when(state = "open" | "IN_TRANSIT"), pk = "OPEN", sk = "<id>")]
#[gsi(ByState, name = Next, when(next = Some("open")), pk = "NEXT", sk = "<id>")]
#[gsi(ByState, name = Gift, when(note = "gift"), pk = "GIFT", sk = "<id>")]
#[gsi(ByState, name = Paid, when(paid = "yes"), pk = "PAID", sk = "<id>")]
#[gsi(ByState, name = Heavy, when(weight = "10"), pk = "HEAVY", sk = "<id>")]
struct Parcel {
    id: String,
    state: State,
    next: Option<State>,
    note: Option<String>,
    paid: bool,
    weight: u32,
}

fn main() {}
