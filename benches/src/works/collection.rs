//! Reading the items of a partition as one struct.

use ::modyne::Aggregate as _;
use ddb_keys::aws::{ItemError, Selects};
use ddb_keys::query::{Collection, Members};

use crate::entities::{Account, Order, Shop, User};
use crate::meter::{Case, Meter};
use crate::rivals::{Item, hand, modyne};
use crate::work::{COLLECTION, DDB_KEYS, HAND, MODYNE};

const ITEMS: u32 = 1000;

/// The rows of a response, as a query makes them.
fn rows<S: Selects<Shop, Row = Shop>>(items: Vec<Item>) -> Result<Vec<Shop>, ItemError> {
    items.into_iter().filter_map(|item| S::reader().row(item)).collect()
}

fn loaded(items: Vec<Item>) -> Option<Account> {
    Account::from_rows(rows::<Members<Account>>(items).ok()?).ok()?
}

fn by_hand(items: Vec<Item>) -> Option<Account> {
    hand::account(rows::<Collection<User>>(items).ok()?)
}

fn by_modyne(items: Vec<Item>) -> Option<modyne::Account> {
    let mut account = modyne::Account::default();
    account.reduce(items).ok()?;
    Some(account)
}

/// A user and 999 orders.
pub fn fold(meter: &mut impl Meter) {
    let order = |number| Order { username: "alice".to_owned(), number, total: number, paid: true };
    let account = Account { user: User::named("alice"), orders: (1..ITEMS).map(order).collect() };
    let user = Shop::item(&account.user);
    let orders = account.orders.iter().map(Shop::item);
    let items: Vec<Item> =
        orders.chain([user]).collect::<Result<_, _>>().expect("serde stores users and orders");
    assert_eq!(loaded(items.clone()).as_ref(), Some(&account));
    assert_eq!(by_hand(items.clone()).as_ref(), Some(&account));
    let by_other = by_modyne(items.clone()).expect("modyne reads users and orders");
    assert_eq!(by_other.user, Some(account.user.into()));
    assert_eq!(by_other.orders.len(), account.orders.len());

    let case = |rival| Case::new(&COLLECTION, format!("{ITEMS} items"), rival);
    let value = || items.clone();
    meter.measure(&case(DDB_KEYS), value, loaded);
    meter.measure(&case(HAND), value, by_hand);
    meter.measure(&case(MODYNE), value, by_modyne);
}
