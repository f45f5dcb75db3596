// Text that a condition compares with another type.
use ddb_keys::Entity;

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

fn main() {}
