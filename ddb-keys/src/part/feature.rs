//! The bounds on types of other crates that are parts with a feature. The derive knows these types by their spelling.
//!
//! While the feature is off, a user type of the same name meets the bound if it is a part. While it is on, the derive takes the
//! type for the other crate's, which is its own view.

use super::key_part::KeyPart;

/// A part, expected where the source names a type that the feature `uuid` supports.
#[cfg_attr(
    not(feature = "uuid"),
    diagnostic::on_unimplemented(
        message = "`{Self}` is a key part only with the feature `uuid` of ddb-keys",
        label = "needs the feature `uuid`",
        note = "run `cargo add ddb-keys --features uuid`"
    )
)]
#[cfg_attr(
    feature = "uuid",
    diagnostic::on_unimplemented(
        message = "`{Self}` is not a type of `uuid` 1, which ddb-keys supports",
        label = "of another version of `uuid`, or your own type of this name",
        note = "write `uuid = \"1\"` in Cargo.toml; your own type is named with its path, such as `crate::Uuid`"
    )
)]
pub trait UuidPart {
    /// What generated code asks a type for to find out whether it is a part.
    const IS_PART: bool = true;
}

/// A part, expected where the source names a type that the feature `ulid` supports.
#[cfg_attr(
    not(feature = "ulid"),
    diagnostic::on_unimplemented(
        message = "`{Self}` is a key part only with the feature `ulid` of ddb-keys",
        label = "needs the feature `ulid`",
        note = "run `cargo add ddb-keys --features ulid`"
    )
)]
#[cfg_attr(
    feature = "ulid",
    diagnostic::on_unimplemented(
        message = "`{Self}` is not a type of `ulid` 3, which ddb-keys supports",
        label = "of another version of `ulid`, or your own type of this name",
        note = "write `ulid = \"3\"` in Cargo.toml; your own type is named with its path, such as `crate::Ulid`"
    )
)]
pub trait UlidPart {
    /// What generated code asks a type for to find out whether it is a part.
    const IS_PART: bool = true;
}

/// A part, expected where the source names a type that the feature `chrono` supports.
#[cfg_attr(
    not(feature = "chrono"),
    diagnostic::on_unimplemented(
        message = "`{Self}` is a key part only with the feature `chrono` of ddb-keys",
        label = "needs the feature `chrono`",
        note = "run `cargo add ddb-keys --features chrono`"
    )
)]
#[cfg_attr(
    feature = "chrono",
    diagnostic::on_unimplemented(
        message = "`{Self}` is not a type of `chrono` 0.4, which ddb-keys supports",
        label = "of another version of `chrono`, or your own type of this name",
        note = "write `chrono = \"0.4\"` in Cargo.toml; your own type is named with its path, such as `crate::NaiveDate`"
    )
)]
pub trait ChronoPart {
    /// What generated code asks a type for to find out whether it is a part.
    const IS_PART: bool = true;
}

/// A part, expected where the source names a type that the feature `jiff` supports.
#[cfg_attr(
    not(feature = "jiff"),
    diagnostic::on_unimplemented(
        message = "`{Self}` is a key part only with the feature `jiff` of ddb-keys",
        label = "needs the feature `jiff`",
        note = "run `cargo add ddb-keys --features jiff`"
    )
)]
#[cfg_attr(
    feature = "jiff",
    diagnostic::on_unimplemented(
        message = "`{Self}` is not a type of `jiff` 0.2, which ddb-keys supports",
        label = "of another version of `jiff`, or your own type of this name",
        note = "write `jiff = \"0.2\"` in Cargo.toml; your own type is named with its path, such as `crate::Timestamp`"
    )
)]
pub trait JiffPart {
    /// What generated code asks a type for to find out whether it is a part.
    const IS_PART: bool = true;
}

/// A part, expected where the source names a type that the feature `time` supports.
#[cfg_attr(
    not(feature = "time"),
    diagnostic::on_unimplemented(
        message = "`{Self}` is a key part only with the feature `time` of ddb-keys",
        label = "needs the feature `time`",
        note = "run `cargo add ddb-keys --features time`"
    )
)]
#[cfg_attr(
    feature = "time",
    diagnostic::on_unimplemented(
        message = "`{Self}` is not a type of `time` 0.3, which ddb-keys supports",
        label = "of another version of `time`, or your own type of this name",
        note = "write `time = \"0.3\"` in Cargo.toml; your own type is named with its path, such as `crate::Date`"
    )
)]
pub trait TimePart {
    /// What generated code asks a type for to find out whether it is a part.
    const IS_PART: bool = true;
}

macro_rules! met_by {
    ($($feature:literal $bound:ident),*) => {$(
        #[cfg(not(feature = $feature))]
        #[diagnostic::do_not_recommend]
        impl<P: KeyPart + ?Sized> $bound for P {}

        #[cfg(feature = $feature)]
        #[diagnostic::do_not_recommend]
        impl<P: for<'a> KeyPart<View<'a> = P>> $bound for P {}
    )*};
}
met_by!("uuid" UuidPart, "ulid" UlidPart, "chrono" ChronoPart, "jiff" JiffPart, "time" TimePart);
