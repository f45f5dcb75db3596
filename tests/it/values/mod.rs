//! Values of every part type, with many edge cases.

mod times;

use std::borrow::Cow;
use std::num::NonZero;
use std::rc::Rc;
use std::sync::Arc;

use arrayvec::ArrayString;
use ddb_keys::KeyPart;
use proptest::prelude::*;
use proptest::sample::select;
use ulid::Ulid;
use uuid::Uuid;

/// Values of a part type, with many edge cases.
pub(crate) trait Values: Sized + std::fmt::Debug {
    fn values() -> BoxedStrategy<Self>;
}

/// Text of few letters, so that texts meet; of every letter that has ever gone wrong; of all of
/// Unicode; and about as long as a key may be.
pub(crate) fn text() -> BoxedStrategy<String> {
    let letters = vec![
        "a",
        "b",
        "A",
        "v",
        "x",
        "0",
        "5",
        "#",
        "|",
        ".",
        "-",
        "<",
        ">",
        "%",
        "$",
        "{",
        " ",
        "\t",
        "\n",
        "\r",
        "\0",
        "\u{7F}",
        "\u{85}",
        "\u{301}",
        "\u{200D}",
        "\u{FEFF}",
        "é",
        "😀",
        "ß",
        "ﬁ",
        "İ",
        "ſ",
        "\u{D7FF}",
        "\u{E000}",
        "\u{10FFFF}",
        "#ORG#",
        "-x",
        "^",
        "*",
    ];
    let letter = prop_oneof![4 => select(letters).prop_map(str::to_owned), 1 => any::<char>().prop_map(String::from)];
    let long = (select(vec![1010_usize, 2040]), 0..20_usize, select(vec!["x", "é", "😀"]));
    prop_oneof![
        60 => proptest::collection::vec(letter, 0..6).prop_map(|letters| letters.concat()),
        20 => "[ab]{1,2}",
        10 => any::<String>(),
        10 => "\\PC{0,8}",
        3 => long.prop_map(|(near, more, end)| "x".repeat(near + more) + end),
    ]
    .boxed()
}

macro_rules! integers {
    ($($int:ty),+) => {$(
        impl Values for $int {
            fn values() -> BoxedStrategy<Self> {
                let (min, max) = (<$int>::MIN, <$int>::MAX);
                let powers = std::iter::successors(Some(1 as $int), |power| power.checked_mul(10));
                let digits: Vec<_> = powers.flat_map(|power| [power - 1, power]).collect();
                prop_oneof![
                    select(vec![min, min + 1, max - 1, max, max / 2, 5, 55]), select(digits), 0..20 as $int, any::<$int>(),
                ]
                .boxed()
            }
        }

        impl Values for NonZero<$int> {
            fn values() -> BoxedStrategy<Self> {
                <$int>::values().prop_filter_map("zero", Self::new).boxed()
            }
        }
    )+};
}

integers!(u8, u16, u32, u64, u128, usize, i8, i16, i32, i64, i128, isize);

macro_rules! made_from {
    ($($ty:ty: $from:ty, $make:expr;)+) => {$(
        impl Values for $ty {
            fn values() -> BoxedStrategy<Self> {
                <$from>::values().prop_map($make).boxed()
            }
        }
    )+};
}

impl Values for String {
    fn values() -> BoxedStrategy<Self> {
        text()
    }
}

impl<T: Values + Clone + 'static> Values for Option<T> {
    fn values() -> BoxedStrategy<Self> {
        prop::option::weighted(0.8, T::values()).boxed()
    }
}

impl<T: Values + 'static> Values for Vec<T> {
    fn values() -> BoxedStrategy<Self> {
        proptest::collection::vec(T::values(), 0..4).boxed()
    }
}

impl Values for bool {
    fn values() -> BoxedStrategy<Self> {
        any::<bool>().boxed()
    }
}

impl Values for char {
    fn values() -> BoxedStrategy<Self> {
        prop_oneof![any::<char>(), select(vec!['#', '.', '<', '\0', '-', 'é'])].boxed()
    }
}

#[derive(Debug, Clone, KeyPart)]
pub(crate) struct UserId(String);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
pub(crate) struct Number(u32);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
pub(crate) struct Delta(Deeper);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
pub(crate) struct Deeper(i16);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
pub(crate) struct Revision(NonZero<u32>);

#[derive(Debug, Clone, KeyPart)]
#[key_part(len = 3, chars = "ab#")]
pub(crate) struct Code(String);

#[derive(Debug, Clone, KeyPart)]
#[key_part(chars = "0-9A-Fa-f")]
pub(crate) struct Hex(String);

#[derive(Debug, Clone, KeyPart)]
#[key_part(chars = "a-c")]
pub(crate) struct Small(String);

impl Values for Small {
    fn values() -> BoxedStrategy<Self> {
        "[a-c]{1,4}".prop_map(Small).boxed()
    }
}

#[derive(Debug, Clone, KeyPart)]
#[key_part(len = 4)]
pub(crate) struct Four(String);

#[derive(Debug, Clone, KeyPart)]
#[key_part(empty)]
pub(crate) struct Namespace(String);

impl Values for Namespace {
    fn values() -> BoxedStrategy<Self> {
        prop_oneof![1 => Just(String::new()), 3 => text()].prop_map(Namespace).boxed()
    }
}

#[derive(Debug, Clone, KeyPart)]
#[key_part(empty, chars = "ab")]
pub(crate) struct Suffix(String);

impl Values for Suffix {
    fn values() -> BoxedStrategy<Self> {
        "[ab]{0,3}".prop_map(Suffix).boxed()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
pub(crate) enum Rank {
    #[key_part(rename = "")]
    None,
    #[key_part(rename = "x")]
    First,
}

impl Values for Rank {
    fn values() -> BoxedStrategy<Self> {
        select(vec![Self::None, Self::First]).boxed()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
#[key_part(rename_all = "SCREAMING_SNAKE_CASE")]
pub(crate) enum State {
    Open,
    InProgress,
    #[key_part(rename = "open")]
    Reopened,
}

impl Values for State {
    fn values() -> BoxedStrategy<Self> {
        select(vec![Self::Open, Self::InProgress, Self::Reopened]).boxed()
    }
}

impl Values for Code {
    fn values() -> BoxedStrategy<Self> {
        prop_oneof!["[ab#]{3}", "[ab#]{2,4}", text()].prop_map(Code).boxed()
    }
}

impl Values for Hex {
    fn values() -> BoxedStrategy<Self> {
        prop_oneof!["[0-9A-Fa-f]{1,4}", text()].prop_map(Hex).boxed()
    }
}

made_from! {
    ArrayString<8>: String, |text| ArrayString::from(&text).unwrap_or_default();
    Uuid: u128, Uuid::from_u128;
    Ulid: u128, Ulid::from;
    Box<str>: String, String::into_boxed_str;
    Arc<str>: String, Arc::from;
    Rc<String>: String, Rc::new;
    Cow<'static, str>: String, Cow::Owned;
    Box<u32>: u32, Box::new;
    Box<Vec<Arc<str>>>: Vec<Arc<str>>, Box::new;
    UserId: String, UserId;
    Number: u32, Number;
    Revision: NonZero<u32>, Revision;
    Deeper: i16, Deeper;
    Delta: Deeper, Delta;
    Four: String, Four;
}
