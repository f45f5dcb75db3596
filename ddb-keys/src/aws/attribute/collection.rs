//! Lists, sets, maps and text, and what can be asked of them.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::collections::{BTreeMap, BTreeSet, VecDeque};
use alloc::rc::Rc;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::hash::{BuildHasher, Hash};
use std::collections::{HashMap, HashSet};

use super::{AttributeType, Number, NumberRange, Ordered};

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
    note = "an entry of a map is set by `.set(|a| a.map.key(\"a\"), 1)`",
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
    note = "maps are `HashMap` and `BTreeMap`; an element of a list is `.nth(0)`"
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

#[diagnostic::do_not_recommend]
impl<V: List> List for Option<V> {
    type Item = V::Item;
}

#[diagnostic::do_not_recommend]
impl<V: Set> Set for Option<V> {}

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

#[diagnostic::do_not_recommend]
impl<V: Measured> Measured for Option<V> {}

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

/// Types that are stored as text.
#[diagnostic::on_unimplemented(
    message = "a `{Self}` is not stored as text",
    label = "not text",
    note = "a type that serde writes as text may implement `TextAttribute`"
)]
pub trait TextAttribute {}

#[diagnostic::do_not_recommend]
impl<V: TextAttribute> TextAttribute for Option<V> {}

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
