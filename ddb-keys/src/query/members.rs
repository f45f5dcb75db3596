//! The key range of an item collection: the smallest one that covers its members.

use alloc::string::String;

use super::condition::{Ending, Keys, SortCondition};
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

/// The upper end of a range.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum High {
    /// A string, and whether it belongs to the range. If not, it is the first one after it.
    Text(String, bool),
    /// The range has no end.
    None,
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
            High::Text(low.clone(), true)
        } else {
            after(attribute, &low).map_or(High::None, |after| High::Text(after, false))
        };
        Ok(Some(Self { attribute, low, high }))
    }

    /// Returns the smallest range that covers both.
    fn and(self, other: Self) -> Self {
        let (low, high) = (self.low.min(other.low), self.high.max(other.high));
        Self { attribute: self.attribute, low, high }
    }

    /// The attribute and its value if the range has only one.
    fn only_value(self) -> Result<(&'static KeyAttribute, KeyValue), Self> {
        match self.high {
            High::Text(high, true) if high == self.low => Ok((self.attribute, KeyValue::S(high))),
            high => Err(Self { high, ..self }),
        }
    }

    /// Narrows a condition to the range.
    fn narrowed(self, keys: Keys) -> Keys {
        let Self { attribute, low, high } = self;
        let (high, open_end) = match high {
            High::Text(high, false) if after(attribute, &low).as_ref() == Some(&high) => {
                let sort = Some((attribute, SortCondition::BeginsWith(low)));
                return Keys { ending: Ending { sort, ..keys.ending }, ..keys };
            }
            High::Text(high, included) => (Some(KeyValue::S(high)), !included),
            High::None => (None, false),
        };
        let low = (!low.is_empty()).then_some(KeyValue::S(low));
        let Ending { sort, empty, .. } = Ending::between(attribute, low, high);
        Keys { ending: Ending { sort, empty, open_end, ..keys.ending }, ..keys }
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
fn text_at((attribute, segment): (usize, usize), partition: &Equal) -> Option<&str> {
    let (attribute, value) = partition.get(attribute)?;
    let Source::Template { segments, .. } = attribute.source else { return None };
    let before = segments[..segment].iter().filter(|before| matches!(before, Segment::Part(_)));
    attribute.split(value.as_str()?).ok()?.get(before.count()).copied()
}
