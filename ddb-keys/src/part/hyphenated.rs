//! Ids whose plain text has hyphens.

use super::key_part::KeyPart;

/// An id of 128 bits that is written as hexadecimal digits with hyphens between them, or without.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a UUID",
    label = "`simple` writes the digits of a UUID without hyphens",
    note = "a UUID is `uuid::Uuid`, with the feature `uuid`; leave the format out for the plain text of another id"
)]
pub trait Hyphenated: KeyPart {
    /// Returns the bits, which sort as the ids do.
    fn bits(view: Self::View<'_>) -> u128;

    /// Returns the id of some bits.
    fn of_bits<'a>(bits: u128) -> Self::View<'a>;
}
