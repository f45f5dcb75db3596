// A name alone in a pattern is a variable: the key would be written for every value.
use ddb_keys::{Entity, KeyPart};

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

fn main() {}
