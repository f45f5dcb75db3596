//! What closures that name an attribute return.

use super::{Attribute, Location, Path};

/// Attributes of `E`, at any depth.
#[diagnostic::on_unimplemented(
    message = "expected a closure that returns an attribute of `{E}`",
    label = "the closure returns `{Self}`",
    note = "name a field of `{E}`: `.set(|a| a.name, value)`, or one inside of it: `.set(|a| a.address.at(|a| a.city), value)`",
    note = "a number is changed by `.add(|a| a.number, 1)`, and a value that DynamoDB works out is set by \
            `.set_from(|a| a.number, |a| a.number + 1)`",
    note = "a whole `{E}` is written by `table.put(&…)` or `table.replace(&…)`"
)]
pub trait AttributeOf<E> {
    /// The type of the attribute's values.
    type Value;
    /// The role of its field.
    type Role;

    #[doc(hidden)]
    fn open(self) -> Attribute<E, Self::Value, Self::Role, Path>;
}

#[diagnostic::do_not_recommend]
impl<E, A: IsAttributeOf<E>> AttributeOf<E> for A {
    type Value = A::Value;
    type Role = A::Role;

    fn open(self) -> Attribute<E, A::Value, A::Role, Path> {
        self.with_any_path()
    }
}

/// What [`AttributeOf`] requires.
pub trait IsAttributeOf<E> {
    /// The type of the attribute's values.
    type Value;
    /// The role of its field.
    type Role;

    /// The attribute, whatever its path was made of.
    fn with_any_path(self) -> Attribute<E, Self::Value, Self::Role, Path>;
}

impl<E, V, R, P: Location> IsAttributeOf<E> for Attribute<E, V, R, P> {
    type Value = V;
    type Role = R;

    fn with_any_path(self) -> Attribute<E, V, R, Path> {
        let path = self.path();
        let Self { write, skip, raw_key, aliases, of, .. } = self;
        Attribute { path, write, skip, raw_key, aliases, of }
    }
}
