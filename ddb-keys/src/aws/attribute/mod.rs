#![doc = include_str!("../../docs/attributes.md")]

mod attribute_type;
mod collection;
mod computed;
mod condition;
mod defaults;
mod display;
mod document;
mod encoder;
mod join;
pub(in crate::aws) mod methods;
mod operand;
mod operators;
mod order;
mod path;
mod render;
mod role;
mod value_order;

use alloc::borrow::Cow;
use core::fmt;
use core::marker::PhantomData;

use aws_sdk_dynamodb::types::AttributeValue;

pub use attribute_type::AttributeType;
pub use collection::{Addable, List, Map, Measured, Searchable, Set, TextAttribute};
#[doc(hidden)]
pub use computed::Computed;
pub use computed::{Assigned, Fallback, Size, SumOf};
pub use condition::Condition;
pub use display::Masked;
pub use document::{Document, Flattened, MapKey, Nested};
#[doc(hidden)]
pub use encoder::{Encoder, Serializer, Write, stored_by};
pub use join::JoinedTo;
pub use methods::OfOneEntity;
#[doc(hidden)]
pub use operand::Term;
pub use operand::ValueOf;
pub use order::{Number, Ordered, StoredInOrder};
pub use path::{Location, Path, TopLevel};
pub use role::{
    Encodes, FieldWithDefault, KeyField, OpaqueField, Open, PlainField, Removable, Settable,
    UpdatedField, VersionField, WrittenBy,
};

use crate::aws::example::example;
pub(in crate::aws) use computed::{BY_FUNCTION, Side};
pub(in crate::aws) use condition::{Clause, Comparison, Function, has_empty_set};
use encoder::Form;
pub(in crate::aws) use operators::stored_otherwise;
#[cfg(test)]
pub(in crate::aws) use order::LARGEST;
pub(in crate::aws) use order::NumberRange;
use path::{Step, StoredDefault};
pub(in crate::aws) use value_order::is_equal;

/// The attributes of an entity, as closures receive them: the parameter type of functions and of closures in variables.
///
/// ```
/// use ddb_keys::Entity;
/// use ddb_keys::aws::attribute::{Attributes, Condition};
/// # use serde::{Deserialize, Serialize};
/// # #[derive(Serialize, Deserialize, Entity)]
/// # #[pk("GAME#<id>")]
/// # struct Game { id: u32, creator: String, people: u32 }
///
/// fn not_full(game: Attributes<Game>, places: u32) -> Condition<Game> {
///     game.people.lt(places)
/// }
///
/// let by_alice = |game: Attributes<Game>| game.creator.eq("alice") & not_full(game, 50);
/// # use ddb_keys::Document;
/// # let condition = by_alice(Game::ATTRIBUTES);
/// # assert_eq!(condition.to_string(), r#"creator = "alice" AND people < 50"#);
/// ```
///
/// Each of them is an [`Attribute`], and all of them together are `Copy`. Outside of closures they are `Game::ATTRIBUTES`, with
/// `use ddb_keys::Document`.
pub type Attributes<E> = <E as Document>::Attributes;

/// An attribute of the entity `E` that holds a `V`.
///
/// `R` is the field's role in keys. `P` is the path if the attribute is inside another one.
pub struct Attribute<E, V, R = PlainField, P = TopLevel> {
    path: P,
    form: Form<V>,
    of: PhantomData<fn() -> (*const E, R)>,
}

impl<E, V, R, P: Clone> Clone for Attribute<E, V, R, P> {
    fn clone(&self) -> Self {
        Self { path: self.path.clone(), form: self.form, of: PhantomData }
    }
}

impl<E, V, R, P: Copy> Copy for Attribute<E, V, R, P> {}

impl<E, V, R, P: Location> fmt::Debug for Attribute<E, V, R, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Attribute({})", self.path.clone().into_path())
    }
}

/// The path, such as `address.city`.
impl<E, V, R, P: Location> fmt::Display for Attribute<E, V, R, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.path.clone().into_path(), f)
    }
}

// Constructors that the derives emit. Each is hidden by itself, because rust-analyzer ignores `doc(hidden)` on an `impl`.
impl<E, V, R> Attribute<E, V, R> {
    /// Makes the attribute of a field from the name that serde stores it under.
    #[doc(hidden)]
    #[must_use]
    pub const fn new(name: &'static str) -> Self {
        Self { path: TopLevel(name), form: Form::PLAIN, of: PhantomData }
    }

    /// Makes the attribute of a field some of whose values serde leaves out.
    #[doc(hidden)]
    #[must_use]
    pub const fn skipped_if(mut self, skip: fn(&V) -> bool) -> Self {
        self.form.skip = Some(skip);
        self
    }

    /// Makes the attribute of a field that serde gives a value if the item lacks it.
    #[doc(hidden)]
    #[must_use]
    pub const fn with_default(mut self, default: fn() -> Option<AttributeValue>) -> Self {
        self.form.default = Some(StoredDefault(default));
        self
    }

    /// Returns the value that serde reads where the item lacks the attribute. `None` if it is not known, or NULL.
    #[doc(hidden)]
    #[must_use]
    pub fn default_value(&self) -> Option<AttributeValue> {
        self.form.default?.value()
    }

    /// Makes the attribute of a field that is a raw index key: the item lacks it if the value is NULL.
    #[doc(hidden)]
    #[must_use]
    pub const fn raw_key(mut self) -> Self {
        self.form.raw_key = true;
        self
    }
}

impl<E, V, R> Attribute<E, V, WrittenBy<R>> {
    /// Makes the attribute of a field that serde writes by a function.
    #[doc(hidden)]
    #[must_use]
    pub const fn written_by(name: &'static str, write: Write<V>) -> Self {
        let form = Form { write: Some(write), ..Form::PLAIN };
        Self { path: TopLevel(name), form, of: PhantomData }
    }
}

impl<E, V, R, P: Location> Attribute<E, V, R, P> {
    pub(in crate::aws) fn is_written_by_function(&self) -> bool {
        self.form.write.is_some()
    }

    pub(in crate::aws) fn path(&self) -> Path {
        Path { default: self.form.default, ..self.path.clone().into_path() }
    }
}

/// Paths into attributes.
///
/// The types of the results are parameters, so that for a type without content rustc says why the method cannot be
/// used, and not that it does not exist.
impl<E, V, R, P: Location> Attribute<E, V, R, P> {
    /// Returns an attribute inside this one, whose type derives [`Document`].
    ///
    /// ```ignore
    /// g.address.at(|a| a.city).eq("Graz")
    /// ```
    ///
    /// ```
    /// # use ddb_keys::{Document, Entity, Table};
    /// # use serde::{Deserialize, Serialize};
    /// #[derive(Debug, Serialize, Deserialize, Document)]
    /// struct Address { city: String }
    ///
    /// #[derive(Debug, Serialize, Deserialize, Entity)]
    /// #[pk("USER#<name>")]
    /// struct User { name: String, address: Address }
    ///
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "users", pk = "PK")]
    /// # enum Users { User(User) }
    /// # fn update(table: ddb_keys::aws::Client<Users>) {
    /// let ann = table.update(UserKey { name: "ann" });
    /// let _ = ann.set(|user| user.address.at(|address| address.city), "Wien");
    /// # }
    /// ```
    pub fn at<W, I, Q: Location, S>(
        self,
        inner: impl FnOnce(<V::Document as Document>::Attributes) -> Attribute<V::Document, W, I, Q>,
    ) -> Attribute<E, W, S, Path>
    where
        V: Nested,
        R: Open<Inside<I> = S>,
    {
        let inner = inner(<V::Document as Document>::ATTRIBUTES);
        let path = self.path().then_path(inner.path());
        let form = Form { raw_key: false, ..inner.form };
        Attribute { path, form, of: PhantomData }
    }

    /// Returns the element at a position of a list, counted from 0.
    ///
    #[doc = example!(
        r#"# let message = Message { edits: vec!["typo".into()], ..message };"#
        "table.put(&message).await?;"
        r#"let query = table.query(Message::query().room("rust"));"#
        r#"assert_eq!(query.filter(|message| message.edits.nth(0).eq("typo")).await?, [message]);"#
    )]
    pub fn nth<W, S>(self, index: usize) -> Attribute<E, W, S, Path>
    where
        V: List<Item = W>,
        R: Open<Inside<FieldWithDefault> = S>,
    {
        let path = self.path().then(Step::Index(index));
        Attribute { path, form: Form::PLAIN, of: PhantomData }
    }

    /// Returns the entry of a map.
    ///
    /// ```
    /// # use ddb_keys::{Entity, Table};
    /// # use serde::{Deserialize, Serialize};
    /// use std::collections::BTreeMap;
    ///
    /// #[derive(Debug, Serialize, Deserialize, Entity)]
    /// #[pk("USER#<name>")]
    /// struct User { name: String, phones: BTreeMap<String, String> }
    ///
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "users", pk = "PK")]
    /// # enum Users { User(User) }
    /// # fn update(table: ddb_keys::aws::Client<Users>) {
    /// let _ = table.update(UserKey { name: "ann" }).set(|user| user.phones.key("home"), "1234");
    /// # }
    /// ```
    pub fn key<K, W, S>(self, key: impl MapKey<K>) -> Attribute<E, W, S, Path>
    where
        V: Map<Key = K, Value = W>,
        R: Open<Inside<FieldWithDefault> = S>,
    {
        let step = key.text().map_or_else(Step::Refused, |name| Step::Name(Cow::Owned(name)));
        let path = self.path().then(step);
        Attribute { path, form: Form::PLAIN, of: PhantomData }
    }
}
