//! The attributes of one entity: each has one type and one template. Several keys, of one entity or of several, can be written to one attribute.

use super::keys::Keys;
use crate::schema::{
    EntitySchema, KeyAttribute, KeyType, Message, Source, TableSchema, TextForm, each, same,
};

/// Checks that raw keys are stored under the names that the table has for them. Reports them all, because one `rename_all` changes
/// them all.
#[track_caller]
pub(super) const fn require_raw_names(table: &TableSchema, entity: &EntitySchema) {
    let mut keys = Keys::stored(table, entity);
    let Some(first) = next_misnamed(&mut keys) else { return };
    let mut message = first.push_to(Message::of("`{}` stores ", &[entity.name]));
    let (mut count, mut nth) = (1, 1);
    while let Some(next) = next_misnamed(&mut keys) {
        if !is_among_first(Keys::stored(table, entity), nth, &next) {
            message = next.push_to(message.push(",\n  and "));
            count += 1;
        }
        nth += 1;
    }
    let help = if count == 1 {
        "\nhelp: write `#[serde(rename = \"{}\")]` on the field, or name the attribute `{}` in the table"
    } else {
        "\nhelp: write `#[serde(rename = \"{}\")]` and the like on each field, or name the attributes in the table as they are \
         stored, such as `{}`"
    };
    message.and(help, &[first.name, first.attribute]).fail();
}

/// Whether the same field and attribute are among the first misnamed keys.
const fn is_among_first(mut keys: Keys<'_>, count: usize, misnamed: &Misnamed) -> bool {
    let mut at = 0;
    while at < count
        && let Some(other) = next_misnamed(&mut keys)
    {
        if same(other.field, misnamed.field) && same(other.name, misnamed.name) {
            return true;
        }
        at += 1;
    }
    false
}

/// A raw key that is stored under another name than the table has for it.
struct Misnamed {
    field: &'static str,
    attribute: &'static str,
    name: &'static str,
    key: &'static KeyAttribute,
}

const fn next_misnamed(keys: &mut Keys<'_>) -> Option<Misnamed> {
    while let Some((name, key)) = keys.next() {
        // Without a key type, the field cannot be a raw key, which the entity reports.
        if let Source::Raw { field, attribute, key_type: Some(_), .. } = key.source
            && !same(attribute, name)
        {
            return Some(Misnamed { field, attribute, name, key });
        }
    }
    None
}

impl Misnamed {
    const fn push_to(&self, message: Message) -> Message {
        let Self { field, attribute, name, key } = self;
        let place = key.place();
        message.and(
            "`{}` as `{}`, but the table has `{}` as {}",
            &[field, attribute, name, place.text()],
        )
    }
}

/// Checks that a raw number has no more digits than DynamoDB stores. Items with 128-bit integers could not be written.
#[track_caller]
pub(super) const fn require_storable_numbers(table: &TableSchema, entity: &EntitySchema) {
    let mut keys = Keys::stored(table, entity);
    while let Some((_, key)) = keys.next() {
        if let Source::Raw { field, shape, .. } = key.source
            && matches!(shape.form, TextForm::TooPrecise)
        {
            Message::of(
                "`{}` has the raw key `{}`, an integer of more than 38 digits, which DynamoDB does not store\n\
                 help: write a template, \"<{}:ordered>\", or use an integer of 64 bits",
                &[entity.name, field, field],
            )
            .fail();
        }
    }
}

/// Checks that the table has at most one attribute that says when items expire.
#[track_caller]
pub(super) const fn require_one_ttl(table: &TableSchema, position: usize) {
    let entity = table.entities[position];
    let Some(ttl) = entity.ttl else { return };
    let (before, _) = table.entities.split_at(position);
    each!(for earlier in before {
        if let Some(other) = earlier.ttl
            && !same(other.attribute, ttl.attribute)
        {
            Message::of(
                "`{}` says in `{}` when its items expire, and `{}` in `{}`: a table has one such attribute\n\
                 help: write `#[serde(rename = \"{}\")]` on the field",
                &[entity.name, ttl.attribute, earlier.name, other.attribute, other.attribute],
            )
            .fail();
        }
    });
}

/// Says that a key has another type than the first one of the same attribute.
pub(super) const fn mixed_types(table: &TableSchema, [first, key]: [&KeyAttribute; 2]) -> Message {
    let name = match table.attribute_at(key) {
        Some(name) => name,
        None => "",
    };
    let [key_type, first_type] = [word(key.key_type()), word(first.key_type())];
    let (entity, text, place) = (key.entity, key.text(), key.place());
    Message::of(
        "`{}` writes `{}` as {}, and `{}` writes it as {}: a key attribute has one type\n  {}: {}, as {}\n\
         help: write one of them as the other's type; a template, such as \"<field:08>\", makes a string",
        &[entity, name, key_type, first.entity, first_type, entity, text, place.text()],
    )
}

/// Checks that two keys write the same value to an attribute that they share. So do the former keys of an index: a write of another
/// index's key would leave half of them.
#[track_caller]
pub(super) const fn require_one_template(table: &TableSchema, entity: &EntitySchema) {
    let mut keys = Keys::of_indexes(table, entity);
    while let Some((name, key)) = keys.next() {
        let mut later = keys;
        while let Some((other_name, other)) = later.next() {
            if same(name, other_name)
                && !are_alternatives(key, other)
                && !have_same_source(key, other)
            {
                Message::of(
                    "`{}` writes `{}` in two ways\n  as {}: {}\n  as {}: {}\n\
                     help: write the same in both, or give the index an attribute of its own",
                    &[
                        entity.name,
                        name,
                        key.place().text(),
                        key.text(),
                        other.place().text(),
                        other.text(),
                    ],
                )
                .fail();
            }
        }
    }
}

/// Whether only one of two keys is written, because both are for one index, or for the table's own key.
const fn are_alternatives(a: &KeyAttribute, b: &KeyAttribute) -> bool {
    match (a.index, b.index) {
        (Some(a), Some(b)) => same(a, b),
        (None, None) => true,
        _ => false,
    }
}

const fn have_same_source(a: &KeyAttribute, b: &KeyAttribute) -> bool {
    match (a.source, b.source) {
        (Source::Template { .. }, Source::Template { .. })
        | (Source::Raw { .. }, Source::Raw { .. }) => same(a.text(), b.text()),
        _ => false,
    }
}

const fn word(key_type: KeyType) -> &'static str {
    match key_type {
        KeyType::S => "a string",
        KeyType::N => "a number",
        KeyType::B => "bytes",
    }
}

/// The maximum number of key attributes of a table: two of its own, and eight of each of 25 indexes.
const NAMES: usize = 2 + 8 * 25;

/// What the keys of a table of `N` entities say about its attributes, found in one walk, because the compiler interprets each step.
#[derive(Debug)]
pub(super) struct SharedAttributes<const N: usize> {
    /// For each entity, a key of another type than the first one of the same attribute, after this first one.
    pub(super) mixed: [Option<[&'static KeyAttribute; 2]>; N],
    /// Whether keys of several indexes write one attribute of the entity.
    pub(super) shares: [bool; N],
}

/// The first and the last key that were written to an attribute.
#[derive(Clone, Copy)]
struct Written {
    name: &'static str,
    first: &'static KeyAttribute,
    last: &'static KeyAttribute,
    /// The position of the last one's entity.
    position: usize,
}

impl<const N: usize> SharedAttributes<N> {
    /// Visits the keys of every entity that has no errors.
    pub(super) const fn of(table: &TableSchema) -> Self {
        let mut found = Self { mixed: [None; N], shares: [false; N] };
        let (mut attributes, mut len, mut at) = ([None; NAMES], 0, 0);
        let mut position = 0;
        while position < N {
            let entity = table.entities[position];
            let mut keys = Keys::stored(table, entity);
            while let (Some((name, key)), false) = (keys.next(), entity.broken) {
                at = place(&attributes, len, name, at);
                if at == NAMES {
                    break;
                }
                let mut written = Written { name, first: key, last: key, position };
                match attributes[at] {
                    Some(Written { first, last, position: before, .. }) => {
                        written.first = first;
                        found.shares[position] |=
                            before == position && !are_alternatives(last, key);
                    }
                    None => len += 1,
                }
                if written.first.key_type() as u8 != key.key_type() as u8 {
                    found.mixed[position] = Some([written.first, key]);
                }
                attributes[at] = Some(written);
            }
            position += 1;
        }
        found
    }
}

/// The place of an attribute among those that are known, mostly that of the attribute before it or the next one. Their number
/// if it is not among them.
const fn place(known: &[Option<Written>; NAMES], len: usize, name: &str, before: usize) -> usize {
    let mut tried = 0;
    while tried < len {
        let at = (before + tried) % len;
        if matches!(known[at], Some(Written { name: other, .. }) if same(other, name)) {
            return at;
        }
        tried += 1;
    }
    len
}
