//! Values that DynamoDB works out: sums and fallbacks of attributes, and the function `size()` in conditions.

use core::fmt;
use core::marker::PhantomData;
use core::ops::{Add, RangeInclusive, Sub};

use super::condition::{Clause, Comparison, Condition, has_empty_set};
use super::encoder::write;
use super::{
    Attribute, Encoder, Encodes, Form, Location, Number, NumberRange, Path, Term, ValueOf, Write,
};
use crate::aws::example::example;

/// The value of an attribute, or another value if the item lacks it; see [`Attribute::or`].
pub struct Fallback<E, V> {
    path: Path,
    fallback: Term,
    /// The way in which the other operand of a sum is written.
    write: Write<V>,
    form: Form<V>,
    of: PhantomData<fn() -> *const E>,
}

/// A number that an update calculates: a sum or a difference.
pub struct SumOf<E, V> {
    computed: Computed,
    of: PhantomData<fn() -> (*const E, V)>,
}

/// One side of a sum.
#[derive(Debug, Clone)]
pub(in crate::aws) enum Side {
    Term(Term),
    Fallback(Path, Term),
}

impl Side {
    /// An attribute, or its default if the item lacks it.
    pub(in crate::aws) fn of(path: Path) -> Self {
        match path.default_value() {
            Some(default) if !has_empty_set(&default) => Self::Fallback(path, Term::Value(default)),
            _ => Self::Term(Term::Path(path)),
        }
    }
}

/// A new value of an attribute that is calculated from attributes.
#[derive(Debug, Clone)]
pub struct Computed {
    pub(in crate::aws) one: Side,
    pub(in crate::aws) other: Option<(bool, Term)>,
}

/// A new value of type `V` that DynamoDB works out from attributes of the item: another attribute, one with a fallback, or a sum or
/// difference of two. What [`set_from`](crate::aws::Update::set_from) takes.
///
/// ```
/// use ddb_keys::Table;
/// use ddb_keys::aws::attribute::{Assigned, Attribute, Attributes, Settable};
/// use ddb_keys::aws::{EntityOf, Update};
///
/// fn keep<T: Table, E: EntityOf<T>, R: Settable<u32>, X: Assigned<E, u32>>(
///     update: Update<T, E>,
///     to: fn(Attributes<E>) -> Attribute<E, u32, R>,
///     from: fn(Attributes<E>) -> X,
/// ) -> Update<T, E> {
///     update.set_from(to, from)
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "a `{Self}` cannot be worked out for an attribute that holds a `{V}`",
    label = "expected an attribute, `attribute.or(value)`, or a sum of two",
    note = "DynamoDB adds or subtracts once: `|g| g.score + g.bonus`"
)]
pub trait Assigned<E, V> {
    #[doc(hidden)]
    fn computed(self) -> (Computed, NumberRange);
}

#[diagnostic::do_not_recommend]
impl<E, V, R, P: Location> Assigned<E, V> for Attribute<E, V, R, P> {
    fn computed(self) -> (Computed, NumberRange) {
        (Computed { one: self.side(), other: None }, None)
    }
}

#[diagnostic::do_not_recommend]
impl<E, V> Assigned<E, V> for Fallback<E, V> {
    fn computed(self) -> (Computed, NumberRange) {
        (Computed { one: Side::Fallback(self.path, self.fallback), other: None }, None)
    }
}

#[diagnostic::do_not_recommend]
impl<E, V: Number> Assigned<E, V> for SumOf<E, V> {
    fn computed(self) -> (Computed, NumberRange) {
        (self.computed, V::RANGE)
    }
}

/// Why an attribute is not copied, and nothing is worked out from it.
pub(in crate::aws) const BY_FUNCTION: &str =
    "a serde function writes it, or what it is made from, and DynamoDB does not call that";

impl<E, V, R, P: Location> Attribute<E, V, R, P> {
    /// The attribute as a side of a sum.
    fn side(&self) -> Side {
        if self.is_written_by_function() {
            return Side::Term(Term::Refused(BY_FUNCTION.into()));
        }
        Side::of(self.path())
    }
}

impl<E, V, R: Encodes<V>, P: Location> Attribute<E, V, R, P> {
    /// Uses the attribute, or a value if the item lacks it.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "let message = table.update(key).set_from(|m| m.likes, |m| m.likes.or(0) + 1).await?;"
        "assert_eq!(message.likes, 1);"
    )]
    pub fn or(self, value: impl ValueOf<E, V>) -> Fallback<E, V> {
        let fallback = if self.is_written_by_function() {
            Term::Refused(BY_FUNCTION.into())
        } else {
            self.term_of(value)
        };
        let write = self.form.write.unwrap_or_else(R::plain);
        // The fallback takes the place of the default.
        let path = Path { default: None, ..self.path() };
        Fallback { path, fallback, write, form: self.form, of: PhantomData }
    }

    fn sum<X: ValueOf<E, V>>(self, minus: bool, value: X) -> SumOf<E, V> {
        let other = self.term_of(value);
        SumOf::of(self.side(), minus, other)
    }
}

impl<E, V> Fallback<E, V> {
    fn sum<X: ValueOf<E, V>>(self, minus: bool, value: X) -> SumOf<E, V> {
        let encode = |value: &V| write(self.write, value);
        let other = value.term(&Encoder::new(&encode, self.form));
        SumOf::of(Side::Fallback(self.path, self.fallback), minus, other)
    }
}

impl<E, V> SumOf<E, V> {
    fn of(one: Side, minus: bool, other: Term) -> Self {
        Self { computed: Computed { one, other: Some((minus, other)) }, of: PhantomData }
    }
}

impl<E, V: Number, R: Encodes<V>, P: Location, X: ValueOf<E, V>> Add<X> for Attribute<E, V, R, P> {
    type Output = SumOf<E, V>;

    fn add(self, value: X) -> SumOf<E, V> {
        self.sum(false, value)
    }
}

impl<E, V: Number, R: Encodes<V>, P: Location, X: ValueOf<E, V>> Sub<X> for Attribute<E, V, R, P> {
    type Output = SumOf<E, V>;

    fn sub(self, value: X) -> SumOf<E, V> {
        self.sum(true, value)
    }
}

impl<E, V: Number, X: ValueOf<E, V>> Add<X> for Fallback<E, V> {
    type Output = SumOf<E, V>;

    fn add(self, value: X) -> SumOf<E, V> {
        self.sum(false, value)
    }
}

impl<E, V: Number, X: ValueOf<E, V>> Sub<X> for Fallback<E, V> {
    type Output = SumOf<E, V>;

    fn sub(self, value: X) -> SumOf<E, V> {
        self.sum(true, value)
    }
}

impl<E, V> fmt::Debug for Fallback<E, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "if_not_exists({})", self.path)
    }
}

impl<E, V> fmt::Debug for SumOf<E, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("SumOf").field(&self.computed).finish()
    }
}

/// The size of an attribute of `E`; see [`Attribute::size`](super::Attribute::size).
pub struct Size<E> {
    pub(super) path: Path,
    of: PhantomData<fn() -> *const E>,
}

impl<E> Clone for Size<E> {
    fn clone(&self) -> Self {
        Self::of(self.path.clone())
    }
}

impl<E> fmt::Debug for Size<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "size({})", self.path)
    }
}

impl<E> Size<E> {
    pub(super) fn of(path: Path) -> Self {
        Self { path, of: PhantomData }
    }

    /// The size equals a number.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let query = table.query(Message::query().room("rust"));"#
        "assert_eq!(query.filter(|message| message.author.size().eq(3)).count().await?, 1);"
    )]
    pub fn eq(self, size: impl ValueOf<E, usize>) -> Condition<E> {
        self.compare(Comparison::Equal, size)
    }

    /// The size differs from a number.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let query = table.query(Message::query().room("rust"));"#
        "assert_eq!(query.filter(|message| message.author.size().ne(4)).count().await?, 1);"
    )]
    pub fn ne(self, size: impl ValueOf<E, usize>) -> Condition<E> {
        self.compare(Comparison::NotEqual, size)
    }

    /// The size is less than a number.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let query = table.query(Message::query().room("rust"));"#
        "assert_eq!(query.filter(|message| message.author.size().lt(4)).count().await?, 1);"
    )]
    pub fn lt(self, size: impl ValueOf<E, usize>) -> Condition<E> {
        self.compare(Comparison::Less, size)
    }

    /// The size is less than or equal to a number.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let query = table.query(Message::query().room("rust"));"#
        "assert_eq!(query.filter(|message| message.author.size().le(3)).count().await?, 1);"
    )]
    pub fn le(self, size: impl ValueOf<E, usize>) -> Condition<E> {
        self.compare(Comparison::LessOrEqual, size)
    }

    /// The size is greater than a number.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let query = table.query(Message::query().room("rust"));"#
        "assert_eq!(query.filter(|message| message.author.size().gt(2)).count().await?, 1);"
    )]
    pub fn gt(self, size: impl ValueOf<E, usize>) -> Condition<E> {
        self.compare(Comparison::Greater, size)
    }

    /// The size is greater than or equal to a number.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let query = table.query(Message::query().room("rust"));"#
        "assert_eq!(query.filter(|message| message.author.size().ge(3)).count().await?, 1);"
    )]
    pub fn ge(self, size: impl ValueOf<E, usize>) -> Condition<E> {
        self.compare(Comparison::GreaterOrEqual, size)
    }

    /// The size is within a range, including both ends.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let query = table.query(Message::query().room("rust"));"#
        "assert_eq!(query.filter(|message| message.author.size().between(1..=3)).count().await?, 1);"
    )]
    pub fn between<X: ValueOf<E, usize>>(self, range: RangeInclusive<X>) -> Condition<E> {
        let (low, high) = range.into_inner();
        Condition::of(Clause::between(Term::Size(self.path), number(low), number(high)))
    }

    fn compare(self, comparison: Comparison, size: impl ValueOf<E, usize>) -> Condition<E> {
        Condition::of(Clause::Compare(Term::Size(self.path), comparison, number(size)))
    }
}

fn number<E>(operand: impl ValueOf<E, usize>) -> Term {
    let encode = |value: &usize| write(serde::Serialize::serialize, value);
    operand.term(&Encoder::new(&encode, Form::PLAIN))
}

#[diagnostic::do_not_recommend]
impl<E, V: Number> ValueOf<E, V> for Size<E> {
    fn term(self, _: &Encoder<'_, V>) -> Term {
        Term::Size(self.path)
    }
}
