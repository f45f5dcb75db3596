//! Formats: the texts that they write and read, which sort as the numbers do.

use std::fmt::Debug;

use ddb_keys::{Entity, Refusal};
use proptest::prelude::*;

/// Each format as an entity with one placeholder.
macro_rules! formats {
    ($($name:ident $key:ident: $ty:ty, $template:literal;)+) => {$(
        #[derive(Debug, Entity)]
        #[entity(key = $key)]
        #[pk($template)]
        struct $name {
            value: $ty,
        }
    )+};
}

formats! {
    Padded PaddedKey: u32, "<value:08>";
    PaddedByte PaddedByteKey: u8, "<value:02>";
    PaddedWide PaddedWideKey: u128, "<value:039>";
    PaddedSigned PaddedSignedKey: i32, "<value:08>";
    PaddedLong PaddedLongKey: i64, "<value:019>";
    OrderedByte OrderedByteKey: i8, "<value:ordered>";
    OrderedLong OrderedLongKey: i64, "<value:ordered>";
    OrderedHuge OrderedHugeKey: i128, "<value:ordered>";
    OrderedUnsigned OrderedUnsignedKey: u16, "<value:ordered>";
    DescByte DescByteKey: u8, "<value:desc>";
    DescLong DescLongKey: i64, "<value:desc>";
    DescWidth DescWidthKey: u32, "<value:desc(8)>";
    UpperText UpperTextKey: String, "<value:upper>";
    LowerText LowerTextKey: String, "<value:lower>";
}

#[test]
fn zeros_pad_to_the_width() {
    let text = |value| PaddedKey { value }.pk().unwrap().to_string();
    assert_eq!(text(0), "00000000");
    assert_eq!(text(42), "00000042");
    assert_eq!(text(99_999_999), "99999999");
    for text in ["0000042", "000000042", "+0000042", "-0000042", " 0000042", "0000004٢", ""] {
        assert!(!PaddedKey::matches(text), "{text:?}");
    }
    let widest = PaddedWideKey { value: u128::MAX }.pk().unwrap();
    assert_eq!(widest.to_string(), u128::MAX.to_string());
    assert!(!PaddedWideKey::matches(&"9".repeat(39)));
}

#[test]
fn zeros_pad_signed_integers_that_are_not_negative() {
    let text = |value| PaddedSignedKey { value }.pk().map(|pk| pk.to_string());
    assert_eq!(text(0).as_deref(), Ok("00000000"));
    assert_eq!(text(1_200).as_deref(), Ok("00001200"));
    for negative in [-1, -1_200, i32::MIN] {
        let error = text(negative).unwrap_err();
        assert_eq!((error.field(), *error.refusal()), (Some("value"), Refusal::Negative));
        assert!(error.to_string().ends_with("`value` is negative, and its format has no sign"));
    }
    assert_eq!(*text(i32::MAX).unwrap_err().refusal(), Refusal::TooWide { width: 8 });
    for text in ["-0001200", "-1200000", "+0001200", "0001200", "-1", ""] {
        assert!(!PaddedSignedKey::matches(text), "{text:?}");
    }
    assert_eq!(PaddedSignedKey::parse("00001200").unwrap().value, 1_200);
    assert!(PaddedLongKey { value: i64::MAX }.pk().is_ok());
    assert!(!PaddedLongKey::matches("9223372036854775808"), "one more than the type has");
}

mod versions {
    use std::num::{NonZero, NonZeroU32};

    use ddb_keys::{Entity, KeyPart, Table};

    #[derive(Debug, Entity)]
    #[pk("DOC#<doc>")]
    #[sk("v0")]
    #[former(Padded, pk = "DOC#<doc>", sk = "v00000000")]
    pub(super) struct Latest {
        pub(super) doc: String,
    }

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
    pub(super) struct Number(NonZero<u16>);

    #[derive(Debug, Entity)]
    #[pk("DOC#<doc>")]
    #[sk("v<version>")]
    #[former(Padded, pk = "DOC#<doc>", sk = "v<version:08>")]
    pub(super) struct Version {
        pub(super) doc: String,
        pub(super) version: NonZeroU32,
    }

    #[derive(Debug, Entity)]
    #[pk("DOC#<doc>")]
    #[sk("draft<number:ordered>")]
    pub(super) struct Draft {
        pub(super) doc: String,
        pub(super) number: Number,
    }

    #[derive(Debug, Entity)]
    #[pk("DOC#<doc>")]
    #[sk("draft00000")]
    pub(super) struct FirstDraft {
        pub(super) doc: String,
    }

    /// That no two of these entities share a key is proven because no number is zero.
    #[derive(Debug, Table)]
    #[table(name = "documents", pk = "PK", sk = "SK")]
    pub(super) enum Documents {
        Latest(Latest),
        Version(Version),
        Draft(Draft),
        FirstDraft(FirstDraft),
    }
}

#[test]
fn a_number_other_than_zero_is_never_the_text_0() {
    use std::num::NonZeroU32;

    use versions::{Documents, LatestKey, Version, VersionKey};

    let version = Version { doc: "a".into(), version: NonZeroU32::MIN };
    assert_eq!(version.key().build().unwrap().to_string(), "DOC#a | v1");
    assert_eq!(VersionKey::parse("DOC#a", "v1").unwrap(), version.key());
    assert!(!VersionKey::matches("DOC#a", "v0") && LatestKey::matches("DOC#a", "v0"));
    let schema = <Documents as ddb_keys::Table>::SCHEMA;
    assert_eq!(schema.entities.len(), 4, "the compiler has proven their keys distinct");
}

#[test]
fn a_number_that_does_not_fit_is_refused_and_never_truncated() {
    let error = PaddedKey { value: 100_000_000 }.pk().unwrap_err();
    assert_eq!((error.field(), *error.refusal()), (Some("value"), Refusal::TooWide { width: 8 }));
    assert!(PaddedByteKey { value: 99 }.pk().is_ok());
    assert!(PaddedByteKey { value: 100 }.pk().is_err());
    assert!(DescWidthKey { value: 99_999_999 }.pk().is_ok());
    let error = DescWidthKey { value: 100_000_000 }.pk().unwrap_err();
    assert_eq!(*error.refusal(), Refusal::TooWide { width: 8 });
}

#[test]
fn ordered_counts_from_the_least_value() {
    let text = |value| OrderedByteKey { value }.pk().unwrap().to_string();
    assert_eq!(
        (text(-128), text(-1), text(0), text(127)),
        ("000".into(), "127".into(), "128".into(), "255".into())
    );
    assert!(!OrderedByteKey::matches("256"));
    let least = OrderedLongKey { value: i64::MIN }.pk().unwrap();
    assert_eq!(least.to_string(), "0".repeat(20));
    let greatest = OrderedHugeKey { value: i128::MAX }.pk().unwrap();
    assert_eq!(greatest.to_string(), u128::MAX.to_string());
    assert_eq!(OrderedUnsignedKey { value: 7 }.pk().unwrap(), "00007");
}

#[test]
fn desc_counts_from_the_greatest_value() {
    let text = |value| DescByteKey { value }.pk().unwrap().to_string();
    assert_eq!((text(0), text(255)), ("255".into(), "000".into()));
    assert_eq!(DescLongKey { value: i64::MAX }.pk().unwrap().to_string(), "0".repeat(20));
    assert_eq!(DescLongKey { value: i64::MIN }.pk().unwrap().to_string(), u64::MAX.to_string());
    assert!(!DescByteKey::matches("256"));
}

#[test]
fn desc_of_a_width_counts_from_its_nines() {
    assert_eq!(DescWidthKey { value: 0 }.pk().unwrap(), "99999999");
    assert_eq!(DescWidthKey { value: 15 }.pk().unwrap(), "99999984");
    assert_eq!(DescWidthKey::parse("99999984").unwrap().value, 15);
}

#[test]
fn folding_affects_only_ascii_letters() {
    assert_eq!(UpperTextKey { value: "aBcß é1" }.pk().unwrap(), "ABCß é1");
    assert_eq!(LowerTextKey { value: "AbCÉ" }.pk().unwrap(), "abcÉ");
    assert_eq!(UpperTextKey::parse("ABC").unwrap().value, "ABC");
    assert!(!UpperTextKey::matches("ABc"));
    assert!(!LowerTextKey::matches("abC"));
}

/// L4: values and texts have the same order, or the reverse order under `desc`.
fn keeps_order<T, E>(make: impl Fn(T) -> E, turned: bool)
where
    T: Arbitrary + Copy + Ord + Debug,
    E: Entity,
{
    let text = |value| make(value).keys().map(|keys| keys.primary.pk.to_string());
    crate::laws::run(&(any::<T>(), any::<T>()), |(one, other)| {
        let (Ok(text), Ok(other_text)) = (text(one), text(other)) else { return Ok(()) };
        let expected = if turned { other.cmp(&one) } else { one.cmp(&other) };
        prop_assert_eq!(text.as_bytes().cmp(other_text.as_bytes()), expected);
        Ok(())
    });
}

#[test]
fn text_order_is_number_order() {
    keeps_order(|value| Padded { value }, false);
    keeps_order(|value| PaddedWide { value }, false);
    keeps_order(|value| OrderedByte { value }, false);
    keeps_order(|value| OrderedLong { value }, false);
    keeps_order(|value| OrderedHuge { value }, false);
    keeps_order(|value| OrderedUnsigned { value }, false);
}

#[test]
fn text_order_is_the_reverse_of_number_order() {
    keeps_order(|value| DescByte { value }, true);
    keeps_order(|value| DescLong { value }, true);
    keeps_order(|value| DescWidth { value }, true);
}
