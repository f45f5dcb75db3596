//! The pieces of messages about keys that can be the same.

use super::automaton::Cells;
use super::intersect::witness;
use super::known::Known;
use super::witness::Witness;
use crate::schema::{KeyAttribute, Message, PrimaryTemplates};

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
