use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("MEMBER#<member>")]
#[sk("DEBT#<number:08>")]
#[former(V1, pk = "DEBTS#<member>", sk = "<number:08>")]
struct Debt {
    member: String,
    number: u32,
}

impl Debt {
    // A function of this name is the user's own business.
    fn collection_v1() {}
}

#[derive(Debug, Table)]
#[table(name = "ledger", pk = "PK", sk = "SK")]
enum Ledger {
    Debt(Debt),
}

async fn all(table: &Client<Ledger>) -> Result<(), Error> {
    table.query(Debt::query_v1().member("ann")).await?;
    Debt::collection_v1();
    Ok(())
}

fn main() {}
