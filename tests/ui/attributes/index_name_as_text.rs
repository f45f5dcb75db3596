//! The name of an index as text, and conditions as expressions.

use ddb_keys::Entity;

#[derive(Debug, Entity)]
#[pk("NOTE#<id>")]
#[gsi("by-author", pk = "AUTHOR#<author>")]
struct Note {
    id: String,
    author: String,
}

#[derive(Debug, Entity)]
#[pk("BILL#<id>")]
#[gsi(Open, when(paid == false), pk = "OPEN", sk = "<id>")]
#[gsi(Unpaid, when(!paid), pk = "UNPAID", sk = "<id>")]
struct Bill {
    id: String,
    paid: bool,
}

fn main() {}
