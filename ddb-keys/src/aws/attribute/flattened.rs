//! Fields whose content serde stores beside the other fields (`flatten`).

use alloc::borrow::Cow;
use alloc::format;
use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;

use super::map_key::MapKey;
use super::path::Step;
use super::{Attribute, Document, FieldWithDefault, Form, Location, Map, Nested, Path};
use crate::key::Entity;

/// A field whose content serde stores beside the other fields (`flatten`).
#[doc(hidden)]
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
    pub fn at<W, I, Q: Location>(
        self,
        inner: impl FnOnce(<V::Document as Document>::Attributes) -> Attribute<V::Document, W, I, Q>,
    ) -> Attribute<E, W, I, Path>
    where
        V: Nested,
    {
        let inner = inner(<V::Document as Document>::ATTRIBUTES);
        let (path, form) = (inner.path(), inner.form);
        // An `Option` may be `None` as a whole.
        let default = form.default.filter(|_| !V::IS_OPTIONAL);
        Attribute { path, form: Form { raw_key: false, default, ..form }, of: PhantomData }
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
            Ok(name) if E::SCHEMA.has_attribute(&name) => {
                let reason = format!("`{name}` is the attribute of another field");
                (Cow::Owned(name), Some(reason))
            }
            Ok(name) => (Cow::Owned(name), None),
            Err(reason) => (Cow::Borrowed(""), Some(reason)),
        };
        let path = Path { root, steps: Vec::from_iter(refused.map(Step::Refused)), default: None };
        Attribute { path, form: Form::PLAIN, of: PhantomData }
    }
}
