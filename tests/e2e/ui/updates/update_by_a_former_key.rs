use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("ORG#<org>")]
#[sk("DOC#<path..>")]
#[former(V1, pk = "O#<org>", sk = "D#<path..>")]
pub struct Doc {
    pub org: String,
    pub path: String,
    pub size: u32,
}
#[derive(Debug, Table)]
#[table(name = "docs", pk = "PK", sk = "SK")]
pub enum Docs {
    Doc(Doc),
}
async fn run(table: Client<Docs>) -> Result<(), Error> {
    table.update(DocV1Key { org: "a", path: "b" }).set(|d| d.size, 1).await?;
    Ok(())
}
fn main() {}
