// No Deserialize.
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
#[derive(Debug, serde::Serialize, Entity)]
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
    let n = t.get(NoteKey { id: 1 }).await?;
    Ok(())
}

fn main() {}
