//! Building keys.

use ::modyne::Entity as _;
use ddb_keys::Key;

use super::{VALUES, bytes};
use crate::entities::{EventKey, UserKey};
use crate::meter::{Case, Meter};
use crate::rivals::{facade, formatted, hand, modyne};
use crate::work::{DDB_KEYS, FACADE, FORMAT, FOUR_PARTS, HAND, MODYNE, PAIR};

fn texts(key: Key) -> (String, String) {
    let sk = key.sk.map(|sk| sk.to_string());
    (key.pk.to_string(), sk.unwrap_or_default())
}

pub fn pairs(meter: &mut impl Meter) {
    for username in VALUES {
        let expected = formatted::user_keys(username);
        assert_eq!(UserKey { username }.build().map(texts), Ok(expected.clone()));
        assert_eq!(hand::user_keys(username), Ok(expected.clone()));
        assert_eq!(facade::user_keys(username), expected);
        let key = modyne::User::primary_key(username);
        assert_eq!((key.hash, key.range), expected);

        let case = |rival| Case::new(&PAIR, bytes(username), rival);
        let value = || username;
        meter.measure(&case(DDB_KEYS), value, |username| UserKey { username }.build());
        meter.measure(&case(HAND), value, hand::user_keys);
        meter.measure(&case(FORMAT), value, formatted::user_keys);
        meter.measure(&case(MODYNE), value, modyne::User::primary_key);
        meter.measure(&case(FACADE), value, facade::user_keys);
    }
}

pub(super) fn event(tenant: &str) -> EventKey<'_> {
    let game = uuid::Uuid::from_u128(0x0b5c_7b2e_9d3f_4a51_8c44_6f1d_2e3a_4b5c);
    let at = jiff::Timestamp::constant(1_728_867_661, 123_000_000);
    EventKey { tenant, game, at, number: 42 }
}

pub fn four_parts(meter: &mut impl Meter) {
    for tenant in VALUES {
        let by_hand = |key: EventKey<'_>| hand::event_key(key.tenant, key.game, key.at, key.number);
        let by_format =
            |key: EventKey<'_>| formatted::event_key(key.tenant, key.game, key.at, key.number);
        let expected = by_format(event(tenant));
        assert_eq!(event(tenant).build().map(|key| key.pk.to_string()), Ok(expected.clone()));
        assert_eq!(by_hand(event(tenant)), Ok(expected));

        let case = |rival| Case::new(&FOUR_PARTS, bytes(tenant), rival);
        let value = || event(tenant);
        meter.measure(&case(DDB_KEYS), value, |key| key.build());
        meter.measure(&case(HAND), value, by_hand);
        meter.measure(&case(FORMAT), value, by_format);
    }
}
