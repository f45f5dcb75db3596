//! Traits for the operations that DynamoDB supports on attributes of a type.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::collections::{BTreeMap, BTreeSet, VecDeque};
use alloc::rc::Rc;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::hash::{BuildHasher, Hash};
use std::collections::{HashMap, HashSet};

use super::AttributeType;

/// Types that DynamoDB sorts as Rust does: numbers, text, and types that opt in.
///
/// An enum stored as text is not ordered, since DynamoDB would compare its names. To opt in, implement
/// the trait for a type whose serialized form keeps its order:
///
/// ```
/// use ddb_keys::aws::attribute::{AttributeType, Ordered};
///
/// /// Stored as text, such as `2026-01-31`.
/// #[derive(serde::Serialize, serde::Deserialize)]
/// struct Day(String);
///
/// impl Ordered for Day {
///     const STORED: AttributeType = AttributeType::S;
/// }
/// ```
pub trait Ordered {
    /// The attribute type for which the orders agree. A field that is stored as another type, for example by a `with`
    /// function, cannot be compared by order.
    const STORED: AttributeType;
}

/// Types that are stored as text.
#[diagnostic::on_unimplemented(
    message = "a `{Self}` is not stored as text",
    label = "not text",
    note = "a type that serde writes as text may implement `TextAttribute`"
)]
pub trait TextAttribute {}

/// The least and the greatest integer that a field can hold. Of fractions all are possible.
pub(in crate::aws) type NumberRange = Option<(i128, i128)>;

/// Types that are stored as numbers, which updates can add to.
#[diagnostic::on_unimplemented(message = "a `{Self}` is not a number", label = "not a number")]
pub trait Number: Ordered {
    /// The least and the greatest value. Updates keep the attribute between them.
    #[doc(hidden)]
    const RANGE: NumberRange = None;
}

/// Types that an update can add to: numbers, and sets, which take new elements.
///
/// ```
/// # use ddb_keys::{Entity, Table};
/// # use serde::{Deserialize, Serialize};
/// #[derive(Debug, Serialize, Deserialize, Entity)]
/// #[pk("GAME#<id>")]
/// struct Game { id: u32, people: u32 }
/// # #[derive(Debug, Table)]
/// # #[table(name = "games", pk = "PK")]
/// # enum Games { Game(Game) }
/// # fn update(table: ddb_keys::aws::Client<Games>) {
/// let _ = table.update(GameKey { id: 7 }).add(|game| game.people, 1);
/// # }
/// ```
#[diagnostic::on_unimplemented(
    message = "`add` adds to a number, and elements to a set, and this is a `{Self}`",
    label = "neither a number nor a set",
    note = "a list is extended by `.append(|a| a.tags, [\"a\"])`, and anything else changes as a whole: `.set(|a| a.name, \"…\")`"
)]
pub trait Addable {
    /// The least and the greatest value, between which updates keep a number.
    #[doc(hidden)]
    const RANGE: NumberRange = None;
}

#[diagnostic::do_not_recommend]
impl<V: Number> Addable for V {
    const RANGE: NumberRange = <V as Number>::RANGE;
}

/// Lists, whose elements have positions.
#[diagnostic::on_unimplemented(
    message = "a `{Self}` is not a list",
    label = "not a list",
    note = "lists are `Vec` and `VecDeque`"
)]
pub trait List {
    /// The type of the elements.
    type Item;
}

/// Sets of text, numbers or bytes. serde stores them as lists unless the field has
/// `#[serde(with = "serde_dynamo::string_set")]` or one of its siblings.
#[diagnostic::on_unimplemented(
    message = "a `{Self}` is not a set",
    label = "not a set",
    note = "sets are `HashSet` and `BTreeSet`"
)]
pub trait Set {}

/// Maps with text as their keys.
#[diagnostic::on_unimplemented(
    message = "a `{Self}` is not a map",
    label = "not a map",
    note = "maps are `HashMap` and `BTreeMap`"
)]
pub trait Map {
    /// The type of the entries' keys.
    type Key;

    /// The type of the entries' values.
    type Value;
}

/// Types whose attributes can be searched with `contains`: text, lists and sets.
#[diagnostic::on_unimplemented(
    message = "a `{Self}` has no content to search",
    label = "neither text, a list nor a set",
    note = "a map is asked for one of its keys: `.key(\"name\").exists()`; a number is compared with `eq`"
)]
pub trait Searchable: Sized {
    /// The type to search for: text within text, or an element.
    type Needle: Clone;

    /// Whether the search is for an element, and not for a part of a string.
    #[doc(hidden)]
    const ELEMENTS: bool = true;

    /// Returns the value that consists of only the needle.
    #[doc(hidden)]
    fn only(needle: Self::Needle) -> Self;
}

/// Types whose attributes have a size: text, lists, sets and maps.
#[diagnostic::on_unimplemented(
    message = "a `{Self}` has no size",
    label = "neither text, a list, a set nor a map"
)]
pub trait Measured {}

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

/// `Copy` for a generated struct of attributes, whatever its parameters are.
#[doc(hidden)]
#[macro_export]
macro_rules! __copied {
    ([$($declared:tt)*] [$($ty:tt)*] [$($predicates:tt)*]) => {
        impl $($declared)* $crate::__rt::Clone for $($ty)* $($predicates)* {
            fn clone(&self) -> Self {
                *self
            }
        }
        impl $($declared)* $crate::__rt::Copy for $($ty)* $($predicates)* {}
    };
}

/// The argument of a closure about an entity that serde stores as another type: `#[serde(into = …)]`. Attributes of such an
/// entity are named as text, as in [`set_text`](crate::aws::Update::set_text) and
/// [`condition_text`](crate::aws::Update::condition_text).
#[doc(hidden)]
#[derive(Debug, Clone, Copy)]
pub struct NameAttributesAsText;

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

macro_rules! integers {
    ($($integer:ty),*) => {$(
        #[diagnostic::do_not_recommend]
        impl Ordered for $integer {
            const STORED: AttributeType = AttributeType::N;
        }

        #[diagnostic::do_not_recommend]
        impl Number for $integer {
            #[allow(clippy::cast_lossless, reason = "not every integer has a `From` for the wide one")]
            const RANGE: NumberRange =
                Some((Self::MIN as i128, Self::MAX as i128));
        }
    )*};
}
integers!(u8, u16, u32, u64, usize, i8, i16, i32, i64, isize);

/// The greatest integer that DynamoDB keeps digit by digit.
pub(in crate::aws) const LARGEST: i128 = 10_i128.pow(38) - 1;

macro_rules! wide_integers {
    ($($integer:ty, $least:expr);*) => {$(
        #[diagnostic::do_not_recommend]
        impl Ordered for $integer {
            const STORED: AttributeType = AttributeType::N;
        }

        #[diagnostic::do_not_recommend]
        impl Number for $integer {
            const RANGE: NumberRange = Some(($least, LARGEST));
        }
    )*};
}
wide_integers!(u128, 0; i128, -LARGEST);

macro_rules! floats {
    ($($float:ty),*) => {$(
        #[diagnostic::do_not_recommend]
        impl Ordered for $float {
            const STORED: AttributeType = AttributeType::N;
        }

        #[diagnostic::do_not_recommend]
        impl Number for $float {}
    )*};
}

floats!(f32, f64);

macro_rules! texts {
    ($($text:ty),*) => {$(
        #[diagnostic::do_not_recommend]
        impl Ordered for $text {
            const STORED: AttributeType = AttributeType::S;
        }

        #[diagnostic::do_not_recommend]
        impl TextAttribute for $text {}

        #[diagnostic::do_not_recommend]
        impl Measured for $text {}

        #[diagnostic::do_not_recommend]
        impl Searchable for $text {
            type Needle = String;
            const ELEMENTS: bool = false;

            fn only(needle: String) -> Self {
                needle.into()
            }
        }
    )*};
}
texts!(String, Box<str>, Arc<str>, Rc<str>, Cow<'_, str>);

macro_rules! lists {
    ($($list:ident),*) => {$(
        #[diagnostic::do_not_recommend]
        impl<T> List for $list<T> {
            type Item = T;
        }

        #[diagnostic::do_not_recommend]
        impl<T> Measured for $list<T> {}

        #[diagnostic::do_not_recommend]
        impl<T: Clone> Searchable for $list<T> {
            type Needle = T;

            fn only(needle: T) -> Self {
                Self::from([needle])
            }
        }
    )*};
}
lists!(Vec, VecDeque);

#[diagnostic::do_not_recommend]
impl<T, S> Set for HashSet<T, S> {}
#[diagnostic::do_not_recommend]
impl<T, S> Addable for HashSet<T, S> {}
#[diagnostic::do_not_recommend]
impl<T, S> Addable for Option<HashSet<T, S>> {}
#[diagnostic::do_not_recommend]
impl<T> Addable for BTreeSet<T> {}
#[diagnostic::do_not_recommend]
impl<T> Addable for Option<BTreeSet<T>> {}

#[diagnostic::do_not_recommend]
impl<T, S> Measured for HashSet<T, S> {}
#[diagnostic::do_not_recommend]
impl<T: Clone + Eq + Hash, S: BuildHasher + Default> Searchable for HashSet<T, S> {
    type Needle = T;

    fn only(needle: T) -> Self {
        Self::from_iter([needle])
    }
}

#[diagnostic::do_not_recommend]
impl<T> Set for BTreeSet<T> {}
#[diagnostic::do_not_recommend]
impl<T> Measured for BTreeSet<T> {}
#[diagnostic::do_not_recommend]
impl<T: Clone + Ord> Searchable for BTreeSet<T> {
    type Needle = T;

    fn only(needle: T) -> Self {
        Self::from([needle])
    }
}

#[diagnostic::do_not_recommend]
impl<K, V, S> Map for HashMap<K, V, S> {
    type Key = K;
    type Value = V;
}
#[diagnostic::do_not_recommend]
impl<K, V, S> Measured for HashMap<K, V, S> {}

#[diagnostic::do_not_recommend]
impl<K, V> Map for BTreeMap<K, V> {
    type Key = K;
    type Value = V;
}
#[diagnostic::do_not_recommend]
impl<K, V> Measured for BTreeMap<K, V> {}

/// An optional attribute supports the operations of the attribute.
mod optional {
    use super::{
        AttributeType, List, Map, Measured, Number, NumberRange, Ordered, Searchable, Set,
        TextAttribute,
    };

    #[diagnostic::do_not_recommend]
    impl<V: Ordered> Ordered for Option<V> {
        const STORED: AttributeType = V::STORED;
    }

    #[diagnostic::do_not_recommend]
    impl<V: Number> Number for Option<V> {
        const RANGE: NumberRange = V::RANGE;
    }

    #[diagnostic::do_not_recommend]
    impl<V: TextAttribute> TextAttribute for Option<V> {}
    #[diagnostic::do_not_recommend]
    impl<V: Set> Set for Option<V> {}
    #[diagnostic::do_not_recommend]
    impl<V: Measured> Measured for Option<V> {}

    #[diagnostic::do_not_recommend]
    impl<V: List> List for Option<V> {
        type Item = V::Item;
    }

    #[diagnostic::do_not_recommend]
    impl<V: Map> Map for Option<V> {
        type Key = V::Key;
        type Value = V::Value;
    }

    #[diagnostic::do_not_recommend]
    impl<V: Searchable> Searchable for Option<V> {
        type Needle = V::Needle;
        const ELEMENTS: bool = V::ELEMENTS;

        fn only(needle: V::Needle) -> Self {
            Some(V::only(needle))
        }
    }
}
