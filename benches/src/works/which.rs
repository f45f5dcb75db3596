//! Finding the entity of a key.

use crate::meter::{Case, Meter};
use crate::rivals::which;
use crate::tables::{HeadOf20Key, Placed, SharedOf20Key};
use crate::work::{CHAIN, DDB_KEYS, HAND, REGEX, WHICH_HEADS, WHICH_SHARED};

/// Keys of the first and the last of twenty entities, and a key of no entity.
const KEYS: [(&str, &str); 3] = [("first", "USER"), ("last", "ADDRESS"), ("none", "NOTHING")];

pub fn heads_differ(meter: &mut impl Meter) {
    let regex = which::Heads::new().expect("the patterns are regular expressions");
    for (input, head) in KEYS {
        let (pk, sk) = (format!("{head}#alice-in-wonderland"), format!("#{head}"));
        let (pk, sk) = (pk.as_str(), sk.as_str());
        let placed = HeadOf20Key::parse(pk, sk).ok().map(Placed::place);
        assert_eq!(placed.is_none(), input == "none");
        assert_eq!(which::by_head(pk, sk), placed);
        assert_eq!(which::by_chain(pk, sk), placed);
        assert_eq!(regex.by_head(pk, sk), placed);

        let case = |rival| Case::new(&WHICH_HEADS, input, rival);
        let key = || (pk, sk);
        meter.measure(&case(DDB_KEYS), key, |(pk, sk)| HeadOf20Key::parse(pk, sk));
        meter.measure(&case(HAND), key, |(pk, sk)| which::by_head(pk, sk));
        meter.measure(&case(CHAIN), key, |(pk, sk)| which::by_chain(pk, sk));
        meter.measure(&case(REGEX), key, |(pk, sk)| regex.by_head(pk, sk));
    }
}

pub fn heads_shared(meter: &mut impl Meter) {
    let regex = which::Heads::new().expect("the patterns are regular expressions");
    for (input, head) in KEYS {
        let (pk, sk) = ("ORG#acme", format!("{head}#alice-in-wonderland"));
        let sk = sk.as_str();
        let placed = SharedOf20Key::parse(pk, sk).ok().map(Placed::place);
        assert_eq!(placed.is_none(), input == "none");
        assert_eq!(which::by_sort_head(pk, sk), placed);
        assert_eq!(which::by_sort_chain(pk, sk), placed);
        assert_eq!(regex.by_sort_head(pk, sk), placed);

        let case = |rival| Case::new(&WHICH_SHARED, input, rival);
        let key = || (pk, sk);
        meter.measure(&case(DDB_KEYS), key, |(pk, sk)| SharedOf20Key::parse(pk, sk));
        meter.measure(&case(HAND), key, |(pk, sk)| which::by_sort_head(pk, sk));
        meter.measure(&case(CHAIN), key, |(pk, sk)| which::by_sort_chain(pk, sk));
        meter.measure(&case(REGEX), key, |(pk, sk)| regex.by_sort_head(pk, sk));
    }
}
