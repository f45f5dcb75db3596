//! The changes that an update can make: of typed attributes, and by name for what types do not reach.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use aws_sdk_dynamodb::types::AttributeValue;
use serde::Serialize;

use super::Update;
use super::actions::{Action, Change, is_set};
use super::additions::{guard_of_addition, guard_of_sum};
use crate::aws::attribute::{
    Addable, Assigned, Attribute, AttributeType, BY_FUNCTION, Clause, Encodes, List, Location,
    Number, NumberRange, Path, Removable, Set, Settable, Side, Term, ValueOf, stored_otherwise,
};
use crate::aws::example::example;
use crate::aws::request::expression::to_value;
use crate::aws::{InvalidRequest, StoredEntity};
use crate::table::Table;

/// Changes of typed attributes. Closures name them: `|g| g.people`, or `|g| g.address.at(|a| a.city)` for
/// something inside of one.
///
/// An update that adds a value to a number, or subtracts one from it, and would leave its type's range is
/// [`Error::ConditionFailed`](crate::aws::Error::ConditionFailed) with [`Guard::Range`](crate::aws::Guard::Range). DynamoDB does not compare sums of two attributes: if one is too large, the answer cannot be read, and the update returns
/// that error.
impl<T: Table, E: StoredEntity> Update<T, E> {
    /// Sets an attribute to a value, or to another attribute of the same type.
    ///
    /// The value is stored as serde stores the field; one that serde leaves out (`skip_serializing_if`)
    /// removes the attribute. One that its own type would refuse to read is refused before anything is sent. If a function of the
    /// field refuses it, or the struct that it is in, the answer of the update is that error, and the value is stored.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "let message = table.update(key).set(|message| message.likes, 5).await?;"
        "assert_eq!(message.likes, 5);"
    )]
    pub fn set<V, R: Settable<V> + Encodes<V>, P: Location>(
        self,
        field: impl FnOnce(E::Attributes) -> Attribute<E, V, R, P>,
        value: impl ValueOf<E, V>,
    ) -> Self {
        self.assigned(field(E::ATTRIBUTES), value, |term| Ok(Change::Set(term)))
    }

    /// Sets an attribute if the item lacks it.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "let message = table.update(key).set_if_missing(|message| message.likes, 5).await?;"
        "assert_eq!(message.likes, 0);"
    )]
    #[doc(alias = "if_not_exists")]
    pub fn set_if_missing<V, R: Settable<V> + Encodes<V>, P: Location>(
        self,
        field: impl FnOnce(E::Attributes) -> Attribute<E, V, R, P>,
        value: impl ValueOf<E, V>,
    ) -> Self {
        self.assigned(field(E::ATTRIBUTES), value, |term| Ok(Change::SetIfMissing(term)))
    }

    /// Sets an attribute to a value that is calculated from attributes: a sum, a difference, or an attribute with a fallback.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "let message = table.update(key).set_from(|m| m.likes, |m| m.likes + 2).await?;"
        "assert_eq!(message.likes, 2);"
    )]
    pub fn set_from<V, R: Settable<V>, P: Location, X: Assigned<E, V>>(
        self,
        field: impl FnOnce(E::Attributes) -> Attribute<E, V, R, P>,
        value: impl FnOnce(E::Attributes) -> X,
    ) -> Self {
        let attribute = field(E::ATTRIBUTES);
        let (computed, range) = value(E::ATTRIBUTES).computed();
        let term = match &computed.one {
            _ if attribute.is_written_by_function() => Term::Refused(BY_FUNCTION.to_string()),
            Side::Fallback(_, Term::Value(value)) => readable::<V, R>(value.clone()),
            Side::Fallback(_, term) | Side::Term(term) => term.clone(),
        };
        let room = guard_of_sum(range, &computed);
        let path = attribute.path();
        self.kept_in_range(&path, room)
            .act(path, term, |_| Ok(Change::Computed(Box::new(computed))))
    }

    /// Adds a number to an attribute, or elements to a set. An attribute that is missing counts as the field's default, or else
    /// as 0 or an empty set. The field of a set needs `#[serde(with = "serde_dynamo::string_set")]` or one of its
    /// siblings, since serde otherwise stores a list.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "let message = table.update(key).add(|message| message.likes, 2).await?;"
        r#"let tags = BTreeSet::from(["help".to_string()]);"#
        "let message = table.update(key).add(|message| message.tags, tags).await?;"
        "assert_eq!((message.likes, message.tags.len()), (2, 1));"
    )]
    #[doc(alias = "atomic counter")]
    #[doc(alias = "counter")]
    #[doc(alias = "increment")]
    pub fn add<V, R: Settable<V> + Encodes<V>, P: Location>(
        self,
        field: impl FnOnce(E::Attributes) -> Attribute<E, V, R, P>,
        value: impl ValueOf<E, V>,
    ) -> Self
    where
        V: Addable,
    {
        self.sum(field(E::ATTRIBUTES), value, V::RANGE, false)
    }

    /// Subtracts a number from an attribute. An attribute that is missing counts as the field's default, or else as 0.
    ///
    #[doc = example!(
        "# let message = Message { likes: 3, ..message };"
        "table.put(&message).await?;"
        "let after = table.update(key).subtract(|message| message.likes, 1).await?;"
        "assert_eq!(after.likes, message.likes - 1);"
    )]
    #[doc(alias = "decrement")]
    pub fn subtract<V, R: Settable<V> + Encodes<V>, P: Location>(
        self,
        field: impl FnOnce(E::Attributes) -> Attribute<E, V, R, P>,
        value: impl ValueOf<E, V>,
    ) -> Self
    where
        V: Number,
    {
        self.sum(field(E::ATTRIBUTES), value, <V as Number>::RANGE, true)
    }

    /// Appends elements to a list. If the item lacks it, it begins with the field's default, or else empty.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let message = table.update(key).append(|message| message.edits, vec!["typo".into()]).await?;"#
        r#"assert_eq!(message.edits, ["typo"]);"#
    )]
    #[doc(alias = "list_append")]
    pub fn append<V, R: Settable<V> + Encodes<V>, P: Location>(
        self,
        field: impl FnOnce(E::Attributes) -> Attribute<E, V, R, P>,
        elements: impl ValueOf<E, V>,
    ) -> Self
    where
        V: List,
    {
        self.assigned(field(E::ATTRIBUTES), elements, |term| list(term).map(Change::Append))
    }

    /// Puts elements before those of a list. If the item lacks it, it begins with the field's default, or else empty.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let message = table.update(key).prepend(|message| message.edits, vec!["typo".into()]).await?;"#
        r#"assert_eq!(message.edits, ["typo"]);"#
    )]
    #[doc(alias = "list_append")]
    pub fn prepend<V, R: Settable<V> + Encodes<V>, P: Location>(
        self,
        field: impl FnOnce(E::Attributes) -> Attribute<E, V, R, P>,
        elements: impl ValueOf<E, V>,
    ) -> Self
    where
        V: List,
    {
        self.assigned(field(E::ATTRIBUTES), elements, |term| list(term).map(Change::Prepend))
    }

    /// Removes an attribute that the item may lack: an `Option`, a field with `#[serde(default)]`, an
    /// element of a list, an entry of a map.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "let message = table.update(key).remove(|message| message.tags).await?;"
        "assert!(message.tags.is_empty());"
    )]
    pub fn remove<V, R: Settable<V> + Removable<V>, P: Location>(
        self,
        field: impl FnOnce(E::Attributes) -> Attribute<E, V, R, P>,
    ) -> Self {
        let path = field(E::ATTRIBUTES).path();
        self.with_action(Action { path, change: Change::Remove })
    }

    /// Deletes elements from a set. A set that loses its last element is missing afterwards, since DynamoDB
    /// has no empty sets, so the field must be an `Option` or have `#[serde(default)]`.
    ///
    #[doc = example!(
        r#"# let message = Message { tags: ["help".into(), "old".into()].into(), ..message };"#
        "table.put(&message).await?;"
        r#"let old = BTreeSet::from(["old".into()]);"#
        "let after = table.update(key).delete_from(|message| message.tags, old).await?;"
        r#"assert_eq!(after.tags, ["help".to_string()].into());"#
    )]
    pub fn delete_from<V, R: Settable<V> + Encodes<V> + Removable<V>, P: Location>(
        self,
        field: impl FnOnce(E::Attributes) -> Attribute<E, V, R, P>,
        elements: impl ValueOf<E, V>,
    ) -> Self
    where
        V: Set,
    {
        self.assigned(field(E::ATTRIBUTES), elements, |term| match term {
            Term::Value(value) if is_set(&value) => Ok(Change::Delete(value)),
            term => Err(not_a_set(&term)),
        })
    }

    /// Adds a value to an attribute, or subtracts it.
    fn sum<V, R: Encodes<V>, P: Location>(
        self,
        attribute: Attribute<E, V, R, P>,
        value: impl ValueOf<E, V>,
        range: NumberRange,
        negated: bool,
    ) -> Self {
        let (path, mut term) = (attribute.path(), attribute.term_of(value));
        let mut room = None;
        if let Term::Value(AttributeValue::N(number)) = &mut term {
            if negated {
                *number = negative(number);
            }
            let added = number.parse().ok();
            room = added.and_then(|added| guard_of_addition(range, &path, added));
        }
        self.kept_in_range(&path, room).act(path, term, |term| match term {
            Term::Value(value @ AttributeValue::N(_)) => Ok(Change::Add(value)),
            Term::Value(value) if !negated && is_set(&value) => Ok(Change::Add(value)),
            Term::Path(_) | Term::Size(_) => {
                Err("only values can be added: use `set_from`".to_string())
            }
            term => Err(not_a_set(&term)),
        })
    }

    /// Adds a condition under which a number stays in the range of its type.
    fn kept_in_range(mut self, path: &Path, room: Option<Clause>) -> Self {
        self.operation.changes.keep_in_range(path, room);
        self
    }

    /// Adds the change that an operand makes of an attribute.
    fn assigned<V, R: Settable<V> + Encodes<V>, P: Location>(
        self,
        attribute: Attribute<E, V, R, P>,
        value: impl ValueOf<E, V>,
        change: impl FnOnce(Term) -> Result<Change, String>,
    ) -> Self {
        let term = match attribute.term_of(value) {
            Term::Value(value) => readable::<V, R>(value),
            Term::Path(_) if attribute.is_written_by_function() => {
                Term::Refused(BY_FUNCTION.to_string())
            }
            term => term,
        };
        self.act(attribute.path(), term, change)
    }

    /// Adds the change of the attribute at a path.
    fn act(
        mut self,
        path: Path,
        term: Term,
        change: impl FnOnce(Term) -> Result<Change, String>,
    ) -> Self {
        let change = match term {
            Term::Refused(reason) => Err(reason),
            Term::Size(_) => Err("DynamoDB cannot store the size of an attribute".to_string()),
            term => change(term),
        };
        match change {
            Ok(change) => self.with_action(Action { path, change }),
            Err(reason) => {
                self.expression.fail(InvalidRequest::value(path, reason));
                self
            }
        }
    }

    /// Adds a change.
    fn with_action(self, action: Action) -> Self {
        self.changed(|changes| changes.act(action))
    }
}

/// Changes of attributes by name, for what types do not reach.
impl<T: Table, E: StoredEntity> Update<T, E> {
    /// Sets an attribute to a value, written as serde would write the field.
    ///
    /// A value that the field cannot hold is an error. With `#[serde(flatten)]`, so is one that the
    /// flattened map or struct cannot hold. What a flattened enum can hold, or a flattened struct with
    /// flattened fields of its own, depends on other attributes: their attributes are refused.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let message = table.update(key).set_text("likes", 5).await?;"#
        "assert_eq!(message.likes, 5);"
    )]
    pub fn set_text(self, attribute: &str, value: impl Serialize) -> Self {
        let value = to_value(attribute, value);
        self.changed(|changes| changes.set(attribute, value?))
    }

    /// Adds a number to a numeric attribute, or elements to a set.
    ///
    /// If a response is lost, the SDK retries the request, and a number may be added twice;
    /// [`once`](Self::once) prevents that.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let message = table.update(key).add_text("likes", 2).await?;"#
        "assert_eq!(message.likes, 2);"
    )]
    pub fn add_text(self, attribute: &str, value: impl Serialize) -> Self {
        let value = to_value(attribute, value);
        self.changed(|changes| changes.add(attribute, value?))
    }

    /// Removes an attribute.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let message = table.update(key).remove_text("tags").await?;"#
        "assert!(message.tags.is_empty());"
    )]
    pub fn remove_text(self, attribute: &str) -> Self {
        self.changed(|changes| changes.remove(attribute))
    }
}

/// A value that serde reads back as a `V`.
fn readable<V, R: Settable<V>>(value: AttributeValue) -> Term {
    match R::check(&value) {
        Ok(()) => Term::Value(value),
        Err(reason) => Term::Refused(format!("serde cannot read it back: {reason}")),
    }
}

fn negative(number: &str) -> String {
    number.strip_prefix('-').map_or_else(|| format!("-{number}"), ToString::to_string)
}

fn not_a_set(term: &Term) -> String {
    let found = match term {
        Term::Value(value) | Term::Skipped(value) => AttributeType::of(value),
        _ => None,
    };
    let (expected, because) = match found {
        Some(AttributeType::SS | AttributeType::NS | AttributeType::BS) => {
            return "a set without elements changes nothing: leave it out".to_string();
        }
        Some(AttributeType::L) => (
            AttributeType::SS,
            "so DynamoDB cannot change its elements: add `#[serde(with = \"serde_dynamo::string_set\")]`, or one of its siblings",
        ),
        _ => {
            (AttributeType::N, "so DynamoDB cannot add to it: read the item, and set the new value")
        }
    };
    stored_otherwise(found, expected, because)
}

/// A list, or another attribute that is one.
fn list(term: Term) -> Result<Term, String> {
    match term {
        Term::Value(AttributeValue::L(_)) | Term::Path(_) => Ok(term),
        Term::Value(value) | Term::Skipped(value) => Err(stored_otherwise(
            AttributeType::of(&value),
            AttributeType::L,
            "so it has no order to extend",
        )),
        _ => Ok(Term::Value(AttributeValue::L(Vec::new()))),
    }
}
