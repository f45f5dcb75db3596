//! The bounds on types of other crates that are parts with a feature. The derive knows these types by their spelling.
//!
//! While the feature is off, a user type of the same name meets the bound if it is a part. While it is on, the derive takes the
//! type for the other crate's, which is its own view.

use core::fmt;

use super::key_part::KeyPart;

/// A bound for each feature, with its message while the feature is off, and while it is on.
macro_rules! parts {
    ($(
        $feature:literal $bound:ident
        off: $off:literal, $off_label:literal, $off_note:literal;
        on: $on:literal, $on_label:literal, $on_note:literal;
    )*) => {$(
        #[doc = concat!("A part, expected where the source names a type that the feature `", $feature, "` supports.")]
        #[cfg_attr(
            not(feature = $feature),
            diagnostic::on_unimplemented(message = $off, label = $off_label, note = $off_note)
        )]
        #[cfg_attr(
            feature = $feature,
            diagnostic::on_unimplemented(message = $on, label = $on_label, note = $on_note)
        )]
        pub trait $bound {
            /// Lets generated code find out whether a type is a part.
            const IS_PART: bool = true;
        }

        #[cfg(not(feature = $feature))]
        #[diagnostic::do_not_recommend]
        impl<P: KeyPart + ?Sized> $bound for P {}

        #[cfg(feature = $feature)]
        #[diagnostic::do_not_recommend]
        impl<P: for<'a> KeyPart<View<'a> = P>> $bound for P {}
    )*};
}

parts! {
    "uuid" UuidPart
    off: "`{Self}` is a key part only with the feature `uuid` of ddb-keys",
        "needs the feature `uuid`",
        "run `cargo add ddb-keys --features uuid`";
    on: "`{Self}` is not a type of `uuid` 1, which ddb-keys supports",
        "of another version of `uuid`, or your own type of this name",
        "write `uuid = \"1\"` in Cargo.toml; your own type is named with its path, such as `crate::Uuid`";

    "ulid" UlidPart
    off: "`{Self}` is a key part only with the feature `ulid` of ddb-keys",
        "needs the feature `ulid`",
        "run `cargo add ddb-keys --features ulid`";
    on: "`{Self}` is not a type of `ulid` 3, which ddb-keys supports",
        "of another version of `ulid`, or your own type of this name",
        "write `ulid = \"3\"` in Cargo.toml; your own type is named with its path, such as `crate::Ulid`";

    "chrono" ChronoPart
    off: "`{Self}` is a key part only with the feature `chrono` of ddb-keys",
        "needs the feature `chrono`",
        "run `cargo add ddb-keys --features chrono`";
    on: "`{Self}` is not a type of `chrono` 0.4, which ddb-keys supports",
        "of another version of `chrono`, or your own type of this name",
        "write `chrono = \"0.4\"` in Cargo.toml; your own type is named with its path, such as `crate::NaiveDate`";

    "jiff" JiffPart
    off: "`{Self}` is a key part only with the feature `jiff` of ddb-keys",
        "needs the feature `jiff`",
        "run `cargo add ddb-keys --features jiff`";
    on: "`{Self}` is not a type of `jiff` 0.2, which ddb-keys supports",
        "of another version of `jiff`, or your own type of this name",
        "write `jiff = \"0.2\"` in Cargo.toml; your own type is named with its path, such as `crate::Timestamp`";

    "time" TimePart
    off: "`{Self}` is a key part only with the feature `time` of ddb-keys",
        "needs the feature `time`",
        "run `cargo add ddb-keys --features time`";
    on: "`{Self}` is not a type of `time` 0.3, which ddb-keys supports",
        "of another version of `time`, or your own type of this name",
        "write `time = \"0.3\"` in Cargo.toml; your own type is named with its path, such as `crate::Date`";
}

/// An id of 128 bits that is written as hexadecimal digits with hyphens between them, or without.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a UUID",
    label = "`simple` writes the digits of a UUID without hyphens",
    note = "a UUID is `uuid::Uuid`, with the feature `uuid`; leave the format out for the plain text of another id"
)]
pub trait Hyphenated: KeyPart {
    /// Writes the 32 digits without hyphens, in lower case.
    fn write_simple(view: Self::View<'_>, out: &mut impl fmt::Write) -> fmt::Result;

    /// Returns the id that has exactly these digits.
    fn parse_simple(text: &str) -> Option<Self::View<'_>>;
}
