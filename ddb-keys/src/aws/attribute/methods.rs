//! The methods that give conditions to writes and filters to reads.

use aws_sdk_dynamodb::types::AttributeValue;

use super::{AttributeType, Clause, Comparison, Condition, Document, Function, Path, Term};
use crate::aws::request::expression::Expression;
use crate::aws::{EntityOf, InvalidRequest, StoredEntity};
use crate::schema::{EntitySchema, KeyAttribute, Segment, TableSchema};
use crate::table::Table;

/// Rows of one entity, so that a filter can name its attributes.
#[diagnostic::on_unimplemented(
    message = "this read selects several entities, and the filter does not say which it is about",
    label = "name the entity, `.filter_of::<Order>(|order| …)`, or read its items alone: `table.query(Order::query())` or `table.scan_of::<Order>()`",
    note = "`filter_of` keeps the items of the other entities",
    note = "a filter comes before `select_as`"
)]
pub trait OfOneEntity<A> {
    /// The attributes of the entity.
    #[doc(hidden)]
    const ATTRIBUTES: A;
}

#[diagnostic::do_not_recommend]
impl<E: StoredEntity> OfOneEntity<E::Attributes> for E {
    const ATTRIBUTES: E::Attributes = <E as Document>::ATTRIBUTES;
}

/// The methods that filter, of every read of several items. In their examples `$read` makes the read.
macro_rules! filter_methods {
    ($limits:literal, $read:literal) => {
        /// Keeps the items for which the condition is true. DynamoDB filters items after it reads them, at the full cost.
        /// Several filters must all be true.
        ///
        #[doc = $crate::aws::example::example!(
                            "table.put(&message).await?;"
                            $read
                            "let read = read.filter(|message| message.likes.le(9));"
                            "assert_eq!(read.await?, [message]);"
                        )]
        ///
        /// # Errors
        ///
        #[doc = $limits]
        /// Otherwise the request is refused before it is sent.
        #[doc(alias = "FilterExpression")]
        pub fn filter<A>(
            mut self,
            condition: impl FnOnce(A) -> $crate::aws::attribute::Condition<R>,
        ) -> Self
        where
            R: $crate::aws::attribute::OfOneEntity<A>,
        {
            condition(R::ATTRIBUTES).into_clause(None).add_to(&mut self.expression);
            self
        }

        /// Keeps the items of one entity for which the condition is true, and all items of other entities.
        ///
        /// An item without the type attribute may be one of the entity by its key. It stays if the condition is true, or if
        /// its key does not begin like the entity's. In a query of the table the filter cannot look at the
        /// key, so such an item stays only if the condition is true.
        ///
        #[doc = $crate::aws::example::example!(
                            "table.put(&message).await?;"
                            $read
                            "let read = read.filter_of::<Message>(|message| message.likes.le(9));"
                            "assert_eq!(read.await?, [message]);"
                        )]
        ///
        /// # Errors
        ///
        /// The request is refused before it is sent if the table has no type attribute, if the index does
        /// not project it, and for the reasons that [`filter`](Self::filter) gives.
        pub fn filter_of<E>(
            mut self,
            condition: impl FnOnce(E::Attributes) -> $crate::aws::attribute::Condition<E>,
        ) -> Self
        where
            E: $crate::aws::EntityOf<T>,
        {
            let condition = condition(E::ATTRIBUTES);
            $crate::aws::attribute::methods::filter_of::<T, E>(condition, &mut self.expression);
            self
        }

        /// Keeps the items for which the expression is true, after they are read and paid for.
        ///
        #[doc = $limits]
        ///
        /// The text is an expression of DynamoDB, with [`value`](Self::value) for each `:name`. Attributes go by
        /// the names that the item stores them under, reserved words included; [`name`](Self::name)
        /// serves names that are not words. In a read of one entity, a name that it does not store is
        /// an error.
        ///
        #[doc = $crate::aws::example::example!(
            "table.put(&message).await?;"
            $read
            r#"let read = read.filter_text("likes <= :most").value(":most", 9);"#
            "assert_eq!(read.await?, [message]);"
        )]
        #[doc(alias = "FilterExpression")]
        pub fn filter_text(mut self, expression: impl Into<alloc::string::String>) -> Self {
            self.expression.text(&expression.into());
            self
        }

        /// Leaves out items that have expired by `#[entity(ttl = field)]` and are not deleted yet.
        ///
        #[doc = $crate::aws::example::example!(
            "table.put(&message).await?;"
            $read
            "let read = read.unexpired();"
            "assert_eq!(read.await?, [message]);"
        )]
        #[doc(alias = "TTL")]
        pub fn unexpired(mut self) -> Self {
            self.expression.unexpired(T::SCHEMA);
            self
        }

        /// Gives the value of a `:name` in the filter.
        /// Names that start with `:_` are reserved for the library.
        ///
        #[doc = $crate::aws::example::example!(
            "table.put(&message).await?;"
            $read
            r#"let read = read.filter_text("likes <= :most").value(":most", 9);"#
            "assert_eq!(read.await?, [message]);"
        )]
        #[doc(alias = "ExpressionAttributeValues")]
        pub fn value(mut self, name: &str, value: impl serde::Serialize) -> Self {
            self.expression.value(name, value);
            self
        }

        /// Gives the attribute of a `#name` in the filter.
        /// Names that start with `#_` are reserved for the library.
        ///
        #[doc = $crate::aws::example::example!(
            "table.put(&message).await?;"
            $read
            r##"let read = read.filter_text("attribute_exists(#name)").name("#name", "likes");"##
            "assert_eq!(read.await?, [message]);"
        )]
        #[doc(alias = "ExpressionAttributeNames")]
        pub fn name(mut self, placeholder: &str, attribute: &str) -> Self {
            self.expression.name(placeholder, attribute);
            self
        }
    };
}
pub(in crate::aws) use filter_methods;

/// Adds a filter that accepts the items of all other entities.
pub(in crate::aws) fn filter_of<T: Table, E: EntityOf<T>>(
    condition: Condition<E>,
    expression: &mut Expression,
) {
    let Some(name) = T::SCHEMA.type_attribute else {
        return expression.fail(InvalidRequest::NoTypeToFilterBy { table: T::SCHEMA.name });
    };
    let is_other = is_other(T::SCHEMA, E::SCHEMA, name, expression);
    is_other.or(condition.clause).with_defaults(None).add_to(expression);
}

/// The item cannot be one of this entity. Without a type attribute, an item is recognized by its key, of which DynamoDB can compare the
/// beginning.
fn is_other(
    table: &'static TableSchema,
    entity: &EntitySchema,
    type_attribute: &'static str,
    expression: &Expression,
) -> Clause {
    let has_type = Clause::has_type(Path::of(type_attribute), AttributeType::S);
    let keys = (0..).map_while(|nth| entity.primary_key(nth));
    let other_keys = keys.map(|key| {
        let attributes = [(Some(table.pk), Some(key.pk)), (table.sk, key.sk)];
        let named = attributes.into_iter().filter_map(|(name, key)| name.zip(key));
        let filtered = named.filter(|(name, _)| expression.check_readable(name).is_ok());
        let begins = filtered.filter_map(|(name, key)| begins_like(Path::of(name), key));
        begins.reduce(Clause::and).map(Clause::negated)
    });
    // If one of its keys cannot be told, neither can its items.
    let has_other_key = other_keys.reduce(|one, other| Some(one?.and(other?))).flatten();
    let is_told = has_other_key.into_iter().fold(has_type, Clause::or);
    Clause::differs(Path::of(type_attribute), entity.name).and(is_told)
}

/// The attribute begins like this key. `None` if its values have no common beginning.
fn begins_like(path: Path, key: &KeyAttribute) -> Option<Clause> {
    let text = |text: &str| Term::Value(AttributeValue::S(text.into()));
    match key.source.template_segments() {
        [Segment::Literal(whole)] => {
            Some(Clause::Compare(Term::Path(path), Comparison::Equal, text(whole)))
        }
        [Segment::Literal(beginning), ..] => {
            Some(Clause::Call(Function::BeginsWith, path, Some(text(beginning))))
        }
        _ => None,
    }
}
