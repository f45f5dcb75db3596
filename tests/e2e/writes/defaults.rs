//! Law L6 for fields that serde gives a value if the item lacks them.

use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use super::index_truth::compare;
use crate::engines::on_every_engine;

fn nobody() -> Option<String> {
    Some("nobody".into())
}

/// An item without an owner is nobody's, and in the index.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("BIKE#<id>")]
#[gsi(ByOwner, pk = "OWNER#<owner>", sk = "BIKE#<id>")]
struct Bike {
    id: u32,
    #[serde(default = "nobody")]
    owner: Option<String>,
}

/// As a bike, by the default of the struct.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[serde(default)]
#[pk("BOAT#<id>")]
#[gsi(ByOwner, pk = "OWNER#<owner>", sk = "BOAT#<id>")]
struct Boat {
    id: u32,
    owner: Option<String>,
}

impl Default for Boat {
    fn default() -> Self {
        Self { id: 0, owner: nobody() }
    }
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "vehicles", pk = "PK")]
#[gsi(ByOwner, name = "by-owner", pk = "GSI1PK", sk = "GSI1SK")]
enum Vehicles {
    Bike(Bike),
    Boat(Boat),
}

#[tokio::test]
async fn a_removed_index_key_does_not_come_back_as_a_default() {
    on_every_engine::<Vehicles>(async |table| {
        let (bike, boat) = (BikeKey { id: 1 }, BoatKey { id: 1 });
        table.put(&Bike { id: 1, owner: Some("ann".into()) }).await.unwrap();
        let changed = table.update(bike).remove_index::<BikeByOwnerKey<'_>>().await.unwrap();
        assert_eq!(changed, Bike { id: 1, owner: None });
        table.put(&Boat { id: 1, owner: Some("ann".into()) }).await.unwrap();
        let changed = table.update(boat).remove_index::<BoatByOwnerKey<'_>>().await.unwrap();
        assert_eq!(changed, Boat { id: 1, owner: None });
        let keys_of = |row: &Vehicles| match row {
            Vehicles::Bike(bike) => bike.keys().unwrap(),
            Vehicles::Boat(boat) => boat.keys().unwrap(),
        };
        compare(&table, keys_of).await.unwrap();
    })
    .await;
}
