//! The key range of an item collection: the smallest one that covers its members.

use alloc::string::String;

use super::condition::{Keys, SortCondition};
use super::prefix::after_prefix;
use crate::key::KeyError;
use crate::part::KeyValue;
use crate::schema::{CollectionSchema, EntityKey, KeyAttribute, Segment, Source};

type Equal = [(&'static KeyAttribute, KeyValue)];

/// Narrows a condition on a whole partition to the members of a collection, if other items can lie there.
///
/// DynamoDB takes one range, after attributes with one value each. So the sort key is narrowed as far as the members
/// have one value in common, and to a range in the attribute after it.
pub(super) fn narrowed(
    mut keys: Keys,
    collection: &'static CollectionSchema,
) -> Result<Keys, KeyError> {
    if !collection.has_strangers {
        return Ok(keys);
    }
    for nth in 0.. {
        let Some(cover) = Cover::of_members(collection, nth, &keys.equal)? else { break };
        match cover.only_value() {
            Ok(value) => keys.equal.push(value),
            Err(cover) => return Ok(cover.narrowed(keys)),
        }
    }
    Ok(keys)
}

fn after(attribute: &KeyAttribute, prefix: &str) -> Option<String> {
    after_prefix(prefix, attribute.max_len())
}

/// A range of sort keys.
struct Cover {
    attribute: &'static KeyAttribute,
    low: String,
    high: High,
}

/// The upper end of a range, with the kinds in their order for the same text.
#[derive(PartialEq, Eq)]
enum High {
    /// The first text after the range.
    Before(String),
    /// A string that belongs to the range.
    Text(String),
    /// The range has no end.
    None,
}

impl High {
    /// Returns a value that sorts as the ends do.
    fn order(&self) -> (bool, &str, bool) {
        match self {
            Self::Before(text) => (false, text, false),
            Self::Text(text) => (false, text, true),
            Self::None => (true, "", true),
        }
    }
}

impl Cover {
    /// Returns the smallest range that covers an attribute of the members' sort keys. `None` without the attribute.
    fn of_members(
        collection: &'static CollectionSchema,
        nth: usize,
        partition: &Equal,
    ) -> Result<Option<Self>, KeyError> {
        let mut cover: Option<Self> = None;
        for key in collection.keys() {
            let range = Self::of(&key, nth, partition)?;
            cover = match (cover, range) {
                (Some(cover), Some(range)) => Some(cover.and(range)),
                (cover, range) => cover.or(range),
            };
        }
        Ok(cover)
    }

    /// Returns the range of an attribute of the sort keys that an entity can have in a partition. `None` without the
    /// attribute.
    fn of(key: &EntityKey, nth: usize, partition: &Equal) -> Result<Option<Self>, KeyError> {
        let Some(attribute) = key.sk.get(nth) else { return Ok(None) };
        let (low, is_whole) = known_text(key, attribute, partition);
        if low.len() > attribute.max_len() {
            return Err(KeyError::too_long(attribute, low.len()));
        }
        let high = if is_whole {
            High::Text(low.clone())
        } else {
            after(attribute, &low).map_or(High::None, High::Before)
        };
        Ok(Some(Self { attribute, low, high }))
    }

    /// Returns the smallest range that covers both.
    fn and(self, other: Self) -> Self {
        let low = if other.low < self.low { other.low } else { self.low };
        let high = if other.high.order() > self.high.order() { other.high } else { self.high };
        Self { attribute: self.attribute, low, high }
    }

    /// The attribute and its value if the range has only one.
    fn only_value(self) -> Result<(&'static KeyAttribute, KeyValue), Self> {
        match self.high {
            High::Text(high) if high == self.low => Ok((self.attribute, KeyValue::S(high))),
            high => Err(Self { high, ..self }),
        }
    }

    /// Narrows a condition to the range.
    fn narrowed(self, keys: Keys) -> Keys {
        let Self { attribute, low, high } = self;
        let (high, open_end) = match high {
            High::Before(high) if after(attribute, &low).as_ref() == Some(&high) => {
                let sort = Some((attribute, SortCondition::BeginsWith(low)));
                return Keys { sort, ..keys };
            }
            High::Text(high) => (Some(KeyValue::S(high)), false),
            High::Before(high) => (Some(KeyValue::S(high)), true),
            High::None => (None, false),
        };
        let low = (!low.is_empty()).then_some(KeyValue::S(low));
        let (sort, empty) = SortCondition::between(low, high);
        Keys { sort: sort.map(|sort| (attribute, sort)), empty, open_end, ..keys }
    }
}

/// Returns the text that every sort key of an entity begins with in a partition, and whether it is the whole sort key.
fn known_text(key: &EntityKey, attribute: &KeyAttribute, partition: &Equal) -> (String, bool) {
    let mut known = String::new();
    let source = &attribute.source;
    let Source::Template { segments, .. } = source else { return (known, false) };
    for (at, segment) in segments.iter().enumerate() {
        let text = match segment {
            Segment::Literal(literal) => Some(*literal),
            Segment::Part(_) => key.writes(source, at).and_then(|place| text_at(place, partition)),
        };
        match text {
            Some(text) => known.push_str(text),
            None => return (known, false),
        }
    }
    (known, true)
}

/// Returns the text of a placeholder in a partition key that was built.
fn text_at((attribute, wanted): (usize, usize), partition: &Equal) -> Option<&str> {
    let (attribute, value) = partition.get(attribute)?;
    let Source::Template { segments, .. } = attribute.source else { return None };
    let mut rest = value.as_str()?;
    for (at, segment) in segments.iter().enumerate() {
        let len = match (segment, segments.get(at + 1)) {
            (Segment::Literal(literal), _) => literal.len(),
            (Segment::Part(part), next) => match (part.shape.fixed_width(), next) {
                (Some(width), _) if !part.tail => width,
                (_, Some(Segment::Literal(literal))) => rest.find(literal)?,
                _ => rest.len(),
            },
        };
        let (text, after) = rest.split_at_checked(len)?;
        if at == wanted {
            return Some(text);
        }
        rest = after;
    }
    None
}
