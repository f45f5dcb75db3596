//! Law L6 for fields that serde gives a value if the item lacks them.

use ddb_keys::aws::{Error, InvalidRequest, ItemError};
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

fn five() -> u8 {
    5
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// serde leaves out what it then reads as something else.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("CART#<id>")]
#[gsi(ByWheels, name = CartByWheels, pk = "WHEELS#<wheels>", sk = "CART#<id>")]
#[gsi(ByOwner, pk = "OWNER#<owner>", sk = "CART#<id>")]
#[gsi(ByPlate, pk = plate, sk = "CART#<id>")]
#[gsi(ByColour, when(horse = false), pk = "CARTS", sk = "CART#<id>")]
struct Cart {
    id: u32,
    #[serde(skip_serializing_if = "is_zero", default = "five")]
    wheels: u8,
    #[serde(skip_serializing_if = "Option::is_none", default = "nobody")]
    owner: Option<String>,
    #[serde(default = "nobody")]
    plate: Option<String>,
    #[serde(skip_serializing_if = "is_false", default = "yes")]
    horse: bool,
}

fn yes() -> bool {
    true
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_false(value: &bool) -> bool {
    !value
}

fn cart() -> Cart {
    let (owner, plate) = (Some("ann".into()), Some("A1".into()));
    Cart { id: 1, wheels: 4, owner, plate, horse: true }
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "vehicles", pk = "PK")]
#[gsi(ByWheels, name = "by-wheels", pk = "GSI2PK", sk = "GSI2SK")]
#[gsi(ByPlate, name = "by-plate", pk = "plate", sk = "GSI3SK")]
#[gsi(ByColour, name = "by-colour", pk = "GSI4PK", sk = "GSI4SK")]
#[gsi(ByOwner, name = "by-owner", pk = "GSI1PK", sk = "GSI1SK")]
enum Vehicles {
    Bike(Bike),
    Boat(Boat),
    Cart(Cart),
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
            Vehicles::Cart(cart) => cart.keys().unwrap(),
        };
        compare(&table, keys_of).await.unwrap();
    })
    .await;
}

/// A key would say the value that was written, and the item the one that serde reads.
#[tokio::test]
async fn what_serde_leaves_out_of_a_key_it_reads_as_it_was() {
    on_every_engine::<Vehicles>(async |table| {
        let refused = [
            ("wheels", Cart { wheels: 0, ..cart() }),
            ("owner", Cart { owner: None, ..cart() }),
            ("plate", Cart { plate: None, ..cart() }),
            ("horse", Cart { horse: false, ..cart() }),
        ];
        for (name, cart) in refused {
            let put = table.put(&cart).await;
            let Err(Error::Item(ItemError::Clash { attribute, .. })) = &put else {
                panic!("{name}: {put:?}")
            };
            assert_eq!(attribute, name);
        }
        let said = Vehicles::item(&Cart { wheels: 0, ..cart() }).unwrap_err().to_string();
        assert_eq!(
            said,
            "`Cart`: the attribute `wheels` must be N(0), but serde writes nothing, which it reads as N(5)"
        );
        table.put(&cart()).await.unwrap();
        let key = CartKey { id: 1 };
        assert_eq!(table.get(key).await.unwrap(), Some(cart()));
        let raw = table.update(key).remove_index::<CartByPlateKey<'_>>().await;
        assert!(matches!(raw, Err(Error::Refused(InvalidRequest::Unreadable { .. }))), "{raw:?}");
        assert_eq!(table.get(key).await.unwrap(), Some(cart()));
        // NULL is not read as the default.
        let alone = table.update(key).remove_index::<CartByOwnerKey<'_>>().await;
        assert_eq!(alone.unwrap(), Cart { owner: None, ..cart() });
        table.put(&cart()).await.unwrap();
        // An update writes what a put leaves out.
        let none = table.update(key).set_index(CartCartByWheelsKey { wheels: 0, id: 1 }).await;
        assert_eq!(none.unwrap(), Cart { wheels: 0, ..cart() });
    })
    .await;
}
