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
pub(super) use formers::require_distinct_formers;
use message::{longest, push_example, push_templates};
use outline::Outlines;
use pair::meet;
pub(in crate::table) use pair::{can_begin, can_meet};

/// The maximum number of errors of a table about keys, and the maximum length of the templates in them. After the first few
/// no further pair is searched byte by byte.
const ERRORS: usize = 8;
const BYTES_OF_TEMPLATES: usize = 800;

const fn len_of_templates(entity: &EntitySchema) -> usize {
    let pk = entity.pk.text().len();
    match entity.sk {
        Some(sk) => pk + sk.text().len(),
        None => pk,
    }
}

/// Names both entities and their templates, and shows a key that both can have.
pub(super) const fn message(a: &EntitySchema, b: &EntitySchema) -> Message {
    let (Some((key_a, key_b)), false) = (meet(a, b), same(a.name, b.name)) else {
        return Message::of(
            "two entities of the table are called `{}`, and the type attribute could not tell them apart\n\
             help: rename one of them: `#[entity(name = \"…\")]`; a table can hold one type of a generic struct",
            &[a.name],
        );
    };
    let width = longest(a.name.len(), b.name.len(), "example".len());
    let (full_a, full_b) = (full_name(a, &key_a), full_name(b, &key_b));
    let mut message =
        Message::of("{} and {} can have the same key", &[full_a.text(), full_b.text()]);
    message = push_templates(message, a.name, &key_a, width);
    message = push_templates(message, b.name, &key_b, width);
    push_example(message, &key_a, &key_b, width).and(
        "\nhelp: start one of them with a literal that the other cannot have, or, if they share keys on purpose,\
         \n      write `overlap({}, {})` in `#[table(…)]`",
        &[b.name, a.name],
    )
}

/// `` `Order` ``, or `` `Order` under its former key `V1` ``
const fn full_name(entity: &EntitySchema, key: &PrimaryTemplates) -> Message {
    match key.former {
        Some(name) => Message::of("`{}` under its former key `{}`", &[entity.name, name]),
        None => Message::of("`{}`", &[entity.name]),
    }
}

/// For each entity of a table, the first one before it that has its name or can have its key. Entities with errors are skipped.
/// Once the table has many errors, so are those that only a search could settle.
pub(super) const fn collisions<const N: usize>(table: &TableSchema) -> [Option<usize>; N] {
    let outlines = Outlines::<N>::of(table);
    let mut first = [None; N];
    let (mut position, mut found, mut bytes) = (0, 0, 0);
    while position < N {
        let entity = table.entities[position];
        if !entity.broken {
            first[position] = first_named(table, position);
            if first[position].is_none() && found < ERRORS && bytes < BYTES_OF_TEMPLATES {
                first[position] = outlines.first_collision(table, position);
            }
            if let Some(other) = first[position] {
                found += 1;
                bytes += len_of_templates(entity) + len_of_templates(table.entities[other]);
            }
        }
        position += 1;
    }
    first
}

/// The first entity before a position with the name of the one there.
const fn first_named(table: &TableSchema, position: usize) -> Option<usize> {
    let mut at = 0;
    while at < position {
        if same(table.entities[at].name, table.entities[position].name) {
            return Some(at);
        }
        at += 1;
    }
    None
}
