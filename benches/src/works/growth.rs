//! How costs grow with the bytes and parts of a key and with the entities of a table.

use ddb_keys::Entity;

use crate::entities::UserKey;
use crate::meter::{Case, Meter};
use crate::rivals::hand;
use crate::tables as t;
use crate::work::{
    BUILD_BYTES, BUILD_PARTS, DDB_KEYS, HAND, PARSE_BYTES, PARSE_PARTS, WHICH_HEADS_OF_N,
    WHICH_SHARED_OF_N,
};

pub fn bytes(meter: &mut impl Meter) {
    for len in [10, 30, 100, 300, 1000] {
        let username = "x".repeat(len);
        let (pk, sk) = hand::user_keys(&username).expect("the value stands in keys");
        let key = || (pk.as_str(), sk.as_str());
        assert!(UserKey::matches(&pk, &sk));
        let case = |work, rival| Case::new(work, format!("{len} B"), rival);
        let value = || username.as_str();
        meter
            .measure(&case(&BUILD_BYTES, DDB_KEYS), value, |username| UserKey { username }.build());
        meter.measure(&case(&BUILD_BYTES, HAND), value, hand::user_keys);
        meter.measure(&case(&PARSE_BYTES, DDB_KEYS), key, |(pk, sk)| UserKey::parse(pk, sk));
        meter.measure(&case(&PARSE_BYTES, HAND), key, |(pk, sk)| hand::parse_user(pk, sk));
    }
}

macro_rules! parts {
    ($($parts:literal: $entity:ident, $key:ident, $template:literal, $($field:ident)+;)+) => {
        $(
            #[derive(Entity)]
            #[pk($template)]
            pub struct $entity { $($field: String,)+ }
        )+

        pub fn parts(meter: &mut impl Meter) {$(
            let case = |work| Case::new(work, $parts, DDB_KEYS);
            let key = || $key { $($field: "part",)+ };
            let pk = key().build().expect("the values stand in keys").pk.to_string();
            meter.measure(&case(&BUILD_PARTS), key, |key| key.build());
            meter.measure(&case(&PARSE_PARTS), || pk.as_str(), $key::parse);
        )+}
    };
}

parts! {
    1: One, OneKey, "K#<a>", a;
    2: Two, TwoKey, "K#<a>#<b>", a b;
    4: Four, FourKey, "K#<a>#<b>#<c>#<d>", a b c d;
    8: Eight, EightKey, "K#<a>#<b>#<c>#<d>#<e>#<f>#<g>#<h>", a b c d e f g h;
    12: Twelve, TwelveKey, "K#<a>#<b>#<c>#<d>#<e>#<f>#<g>#<h>#<i>#<j>#<k>#<l>", a b c d e f g h i j k l;
}

macro_rules! entities {
    ($meter:ident $($size:literal $heads:ident $shared:ident;)+) => {$(
        let head = t::HEADS[$size - 1];
        let (pk, sk) = (format!("{head}#alice-in-wonderland"), format!("#{head}"));
        assert!(t::$heads::parse(&pk, &sk).is_ok());
        let case = Case::new(&WHICH_HEADS_OF_N, $size, DDB_KEYS);
        $meter.measure(&case, || (pk.as_str(), sk.as_str()), |(pk, sk)| t::$heads::parse(pk, sk));

        let (pk, sk) = ("ORG#acme", format!("{head}#alice-in-wonderland"));
        assert!(t::$shared::parse(pk, &sk).is_ok());
        let case = Case::new(&WHICH_SHARED_OF_N, $size, DDB_KEYS);
        $meter.measure(&case, || (pk, sk.as_str()), |(pk, sk)| t::$shared::parse(pk, sk));
    )+};
}

/// The last entity of a table.
pub fn entities(meter: &mut impl Meter) {
    entities! { meter
        1 HeadOf1Key SharedOf1Key;
        5 HeadOf5Key SharedOf5Key;
        20 HeadOf20Key SharedOf20Key;
        50 HeadOf50Key SharedOf50Key;
        100 HeadOf100Key SharedOf100Key;
    }
}
