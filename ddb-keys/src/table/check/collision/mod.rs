//! Proves that no two entities can have the same primary key.
//!
//! [`outline`] compares literals as integers, which settles nearly every pair. What it leaves open, [`pair`] decides: two
//! keys can be the same if the [`automaton`] of each template [meets](intersect) the other's, unless a
//! [field in both keys](shared_fields) would need two values.

pub(super) mod automaton;
pub(super) mod formers;
pub(super) mod intersect;
pub(super) mod known;
mod message;
pub(super) mod outline;
pub(super) mod pair;
pub(super) mod pattern;
mod same_values;
pub(super) mod shared_fields;
pub(super) mod witness;

use crate::schema::{EntitySchema, Message, PrimaryTemplates, TableSchema, same};
use formers::Formers;
pub(super) use formers::require_distinct_formers;
use message::{longest, push_example, push_templates};
use outline::{Outline, next_candidate};
pub(super) use pair::NONE;
pub(in crate::table) use pair::{can_begin, can_meet};
use pair::{collide, overlap, present};

/// The maximum number of errors of a table that show an example of a shared key, and the maximum length of the templates
/// in them. After the first few the templates say enough. After these errors no further pair is searched byte by byte.
const EXAMPLES: usize = 8;
const BYTES_OF_TEMPLATES: usize = 800;

/// Returns whether the error about the entity at a position shows an example.
pub(super) const fn shows_example(
    table: &TableSchema,
    collisions: &[u16],
    position: usize,
) -> bool {
    let (mut errors, mut bytes, mut at) = (0, 0, 0);
    while at < position {
        if collisions[at] != NONE {
            errors += 1;
            bytes += bytes_of_templates(table, at, collisions[at]);
        }
        at += 1;
    }
    errors < EXAMPLES && bytes < BYTES_OF_TEMPLATES
}

const fn bytes_of_templates(table: &TableSchema, position: usize, other: u16) -> usize {
    len_of_templates(table.entities[position]) + len_of_templates(table.entities[other as usize])
}

const fn len_of_templates(entity: &EntitySchema) -> usize {
    let pk = entity.pk.text().len();
    match entity.sk {
        Some(sk) => pk + sk.text().len(),
        None => pk,
    }
}

/// Names both entities and their templates, and shows a key that both can have if `example` is set.
pub(super) const fn message(a: &EntitySchema, b: &EntitySchema, example: bool) -> Message {
    if same(a.name, b.name) {
        return Message::new()
            .push("two entities of the table are called `")
            .push(a.name)
            .push("`, and the type attribute could not tell them apart\n")
            .push("help: rename one of them: `#[entity(name = \"…\")]`; a table can hold one type of a generic struct");
    }
    let (key_a, key_b) = formers::meeting(a, b);
    let width = longest(a.name.len(), b.name.len(), "example".len());
    let mut message = push_entity(Message::new(), a, &key_a).push(" and ");
    message = push_entity(message, b, &key_b).push(" can have the same key");
    message = push_templates(message, a.name, &key_a, width);
    message = push_templates(message, b.name, &key_b, width);
    if example {
        message = push_example(message, &key_a, &key_b, width);
    }
    message
        .push("\nhelp: start one of them with a literal that the other cannot have, or, if they share keys on purpose,")
        .push("\n      write `overlap(")
        .push(b.name)
        .push(", ")
        .push(a.name)
        .push(")` in `#[table(…)]`")
}

/// `` `Order` ``, or `` `Order` under its former key `V1` ``
const fn push_entity(message: Message, entity: &EntitySchema, key: &PrimaryTemplates) -> Message {
    let message = message.push("`").push(entity.name).push("`");
    match key.former {
        Some(name) => message.push(" under its former key `").push(name).push("`"),
        None => message,
    }
}

/// Keys of a table that may be the same.
#[derive(Debug)]
pub(super) struct Collisions<const N: usize> {
    /// For each entity, the first one before it that has its name or can have its key, or `NONE`.
    pub(super) first: [u16; N],
    /// Whether a key of the entity may be one that it had before.
    pub(super) repeats: [bool; N],
}

/// Compares the keys of every pair of entities. Entities with errors are skipped. Once the table has many errors, so are
/// those that only a search could settle.
pub(super) const fn collisions<const N: usize>(table: &TableSchema) -> Collisions<N> {
    let mut outlines = [Outline::NONE; N];
    let mut collisions = Collisions { first: [NONE; N], repeats: [false; N] };
    let formers = Formers::<N>::of(table);
    let (mut position, mut found, mut bytes) = (0, 0, 0);
    while position < N {
        let entity = table.entities[position];
        outlines[position] = Outline::of(entity, &present(entity));
        if !entity.broken {
            let searches = found < EXAMPLES && bytes < BYTES_OF_TEMPLATES;
            let mut other = first_collision(table, &outlines, position, searches);
            if searches && other == NONE {
                other = formers.first_collision(table, &outlines, position);
            }
            if other != NONE {
                found += 1;
                bytes += bytes_of_templates(table, position, other);
            }
            collisions.first[position] = other;
            collisions.repeats[position] =
                formers.may_repeat(&outlines, position, entity.formers.len());
        }
        position += 1;
    }
    collisions
}

const fn first_collision(
    table: &TableSchema,
    outlines: &[Outline],
    position: usize,
    searches: bool,
) -> u16 {
    let entity = table.entities[position];
    let mut at = next_candidate(outlines, &outlines[position], 0, position);
    while at < position {
        let other = table.entities[at];
        let is_collision = same(other.name, entity.name)
            || searches
                && !other.broken
                && !overlap(table, other.name, entity.name)
                && collide(&present(other), &present(entity));
        if is_collision {
            #[allow(clippy::cast_possible_truncation, reason = "an enum has fewer variants")]
            return at as u16;
        }
        at = next_candidate(outlines, &outlines[position], at + 1, position);
    }
    NONE
}
