use ddb_keys::Entity;

use ddb_keys::KeyPart;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
enum State {
    Open,
    #[key_part(rename = "in#progress")]
    InProgress,
}

#[derive(Entity)]
#[pk("STATE#<state>")]
struct Issue {
    state: State,
}

fn main() {}
