use ddb_keys::Entity;

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

fn main() {}
