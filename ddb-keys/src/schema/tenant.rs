//! The tenants of a table: the beginning that the partition keys of each have in common.

use super::const_eval::{contains, same, same_bytes};
use super::entity::EntitySchema;
use super::key::KeyAttribute;
use super::source::{KeyType, Segment, Source};

/// The tenants of a table, as `#[table(tenant = org_id, shared(Plan))]` declares them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TenantSchema {
    /// The field with the tenant's id, in every entity but those that are shared.
    pub field: &'static str,
    /// The entities that belong to no tenant, by their names.
    pub shared: &'static [&'static str],
}

/// How the partition keys of a tenant begin: with a literal and the tenant's id, followed by a separator or the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TenantPrefix {
    /// The literal before the tenant's id.
    pub literal: &'static str,
    /// The character after the tenant's id, if the key goes on.
    pub separator: char,
}

impl TenantPrefix {
    /// The beginning of a partition key, if it begins with the field of the tenant. A raw key does not: its text may contain
    /// separators, so that the id of one tenant could be the beginning of another.
    pub(crate) const fn of(key: &KeyAttribute, field: &str) -> Option<Self> {
        let literal = match key.source {
            Source::Template { segments: [Segment::Literal(literal), rest @ ..], .. }
                if is_led_by(key, 1, rest, field) =>
            {
                literal
            }
            Source::Template { segments, .. } if is_led_by(key, 0, segments, field) => "",
            _ => return None,
        };
        Some(Self { literal, separator: key.separator })
    }

    /// Whether a partition key could be one of a tenant.
    pub(crate) const fn may_be_of(&self, key: &KeyAttribute) -> bool {
        let own = match key.source {
            // A tenant is text.
            Source::Raw { key_type: Some(KeyType::N | KeyType::B), .. } => return false,
            Source::Template { segments: [Segment::Literal(own), ..], .. } => own,
            _ => return true,
        };
        let (tenants, own) = (self.literal.as_bytes(), own.as_bytes());
        let is_whole = matches!(key.source, Source::Template { segments: [_], .. });
        starts_with(own, tenants) || (!is_whole && starts_with(tenants, own))
    }

    pub(crate) const fn is(&self, other: &Self) -> bool {
        same(self.literal, other.literal) && self.separator as u32 == other.separator as u32
    }
}

const fn starts_with(text: &[u8], beginning: &[u8]) -> bool {
    match text.split_at_checked(beginning.len()) {
        Some((start, _)) => same_bytes(start, beginning),
        None => false,
    }
}

/// Whether segments begin with the plain text of the tenant's id, and then end or go on with the separator.
const fn is_led_by(key: &KeyAttribute, at: usize, segments: &[Segment], field: &str) -> bool {
    let [Segment::Part(part), rest @ ..] = segments else { return false };
    // Text of a fixed width may contain the separator.
    let separator = key.separator as u8;
    let is_whole = part.shape.fixed_width().is_none() || !part.shape.chars.has_byte(separator);
    let is_plain = same(part.field, field) && !part.tail && key.format(at).is_empty() && is_whole;
    match rest {
        _ if !is_plain => false,
        [] => true,
        [Segment::Literal(literal), ..] => {
            matches!(literal.as_bytes(), [first, ..] if *first as u32 == key.separator as u32)
        }
        _ => false,
    }
}

impl TenantSchema {
    /// Whether the items of an entity belong to tenants.
    pub(crate) const fn owns(&self, entity: &EntitySchema) -> bool {
        !contains(self.shared, entity.name)
    }
}
