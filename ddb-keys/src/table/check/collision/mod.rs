//! Proves that no two entities can have the same primary key.

pub(super) mod align;
pub(super) mod automaton;
pub(super) mod head;
pub(super) mod intersect;
pub(super) mod kmp;
pub(super) mod known;
pub(super) mod lockstep;
pub(super) mod pattern;
pub(super) mod prefilter;
pub(super) mod witness;

use crate::schema::TableSchema;
use crate::schema::same;
use crate::schema::{EntitySchema, KeyAttribute, Message};
use align::{Track, may_align};
use automaton::Cells;
use intersect::{intersect, witness};
use known::Known;
use lockstep::{Outline, next_candidate};
use prefilter::{Pieces, Verdict, compare, tied_apart};
use witness::Witness;

/// No entity.
pub(super) const NONE: u16 = u16::MAX;

/// An entity with its templates in all the forms that comparisons use.
#[derive(Debug, Clone, Copy)]
pub(super) struct Row {
    pk: Key,
    sk: Key,
}

/// A template as the pieces between separators, and as a track of segments.
#[derive(Debug, Clone, Copy)]
struct Key {
    pieces: Pieces,
    track: Track,
}

impl Key {
    const OPEN: Self = Self { pieces: Pieces::OPEN, track: Track::OPEN };

    const fn of(attribute: &KeyAttribute) -> Self {
        Self { pieces: Pieces::of(attribute), track: Track::of(attribute) }
    }

    /// Returns whether both may write the same text. `Verdict::Open` asks for a search byte by byte.
    const fn compare(&self, other: &Self) -> Verdict {
        match compare(&self.pieces, &other.pieces) {
            Verdict::Open if !may_align(&self.track, &other.track) => Verdict::Never,
            verdict => verdict,
        }
    }
}

impl Row {
    pub(super) const fn of(entity: &EntitySchema) -> Self {
        let sk = match entity.sk {
            Some(sk) => Key::of(sk),
            None => Key::OPEN,
        };
        Self { pk: Key::of(entity.pk), sk }
    }
}

/// Returns whether two entities can have the same primary key.
pub(super) const fn collide(a: &EntitySchema, row_a: &Row, b: &EntitySchema, row_b: &Row) -> bool {
    let pk = row_a.pk.compare(&row_b.pk);
    let (Some(sk_a), Some(sk_b)) = (a.sk, b.sk) else {
        return a.sk.is_none() && b.sk.is_none() && meet(a.pk, b.pk, pk);
    };
    // A difference in either key settles the pair, so nothing slow is asked before both are compared.
    if matches!(pk, Verdict::Never) {
        return false;
    }
    let sk = row_a.sk.compare(&row_b.sk);
    let (pks, sks) = ([&row_a.pk.pieces, &row_b.pk.pieces], [&row_a.sk.pieces, &row_b.sk.pieces]);
    !matches!(sk, Verdict::Never)
        && !tied_apart(pks, sks)
        && !tied_apart(sks, pks)
        && meet(a.pk, b.pk, pk)
        && meet(sk_a, sk_b, sk)
}

/// Returns whether the pieces of two entities' keys leave open whether the keys can be the same.
const fn needs_search(a: &Row, b: &Row, have_sort_keys: bool) -> bool {
    let (pk, sk) = (a.pk.compare(&b.pk), a.sk.compare(&b.sk));
    matches!(pk, Verdict::Open) || have_sort_keys && matches!(sk, Verdict::Open)
}

/// Returns whether both key attributes can have the same text.
pub(in crate::table) const fn can_meet(a: &KeyAttribute, b: &KeyAttribute) -> bool {
    meet(a, b, Key::of(a).compare(&Key::of(b)))
}

/// Returns whether a text of one key attribute can be, or begin with, a text of another one.
pub(in crate::table) fn can_begin(attribute: &KeyAttribute, with: &KeyAttribute) -> bool {
    intersect(&Cells::of(attribute, None), &Cells::of(with, None).and_longer())
}

const fn meet(a: &KeyAttribute, b: &KeyAttribute, verdict: Verdict) -> bool {
    match verdict {
        Verdict::Never => false,
        Verdict::Meet => true,
        Verdict::Open => intersect(&Cells::of(a, None), &Cells::of(b, None)),
    }
}

/// Returns a text of the sort key that goes with a text of the partition key, or the other way round.
const fn completed(
    text: &Witness,
    known: [&'static KeyAttribute; 2],
    other: [&'static KeyAttribute; 2],
) -> Option<Witness> {
    let a = Known { attribute: known[0], witness: text, side: 0 };
    let b = Known { attribute: known[1], witness: text, side: 1 };
    witness(&Cells::of(other[0], Some(&a)), &Cells::of(other[1], Some(&b)))
}

/// Returns whether the table says that two entities share keys on purpose.
pub(super) const fn overlap(table: &TableSchema, a: &str, b: &str) -> bool {
    let mut at = 0;
    while at < table.overlaps.len() {
        let (first, second) = table.overlaps[at];
        if (same(first, a) && same(second, b)) || (same(first, b) && same(second, a)) {
            return true;
        }
        at += 1;
    }
    false
}

/// The number of errors of a table that show an example of a shared key. Each example takes a search byte by byte, and
/// after the first few the templates say enough. After this many errors no pair of entities is searched.
const EXAMPLES: usize = 8;

/// Returns whether the error about the entity at a position shows an example.
pub(super) const fn shows_example(collisions: &[u16], position: usize) -> bool {
    let (mut errors, mut at) = (0, 0);
    while at < position {
        if collisions[at] != NONE {
            errors += 1;
        }
        at += 1;
    }
    errors < EXAMPLES
}

/// Names both entities and their templates, and shows a key that both can have if `example` is set.
pub(super) const fn message(a: &EntitySchema, b: &EntitySchema, example: bool) -> Message {
    if same(a.name, b.name) {
        return Message::new()
            .push("two entities of the table are called `")
            .push(a.name)
            .push("`, and the type attribute could not tell them apart\n")
            .push("help: rename one of them: `#[entity(name = \"…\")]`");
    }
    let width = longest(a.name.len(), b.name.len(), "example".len());
    let mut message = Message::new()
        .push("`")
        .push(a.name)
        .push("` and `")
        .push(b.name)
        .push("` can have the same key");
    message = push_templates(message, a, width);
    message = push_templates(message, b, width);
    if example {
        message = push_example(message, a, b, width);
    }
    message
        .push("\nhelp: start one of them with a literal that the other cannot have, or, if they share keys on purpose,")
        .push("\n      write `overlap(")
        .push(b.name)
        .push(", ")
        .push(a.name)
        .push(")` in `#[table(…)]`")
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

const fn push_templates(message: Message, entity: &EntitySchema, width: usize) -> Message {
    let message = push_label(message, entity.name, width).push(entity.pk.source.text());
    match entity.sk {
        Some(sk) => message.push(" | ").push(sk.source.text()),
        None => message,
    }
}

const fn push_example(
    message: Message,
    a: &EntitySchema,
    b: &EntitySchema,
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
            Some(sk) => push_label(message, "example", width).push(pk).push(" | ").push(sk),
            None => message,
        },
    }
}

/// For each entity, the first one before it that has its name or can have its key, or `NONE`. Entities with errors are
/// skipped. Once the table has many errors, so are those that only a search byte by byte could settle.
pub(super) const fn collisions<const N: usize>(table: &TableSchema) -> [u16; N] {
    let mut outlines = [Outline::NONE; N];
    let mut rows = [None; N];
    let mut collisions = [NONE; N];
    let (mut position, mut found) = (0, 0);
    while position < N {
        outlines[position] = Outline::of(table.entities[position]);
        if !table.entities[position].broken {
            let searches = found < EXAMPLES;
            let other = first_collision(table, &outlines, &mut rows, position, searches);
            found += (other != NONE) as usize;
            collisions[position] = other;
        }
        position += 1;
    }
    collisions
}

const fn first_collision(
    table: &TableSchema,
    outlines: &[Outline],
    rows: &mut [Option<Row>],
    position: usize,
    searches: bool,
) -> u16 {
    let entity = table.entities[position];
    let mut at = next_candidate(outlines, position, 0);
    while at < position {
        let other = table.entities[at];
        let mut collide = same(other.name, entity.name);
        if !collide && !other.broken && !overlap(table, other.name, entity.name) {
            let row_other = row(rows, at, other);
            let row_entity = row(rows, position, entity);
            let sorted = other.sk.is_some() && entity.sk.is_some();
            if !searches && needs_search(&row_other, &row_entity, sorted) {
                return NONE;
            }
            collide = self::collide(other, &row_other, entity, &row_entity);
        }
        if collide {
            #[allow(clippy::cast_possible_truncation, reason = "an enum has fewer variants")]
            return at as u16;
        }
        at = next_candidate(outlines, position, at + 1);
    }
    NONE
}

/// The row of an entity, taken apart when it is first needed.
const fn row(rows: &mut [Option<Row>], at: usize, entity: &EntitySchema) -> Row {
    if let Some(row) = rows[at] {
        return row;
    }
    let row = Row::of(entity);
    rows[at] = Some(row);
    row
}
