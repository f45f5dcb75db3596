//! Proves that no two entities can have the same primary key, and that no key of an entity stands for other values under a former
//! template.
//!
//! [`outline`] compares literals as integers, which settles nearly every pair. What it leaves open, [`pair`] decides: two
//! keys can be the same if the [`automaton`] of each template [meets](intersect) the other's, unless a
//! field in both keys would need two values.

pub(super) mod automaton;
mod former;
pub(super) mod intersect;
pub(super) mod outline;
pub(super) mod pair;
pub(super) mod pattern;
pub(super) mod witness;

use crate::schema::{EntitySchema, KeyAttribute, Message, PrimaryTemplates, TableSchema, same};
use automaton::Cells;
pub(super) use former::{require_distinct_formers, require_distinct_index_formers};
use intersect::witness;
use outline::Outlines;
use pair::meet;
pub(in crate::table) use pair::{can_begin, can_meet};
use witness::{Known, Witness};

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
pub(super) const fn message(table: &TableSchema, a: &EntitySchema, b: &EntitySchema) -> Message {
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
    let message = push_example(message, &key_a, &key_b, width).and(
        "\nhelp: start one of them with a literal that the other cannot have, or, if they share keys on purpose,\
         \n      write `overlap({}, {}",
        &[b.name, a.name],
    );
    match table.type_attribute {
        Some(_) => message.push(")` in `#[table(…)]`"),
        None => message.and(
            ", first = {})` in `#[table(…)]`: `{}` then has every key that both can have",
            &[a.name, a.name],
        ),
    }
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

impl EntitySchema {
    /// Returns whether some primary key, present or former, is one of both entities. The derive of a table asks the same
    /// of each pair of its entities.
    ///
    /// ```
    /// use ddb_keys::Entity;
    ///
    /// #[derive(Entity)]
    /// #[pk("USER#<name>")]
    /// struct User { name: String }
    ///
    /// #[derive(Entity)]
    /// #[pk("<kind>#<id>")]
    /// struct Node { kind: String, id: String }
    ///
    /// assert!(User::SCHEMA.can_have_key_of(Node::SCHEMA));
    /// ```
    #[must_use]
    pub const fn can_have_key_of(&self, other: &Self) -> bool {
        meet(self, other).is_some()
    }
}

const fn longest(a: usize, b: usize, c: usize) -> usize {
    let longer = if a > b { a } else { b };
    if longer > c { longer } else { c }
}

const fn push_label(message: Message, label: &str, width: usize) -> Message {
    let mut message = message.push("\n  ");
    let mut at = label.len();
    while at < width {
        message = message.push(" ");
        at += 1;
    }
    message.push(label).push(": ")
}

const fn push_templates(
    message: Message,
    label: &str,
    key: &PrimaryTemplates,
    width: usize,
) -> Message {
    let message = push_label(message, label, width).push(key.pk.text());
    match key.sk {
        Some(sk) => message.push(" | ").push(sk.text()),
        None => message,
    }
}

const fn push_example(
    message: Message,
    a: &PrimaryTemplates,
    b: &PrimaryTemplates,
    width: usize,
) -> Message {
    let pk = [a.pk, b.pk];
    let (Some(sk_a), Some(sk_b)) = (a.sk, b.sk) else {
        return match witness(&Cells::of(pk[0], None), &Cells::of(pk[1], None)) {
            Some(text) => push_key(message, &text, None, width),
            None => message,
        };
    };
    let sk = [sk_a, sk_b];
    if let Some(text) = witness(&Cells::of(pk[0], None), &Cells::of(pk[1], None))
        && let Some(rest) = completed(&text, pk, sk)
    {
        return push_key(message, &text, Some(&rest), width);
    }
    if let Some(rest) = witness(&Cells::of(sk[0], None), &Cells::of(sk[1], None))
        && let Some(text) = completed(&rest, sk, pk)
    {
        return push_key(message, &text, Some(&rest), width);
    }
    message
}

const fn push_key(message: Message, pk: &Witness, sk: Option<&Witness>, width: usize) -> Message {
    let Some(pk) = pk.text() else { return message };
    match sk {
        None => push_label(message, "example", width).push(pk),
        Some(sk) => match sk.text() {
            Some(sk) => push_label(message, "example", width).and("{} | {}", &[pk, sk]),
            None => message,
        },
    }
}

/// An example of the sort key that goes with one of the partition key, or the other way round.
const fn completed(
    text: &Witness,
    half: [&'static KeyAttribute; 2],
    other: [&'static KeyAttribute; 2],
) -> Option<Witness> {
    let a = Known { attribute: half[0], witness: text, side: 0 };
    let b = Known { attribute: half[1], witness: text, side: 1 };
    witness(&Cells::of(other[0], Some(&a)), &Cells::of(other[1], Some(&b)))
}
