//! What a read through an index finds of an entity.

use crate::schema::{EntitySchema, KeyAttribute, Segment, Source};
use crate::schema::{IndexSchema, Projection};
use crate::schema::{contains, same};

impl IndexSchema {
    /// The first attribute of an entity that a read through this index does not find: it is not
    /// projected, and no key that the index holds gives it back.
    #[must_use]
    pub const fn missing_from(&self, entity: &EntitySchema) -> Option<&'static str> {
        let included: &[&str] = match self.projection {
            Projection::All => return None,
            Projection::KeysOnly => &[],
            Projection::Include(names) => names,
        };
        let mut at = 0;
        while at < entity.fields.len() {
            let field = entity.fields[at];
            if !contains(included, field.attribute) && !self.holds(entity, field.name) {
                return Some(field.attribute);
            }
            at += 1;
        }
        None
    }

    /// Whether the keys that the index holds of an entity give back a field.
    const fn holds(&self, entity: &EntitySchema, field: &str) -> bool {
        if gives_back(entity.pk, field) {
            return true;
        }
        if let Some(sk) = entity.sk
            && gives_back(sk, field)
        {
            return true;
        }
        let mut at = 0;
        while at < entity.indexes.len() {
            let key = &entity.indexes[at];
            if same(key.index, self.ident) && (any(key.pk, field) || any(key.sk, field)) {
                return true;
            }
            at += 1;
        }
        false
    }
}

const fn any(attributes: &[&KeyAttribute], field: &str) -> bool {
    let mut at = 0;
    while at < attributes.len() {
        if gives_back(attributes[at], field) {
            return true;
        }
        at += 1;
    }
    false
}

/// Whether a field's value can be read back from a key attribute, nothing of it lost.
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
