//! Items of a collection that have expired, but are still stored.

use ddb_keys::aws::{Error, InvalidRequest};
use ddb_keys::table::CollectionError;
use ddb_keys::{Entity, ItemCollection, Table};
use serde::{Deserialize, Serialize};

use super::model::{Room, Rooms};
use crate::engines::on_every_engine;

/// The first second of 1970.
const LONG_AGO: u64 = 1;
const IN_A_CENTURY: u64 = 4_102_444_800;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(ttl = expires)]
#[pk("CART#<cart>")]
#[sk("CART")]
#[gsi(ByCart, pk = "CART#<cart>", sk = "CART")]
struct Cart {
    cart: u32,
    expires: Option<u64>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(ttl = expires)]
#[pk("CART#<cart>")]
#[sk("HOLD#<number:04>")]
#[gsi(ByCart, pk = "CART#<cart>", sk = "HOLD#<number:04>")]
struct Hold {
    cart: u32,
    number: u16,
    expires: u64,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("CART#<cart>")]
#[sk("NOTE")]
#[gsi(ByCart, pk = "CART#<cart>", sk = "NOTE")]
struct Note {
    cart: u32,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "carts", pk = "PK", sk = "SK")]
#[gsi(ByCart, name = "by-cart", pk = "GPK", sk = "GSK", projection = include("cart"))]
enum Carts {
    Cart(Cart),
    Hold(Hold),
    Note(Note),
}

#[derive(Debug, PartialEq, ItemCollection)]
#[item_collection(table = Carts)]
struct FullCart {
    cart: Cart,
    holds: Vec<Hold>,
    note: Option<Note>,
}

/// A collection of an index that does not store when items expire.
#[derive(Debug, PartialEq, ItemCollection)]
#[item_collection(table = Carts, index = ByCart)]
struct Notes {
    note: Option<Note>,
}

fn hold(number: u16, expires: u64) -> Hold {
    Hold { cart: 7, number, expires }
}

#[tokio::test(flavor = "multi_thread")]
async fn expired_items_are_left_out_if_it_is_asked_for() {
    on_every_engine::<Carts>(async |table| {
        let cart = Cart { cart: 7, expires: None };
        let (old, new) = (hold(1, LONG_AGO), hold(2, IN_A_CENTURY));
        let note = Some(Note { cart: 7 });
        let holds = vec![old, new.clone()];
        let full = FullCart { cart: cart.clone(), holds, note: note.clone() };
        table.create_all(&full).await.unwrap();

        let load = || table.load(FullCart::query().cart(7));
        assert_eq!(load().await.unwrap(), Some(full));
        let live = FullCart { cart, holds: vec![new], note };
        assert_eq!(load().unexpired().await.unwrap().as_ref(), Some(&live));
        let queries = [8, 7].map(|cart| FullCart::query().cart(cart));
        let many = table.load_many(queries).consistent().unexpired().await;
        assert!(matches!(&many[..], [Ok(None), Ok(Some(found))] if *found == live), "{many:?}");

        // A member that must be there is missing when it has expired.
        table.put(&Cart { cart: 7, expires: Some(LONG_AGO) }).await.unwrap();
        let found = load().unexpired().await;
        let missing =
            CollectionError::Missing { collection: "FullCart", member: "cart", entity: "Cart" };
        assert!(matches!(found, Err(Error::Collection(error)) if error == missing), "{found:?}");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nothing_tells_what_has_expired_the_request_is_refused() {
    on_every_engine::<Carts>(async |table| {
        let found = table.load(Notes::query().cart(7)).unexpired().await;
        assert!(
            matches!(found, Err(Error::Refused(InvalidRequest::NotProjected { .. }))),
            "{found:?}"
        );
    })
    .await;
    on_every_engine::<Rooms>(async |table| {
        let found = table.load(Room::query().game(7)).unexpired().await;
        assert!(matches!(found, Err(Error::Refused(InvalidRequest::NoTtl { .. }))), "{found:?}");
        let many = table.load_many([Room::query().game(7)]).unexpired().await;
        assert!(matches!(&many[..], [Err(Error::Refused(_))]), "{many:?}");
    })
    .await;
}
