//! The comparisons of attributes.

use alloc::vec::Vec;
use core::cmp::Ordering;
use core::ops::RangeInclusive;

use aws_sdk_dynamodb::types::AttributeValue;

use super::condition::{Clause, Comparison, Condition, Function};
use super::value_order::order;
use super::{
    Attribute, AttributeType, Encoder, Encodes, Form, Location, Measured, Searchable, Size,
    StoredInOrder, Term, TextAttribute, ValueOf,
};
use crate::aws::example::example;

/// Comparisons that every attribute has.
impl<E, V, R, P: Location> Attribute<E, V, R, P> {
    /// The attribute equals a value or another attribute.
    ///
    /// A missing attribute is equal to the default that serde reads for it, or to a value that serde leaves out
    /// (`skip_serializing_if`), and `None` to whatever is read as `None`; see [`is_none`](Attribute::is_none).
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let query = table.query(Message::query().room("rust"));"#
        r#"assert_eq!(query.filter(|message| message.author.eq("ann")).await?, [message]);"#
    )]
    pub fn eq(self, value: impl ValueOf<E, V>) -> Condition<E>
    where
        R: Encodes<V>,
    {
        self.compare(Comparison::Equal, value)
    }

    /// The attribute differs from a value or another attribute, or is missing and not read as that value.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let query = table.query(Message::query().room("rust"));"#
        r#"assert_eq!(query.filter(|message| message.author.ne("bob")).await?, [message]);"#
    )]
    pub fn ne(self, value: impl ValueOf<E, V>) -> Condition<E>
    where
        R: Encodes<V>,
    {
        self.compare(Comparison::NotEqual, value)
    }

    /// The attribute is one of some values.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let query = table.query(Message::query().room("rust"));"#
        r#"assert_eq!(query.filter(|message| message.author.in_(["ann", "bob"])).await?, [message]);"#
    )]
    pub fn in_(self, values: impl IntoIterator<Item: ValueOf<E, V>>) -> Condition<E>
    where
        R: Encodes<V>,
    {
        let terms: Vec<_> = values.into_iter().map(|value| self.term_of(value)).collect();
        Condition::of(Clause::is_in(&self.path(), terms.into_iter()))
    }

    /// The item has the attribute. This includes an `Option` that is `None`, which serde stores as NULL unless it leaves
    /// it out; see [`is_some`](Attribute::is_some).
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let query = table.query(Message::query().room("rust"));"#
        "assert_eq!(query.filter(|message| message.likes.exists()).await?, [message]);"
    )]
    pub fn exists(self) -> Condition<E> {
        Condition::of(Clause::exists(self.path()))
    }

    /// The item lacks the attribute. An `Option` that is `None` is not missing, but stored as NULL, unless serde leaves it
    /// out; see [`is_none`](Attribute::is_none).
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let query = table.query(Message::query().room("rust"));"#
        "assert_eq!(query.filter(|message| message.tags.missing()).await?, [message]);"
    )]
    pub fn missing(self) -> Condition<E> {
        Condition::of(Clause::missing(self.path()))
    }

    /// The attribute has a type.
    ///
    #[doc = example!(
        "use ddb_keys::aws::attribute::AttributeType;"
        ""
        "table.put(&message).await?;"
        r#"let query = table.query(Message::query().room("rust"));"#
        "let found = query.filter(|message| message.likes.attribute_type(AttributeType::N)).await?;"
        "assert_eq!(found, [message]);"
    )]
    pub fn attribute_type(self, attribute_type: AttributeType) -> Condition<E> {
        Condition::of(Clause::has_type(self.path(), attribute_type))
    }

    fn compare(self, comparison: Comparison, value: impl ValueOf<E, V>) -> Condition<E>
    where
        R: Encodes<V>,
    {
        let term = self.term_of(value);
        Condition::of(Clause::compare(self.path(), comparison, term))
    }
}

/// Comparisons of optional attributes.
impl<E, V, R, P: Location> Attribute<E, Option<V>, R, P> {
    /// The attribute is read as `None`: it is NULL, or it is missing and serde's default is not `Some`.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let query = table.query(Message::query().room("rust"));"#
        "assert_eq!(query.filter(|message| message.topic.is_none()).await?, [message]);"
    )]
    pub fn is_none(self) -> Condition<E> {
        Condition::of(Clause::none(self.path()))
    }

    /// The attribute is read as `Some`: it exists and is not NULL, or it is missing and serde's default is `Some`.
    ///
    #[doc = example!(
        r#"# let message = Message { topic: Some("help".into()), ..message };"#
        "table.put(&message).await?;"
        r#"let query = table.query(Message::query().room("rust"));"#
        "assert_eq!(query.filter(|message| message.topic.is_some()).await?, [message]);"
    )]
    pub fn is_some(self) -> Condition<E> {
        !self.is_none()
    }
}

/// Comparisons by order, for types that DynamoDB sorts in the same order.
impl<E, V, R, P: Location> Attribute<E, V, R, P> {
    /// The attribute is less than a value or another attribute.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let query = table.query(Message::query().room("rust"));"#
        "assert_eq!(query.filter(|message| message.likes.lt(1)).await?, [message]);"
    )]
    pub fn lt(self, value: impl ValueOf<E, V>) -> Condition<E>
    where
        R: Encodes<V> + StoredInOrder<V>,
    {
        self.order(Comparison::Less, value)
    }

    /// The attribute is less than or equal to a value or another attribute.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let query = table.query(Message::query().room("rust"));"#
        "assert_eq!(query.filter(|message| message.likes.le(0)).await?, [message]);"
    )]
    pub fn le(self, value: impl ValueOf<E, V>) -> Condition<E>
    where
        R: Encodes<V> + StoredInOrder<V>,
    {
        self.order(Comparison::LessOrEqual, value)
    }

    /// The attribute is greater than a value or another attribute.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let query = table.query(Message::query().room("rust"));"#
        "assert_eq!(query.filter(|message| message.expires.gt(0)).await?, [message]);"
    )]
    pub fn gt(self, value: impl ValueOf<E, V>) -> Condition<E>
    where
        R: Encodes<V> + StoredInOrder<V>,
    {
        self.order(Comparison::Greater, value)
    }

    /// The attribute is greater than or equal to a value or another attribute.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let query = table.query(Message::query().room("rust"));"#
        "assert_eq!(query.filter(|message| message.likes.ge(0)).await?, [message]);"
    )]
    pub fn ge(self, value: impl ValueOf<E, V>) -> Condition<E>
    where
        R: Encodes<V> + StoredInOrder<V>,
    {
        self.order(Comparison::GreaterOrEqual, value)
    }

    /// The attribute is within a range, including both ends. This is false for a range that ends before it starts.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let query = table.query(Message::query().room("rust"));"#
        "assert_eq!(query.filter(|message| message.likes.between(0..=9)).await?, [message]);"
    )]
    pub fn between<X: ValueOf<E, V>>(self, range: RangeInclusive<X>) -> Condition<E>
    where
        R: Encodes<V> + StoredInOrder<V>,
    {
        let (low, high) = range.into_inner();
        let (low, high) = (self.ordered(low), self.ordered(high));
        Condition::of(Clause::between(Term::Path(self.path()), low, high))
    }

    fn order(self, comparison: Comparison, value: impl ValueOf<E, V>) -> Condition<E>
    where
        R: Encodes<V> + StoredInOrder<V>,
    {
        let term = self.ordered(value);
        Condition::of(Clause::Compare(Term::Path(self.path()), comparison, term))
    }

    /// Checks that the operand is stored in a form with the same order as its type.
    fn ordered(&self, value: impl ValueOf<E, V>) -> Term
    where
        R: Encodes<V> + StoredInOrder<V>,
    {
        let of_value = |value: AttributeValue| match AttributeType::of(&value) {
            Some(found) if found == R::STORED => Term::Value(value),
            found => {
                let because = "which DynamoDB orders otherwise: compare it with `eq`, or let serde write a type that sorts";
                Term::Refused(stored_otherwise(found, R::STORED, because))
            }
        };
        match self.term_of(value) {
            Term::Value(value) | Term::Skipped(value) => of_value(value),
            term => term,
        }
    }
}

impl Clause {
    /// Writes an empty range as two contradictory comparisons, since DynamoDB would refuse it as a range.
    pub(in crate::aws) fn between(term: Term, low: Term, high: Term) -> Self {
        if let (Term::Value(from), Term::Value(to)) = (&low, &high)
            && is_reversed(from, to)
        {
            let above = Self::Compare(term.clone(), Comparison::GreaterOrEqual, low);
            return above.and(Self::Compare(term, Comparison::LessOrEqual, high));
        }
        Self::Between(term, low, high)
    }
}

/// Returns whether a range may end before it starts, which DynamoDB refuses.
fn is_reversed(from: &AttributeValue, to: &AttributeValue) -> bool {
    order(from, to).is_none_or(Ordering::is_gt)
}

/// Returns why an operation does not support a field's stored form.
pub(in crate::aws) fn stored_otherwise(
    found: Option<AttributeType>,
    expected: AttributeType,
    because: &str,
) -> alloc::string::String {
    let found = found.map_or("?", AttributeType::name);
    alloc::format!("it is stored as {found} and not as {expected}, {because}")
}

/// Comparisons of text.
impl<E, V, R, P: Location> Attribute<E, V, R, P> {
    /// The text begins with another one.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let query = table.query(Message::query().room("rust"));"#
        r#"assert_eq!(query.filter(|message| message.author.begins_with("a")).await?, [message]);"#
    )]
    pub fn begins_with(self, start: impl ValueOf<E, V>) -> Condition<E>
    where
        V: TextAttribute,
        R: Encodes<V>,
    {
        let start = self.term_of(start);
        Condition::of(Clause::Call(Function::BeginsWith, self.path(), Some(start)))
    }
}

/// Comparisons of text, lists and sets.
impl<E, V, R, P: Location> Attribute<E, V, R, P> {
    /// The text contains another one, or the list or set contains an element.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let query = table.query(Message::query().room("rust"));"#
        r#"assert_eq!(query.filter(|message| message.author.contains("nn")).await?, [message]);"#
    )]
    pub fn contains(self, needle: impl ValueOf<E, V::Needle>) -> Condition<E>
    where
        V: Searchable,
        R: Encodes<V>,
    {
        let needle = self.with_encoder(|encoder| {
            let encode = |needle: &V::Needle| {
                let stored = encoder.encode(&V::only(needle.clone()))?;
                Ok(if V::ELEMENTS { element(stored) } else { stored })
            };
            needle.term(&Encoder::new(&encode, Form::PLAIN))
        });
        Condition::of(Clause::Call(Function::Contains, self.path(), Some(needle)))
    }
}

/// Returns the search for an element of a list or a set.
fn element(value: AttributeValue) -> AttributeValue {
    fn one<T>(mut elements: Vec<T>, wrap: impl FnOnce(T) -> AttributeValue) -> AttributeValue {
        elements.pop().map_or(AttributeValue::Null(true), wrap)
    }
    match value {
        AttributeValue::L(elements) => one(elements, |element| element),
        AttributeValue::Ss(elements) => one(elements, AttributeValue::S),
        AttributeValue::Ns(elements) => one(elements, AttributeValue::N),
        AttributeValue::Bs(elements) => one(elements, AttributeValue::B),
        value => value,
    }
}

impl<E, V, R, P: Location> Attribute<E, V, R, P> {
    /// Returns the attribute's size: the bytes of a string, or the elements of a list, a set or a map.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let query = table.query(Message::query().room("rust"));"#
        "assert_eq!(query.filter(|message| message.author.size().le(3)).await?, [message]);"
    )]
    pub fn size(self) -> Size<E>
    where
        V: Measured,
    {
        Size::of(self.path())
    }
}
