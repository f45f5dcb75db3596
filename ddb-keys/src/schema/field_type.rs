//! Types of the fields that `#[entity(version = …, ttl = …)]` names.

/// A type that counts an item's writes.
#[diagnostic::on_unimplemented(
    message = "a version counts the writes of an item, and a `{Self}` cannot",
    label = "expected `u64`",
    note = "give the field that `version` names the type `u64`; smaller unsigned integers count, too"
)]
pub trait Count {
    /// The greatest count.
    const LAST: u64;
}

/// A type that holds the time when an item expires, in seconds since 1970.
#[diagnostic::on_unimplemented(
    message = "DynamoDB expires items by a number of seconds since 1970, which is not how serde stores a `{Self}`",
    label = "expected `u64` or `Option<u64>`, or a time that serde stores in seconds",
    note = "a time is stored in seconds by `#[serde(with = \"chrono::serde::ts_seconds\")]`, and an `Option` of one by `ts_seconds_option` with \
            `#[serde(default)]`; other integers of 32 or 64 bits hold the number, too, and an `f64` one with a fraction"
)]
pub trait Expiry {}

macro_rules! implemented {
    ($name:ident: $($ty:ty)*) => {$(
        #[diagnostic::do_not_recommend]
        impl $name for $ty {
        }
    )*};
}

macro_rules! counts {
    ($($ty:ty)*) => {$(
        #[diagnostic::do_not_recommend]
        impl Count for $ty {

            const LAST: u64 = Self::MAX as u64;
        }
    )*};
}

counts!(u8 u16 u32 u64 usize);
implemented!(Expiry: u32 u64 usize i32 i64 isize f64);

#[diagnostic::do_not_recommend]
impl<T: Expiry> Expiry for Option<T> {}

/// Compiles if a type can be a time to live.
pub const fn check_ttl<T: Expiry>() {}
