//! The message about two entities that can have the same key: their templates, and an example.

use super::automaton::Cells;
use super::intersect::witness;
use super::pair::meet;
use super::witness::{Known, Witness};
use crate::schema::{EntitySchema, KeyAttribute, Message, PrimaryTemplates, TableSchema, same};

/// Names both entities and their templates, and shows a key that both can have.
pub(in crate::table::check) const fn message(
    table: &TableSchema,
    a: &EntitySchema,
    b: &EntitySchema,
) -> Message {
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

pub(super) const fn longest(a: usize, b: usize, c: usize) -> usize {
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

pub(super) const fn push_templates(
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

pub(super) const fn push_example(
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
