// No Serialize, all notes read by scan.
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
#[derive(Debug, serde::Deserialize, Entity)]
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
    let all = t.scan().await?;
    t.create_table().await?;
    Ok(())
}

fn main() {}
