//! The examples of passes, which share one table.

/// An example in lines. `table`, and an `order` that is not stored, are there.
macro_rules! example {
    ($($line:literal)+) => {
        concat!(
            r##"```
# use ddb_keys::embedded::Embedded;
# use ddb_keys::{Entity, Table};
# use serde::{Deserialize, Serialize};
# #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
# #[pk("ORDER#<number:08>")]
# #[gsi(ByState, pk = "STATE#<state>")]
# #[former(V1, pk = "O#<number>")]
# struct Order { number: u32, state: String }
# #[derive(Debug, PartialEq, Table)]
# #[table(name = "shop", pk = "PK")]
# #[gsi(ByState, name = "by-state", pk = "GSI1PK")]
# enum Shop { Order(Order) }
# #[tokio::main(flavor = "current_thread")]
# async fn main() -> Result<(), Box<dyn std::error::Error>> {
# let engine = Embedded::start().await?;
# let table = Shop::client(engine.client());
# table.create_table().await?;
# let order = Order { number: 7, state: "open".into() };
"##,
            $($line, "\n",)+
            "# Ok(())\n# }\n```"
        )
    };
}
pub(crate) use example;
