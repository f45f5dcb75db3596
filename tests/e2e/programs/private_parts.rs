//! Public entities whose keys have parts of private types.

use ddb_keys::{Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, KeyPart)]
enum Kind {
    Book,
    Film,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, KeyPart)]
struct Title(String);

#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("KIND#<kind>")]
#[sk("TITLE#<title>")]
#[gsi(ByTitle, pk = "TITLE#<title>", sk = "<kind>")]
#[former(V1, pk = "<kind>", sk = "<title>")]
pub struct Medium {
    kind: Kind,
    title: Title,
    pub loans: u32,
}

#[derive(Debug, Table)]
#[table(name = "library", pk = "PK", sk = "SK")]
#[gsi(ByTitle, name = "by-title", pk = "GSI1PK", sk = "GSI1SK")]
pub enum Library {
    Medium(Medium),
}

async fn films(table: &ddb_keys::aws::Client<Library>) -> Result<(), ddb_keys::aws::Error> {
    let films =
        table.query(Medium::query().kind(Kind::Film)).filter(|m| m.kind.eq(Kind::Film)).await?;
    for film in films {
        table.update(film.key()).add(|m| m.loans, 1).await?;
    }
    table.query(Medium::query_by_title().title(&Title("Alien".into()))).await.map(drop)
}
