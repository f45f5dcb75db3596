//! Attributes of an entity that an index does not store.

use super::places::is_field;
use crate::schema::{EntitySchema, IndexSchema, KeyAttribute, Message, Segment, Source};
use crate::schema::{Projection, TableSchema};
use crate::schema::{contains, same, similar};

impl IndexSchema {
    /// Returns the first attribute of an entity that a read through this index does not find, or `None` if
    /// the index has the whole entity.
    ///
    /// An index always stores its own key attributes and those of the table. A template of the
    /// primary key gives back the fields in it. A template of an index key does not count, because
    /// items are read without it. The names of flattened fields (`#[serde(flatten)]`) are unknown here,
    /// so they are found only if everything is projected: see [`has_whole`](Self::has_whole).
    #[must_use]
    pub const fn missing_from(&self, entity: &EntitySchema) -> Option<&'static str> {
        match self.next_missing(entity, 0) {
            Some(at) => Some(entity.fields[at].attribute),
            None => None,
        }
    }

    /// Returns whether a read through this index finds every field of an entity.
    #[must_use]
    pub const fn has_whole(&self, entity: &EntitySchema) -> bool {
        self.missing_from(entity).is_none()
            && (!entity.flattened || matches!(self.projection, Projection::All))
    }

    /// Returns the attributes of an entity that a read through this index does not find.
    pub fn all_missing_from(
        &self,
        entity: &'static EntitySchema,
    ) -> impl Iterator<Item = &'static str> {
        let fields = entity.fields.iter().enumerate();
        fields.filter(|(at, _)| self.lacks(entity, *at)).map(|(_, field)| field.attribute)
    }

    const fn next_missing(&self, entity: &EntitySchema, from: usize) -> Option<usize> {
        let mut at = from;
        while at < entity.fields.len() {
            if self.lacks(entity, at) {
                return Some(at);
            }
            at += 1;
        }
        None
    }

    const fn lacks(&self, entity: &EntitySchema, at: usize) -> bool {
        let field = entity.fields[at];
        let included = match self.projection {
            Projection::All => true,
            Projection::KeysOnly => false,
            Projection::Include(names) => contains(names, field.attribute),
        };
        !included
            && !contains(self.pk, field.attribute)
            && !contains(self.sk, field.attribute)
            && !gives_back(entity.pk, field.name)
            && !matches!(entity.sk, Some(sk) if gives_back(sk, field.name))
    }
}

/// Returns whether a field's whole value can be read back from a key attribute.
const fn gives_back(attribute: &KeyAttribute, field: &str) -> bool {
    match attribute.source {
        Source::Raw { field: own, .. } => same(own, field),
        Source::Template { segments, .. } => {
            let mut at = 0;
            while at < segments.len() {
                if let Segment::Part(part) = segments[at]
                    && part.exact
                    && same(part.field, field)
                {
                    return true;
                }
                at += 1;
            }
            false
        }
    }
}

/// Checks that every attribute that an index includes by name is a field of some entity. The check is skipped if an
/// entity has fields with `#[serde(flatten)]`, or has errors.
#[track_caller]
pub(super) const fn require_known_names(table: &TableSchema) {
    let mut at = 0;
    while at < table.entities.len() {
        if table.entities[at].flattened || table.entities[at].broken {
            return;
        }
        at += 1;
    }
    let mut index = 0;
    while index < table.indexes.len() {
        if let Projection::Include(names) = table.indexes[index].projection {
            let mut name = 0;
            while name < names.len() {
                if !is_known(table, names[name]) {
                    unknown(table, &table.indexes[index], names[name]).fail();
                }
                name += 1;
            }
        }
        index += 1;
    }
}

const fn is_known(table: &TableSchema, name: &str) -> bool {
    if matches!(table.type_attribute, Some(own) if same(own, name)) || is_key(table, name) {
        return true;
    }
    let mut at = 0;
    while at < table.entities.len() {
        if is_field(table.entities[at], name) {
            return true;
        }
        at += 1;
    }
    false
}

/// Returns whether an attribute belongs to a key of the table or of one of its indexes.
const fn is_key(table: &TableSchema, name: &str) -> bool {
    if same(table.pk, name) || matches!(table.sk, Some(sk) if same(sk, name)) {
        return true;
    }
    let mut at = 0;
    while at < table.indexes.len() {
        if contains(table.indexes[at].pk, name) || contains(table.indexes[at].sk, name) {
            return true;
        }
        at += 1;
    }
    false
}

const fn unknown(table: &TableSchema, index: &IndexSchema, name: &str) -> Message {
    let message = Message::new()
        .push("the index `")
        .push(index.ident)
        .push("` includes `")
        .push(name)
        .push("`, but no entity of the table stores an attribute of that name\nhelp: ");
    let mut entity = 0;
    while entity < table.entities.len() {
        let fields = table.entities[entity].fields;
        let mut at = 0;
        while at < fields.len() {
            if similar(fields[at].attribute, name) {
                return message
                    .push("`")
                    .push(table.entities[entity].name)
                    .push("` stores an attribute with a similar name: `")
                    .push(fields[at].attribute)
                    .push("`");
            }
            at += 1;
        }
        entity += 1;
    }
    message.push("remove it, or write the name as serde stores it")
}
