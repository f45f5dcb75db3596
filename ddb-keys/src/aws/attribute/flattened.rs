//! Fields whose content serde stores beside the other fields (`flatten`).

use core::fmt;
use core::marker::PhantomData;

use super::{Attribute, Document, Form, Location, Nested, Path};

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
}
