//! Macros that generate entities and their table.

use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

macro_rules! entities {
    ($table:ident: $($entity:ident($template:literal, $field:ident: $ty:ty)),+ $(,)?) => {
        $(
            #[derive(Debug, Serialize, Deserialize, Entity)]
            #[pk($template)]
            pub struct $entity {
                pub $field: $ty,
            }
        )+

        #[derive(Debug, Table)]
        #[table(name = "generated", pk = "PK")]
        pub enum $table {
            $($entity($entity)),+
        }
    };
}

entities! {
    Zoo:
    Animal("ANIMAL#<name>", name: String),
    Cage("CAGE#<number:04>", number: u32),
    Keeper("KEEPER#<id>", id: u64),
}

async fn keeper(table: &ddb_keys::aws::Client<Zoo>) -> Result<(), ddb_keys::aws::Error> {
    table.put(&Keeper { id: 1 }).await?;
    table.delete(CageKey { number: 1 }).await?;
    let _: Option<Animal> = table.get(AnimalKey { name: "a" }).await?;
    Ok(())
}
