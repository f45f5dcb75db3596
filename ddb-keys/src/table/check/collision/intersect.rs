//! Searches byte by byte for a string that two templates can both write.

use super::automaton::{CELLS, Cell, Cells, END, NONE};
use super::witness::Witness;
use crate::schema::{CharSet, each};

const QUEUE: usize = 4096;

/// A pair of cells that take the next byte, and how the search reached it.
#[derive(Clone, Copy)]
struct Visit {
    a: u16,
    b: u16,
    from: u16,
    /// The number of bytes between this pair and the one before it: one or zero.
    bytes: u16,
}

/// The pairs of cells that have been reached.
struct Search<'c> {
    a: &'c Cells,
    b: &'c Cells,
    /// For each cell of `a`, the cells of `b` that it has been paired with.
    seen: [[u128; CELLS / 128]; CELLS],
    queue: [Visit; QUEUE],
    len: usize,
}

impl<'c> Search<'c> {
    const fn new(a: &'c Cells, b: &'c Cells) -> Self {
        let start = Visit { a: 0, b: 0, from: NONE, bytes: 0 };
        let mut search =
            Self { a, b, seen: [[0; CELLS / 128]; CELLS], queue: [start; QUEUE], len: 0 };
        search.push(start);
        search
    }

    /// Returns whether the queue may be too full for one more visit.
    const fn is_full(&self) -> bool {
        self.len + 2 >= QUEUE
    }

    /// Queues a pair of cells, unless it has been queued before or leads nowhere.
    const fn push(&mut self, visit: Visit) {
        if visit.a >= END || visit.b >= END {
            if self.a.past(visit.a) == END && self.b.past(visit.b) == END {
                self.queue[self.len] = Visit { a: END, b: END, ..visit };
                self.len += 1;
            }
            return;
        }
        let seen = &mut self.seen[visit.a as usize][visit.b as usize / 128];
        let bit = 1 << (visit.b as usize % 128);
        if *seen & bit != 0 {
            return;
        }
        *seen |= bit;
        let (cell_a, cell_b) = (self.a.cell(visit.a), self.b.cell(visit.b));
        if cell_a.instead != NONE || cell_b.instead != NONE || meet(cell_a, cell_b) {
            self.queue[self.len] = visit;
            self.len += 1;
        }
    }

    /// Queues the pairs that follow the visit at a position of the queue.
    const fn follow(&mut self, visit: Visit, at: usize) {
        #[allow(clippy::cast_possible_truncation, reason = "the queue is short")]
        let at = at as u16;
        self.push_alternatives(at, visit);
        if meet(self.a.cell(visit.a), self.b.cell(visit.b)) {
            self.push_steps(at, visit);
        }
    }

    const fn push_alternatives(&mut self, at: u16, visit: Visit) {
        let alternative = Visit { from: at, bytes: 0, ..visit };
        self.push(Visit { a: self.a.cell(visit.a).instead, ..alternative });
        self.push(Visit { b: self.b.cell(visit.b).instead, ..alternative });
    }

    const fn push_steps(&mut self, at: u16, visit: Visit) {
        let mut ways_a = self.a.after(visit.a);
        loop {
            let a = ways_a.next();
            if a == NONE {
                return;
            }
            let mut ways_b = self.b.after(visit.b);
            loop {
                let b = ways_b.next();
                if b == NONE {
                    break;
                }
                if self.len == QUEUE {
                    return;
                }
                self.push(Visit { a, b, from: at, bytes: 1 });
            }
        }
    }
}

/// Returns whether two cells have a byte in common.
const fn meet(a: &Cell, b: &Cell) -> bool {
    match (a.byte, b.byte) {
        (Some(byte), Some(other)) if byte != other => false,
        (Some(byte), _) | (None, Some(byte)) => a.chars.has_byte(byte) && b.chars.has_byte(byte),
        (None, None) => !a.chars.and(b.chars).is_empty(),
    }
}

/// Returns whether both rows of cells take some text. The search is depth-first, which finds a string soon if there is
/// one, but seldom the shortest.
pub(in crate::table::check) const fn intersect(a: &Cells, b: &Cells) -> bool {
    let mut search = Search::new(a, b);
    while search.len > 0 {
        search.len -= 1;
        let visit = search.queue[search.len];
        // Conservative: a search that grows too large ends as if it had succeeded.
        if visit.a == END || search.is_full() {
            return true;
        }
        search.follow(visit, search.len);
    }
    false
}

/// Returns one of the shortest strings that both rows of cells take. It is unknown if the search grows too large.
pub(in crate::table::check) const fn witness(a: &Cells, b: &Cells) -> Option<Witness> {
    let mut search = Search::new(a, b);
    let mut at = 0;
    while at < search.len {
        let visit = search.queue[at];
        if visit.a == END {
            return Some(read(&search, visit));
        }
        if search.is_full() {
            return Some(Witness::UNKNOWN);
        }
        search.follow(visit, at);
        at += 1;
    }
    None
}

/// Returns the text along the path of the search.
const fn read(search: &Search<'_>, end: Visit) -> Witness {
    let mut text = Witness::UNKNOWN;
    let mut visit = end;
    while visit.from != NONE {
        let before = search.queue[visit.from as usize];
        if visit.bytes > 0 {
            let (cell_a, cell_b) = (search.a.cell(before.a), search.b.cell(before.b));
            let longer = match common(cell_a, cell_b) {
                Some(byte) => text.prepend(byte, [cell_a.segment, cell_b.segment]),
                None => None,
            };
            let Some(longer) = longer else { return Witness::UNKNOWN };
            text = longer;
        }
        visit = before;
    }
    text
}

/// Returns the byte that both cells take which reads best in an example.
const fn common(a: &Cell, b: &Cell) -> Option<u8> {
    match (a.byte, b.byte) {
        _ if !meet(a, b) => None,
        (Some(byte), _) | (None, Some(byte)) => Some(byte),
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
    each!(for byte in preferred {
        if chars.has_byte(*byte) {
            return Some(*byte);
        }
    });
    // From the highest byte down, so that letters come before punctuation. Bytes beyond ASCII come last.
    let mut byte = 127;
    while byte > 0 {
        byte -= 1;
        if chars.has_byte(byte) {
            return Some(byte);
        }
    }
    if chars.is_empty() { None } else { Some(0x80) }
}
