//! Fields whose content serde stores beside the other fields (`flatten`).

use core::fmt;
use core::marker::PhantomData;

use super::{Attribute, AttributeOf, BelongsTo, Document, Form, Naming, Nested, Path};

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
    pub fn at<F, A, W, I>(self, inner: F) -> Attribute<E, W, I, Path>
    where
        V: Nested,
        F: Naming<<V::Document as Document>::Attributes, A, Shown: Sized>,
        A: AttributeOf<
                V::Document,
                Value = W,
                Role = I,
                Itself: BelongsTo<V::Document, Shown: Sized>,
            >,
    {
        let Attribute { path, form, .. } = inner(<V::Document as Document>::ATTRIBUTES).open();
        // An `Option` may be `None` as a whole.
        let default = form.default.filter(|_| !V::IS_OPTIONAL);
        Attribute { path, form: Form { raw_key: false, default, ..form }, of: PhantomData }
    }
}
