//! A crate of entities, as programs have that share them.

pub mod model {
    use ddb_keys::{Entity, ItemCollection, Table};
    use serde::{Deserialize, Serialize};

    #[derive(Debug, Clone, Serialize, Deserialize, Entity)]
    #[pk("INSTRUMENT#<id>")]
    #[sk("INSTRUMENT")]
    #[gsi(ByCustomer, pk = "CUSTOMER#<customer>", sk = "INSTRUMENT#<id>")]
    pub struct Instrument {
        pub id: String,
        pub customer: String,
    }

    #[derive(Debug, Clone, Serialize, Deserialize, Entity)]
    #[pk("INSTRUMENT#<id>")]
    #[sk("REPAIR#<status>#<number:06>")]
    pub struct Repair {
        pub id: String,
        pub status: String,
        pub number: u32,
    }

    #[derive(Debug, Clone, Table)]
    #[table(name = "workshop", pk = "PK", sk = "SK")]
    #[gsi(ByCustomer, name = "GSI1", pk = "GSI1PK", sk = "GSI1SK")]
    pub enum Workshop {
        Instrument(Instrument),
        Repair(Repair),
    }

    #[derive(Debug, ItemCollection)]
    #[item_collection(table = Workshop)]
    pub struct Bench {
        pub instrument: Instrument,
        pub repairs: Vec<Repair>,
    }
}
