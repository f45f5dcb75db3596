//! Structs whose fields are attributes, and fields whose content serde stores beside the other fields (`flatten`).

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::format;
use alloc::rc::Rc;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;

use serde::Serialize;

use super::path::Step;
use super::{Attribute, FieldWithDefault, Form, Location, Map, Path};
use crate::aws::item::value::name_of;
use crate::key::Entity;

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
}

#[diagnostic::do_not_recommend]
impl<D: Document> Nested for D {
    type Document = D::Itself;
}

#[diagnostic::do_not_recommend]
impl<D: Document> Nested for Option<D> {
    type Document = D::Itself;
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

/// A field whose content serde stores beside the other fields (`flatten`).
///
/// It is not an attribute itself: [`at`](Self::at) and [`key`](Self::key) lead to those that it stores.
pub struct Flattened<E, V>(PhantomData<fn() -> (*const E, V)>);

impl<E, V> Clone for Flattened<E, V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<E, V> Copy for Flattened<E, V> {}

impl<E, V> fmt::Debug for Flattened<E, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Flattened")
    }
}

impl<E, V> Flattened<E, V> {
    #[doc(hidden)]
    #[must_use]
    pub const fn new() -> Self {
        Self(PhantomData)
    }

    /// Returns an attribute of the flattened type, which derives [`Document`].
    ///
    /// ```
    /// # use ddb_keys::{Document, Entity, Table};
    /// # use serde::{Deserialize, Serialize};
    /// #[derive(Debug, Serialize, Deserialize, Document)]
    /// struct Audit { changed_by: String }
    ///
    /// #[derive(Debug, Serialize, Deserialize, Entity)]
    /// #[pk("PAGE#<name>")]
    /// struct Page {
    ///     name: String,
    ///     #[serde(flatten)]
    ///     audit: Audit,
    /// }
    ///
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "pages", pk = "PK")]
    /// # enum Pages { Page(Page) }
    /// # fn update(table: ddb_keys::aws::Client<Pages>) {
    /// let home = table.update(PageKey { name: "home" });
    /// let _ = home.set(|page| page.audit.at(|audit| audit.changed_by), "ann");
    /// # }
    /// ```
    ///
    /// serde hides all of a flattened `Option` if one of its fields is missing, so that its fields have no paths:
    ///
    /// ```compile_fail,E0277
    /// # use ddb_keys::{Document, Entity};
    /// # use serde::{Deserialize, Serialize};
    /// # #[derive(Serialize, Deserialize, Document)]
    /// # struct Audit { changed_by: String }
    /// #[derive(Serialize, Deserialize, Entity)]
    /// #[pk("PAGE#<name>")]
    /// struct Page {
    ///     name: String,
    ///     #[serde(flatten)]
    ///     audit: Option<Audit>,
    /// }
    ///
    /// let _ = Page::ATTRIBUTES.audit.at(|audit| audit.changed_by);
    /// ```
    pub fn at<W, I, Q: Location>(
        self,
        inner: impl FnOnce(V::Attributes) -> Attribute<V::Itself, W, I, Q>,
    ) -> Attribute<E, W, I, Path>
    where
        V: Document,
    {
        let inner = inner(V::ATTRIBUTES);
        let (path, form) = (inner.path(), inner.form);
        Attribute { path, form: Form { raw_key: false, ..form }, of: PhantomData }
    }

    /// Returns the attribute that stores an entry of the flattened map. It is an error of the update or read that uses it if
    /// the key is the name of another field.
    ///
    /// ```
    /// # use ddb_keys::{Entity, Table};
    /// # use serde::{Deserialize, Serialize};
    /// #[derive(Debug, Serialize, Deserialize, Entity)]
    /// #[pk("LIMIT#<user>")]
    /// struct Limit {
    ///     user: String,
    ///     #[serde(flatten)]
    ///     tokens: std::collections::BTreeMap<String, u32>,
    /// }
    ///
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "limits", pk = "PK")]
    /// # enum Limits { Limit(Limit) }
    /// # fn update(table: ddb_keys::aws::Client<Limits>) {
    /// let _ = table
    ///     .update(LimitKey { user: "ann" })
    ///     .add(|limit| limit.tokens.key("rpm"), 1)
    ///     .condition(|limit| limit.tokens.key("rpm").lt(100));
    /// # }
    /// ```
    pub fn key<K, W>(self, key: impl MapKey<K>) -> Attribute<E, W, FieldWithDefault, Path>
    where
        E: Entity,
        V: Map<Key = K, Value = W>,
    {
        let (root, refused) = match key.text() {
            Ok(name) if E::SCHEMA.reads_attribute(&name) => {
                let reason = format!("`{name}` is the attribute, or an alias, of another field");
                (Cow::Owned(name), Some(reason))
            }
            Ok(name) => (Cow::Owned(name), None),
            Err(reason) => (Cow::Borrowed(""), Some(reason)),
        };
        let path = Path { root, steps: Vec::from_iter(refused.map(Step::Refused)), default: None };
        Attribute { path, form: Form::PLAIN, of: PhantomData }
    }
}

/// What names an entry of a map with keys of type `K`: a key, a reference to one, or a `&str` if the keys are strings.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a key of a map whose keys are `{K}`",
    label = "expected `{K}`",
    note = "a key is given by value or by reference, as the map has it: `.key(7)`, `.key(&id)`, `.key(\"a\")`"
)]
pub trait MapKey<K> {
    #[doc(hidden)]
    fn text(self) -> Result<String, String>;
}

#[diagnostic::do_not_recommend]
impl<K: Serialize> MapKey<K> for K {
    fn text(self) -> Result<String, String> {
        name_of(&self).map_err(|error| error.to_string())
    }
}

#[diagnostic::do_not_recommend]
impl<K: Serialize> MapKey<K> for &K {
    fn text(self) -> Result<String, String> {
        name_of(self).map_err(|error| error.to_string())
    }
}

macro_rules! strings {
    ($($string:ty),*) => {$(
        #[diagnostic::do_not_recommend]
        impl MapKey<$string> for &str {
            fn text(self) -> Result<String, String> {
                Ok(String::from(self))
            }
        }
    )*};
}

strings!(String, Box<str>, Arc<str>, Rc<str>, Cow<'_, str>);
