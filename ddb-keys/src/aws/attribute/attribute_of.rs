//! The results of closures that name an attribute.

use alloc::boxed::Box;
use core::marker::PhantomData;

use super::{Attribute, Location, Path, Role};

/// Attributes of `E`, at any depth.
#[diagnostic::on_unimplemented(
    message = "expected a closure that returns an attribute of `{E}`",
    label = "name one field in each call, such as `|a| a.name`; the closure returns `{Self}`",
    note = "a number is changed by `.add(|a| a.number, 1)`, and a value that DynamoDB works out is set by `.set_from(|a| a.number, |a| a.number + 1)`",
    note = "a whole `{E}` is written by `table.put(&…)` or `table.replace(&…)`"
)]
pub trait AttributeOf<E> {
    /// The type of the field.
    type Value;

    /// The changes that an update may make to the field.
    type Role: Role;

    /// The attribute itself, which [`BelongsTo`] an entity.
    type Itself;

    #[doc(hidden)]
    fn open(self) -> Attribute<E, Self::Value, Self::Role, Path>
    where
        Self::Itself: BelongsTo<E>;
}

#[diagnostic::do_not_recommend]
impl<E, A: IsAttribute> AttributeOf<E> for A {
    type Value = A::Value;
    type Role = A::Role;
    type Itself = A::Itself;

    fn open(self) -> Attribute<E, A::Value, A::Role, Path>
    where
        A::Itself: BelongsTo<E>,
    {
        self.with_any_path()
    }
}

/// Attributes whose entity is `E`, or in a box `E`.
#[diagnostic::on_unimplemented(
    message = "expected an attribute of `{E}`, and the closure returns `{Self}`",
    label = "a field inside of another one is named by `at`, such as `.at(|a| a.city)` instead of `.city`"
)]
pub trait BelongsTo<E> {
    #[doc(hidden)]
    type Shown;
}

#[diagnostic::do_not_recommend]
impl<E, F: IsItself<E>, V, R, P> BelongsTo<E> for Attribute<F, V, R, P> {
    type Shown = ();
}

/// The requirement of [`BelongsTo`].
pub trait IsItself<E> {}

impl<E> IsItself<E> for E {}
impl<D> IsItself<Box<D>> for D {}

/// Implemented by attributes. Thanks to the blanket impl, the message of [`AttributeOf`] is shorter.
pub trait IsAttribute {
    /// See [`AttributeOf::Value`].
    type Value;

    /// See [`AttributeOf::Role`].
    type Role: Role;

    /// The attribute itself. Other types have no `Itself`, so the compiler reports one error.
    type Itself;

    /// Returns the attribute with a path of any length.
    fn with_any_path<E>(self) -> Attribute<E, Self::Value, Self::Role, Path>
    where
        Self::Itself: BelongsTo<E>;
}

impl<F, V, R: Role, P: Location> IsAttribute for Attribute<F, V, R, P> {
    type Value = V;
    type Role = R;
    type Itself = Self;

    fn with_any_path<E>(self) -> Attribute<E, V, R, Path> {
        let path = self.path();
        Attribute { path, form: self.form, of: PhantomData }
    }
}
