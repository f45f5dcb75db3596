// The entities are in a library, and the program uses them.
use ddb_keys::aws::{Change, Client, Error};
use workshop::model::{Bench, Instrument, Repair, Workshop};

pub async fn run(table: &Client<Workshop>, change: &Change<Workshop>) -> Result<(), Error> {
    table.query(Repair::query().id("1").number(7)).await?;
    table.query(Repair::query()).await?;
    table.load(Bench::query()).await?;
    table.query(Instrument::query().customer("ann")).await?;
    table.get(Repair::query().id("1")).await?;
    table.scan::<Repair>().await?;
    let _ = change.new_image::<Repair>();
    Ok(())
}

fn main() {}
