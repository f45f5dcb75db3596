//! Item collections as constant data: the entities that a struct reads from one partition.

use super::const_eval::each;
use super::const_eval::same;
use super::entity::EntitySchema;
use super::key::KeyAttribute;
use super::source::{Part, Segment, Source};
use super::table::TableSchema;

/// The members of an item collection, and where they lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CollectionSchema {
    /// The name of the struct.
    pub name: &'static str,
    /// The table.
    pub table: &'static TableSchema,
    /// The index by its identifier. `None` for the table itself.
    pub index: Option<&'static str>,
    /// The members, in the order of the fields.
    pub members: &'static [MemberSchema],
    /// Whether items of entities that are not members can lie in the members' partition.
    pub has_strangers: bool,
}

/// A field of an item collection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MemberSchema {
    /// The name of the field.
    pub name: &'static str,
    /// The entity that it holds.
    pub entity: &'static EntitySchema,
    /// The position of the entity in the table's schema.
    pub position: usize,
    /// The number of items that it holds.
    pub occurrence: Occurrence,
}

/// The number of items that a member holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Occurrence {
    /// Exactly one: the field is an entity.
    Single,
    /// At most one: the field is an `Option`.
    Optional,
    /// Any number: the field is a `Vec`.
    Many,
}

impl CollectionSchema {
    /// Returns the keys of all members in the table or the index that the collection reads.
    pub(crate) fn keys(&self) -> impl Iterator<Item = EntityKey> {
        self.members.iter().flat_map(|member| EntityKey::all(member.entity, self.index))
    }

    /// Whether the entity at a position of the table's schema is one of the members.
    pub(crate) const fn has_member(&self, position: usize) -> bool {
        each!(for member in self.members {
            if member.position == position {
                return true;
            }
        });
        false
    }
}

/// A key of an entity, in the table or in an index.
#[derive(Debug, Clone, Copy)]
pub(crate) struct EntityKey {
    pub(crate) pk: &'static [&'static KeyAttribute],
    pub(crate) sk: &'static [&'static KeyAttribute],
}

impl EntityKey {
    /// The keys of an entity in the table or in one index.
    pub(crate) fn all(
        entity: &'static EntitySchema,
        index: Option<&str>,
    ) -> impl Iterator<Item = Self> {
        (0..).map_while(move |nth| Self::nth(entity, index, nth))
    }

    /// The keys of an entity in the table or in one index, one after another.
    pub(crate) const fn nth(
        entity: &'static EntitySchema,
        index: Option<&str>,
        nth: usize,
    ) -> Option<Self> {
        let Some(index) = index else {
            let (pk, sk) = (core::slice::from_ref(&entity.pk), entity.sk.as_slice());
            return if nth == 0 { Some(Self { pk, sk }) } else { None };
        };
        let mut left = nth;
        each!(for key in entity.indexes {
            if same(key.index, index) {
                if left == 0 {
                    return Some(Self { pk: key.pk, sk: key.sk });
                }
                left -= 1;
            }
        });
        None
    }

    /// The first field of the entity's primary key that this partition key leaves open, and the attribute that it
    /// is in. `None` if a partition has at most one item of the entity.
    pub(crate) const fn open_field(
        &self,
        entity: &EntitySchema,
    ) -> Option<(&'static KeyAttribute, &'static str)> {
        match (self.open_field_of(entity.pk), entity.sk) {
            (None, Some(sk)) => self.open_field_of(sk),
            (open, _) => open,
        }
    }

    const fn open_field_of(
        &self,
        attribute: &'static KeyAttribute,
    ) -> Option<(&'static KeyAttribute, &'static str)> {
        let segments = match attribute.source {
            Source::Raw { field, .. } if self.keeps(field) => return None,
            Source::Raw { field, .. } => return Some((attribute, field)),
            Source::Template { segments, .. } => segments,
        };
        let mut at = 0;
        while at < segments.len() {
            if let Segment::Part(part) = &segments[at]
                && !self.keeps(part.field)
                && self.writes(&attribute.source, at).is_none()
            {
                return Some((attribute, part.field));
            }
            at += 1;
        }
        None
    }

    /// The placeholder of this partition key that writes the same text as the placeholder at a segment of the sort key:
    /// the positions of attribute and segment.
    pub(crate) const fn writes(&self, source: &Source, segment: usize) -> Option<(usize, usize)> {
        let mut attribute = 0;
        while attribute < self.pk.len() {
            let own = &self.pk[attribute].source;
            let mut at = 0;
            while at < own.template_segments().len() {
                if own.writes_text_of(at, source, segment) {
                    return Some((attribute, at));
                }
                at += 1;
            }
            attribute += 1;
        }
        None
    }

    /// Whether the partition key keeps the whole value of a field.
    const fn keeps(&self, field: &str) -> bool {
        each!(for attribute in self.pk {
            if attribute.keeps(field) {
                return true;
            }
        });
        false
    }

    /// How this partition key differs from another one, whatever their fields are called.
    pub(crate) const fn difference(&self, other: &Self) -> Option<Difference> {
        if self.pk.len() != other.pk.len() {
            return Some(Difference::Template);
        }
        let mut at = 0;
        while at < self.pk.len() {
            let difference = difference(&self.pk[at].source, &other.pk[at].source);
            if difference.is_some() {
                return difference;
            }
            at += 1;
        }
        None
    }
}

/// A difference between two partition keys.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Difference {
    /// They are written differently.
    Template,
    /// A field has another type.
    Type(&'static str),
}

const fn difference(one: &Source, other: &Source) -> Option<Difference> {
    match (one, other) {
        (
            Source::Raw { field, attribute, shape, kind, .. },
            Source::Raw { attribute: attribute2, shape: shape2, kind: kind2, .. },
        ) => {
            if !same(attribute, attribute2) {
                return Some(Difference::Template);
            }
            let same_type = one.key_type() as u8 == other.key_type() as u8;
            if same_type && same(kind, kind2) && shape.same(*shape2) {
                return None;
            }
            Some(Difference::Type(field))
        }
        (Source::Template { segments, .. }, Source::Template { segments: segments2, .. }) => {
            if segments.len() != segments2.len() {
                return Some(Difference::Template);
            }
            let (mut at, mut other_type) = (0, None);
            while at < segments.len() {
                match (&segments[at], &segments2[at]) {
                    (Segment::Literal(literal), Segment::Literal(literal2))
                        if same(literal, literal2) => {}
                    (Segment::Part(part), Segment::Part(part2))
                        if part.tail == part2.tail && same(one.format(at), other.format(at)) =>
                    {
                        if other_type.is_none() && !part.has_shape_of(part2) {
                            other_type = Some(Difference::Type(part.field));
                        }
                    }
                    _ => return Some(Difference::Template),
                }
                at += 1;
            }
            other_type
        }
        _ => Some(Difference::Template),
    }
}

impl Source {
    /// Whether the placeholder at a segment of this template has the same field, and writes the same text of it, as
    /// one of another template of the entity.
    const fn writes_text_of(&self, at: usize, other: &Self, other_at: usize) -> bool {
        match (&self.template_segments()[at], &other.template_segments()[other_at]) {
            (Segment::Part(part), Segment::Part(part2)) => {
                same(part.field, part2.field)
                    && part.has_shape_of(part2)
                    && (part.shape.tells_formats_apart()
                        || same(self.format(at), other.format(other_at)))
            }
            _ => false,
        }
    }
}

impl Part {
    /// Whether this placeholder has values of the same kind, and the same possible strings, as another one. In two formats, one
    /// value may still have different strings: `08` and `desc(8)`.
    const fn has_shape_of(&self, other: &Self) -> bool {
        let elements = match (self.element, other.element) {
            (Some(one), Some(other)) => one.has_shape_of(other),
            (None, None) => true,
            _ => false,
        };
        same(self.kind, other.kind)
            && self.exact == other.exact
            && self.shape.same(other.shape)
            && elements
    }
}
