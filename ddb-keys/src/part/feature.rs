//! The bounds on types of other crates whose feature is off. The derive knows these types by their spelling. A type that is a
//! part anyway, such as a user type of the same name, meets them.

use super::key_part::KeyPart;

/// A part, expected where the source names a type that the feature `uuid` supports.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is a key part only with the feature `uuid` of ddb-keys",
    label = "needs the feature `uuid`",
    note = "run `cargo add ddb-keys --features uuid`"
)]
pub trait UuidPart {
    /// What generated code asks a type for to find out whether it is a part.
    const IS_PART: bool = true;
}

#[diagnostic::do_not_recommend]
impl<P: KeyPart + ?Sized> UuidPart for P {}

/// A part, expected where the source names a type that the feature `ulid` supports.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is a key part only with the feature `ulid` of ddb-keys",
    label = "needs the feature `ulid`",
    note = "run `cargo add ddb-keys --features ulid`"
)]
pub trait UlidPart {
    /// What generated code asks a type for to find out whether it is a part.
    const IS_PART: bool = true;
}

#[diagnostic::do_not_recommend]
impl<P: KeyPart + ?Sized> UlidPart for P {}

/// A part, expected where the source names a type that the feature `chrono` supports.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is a key part only with the feature `chrono` of ddb-keys",
    label = "needs the feature `chrono`",
    note = "run `cargo add ddb-keys --features chrono`"
)]
pub trait ChronoPart {
    /// What generated code asks a type for to find out whether it is a part.
    const IS_PART: bool = true;
}

#[diagnostic::do_not_recommend]
impl<P: KeyPart + ?Sized> ChronoPart for P {}

/// A part, expected where the source names a type that the feature `jiff` supports.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is a key part only with the feature `jiff` of ddb-keys",
    label = "needs the feature `jiff`",
    note = "run `cargo add ddb-keys --features jiff`"
)]
pub trait JiffPart {
    /// What generated code asks a type for to find out whether it is a part.
    const IS_PART: bool = true;
}

#[diagnostic::do_not_recommend]
impl<P: KeyPart + ?Sized> JiffPart for P {}

/// A part, expected where the source names a type that the feature `time` supports.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is a key part only with the feature `time` of ddb-keys",
    label = "needs the feature `time`",
    note = "run `cargo add ddb-keys --features time`"
)]
pub trait TimePart {
    /// What generated code asks a type for to find out whether it is a part.
    const IS_PART: bool = true;
}

#[diagnostic::do_not_recommend]
impl<P: KeyPart + ?Sized> TimePart for P {}
