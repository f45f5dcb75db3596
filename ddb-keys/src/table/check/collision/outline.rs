//! Templates reduced to numbers, so that a few steps distinguish nearly every pair of entities.
//!
//! As long as two templates have written the same literals, and runs that can only end at the same byte, they are at
//! the same position of the text, and different literals there settle the pair. The compiler interprets this for every
//! pair of a table, so one function does it without calls.

use super::pair::may_collide;
use super::pattern::{segment, stretch};
use crate::schema::{CharSet, KeyAttribute, PrimaryTemplates, Segment, TableSchema, each};
use crate::table::lead::{WIDTH, lead};

/// The maximum number of steps that are compared.
const STEPS: usize = 24;

/// A step of a template.
#[derive(Debug, Clone, Copy)]
struct Step {
    /// Up to 16 bytes of a literal, and which of their bits are known. Both are zero for a run.
    literal: u128,
    known: u128,
    /// The ASCII characters of a run, and the one that ends it. The latter is empty at the end of the text.
    chars: u128,
    end: u128,
}

impl Step {
    const NONE: Self = Self { literal: 0, known: 0, chars: 0, end: 0 };
}

/// A template, read from one of its ends.
#[derive(Debug, Clone, Copy)]
struct Steps {
    steps: [Step; STEPS],
    len: usize,
    /// Whether these are all steps of the template.
    complete: bool,
}

impl Steps {
    const NONE: Self = Self { steps: [Step::NONE; STEPS], len: 0, complete: false };

    const fn of(attribute: &KeyAttribute, backwards: bool) -> Self {
        let mut steps = Self::NONE;
        let mut count = 0;
        while segment(attribute, count).is_some() {
            count += 1;
        }
        let mut nth = 0;
        while nth < count {
            let at = if backwards { count - 1 - nth } else { nth };
            let fits = match segment(attribute, at) {
                Some(Segment::Literal(text)) => steps.push_literal(text.as_bytes(), backwards),
                // Text that may be empty has no first byte to compare.
                Some(Segment::Part(part)) if part.shape.min == 0 => false,
                Some(Segment::Part(part)) => {
                    let chars = stretch(attribute, at, &part).chars;
                    let next = if backwards { at.checked_sub(1) } else { Some(at + 1) };
                    let next = match next {
                        Some(next) => segment(attribute, next),
                        None => None,
                    };
                    steps.push_run(chars, next, backwards)
                }
                None => false,
            };
            if !fits {
                return steps;
            }
            nth += 1;
        }
        steps.complete = true;
        steps
    }

    const fn push_literal(&mut self, mut text: &[u8], backwards: bool) -> bool {
        while !text.is_empty() {
            let width = if text.len() < WIDTH { text.len() } else { WIDTH };
            let unknown = 8 * (WIDTH - width);
            let literal = if backwards {
                let (rest, chunk) = text.split_at(text.len() - width);
                text = rest;
                lead(chunk).swap_bytes() << unknown
            } else {
                let (chunk, rest) = text.split_at(width);
                text = rest;
                lead(chunk)
            };
            let known = u128::MAX << unknown;
            if !self.push(Step { literal, known, ..Step::NONE }) {
                return false;
            }
        }
        true
    }

    /// The steps after a run can only be compared if its end is certain.
    const fn push_run(&mut self, chars: CharSet, next: Option<Segment>, backwards: bool) -> bool {
        let end = match next {
            None => 0,
            Some(Segment::Literal(text)) => {
                let byte = text.as_bytes()[if backwards { text.len() - 1 } else { 0 }];
                if byte >= 128 || chars.has_byte(byte) {
                    return false;
                }
                1 << byte
            }
            Some(Segment::Part(_)) => return false,
        };
        self.push(Step { chars: chars.ascii(), end, ..Step::NONE })
    }

    const fn push(&mut self, step: Step) -> bool {
        let fits = self.len < STEPS;
        if fits {
            self.steps[self.len] = step;
            self.len += 1;
        }
        fits
    }
}

/// The steps of a primary key.
#[derive(Debug, Clone, Copy)]
pub(in crate::table::check) struct Outline {
    /// Four bytes at each end of each key, and which of their bits are known. They settle most pairs at once.
    ends: u128,
    known: u128,
    /// The sort key and the partition key, each forwards and backwards.
    keys: [Steps; 4],
}

impl Outline {
    /// The outline of every key.
    const ANY: Self = Self { ends: 0, known: 0, keys: [Steps::NONE; 4] };

    pub(in crate::table::check) const fn of(key: &PrimaryTemplates) -> Self {
        let [sk, sk_backwards] = match key.sk {
            Some(sk) => [Steps::of(sk, false), Steps::of(sk, true)],
            None => [Steps::NONE; 2],
        };
        let keys = [sk, Steps::of(key.pk, false), sk_backwards, Steps::of(key.pk, true)];
        let (mut ends, mut known, mut at) = (0, 0, 0);
        while at < keys.len() {
            ends = ends << 32 | keys[at].steps[0].literal >> 96;
            known = known << 32 | keys[at].steps[0].known >> 96;
            at += 1;
        }
        Self { ends, known, keys }
    }
}

/// The maximum number of keys of an entity that are told apart by outlines.
const OUTLINED: usize = 5;

/// The outlines of a table's present keys, of its entities' first former keys, and so on. An entity with fewer than another one
/// has its present key in their place.
pub(super) struct Outlines<const N: usize> {
    rows: [[Outline; N]; OUTLINED + 1],
    /// The number of rows that are in use.
    len: usize,
}

impl<const N: usize> Outlines<N> {
    pub(super) const fn of(table: &TableSchema) -> Self {
        let mut outlines = Self { rows: [[Outline::ANY; N]; OUTLINED + 1], len: 1 };
        each!(for entity in table.entities {
            while outlines.len <= OUTLINED && outlines.len <= entity.formers.len() {
                outlines.len += 1;
            }
        });
        let mut position = 0;
        while position < N {
            let mut nth = 0;
            while nth < outlines.len {
                outlines.rows[nth][position] = match table.entities[position].primary_key(nth) {
                    Some(_) if nth == OUTLINED => Outline::ANY,
                    Some(key) => Outline::of(&key),
                    None => outlines.rows[0][position],
                };
                nth += 1;
            }
            position += 1;
        }
        outlines
    }

    /// The first entity before a position that can have a key of the one there.
    pub(super) const fn first_collision(
        &self,
        table: &TableSchema,
        position: usize,
    ) -> Option<usize> {
        let mut first = position;
        let mut own = 0;
        while own < self.len && own <= table.entities[position].formers.len() {
            let outline = &self.rows[own][position];
            let mut other = 0;
            while other < self.len {
                let row = &self.rows[other];
                let mut at = next_candidate(row, outline, 0, first);
                while at < first && !may_collide(table, at, position) {
                    at = next_candidate(row, outline, at + 1, first);
                }
                first = at;
                other += 1;
            }
            own += 1;
        }
        if first < position { Some(first) } else { None }
    }
}

/// Returns the first outline between two positions that may be of the key of a new one.
pub(in crate::table::check) const fn next_candidate(
    outlines: &[Outline],
    new: &Outline,
    from: usize,
    to: usize,
) -> usize {
    let mut other = from;
    'outlines: while other < to {
        let old = &outlines[other];
        if (new.ends ^ old.ends) & new.known & old.known != 0 {
            other += 1;
            continue;
        }
        // The first literals settle most pairs, whichever end of whichever key they are at.
        let mut key = 0;
        while key < 4 {
            let (a, b) = (&new.keys[key].steps[0], &old.keys[key].steps[0]);
            if (a.literal ^ b.literal) & a.known & b.known != 0 {
                other += 1;
                continue 'outlines;
            }
            key += 1;
        }
        key = 0;
        'keys: while key < 4 {
            let (a, b) = (&new.keys[key], &old.keys[key]);
            key += 1;
            let mut at = 0;
            while at < a.len && at < b.len {
                let (in_a, in_b) = (&a.steps[at], &b.steps[at]);
                if in_a.known == 0 || in_b.known == 0 {
                    if in_a.known != in_b.known
                        || in_a.chars & in_b.end != 0
                        || in_b.chars & in_a.end != 0
                    {
                        continue 'keys;
                    }
                } else if (in_a.literal ^ in_b.literal) & in_a.known & in_b.known != 0 {
                    other += 1;
                    continue 'outlines;
                } else if in_a.known != in_b.known {
                    continue 'keys;
                }
                at += 1;
            }
            // One string ends where the other one continues.
            if a.complete && at == a.len && at < b.len || b.complete && at == b.len && at < a.len {
                other += 1;
                continue 'outlines;
            }
        }
        return other;
    }
    to
}
