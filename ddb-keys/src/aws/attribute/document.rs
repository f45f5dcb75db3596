//! Structs whose fields are attributes.

use alloc::boxed::Box;

/// A type with typed attributes of its own: an entity, or a struct inside of one.
///
/// Derive it with `#[derive(Document)]`; `#[derive(Entity)]` includes it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no typed attributes",
    label = "names the attributes of `{Self}`",
    note = "add `#[derive(ddb_keys::Document)]` to `{Self}`, if it is a struct of yours; of a list or a map, name an element first: `.nth(0)`, \
            `.key(\"a\")`"
)]
pub trait Document {
    /// The struct itself, also of a `Box`.
    #[doc(hidden)]
    type Itself: Document;

    /// A struct with an [`Attribute`](super::Attribute) for each field.
    type Attributes: Copy;

    /// The attributes.
    const ATTRIBUTES: Self::Attributes;
}

/// A [`Document`], or an `Option` of one.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no typed attributes",
    label = "names the attributes of `{Self}`",
    note = "add `#[derive(ddb_keys::Document)]` to `{Self}`, if it is a struct of yours",
    note = "of a list or a map, name an element first: `.nth(0)`, `.key(\"a\")`"
)]
pub trait Nested {
    /// The document.
    type Document: Document;

    /// Whether there may be none.
    #[doc(hidden)]
    const IS_OPTIONAL: bool = false;
}

#[diagnostic::do_not_recommend]
impl<D: Document> Nested for D {
    type Document = D::Itself;
}

#[diagnostic::do_not_recommend]
impl<D: Document> Nested for Option<D> {
    type Document = D::Itself;
    const IS_OPTIONAL: bool = true;
}

#[diagnostic::do_not_recommend]
impl<D: Document> Document for Box<D> {
    type Itself = D::Itself;
    type Attributes = D::Attributes;
    const ATTRIBUTES: Self::Attributes = D::ATTRIBUTES;
}

/// The struct of a document's attributes, which is `Copy` whatever its parameters are.
#[doc(hidden)]
#[macro_export]
macro_rules! __attributes {
    (
        [$($declared:tt)*] $of:ty [$($predicates:tt)*] $doc:literal $name:ident [$($arguments:tt)*]
        $($vis:vis $field:ident $doc_of_field:literal $ty:ty = $attribute:expr,)*
    ) => {
        #[doc = $doc]
        #[allow(unreachable_pub)]
        pub struct $name $($declared)* $($predicates)* {
            $(#[doc = $doc_of_field] $vis $field: $ty,)*
        }
        impl $($declared)* $crate::__rt::Clone for $name $($arguments)* $($predicates)* {
            fn clone(&self) -> Self {
                *self
            }
        }
        impl $($declared)* $crate::__rt::Copy for $name $($arguments)* $($predicates)* {}
        impl $($declared)* $crate::__rt::aws::attribute::Document for $of $($predicates)* {
            type Itself = Self;
            type Attributes = $name $($arguments)*;
            const ATTRIBUTES: Self::Attributes = $name { $($field: $attribute,)* };
        }
    };
}
