//! Writing and reading key maps and items of the SDK.

use ::modyne::keys::PrimaryKey as _;
use ::modyne::{Entity as _, EntityExt as _, ProjectionSet as _};

use super::{VALUES, bytes};
use crate::entities::{Shop, User, UserKey};
use crate::meter::{Case, Meter};
use crate::rivals::{Item, dynamodel, facade, formatted, hand, modyne};
use crate::work::{
    DDB_KEYS, DYNAMODEL, FACADE, FORMAT, HAND, ITEM, KEY_MAP, MODYNE, READ, SERDE_DYNAMO,
    SERDE_DYNAMO_ALONE, SERDE_FORMAT,
};

pub fn key_maps(meter: &mut impl Meter) {
    for username in VALUES {
        let by_modyne = |username: &str| modyne::User::primary_key(username).into_key();
        let expected = formatted::user_map(username);
        assert_eq!(Shop::item_key(UserKey { username }), Ok(expected.clone()));
        assert_eq!(hand::user_map(username), Ok(expected.clone()));
        assert_eq!(by_modyne(username), expected);
        assert_eq!(facade::user_map(username), expected);

        let case = |rival| Case::new(&KEY_MAP, bytes(username), rival);
        let value = || username;
        meter.measure(&case(DDB_KEYS), value, |username| Shop::item_key(UserKey { username }));
        meter.measure(&case(HAND), value, hand::user_map);
        meter.measure(&case(FORMAT), value, formatted::user_map);
        meter.measure(&case(MODYNE), value, by_modyne);
        meter.measure(&case(FACADE), value, facade::user_map);
    }
}

/// modyne and dynamodel take the entity by value, so it is made in advance.
pub fn written(meter: &mut impl Meter) {
    for username in VALUES {
        let user = User::named(username);
        let expected = formatted::user_item(&user).expect("serde stores users");
        assert_eq!(Shop::item(&user).ok().as_ref(), Some(&expected));
        assert_eq!(hand::user_item(&user).ok().as_ref(), Some(&expected));
        assert_eq!(modyne::User::from(user.clone()).into_item(), expected);
        assert_eq!(facade::user_item(&user).into_inner(), expected);
        assert_eq!(Item::from(dynamodel::User::from(user.clone())), expected);

        let case = |rival| Case::new(&ITEM, bytes(username), rival);
        let value = || &user;
        meter.measure(&case(DDB_KEYS), value, Shop::item);
        meter.measure(&case(SERDE_DYNAMO), value, hand::user_item);
        meter.measure(&case(SERDE_FORMAT), value, formatted::user_item);
        let owned = || modyne::User::from(user.clone());
        meter.measure(&case(MODYNE), owned, |user| user.into_item());
        meter.measure(&case(FACADE), value, facade::user_item);
        let owned = || dynamodel::User::from(user.clone());
        meter.measure(&case(DYNAMODEL), owned, Item::from);
    }
}

/// ddb-keys finds the entity of the item, and modyne checks that it is a user. The others
/// assume it.
pub fn read(meter: &mut impl Meter) {
    for username in VALUES {
        let user = User::named(username);
        let item = formatted::user_item(&user).expect("serde stores users");
        let read = Shop::from_item(item.clone()).ok();
        assert_eq!(read, Some(Shop::User(user.clone())));
        assert_eq!(serde_dynamo::from_item(item.clone()).ok(), Some(user.clone()));
        let read = modyne::User::try_from_item(item.clone()).ok().flatten();
        assert_eq!(read, Some(user.clone().into()));
        assert_eq!(facade::read(facade::user_item(&user)).ok(), Some(user.clone()));
        assert_eq!(dynamodel::User::try_from(item.clone()).ok(), Some(user.clone().into()));

        let case = |rival| Case::new(&READ, bytes(username), rival);
        let value = || item.clone();
        meter.measure(&case(DDB_KEYS), value, Shop::from_item);
        meter.measure(&case(SERDE_DYNAMO_ALONE), value, serde_dynamo::from_item::<Item, User>);
        meter.measure(&case(MODYNE), value, modyne::User::try_from_item);
        meter.measure(&case(FACADE), || facade::user_item(&user), facade::read);
        meter.measure(&case(DYNAMODEL), value, dynamodel::User::try_from);
    }
}
