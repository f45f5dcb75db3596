//! Parsing keys with `split`, all parts in a vector.

use jiff::Timestamp;
use uuid::Uuid;

pub fn parse_user<'a>(pk: &'a str, sk: &'a str) -> Option<&'a str> {
    let (pk, sk) = (pk.split('#').collect::<Vec<_>>(), sk.split('#').collect::<Vec<_>>());
    match (pk.as_slice(), sk.as_slice()) {
        (["USER", username], ["", "METADATA", other]) if username == other => Some(username),
        _ => None,
    }
}

pub fn parse_event(pk: &str) -> Option<(&str, Uuid, Timestamp, u32)> {
    match pk.split('#').collect::<Vec<_>>().as_slice() {
        ["EVENT", tenant, game, at, number] => {
            Some((tenant, game.parse().ok()?, at.parse().ok()?, number.parse().ok()?))
        }
        _ => None,
    }
}
