//! Parsing keys.

use super::build::event;
use super::{VALUES, bytes};
use crate::entities::{EventKey, UserKey};
use crate::meter::{Case, Meter};
use crate::rivals::{formatted, hand, regex, split};
use crate::work::{DDB_KEYS, HAND, PARSE_FOUR, PARSE_PAIR, REGEX, SPLIT};

pub fn pairs(meter: &mut impl Meter) {
    let regex = regex::UserKeys::new().expect("the patterns are regular expressions");
    for username in VALUES {
        let (pk, sk) = formatted::user_keys(username);
        assert_eq!(UserKey::parse(&pk, &sk), Ok(UserKey { username }));
        assert_eq!(hand::parse_user(&pk, &sk), Some(username));
        assert_eq!(split::parse_user(&pk, &sk), Some(username));
        assert_eq!(regex.parse(&pk, &sk), Some(username));

        let case = |rival| Case::new(&PARSE_PAIR, bytes(username), rival);
        let key = || (pk.as_str(), sk.as_str());
        meter.measure(&case(DDB_KEYS), key, |(pk, sk)| UserKey::parse(pk, sk));
        meter.measure(&case(HAND), key, |(pk, sk)| hand::parse_user(pk, sk));
        meter.measure(&case(SPLIT), key, |(pk, sk)| split::parse_user(pk, sk));
        meter.measure(&case(REGEX), key, |(pk, sk)| regex.parse(pk, sk));
    }
}

pub fn four_parts(meter: &mut impl Meter) {
    let regex = regex::EventKey::new().expect("the pattern is a regular expression");
    for tenant in VALUES {
        let key = event(tenant);
        let pk = formatted::event_key(key.tenant, key.game, key.at, key.number);
        let values = Some((key.tenant, key.game, key.at, key.number));
        assert_eq!(EventKey::parse(&pk), Ok(key));
        assert_eq!(hand::parse_event(&pk), values);
        assert_eq!(split::parse_event(&pk), values);
        assert_eq!(regex.parse(&pk), values);

        let case = |rival| Case::new(&PARSE_FOUR, bytes(tenant), rival);
        let key = || pk.as_str();
        meter.measure(&case(DDB_KEYS), key, EventKey::parse);
        meter.measure(&case(HAND), key, hand::parse_event);
        meter.measure(&case(SPLIT), key, split::parse_event);
        meter.measure(&case(REGEX), key, |pk| regex.parse(pk));
    }
}
