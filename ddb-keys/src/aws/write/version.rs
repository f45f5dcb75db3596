//! The version of optimistic locking, `#[entity(version = field)]`: what a write expects, and the next one.

use alloc::string::ToString;
use core::iter;

use aws_sdk_dynamodb::types::AttributeValue;

use crate::aws::attribute::{Clause, Comparison, Path, Term};
use crate::aws::request::expression::Expression;
use crate::aws::{Error, InvalidRequest, Item, StoredEntity};
use crate::schema::EntitySchema;

/// The version that a write expects to find: a write count, which every write raises by one.
#[derive(Debug, Clone)]
pub(in crate::aws) struct ExpectedVersion {
    entity: &'static EntitySchema,
    attribute: &'static str,
    version: u64,
}

impl ExpectedVersion {
    /// The version of an item that is about to be written; the item gets the next one.
    pub(in crate::aws) fn in_item(
        entity: &'static EntitySchema,
        item: &mut Item,
    ) -> Result<Option<Self>, Error> {
        let Some(field) = entity.version else { return Ok(None) };
        let attribute = field.attribute;
        let stored = match item.get(attribute) {
            Some(AttributeValue::N(number)) => number.parse::<u64>().ok(),
            None | Some(AttributeValue::Null(_)) => Some(0),
            Some(_) => None,
        };
        let refused = |reason| Err(InvalidRequest::value(attribute, reason).into());
        let Some(version) = stored else { return refused("a version is an unsigned integer") };
        let next = version.checked_add(1).filter(|next| *next <= entity.last_version);
        let Some(next) = next else { return refused("its type holds no greater version") };
        item.insert(attribute.to_string(), AttributeValue::N(next.to_string()));
        Ok(Some(Self { entity, attribute, version }))
    }

    /// A version that the caller has read.
    pub(in crate::aws) fn given<E: StoredEntity>(version: u64) -> Option<Self> {
        let field = E::SCHEMA.version?;
        Some(Self { entity: E::SCHEMA, attribute: field.attribute, version })
    }

    /// The condition. An item that was never written has version 0. The version is stored under one of its names.
    pub(in crate::aws) fn condition(&self, expression: &mut Expression) {
        let version = Term::Value(AttributeValue::N(self.version.to_string()));
        let names = || self.names().map(Path::of);
        let absent = names().map(Clause::missing).reduce(Clause::and);
        let equal = names()
            .map(|name| Clause::Compare(Term::Path(name), Comparison::Equal, version.clone()));
        let clause = absent.filter(|_| self.version == 0).into_iter().chain(equal);
        clause.reduce(Clause::or).unwrap_or_default().add_to(expression);
    }

    /// The attribute, then its older names.
    fn names(&self) -> impl Iterator<Item = &'static str> + use<> {
        iter::once(self.attribute).chain(self.entity.aliases_of(self.attribute))
    }

    /// The version after this one.
    pub(in crate::aws) fn next(&self) -> u64 {
        self.version.saturating_add(1)
    }

    /// The version after this one, if items may have theirs under an older name, which adding to it would not see.
    pub(in crate::aws) fn next_of_aliases(&self) -> Option<u64> {
        self.names().nth(1).map(|_| self.next())
    }

    /// Whether a stored item has this version.
    pub(in crate::aws) fn is_of(&self, item: &Item) -> bool {
        self.stored(item).map_or(self.version == 0, |stored| stored.parse() == Ok(self.version))
    }

    /// The number under one of the names. `None` if no number is there.
    fn stored<'i>(&self, item: &'i Item) -> Option<&'i str> {
        self.names().find_map(|name| match item.get(name) {
            Some(AttributeValue::N(version)) => Some(version.as_str()),
            _ => None,
        })
    }
}
