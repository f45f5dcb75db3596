//! A text that two templates both write, found character by character.

use super::automaton::{CELLS, Cell, Cells, END, NONE};
use crate::schema::CharSet;

const LONGEST: usize = 512;
const QUEUE: usize = 4096;

/// A text, and for each byte the segment of either template that wrote it.
#[derive(Clone, Copy)]
pub(in crate::table::check) struct Witness {
    bytes: [u8; LONGEST],
    segments: [[u16; LONGEST]; 2],
    start: usize,
}

/// A pair of cells that are to take the next byte, and how the search came there.
#[derive(Clone, Copy)]
struct Visit {
    a: u16,
    b: u16,
    from: u16,
    /// Whether a byte lies between this pair and the one it came from.
    stepped: bool,
}

/// The pairs of cells, nearest first.
struct Search {
    seen: [u64; CELLS * CELLS / 64],
    queue: [Visit; QUEUE],
    len: usize,
}

impl Search {
    const fn push(&mut self, visit: Visit) {
        if visit.a == NONE || visit.b == NONE || (visit.a == END) != (visit.b == END) {
            return;
        }
        if visit.a != END {
            let bit = visit.a as usize * CELLS + visit.b as usize;
            if self.seen[bit / 64] & (1 << (bit % 64)) != 0 {
                return;
            }
            self.seen[bit / 64] |= 1 << (bit % 64);
        }
        self.queue[self.len] = visit;
        self.len += 1;
    }

    const fn push_alternatives(&mut self, at: u16, visit: Visit, a: &Cells, b: &Cells) {
        let alternative = Visit { from: at, stepped: false, ..visit };
        self.push(Visit { a: a.cell(visit.a).instead, ..alternative });
        self.push(Visit { b: b.cell(visit.b).instead, ..alternative });
    }

    const fn push_steps(&mut self, at: u16, visit: Visit, a: &Cells, b: &Cells) {
        let mut way_a = 0;
        loop {
            let (next_a, another) = a.after(visit.a, way_a);
            if !another && next_a == NONE {
                return;
            }
            let mut way_b = 0;
            loop {
                let (next_b, another) = b.after(visit.b, way_b);
                if !another && next_b == NONE {
                    break;
                }
                if self.len == QUEUE {
                    return;
                }
                if leads_on(next_a, next_b, a, b) {
                    self.push(Visit { a: next_a, b: next_b, from: at, stepped: true });
                }
                way_b += 1;
            }
            way_a += 1;
        }
    }
}

/// Whether a pair of cells takes a byte, or another cell may stand in the place of one.
const fn leads_on(next_a: u16, next_b: u16, a: &Cells, b: &Cells) -> bool {
    if next_a >= END || next_b >= END {
        return true;
    }
    let (cell_a, cell_b) = (a.cell(next_a), b.cell(next_b));
    cell_a.instead != NONE || cell_b.instead != NONE || common(cell_a, cell_b).is_some()
}

/// A text that both rows of cells take, one of the shortest; one without bytes if there is one but
/// it cannot be told.
pub(in crate::table::check) const fn witness(a: &Cells, b: &Cells) -> Option<Witness> {
    let start = Visit { a: 0, b: 0, from: NONE, stepped: false };
    let mut search = Search { seen: [0; CELLS * CELLS / 64], queue: [start; QUEUE], len: 0 };
    search.push(start);
    let mut at = 0;
    while at < search.len {
        let visit = search.queue[at];
        if visit.a == END {
            return Some(read(&search, visit, a, b));
        }
        // The safe side: a search that grows too large ends as if it had succeeded.
        if search.len + 2 >= QUEUE {
            return Some(Witness::UNTOLD);
        }
        #[allow(clippy::cast_possible_truncation, reason = "the queue is short")]
        let here = at as u16;
        search.push_alternatives(here, visit, a, b);
        if common(a.cell(visit.a), b.cell(visit.b)).is_some() {
            search.push_steps(here, visit, a, b);
        }
        at += 1;
    }
    None
}

/// The text along the way that the search took.
const fn read(search: &Search, end: Visit, a: &Cells, b: &Cells) -> Witness {
    let mut text = Witness::UNTOLD;
    let mut visit = end;
    while visit.from != NONE {
        let before = search.queue[visit.from as usize];
        if visit.stepped {
            let (cell_a, cell_b) = (a.cell(before.a), b.cell(before.b));
            let (byte, start) = (common(cell_a, cell_b), text.start.checked_sub(1));
            let (Some(byte), Some(start)) = (byte, start) else { return Witness::UNTOLD };
            text.start = start;
            text.bytes[text.start] = byte;
            text.segments[0][text.start] = cell_a.segment;
            text.segments[1][text.start] = cell_b.segment;
        }
        visit = before;
    }
    text
}

/// A byte that both cells take, the most telling one.
const fn common(a: &Cell, b: &Cell) -> Option<u8> {
    match (a.byte, b.byte) {
        (Some(byte), Some(other)) if byte != other => None,
        (Some(byte), _) | (None, Some(byte)) => {
            if a.chars.has_byte(byte) && b.chars.has_byte(byte) { Some(byte) } else { None }
        }
        (None, None) => {
            let chars = a.chars.and(b.chars);
            if chars.has_byte(a.shown) && a.shown != b'x' {
                Some(a.shown)
            } else if chars.has_byte(b.shown) {
                Some(b.shown)
            } else {
                any_of(chars)
            }
        }
    }
}

const fn any_of(chars: CharSet) -> Option<u8> {
    let preferred = b"x1aA";
    let mut at = 0;
    while at < preferred.len() {
        if chars.has_byte(preferred[at]) {
            return Some(preferred[at]);
        }
        at += 1;
    }
    // From the top down: letters come before signs, and a byte beyond ASCII last.
    let mut byte = 127;
    while byte > 0 {
        byte -= 1;
        if chars.has_byte(byte) {
            return Some(byte);
        }
    }
    if chars.is_empty() { None } else { Some(0x80) }
}

impl Witness {
    /// That there is a text, but not which.
    const UNTOLD: Self = Self { bytes: [0; LONGEST], segments: [[0; LONGEST]; 2], start: LONGEST };

    /// The text, if it is known and can be shown.
    pub(in crate::table::check) const fn text(&self) -> Option<&str> {
        let (_, text) = self.bytes.split_at(self.start);
        if text.is_empty() {
            return None;
        }
        match core::str::from_utf8(text) {
            Ok(text) => Some(text),
            Err(_) => None,
        }
    }

    pub(in crate::table::check) const fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// From where to where a segment of one of the templates wrote the text.
    pub(in crate::table::check) const fn range(
        &self,
        side: usize,
        segment: usize,
    ) -> (usize, usize) {
        let mut from = self.start;
        while from < LONGEST && (self.segments[side][from] as usize) != segment {
            from += 1;
        }
        let mut to = from;
        while to < LONGEST && (self.segments[side][to] as usize) == segment {
            to += 1;
        }
        (from, to)
    }
}
