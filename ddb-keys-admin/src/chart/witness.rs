//! Examples of values under the old and the new key.

use super::model::{Attribute, Segment};
use super::part::{PartText, Shape, WORDS, is_folded};
use super::relation::{Place, Relation, range, relation};
use crate::integer::{bounds, is_nonzero, since_epoch};
use crate::part_text::{TIME, part_text};

/// The end of an example whose text stays.
pub(super) const UNCHANGED: &str = ", before and after";

/// One sample for each field of two versions of a key attribute, and the strings of both, such as
/// ``id = 7: `O#7` becomes `ORDER#7` ``. `None` if there is nothing to show.
pub(super) fn witness(before: &Attribute, after: &Attribute, separator: char) -> Option<String> {
    let (old_places, new_places) = (places(before, separator), places(after, separator));
    let mut values: Vec<(&str, String)> = Vec::new();
    // What the new key is written from: text that was a number before has the digits of the old key.
    let mut new_values: Vec<(&str, String)> = Vec::new();
    for &(field, part, place) in old_places.iter().chain(&new_places) {
        if values.iter().any(|(name, _)| *name == field) {
            continue;
        }
        let other = new_places.iter().find(|(name, ..)| *name == field);
        let (other, place) = other.map_or((part, place), |(_, other, place)| (*other, *place));
        let value = sample(part, other, place, values.len());
        let keeps_digits = bounds(&part.kind).is_some()
            && bounds(&other.kind).is_none()
            && relation(part, other, place) <= Relation::Narrower;
        let digits = write(part, &value).filter(|_| keeps_digits);
        new_values.push((field, digits.unwrap_or_else(|| value.clone())));
        values.push((field, value));
    }
    let is_cut = new_places.iter().any(|(field, part, place)| {
        let value = new_values.iter().find(|(name, _)| name == field);
        let text = value.and_then(|(_, value)| write(part, value));
        part.ends_by_text() && text.is_some_and(|text| place.cuts(&text))
    });
    let (old, new) = (text(before, &values)?, text(after, &new_values).filter(|_| !is_cut));
    let shown: Vec<String> =
        values.iter().map(|(name, value)| format!("{name} = {value}")).collect();
    let shown = if shown.is_empty() { "every item".into() } else { shown.join(", ") };
    Some(match new {
        Some(new) if new == old => format!("{shown}: `{old}`{UNCHANGED}"),
        Some(new) => format!("{shown}: `{old}` becomes `{new}`"),
        None => format!("{shown}: `{old}` can no longer be written or read"),
    })
}

/// The fields of an attribute with their places.
pub(super) fn places(attribute: &Attribute, separator: char) -> Vec<(&str, &PartText, Place<'_>)> {
    // How values sort, and in what form they are stored, does not change the texts.
    let (sorted, stored) = (false, false);
    let segments = attribute.segments.iter().enumerate();
    let places = segments.filter_map(|(at, segment)| match segment {
        Segment::Literal(_) => None,
        Segment::Part { field, part } => {
            let next = attribute.literal_after(at);
            Some((field.as_str(), part, Place { sorted, stored, separator, next }))
        }
    });
    places.collect()
}

pub(super) fn text(attribute: &Attribute, values: &[(&str, String)]) -> Option<String> {
    let write = |field: &str, part: &PartText| {
        let (_, value) = values.iter().find(|(name, _)| *name == field)?;
        write(part, value)
    };
    let texts = attribute.segments.iter().map(|segment| match segment {
        Segment::Literal(literal) => Some(literal.clone()),
        Segment::Part { field, part } => write(field, part),
    });
    texts.collect()
}

/// The seconds from 1970 to [`TIME`].
const SINCE_EPOCH: &str = "1728867661";

/// A value that the old key has, and that shows the difference from the new one. Fields at different positions
/// have different values if they can.
pub(super) fn sample(
    before: &PartText,
    after: &PartText,
    place: Place<'_>,
    position: usize,
) -> String {
    if let Some(value) = cut(before, after, place) {
        return value;
    }
    let words = &before.shape.words;
    let lost = words.iter().find(|word| !after.shape.words.contains(word));
    if let Some(word) = lost.or(words.first()) {
        return word.clone();
    }
    if relation(before, after, place) == Relation::Narrower {
        if is_nonzero(&after.kind) && write(before, "0").is_some() {
            return "0".into();
        }
        if let Some((least, greatest)) = range(before) {
            let is_below = range(after).is_some_and(|(new, _)| least < new);
            return if is_below { "-7".into() } else { greatest.to_string() };
        }
    }
    match before.kind.as_str() {
        "instant" | "civil" | "date" => TIME.into(),
        "uuid" => "0192f0c1-2e3d-7a4b-8c5d-6e7f8091a2b3".into(),
        "ulid" => "01J9ZQ4S3X5V7B8C9D0EFGHJKM".into(),
        // ASCII letters do not show the difference.
        "text" if is_folded(before) && is_folded(after) && before.shape.has("É") => "Éva".into(),
        "char" => {
            let one = Shape { max: 1, ..before.shape.clone() };
            letters(&one, &after.shape, position)
        }
        _ if bounds(&before.kind).is_some() || bounds(&after.kind).is_some() => {
            (7 + position).to_string()
        }
        _ => letters(&before.shape, &after.shape, position),
    }
}

/// A value of fixed width in whose text the new part ends.
fn cut(before: &PartText, after: &PartText, place: Place<'_>) -> Option<String> {
    let is_number = bounds(&before.kind).is_some();
    let is_familiar = is_number || matches!(before.kind.as_str(), "text" | "other" | WORDS);
    if !is_familiar || !place.cuts_some(before, after) {
        return None;
    }
    let separator = place.separator.to_string();
    let ends = [Some(separator.as_str()), place.next].into_iter().flatten();
    let width = before.shape.min.min(40);
    let filled = ends.map(|end| end.chars().cycle().take(width).collect::<String>());
    let filled = filled.filter_map(|text| {
        if is_number { Some(text.parse::<u128>().ok()?.to_string()) } else { Some(text) }
    });
    let mut values = before.shape.words.iter().cloned().chain(filled);
    values.find(|value| write(before, value).is_some_and(|text| place.cuts(&text)))
}

/// A string of one shape, which the other one does not have, if there is one.
fn letters(before: &Shape, after: &Shape, position: usize) -> String {
    let name = ["Ada", "Bob", "Cem"][position % 3];
    let familiar = [name, "Ada", "ada", "ADA", "7", "a"];
    let fits = |text: &&&str| before.has(text);
    let known = familiar.iter().filter(fits).find(|text| !after.has(text));
    let only_before =
        (33_u8..127).find(|byte| before.chars.has_byte(*byte) && !after.chars.has_byte(*byte));
    let any = (33_u8..127).find(|byte| before.chars.has_byte(*byte));
    let longer = before.max > after.max;
    let len = if longer { before.max.min(after.max + 1) } else { before.min.max(1) };
    match (known, familiar.iter().find(fits)) {
        (Some(text), _) => (*text).to_string(),
        (None, Some(text)) if only_before.is_none() && !longer => (*text).to_string(),
        _ => char::from(only_before.or(any).unwrap_or(b'a')).to_string().repeat(len.min(40)),
    }
}

/// The text of a sample value, or `None` if the part does not allow it.
fn write(part: &PartText, value: &str) -> Option<String> {
    if bounds(&part.kind).is_some() {
        return part_text(&part.kind, &part.format, value);
    }
    let value = match since_epoch(&part.format) {
        Some((fraction, _)) => [SINCE_EPOCH, &"0".repeat(fraction)].concat(),
        None => value.to_string(),
    };
    part_text(&part.kind, &part.format, &value).filter(|text| part.has(text))
}
