// No serde at all.
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
#[derive(Debug, Entity)]
#[pk("NOTE#<id>")]
struct Note {
    id: u32,
    text: String,
}
#[derive(Debug, Table)]
#[table(name = "notes", pk = "PK")]
enum Notes {
    Note(Note),
}
async fn f(t: Client<Notes>) -> Result<(), Error> {
    t.put(&Note { id: 1, text: "a".into() }).await?;
    Ok(())
}

fn main() {}
