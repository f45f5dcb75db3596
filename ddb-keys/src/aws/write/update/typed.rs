//! Changes of typed attributes.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use aws_sdk_dynamodb::types::AttributeValue;

use super::Update;
use super::actions::{Action, Change, is_set};
use super::number_range::{guard_of_addition, guard_of_sum};
use crate::aws::InvalidRequest;
use crate::aws::attribute::{
    Addition, Adds, Assigned, AttributeOf, AttributeType, BelongsTo, ChangedInPlace, Clause,
    Encodes, Extends, LosesElements, Naming, NotTestedByWhen, NumberRange, Operand,
    OutsideOfIndexKeys, Path, Removable, Role, SetByCaller, StoredFor, Subtracts, Takes, Term,
    stored_otherwise,
};
use crate::aws::example::example;
use crate::key::Entity;
use crate::table::Table;

type FedKey<R> = <R as Role>::FedKey;
type TestedBy<R> = <R as Role>::TestedBy;

/// Changes of typed attributes. Closures name them: `|g| g.people`, or `|g| g.address.at(|a| a.city)` for
/// something inside of one.
///
/// An update that would leave a number outside of its type's range fails like a condition that is false. DynamoDB does not compare sums, so
/// a sum of two attributes, and a difference of two signed ones, fails as soon as one of them is outside of the middle half of the range.
impl<T: Table, E: Entity> Update<T, E> {
    /// Sets an attribute to a value, or to another attribute of the same type.
    ///
    /// The value is stored as serde stores the field; one that serde leaves out (`skip_serializing_if`)
    /// removes the attribute.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "let message = table.update(key).set(|message| message.likes, 5).await?;"
        "assert_eq!(message.likes, 5);"
    )]
    pub fn set<F, A, X>(self, attribute: F, value: X) -> Self
    where
        F: Naming<E::Attributes, A, Shown: Sized>,
        A: AttributeOf<E, Itself: BelongsTo<E, Shown: Sized>>,
        A::Value: Takes<E, X, Shown: Sized>,
        A::Role: ChangedInPlace<E, Shown: Sized>
            + OutsideOfIndexKeys<E, FedKey<A::Role>, Shown: Sized>
            + NotTestedByWhen<E, TestedBy<A::Role>, Shown: Sized>
            + SetByCaller<E, Shown: Sized>
            + Encodes<A::Value>,
    {
        self.assigned(attribute(E::ATTRIBUTES), value, |term| Ok(Change::Set(term)))
    }

    /// Sets an attribute if the item lacks it.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "let message = table.update(key).set_if_missing(|message| message.likes, 5).await?;"
        "assert_eq!(message.likes, 0);"
    )]
    #[doc(alias = "if_not_exists")]
    pub fn set_if_missing<F, A, X>(self, attribute: F, value: X) -> Self
    where
        F: Naming<E::Attributes, A, Shown: Sized>,
        A: AttributeOf<E, Itself: BelongsTo<E, Shown: Sized>>,
        A::Value: Takes<E, X, Shown: Sized>,
        A::Role: ChangedInPlace<E, Shown: Sized>
            + OutsideOfIndexKeys<E, FedKey<A::Role>, Shown: Sized>
            + NotTestedByWhen<E, TestedBy<A::Role>, Shown: Sized>
            + SetByCaller<E, Shown: Sized>
            + Encodes<A::Value>,
    {
        self.assigned(attribute(E::ATTRIBUTES), value, |term| Ok(Change::SetIfMissing(term)))
    }

    /// Sets an attribute to a value that is calculated from attributes: a sum, a difference, or an attribute with a fallback.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "let message = table.update(key).set_from(|message| message.likes, |message| message.likes + 2).await?;"
        "assert_eq!(message.likes, 2);"
    )]
    pub fn set_from<F, A, V, G, X>(self, attribute: F, value: G) -> Self
    where
        F: Naming<E::Attributes, A, Shown: Sized>,
        A: AttributeOf<E, Value = V, Itself: BelongsTo<E, Shown: Sized>>,
        A::Role: ChangedInPlace<E, Shown: Sized>
            + OutsideOfIndexKeys<E, FedKey<A::Role>, Shown: Sized>
            + NotTestedByWhen<E, TestedBy<A::Role>, Shown: Sized>
            + SetByCaller<E, Shown: Sized>,
        G: Naming<E::Attributes, X, Shown: Sized>,
        X: Assigned<E, V, Shown: Sized>,
    {
        let path = attribute(E::ATTRIBUTES).open().path();
        let (computed, range) = value(E::ATTRIBUTES).computed();
        let guard = guard_of_sum(range, &computed);
        self.guarded(guard)
            .with_action(Action { path, change: Change::Computed(Box::new(computed)) })
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
    pub fn add<F, A, K, X>(self, attribute: F, value: X) -> Self
    where
        F: Naming<E::Attributes, A, Shown: Sized>,
        A: AttributeOf<E, Itself: BelongsTo<E, Shown: Sized>>,
        A::Value: Adds<E, X, K, Shown: Sized, Addition: Addition<Shown: Sized>>,
        A::Role: ChangedInPlace<E, Shown: Sized>
            + OutsideOfIndexKeys<E, FedKey<A::Role>, Shown: Sized>
            + NotTestedByWhen<E, TestedBy<A::Role>, Shown: Sized>
            + SetByCaller<E, Shown: Sized>
            + Encodes<A::Value>
            + StoredFor<K, A::Value, Shown: Sized>,
    {
        let range = <A::Value as Adds<E, X, K>>::RANGE;
        match <A::Value as Adds<E, X, K>>::addend(value) {
            Some(value) => self.sum(attribute(E::ATTRIBUTES), value, range, false),
            None => self,
        }
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
    pub fn subtract<F, A, X>(self, attribute: F, value: X) -> Self
    where
        F: Naming<E::Attributes, A, Shown: Sized>,
        A: AttributeOf<E, Itself: BelongsTo<E, Shown: Sized>>,
        A::Value: Subtracts<E, X, Shown: Sized>,
        A::Role: ChangedInPlace<E, Shown: Sized>
            + OutsideOfIndexKeys<E, FedKey<A::Role>, Shown: Sized>
            + NotTestedByWhen<E, TestedBy<A::Role>, Shown: Sized>
            + SetByCaller<E, Shown: Sized>
            + Encodes<A::Value>,
    {
        let range = <A::Value as Subtracts<E, X>>::RANGE;
        self.sum(attribute(E::ATTRIBUTES), A::Value::operand(value), range, true)
    }

    /// Appends elements to a list. If the item lacks it, it begins with the field's default, or else empty.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let message = table.update(key).append(|message| message.edits, vec!["typo".into()]).await?;"#
        r#"assert_eq!(message.edits, ["typo"]);"#
    )]
    #[doc(alias = "list_append")]
    pub fn append<F, A, X>(self, attribute: F, elements: X) -> Self
    where
        F: Naming<E::Attributes, A, Shown: Sized>,
        A: AttributeOf<E, Itself: BelongsTo<E, Shown: Sized>>,
        A::Value: Extends<E, X, Shown: Sized>,
        A::Role: ChangedInPlace<E, Shown: Sized>
            + OutsideOfIndexKeys<E, FedKey<A::Role>, Shown: Sized>
            + NotTestedByWhen<E, TestedBy<A::Role>, Shown: Sized>
            + SetByCaller<E, Shown: Sized>
            + Encodes<A::Value>,
    {
        self.assigned(attribute(E::ATTRIBUTES), elements, |term| list(term).map(Change::Append))
    }

    /// Puts elements before those of a list. If the item lacks it, it begins with the field's default, or else empty.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let message = table.update(key).prepend(|message| message.edits, vec!["typo".into()]).await?;"#
        r#"assert_eq!(message.edits, ["typo"]);"#
    )]
    #[doc(alias = "list_append")]
    pub fn prepend<F, A, X>(self, attribute: F, elements: X) -> Self
    where
        F: Naming<E::Attributes, A, Shown: Sized>,
        A: AttributeOf<E, Itself: BelongsTo<E, Shown: Sized>>,
        A::Value: Extends<E, X, Shown: Sized>,
        A::Role: ChangedInPlace<E, Shown: Sized>
            + OutsideOfIndexKeys<E, FedKey<A::Role>, Shown: Sized>
            + NotTestedByWhen<E, TestedBy<A::Role>, Shown: Sized>
            + SetByCaller<E, Shown: Sized>
            + Encodes<A::Value>,
    {
        self.assigned(attribute(E::ATTRIBUTES), elements, |term| list(term).map(Change::Prepend))
    }

    /// Removes an attribute that the item may lack: an `Option`, a field with `#[serde(default)]`, an
    /// element of a list, an entry of a map.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "let message = table.update(key).remove(|message| message.tags).await?;"
        "assert!(message.tags.is_empty());"
    )]
    pub fn remove<F, A>(self, attribute: F) -> Self
    where
        F: Naming<E::Attributes, A, Shown: Sized>,
        A: AttributeOf<E, Itself: BelongsTo<E, Shown: Sized>>,
        A::Role: ChangedInPlace<E, Shown: Sized>
            + OutsideOfIndexKeys<E, FedKey<A::Role>, Shown: Sized>
            + NotTestedByWhen<E, TestedBy<A::Role>, Shown: Sized>
            + SetByCaller<E, Shown: Sized>
            + Removable<A::Value, Shown: Sized>,
    {
        let path = attribute(E::ATTRIBUTES).open().path();
        self.with_action(Action { path, change: Change::Remove })
    }

    /// Deletes elements from a set. A set that loses its last element is missing afterwards, since DynamoDB
    /// has no empty sets, so the field must be an `Option` or have `#[serde(default)]`.
    ///
    #[doc = example!(
        r#"# let message = Message { tags: ["help".into(), "old".into()].into(), ..message };"#
        "table.put(&message).await?;"
        r#"let after = table.update(key).delete_from(|message| message.tags, BTreeSet::from(["old".into()])).await?;"#
        r#"assert_eq!(after.tags, ["help".to_string()].into());"#
    )]
    pub fn delete_from<F, A, X>(self, attribute: F, elements: X) -> Self
    where
        F: Naming<E::Attributes, A, Shown: Sized>,
        A: AttributeOf<E, Itself: BelongsTo<E, Shown: Sized>>,
        A::Value: Takes<E, X, Shown: Sized>,
        A::Role: ChangedInPlace<E, Shown: Sized>
            + OutsideOfIndexKeys<E, FedKey<A::Role>, Shown: Sized>
            + NotTestedByWhen<E, TestedBy<A::Role>, Shown: Sized>
            + SetByCaller<E, Shown: Sized>
            + Encodes<A::Value>
            + LosesElements<A::Value, Shown: Sized>,
    {
        self.assigned(attribute(E::ATTRIBUTES), elements, |term| match term {
            Term::Value(value) if is_set(&value) => Ok(Change::Delete(value)),
            term => Err(not_a_set(&term)),
        })
    }

    /// Adds a value to an attribute, or subtracts it.
    fn sum<A, X>(self, attribute: A, value: X, range: NumberRange, negated: bool) -> Self
    where
        A: AttributeOf<E, Itself: BelongsTo<E, Shown: Sized>>,
        X: Operand<E, A::Value>,
        A::Role: Encodes<A::Value>,
    {
        let attribute = attribute.open();
        let (path, mut term) = (attribute.path(), attribute.term_of(value));
        let mut guard = None;
        if let Term::Value(AttributeValue::N(number)) = &mut term {
            if negated {
                *number = negative(number);
            }
            let added = number.parse().ok();
            guard = added.and_then(|added| guard_of_addition(range, &path, added));
        }
        self.guarded(guard).act(path, term, |term| match term {
            Term::Value(value @ AttributeValue::N(_)) => Ok(Change::Add(value)),
            Term::Value(value) if !negated && is_set(&value) => Ok(Change::Add(value)),
            Term::Path(_) | Term::Size(_) => {
                Err("only values can be added: use `set_from`".to_string())
            }
            term => Err(not_a_set(&term)),
        })
    }

    /// Adds a condition under which a number stays in the range of its type.
    fn guarded(mut self, guard: Option<Clause>) -> Self {
        self.changes.guards.extend(guard);
        self
    }

    /// Adds the change that an operand makes of an attribute.
    fn assigned<A, X>(
        self,
        attribute: A,
        value: X,
        change: impl FnOnce(Term) -> Result<Change, String>,
    ) -> Self
    where
        A: AttributeOf<E, Value: Takes<E, X>, Itself: BelongsTo<E>>,
        A::Role: Encodes<A::Value>,
    {
        let attribute = attribute.open();
        let term = attribute.term_of(A::Value::operand(value));
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
                self.expression.fail(InvalidRequest::Value { name: path.to_string(), reason });
                self
            }
        }
    }

    /// Adds a change.
    fn with_action(self, action: Action) -> Self {
        self.changed(|changes| changes.act(action))
    }
}

fn negative(number: &str) -> String {
    number.strip_prefix('-').map_or_else(|| alloc::format!("-{number}"), ToString::to_string)
}

fn not_a_set(term: &Term) -> String {
    let found = match term {
        Term::Value(value) | Term::Skipped(value) => AttributeType::of(value),
        _ => None,
    };
    let because = "so DynamoDB cannot change its elements: add \
                   `#[serde(with = \"serde_dynamo::string_set\")]`, or one of its siblings";
    stored_otherwise(found, AttributeType::SS, because)
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
