//! Parts that are computed from fields, and that no attribute stores.

use super::key_part::KeyPart;

/// The value of one of an entity's computed parts. `#[derive(Entity)]` implements it for each `#[entity(part(…))]`.
pub trait ComputedPart<const NUMBER: usize> {
    /// The type of the part.
    type Value: ComputedValue;

    /// Computes the part.
    fn compute(&self) -> Self::Value;
}

/// A value of which a key keeps a copy, because there is no field that it could borrow from.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the type of a computed part",
    label = "not a part that is copied into keys",
    note = "a computed part is an integer, a `bool`, a `char`, an id, a time, an enum without fields, or an `Option` of one; text is \
            borrowed from a field, which has to store it"
)]
pub trait ComputedValue {}

#[diagnostic::do_not_recommend]
impl<T> ComputedValue for T where T: for<'v> KeyPart<View<'v> = T> {}

#[diagnostic::do_not_recommend]
impl<T> ComputedValue for Option<T> where T: for<'v> KeyPart<View<'v> = T> {}
