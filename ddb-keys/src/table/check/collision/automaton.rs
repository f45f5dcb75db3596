//! A key attribute as a nondeterministic automaton: a row of cells, each of which takes one byte of a string.

use super::pattern::{Stretch, segment, stretch};
use super::witness::Known;
use crate::schema::{CharSet, Guard, KeyAttribute, Part, Segment, TextShape, each};

/// The maximum number of cells of a template. The rest counts as any text, which is conservative.
pub(in crate::table::check) const CELLS: usize = 256;
/// The maximum length of a literal that the text before it is guarded from. Longer ones are not, which is conservative.
const GUARDED: usize = 16;
/// No cell.
pub(in crate::table::check) const NONE: u16 = u16::MAX;
/// Past the last cell.
pub(in crate::table::check) const END: u16 = u16::MAX - 1;

/// A state that takes one byte.
#[derive(Clone, Copy)]
pub(in crate::table::check) struct Cell {
    pub(in crate::table::check) chars: CharSet,
    /// The only byte it takes, in a literal or a word.
    pub(in crate::table::check) byte: Option<u8>,
    /// The byte to show in an example, if the cell takes it.
    pub(in crate::table::check) shown: u8,
    /// The segment it belongs to.
    pub(in crate::table::check) segment: u16,
    /// Another cell that may be taken instead, such as the first one of the next word.
    pub(in crate::table::check) instead: u16,
    /// Which cells of its segment may take the next byte: bit 0 is `first`, bit 1 the one after it.
    ways: u32,
    first: u16,
    /// Whether the segment may end after this cell.
    ends: bool,
    /// The cell at which the text continues after the segment.
    exit: u16,
}

/// The ways to continue from a cell, where `first` is the cell itself.
const STAY: u32 = 1;
const NEXT: u32 = 2;

/// The cells that may take the byte after a cell's, one after another.
#[derive(Clone, Copy)]
pub(in crate::table::check) struct Ways {
    ways: u32,
    first: u16,
    exit: u16,
}

impl Ways {
    /// The next of these cells, or `END`; `NONE` when there are no more.
    pub(in crate::table::check) const fn next(&mut self) -> u16 {
        if self.ways == 0 {
            let exit = self.exit;
            self.exit = NONE;
            return exit;
        }
        let way = small(self.ways.trailing_zeros() as usize);
        self.ways &= self.ways - 1;
        self.first + way
    }
}

const ANY: Cell = Cell {
    chars: CharSet::ALL,
    byte: None,
    shown: b'x',
    segment: 0,
    instead: NONE,
    ways: 0,
    first: 0,
    ends: false,
    exit: END,
};

/// The cells of one template.
pub(in crate::table::check) struct Cells {
    list: [Cell; CELLS],
    len: usize,
}

impl Cells {
    /// Returns the cells of a key attribute. The text of some parts may be known.
    pub(in crate::table::check) const fn of(
        attribute: &KeyAttribute,
        known: Option<&Known<'_>>,
    ) -> Self {
        let mut cells = Self { list: [ANY; CELLS], len: 0 };
        let mut at = 0;
        while let Some(next) = segment(attribute, at) {
            let from = cells.len;
            let fits = match next {
                Segment::Literal(text) => cells.push_text(text.as_bytes()),
                Segment::Part(part) => match known_text(known, &part) {
                    Some(text) => cells.push_text(text),
                    None => cells.push_stretch(&stretch(attribute, at, &part)),
                },
            };
            if !fits {
                return cells.with_any_rest(from);
            }
            let exit = if segment(attribute, at + 1).is_some() { small(cells.len) } else { END };
            if let Segment::Part(Part { shape: TextShape { min: 0, .. }, .. }) = next {
                cells.may_skip(from, exit);
            }
            let mut cell = from;
            while cell < cells.len {
                cells.list[cell].segment = small(at);
                cells.list[cell].exit = exit;
                cell += 1;
            }
            at += 1;
        }
        cells
    }

    /// Lets the text continue after a segment whose first cell is this one, without taking a byte of it.
    const fn may_skip(&mut self, from: usize, exit: u16) {
        let mut cell = from;
        while self.list[cell].instead != NONE {
            cell = self.list[cell].instead as usize;
        }
        self.list[cell].instead = exit;
    }

    /// The cell that the text may continue at without taking the byte of this one: `END` if it may end there.
    pub(in crate::table::check) const fn past(&self, mut at: u16) -> u16 {
        while at < END {
            at = self.cell(at).instead;
        }
        at
    }

    /// Returns the cells that also take every text that begins with one of these.
    pub(in crate::table::check) const fn and_longer(mut self) -> Self {
        let from = self.len;
        if from > 0 {
            let last = &mut self.list[from - 1];
            last.ways |= 1 << (small(from) - last.first);
        }
        self.with_any_rest(from)
    }

    pub(in crate::table::check) const fn cell(&self, at: u16) -> &Cell {
        &self.list[at as usize]
    }

    /// Returns the cells at which the text can continue after a cell.
    pub(in crate::table::check) const fn after(&self, at: u16) -> Ways {
        let Cell { ways, first, ends, exit, .. } = *self.cell(at);
        Ways { ways, first, exit: if ends { exit } else { NONE } }
    }

    const fn push(&mut self, cell: Cell) -> bool {
        // The last cell is reserved for the part that does not fit.
        if self.len + 1 == CELLS {
            return false;
        }
        self.list[self.len] = cell;
        self.len += 1;
        true
    }

    const fn with_any_rest(mut self, from: usize) -> Self {
        self.list[from] = Cell { ways: STAY, first: small(from), ends: true, ..ANY };
        self
    }

    const fn push_text(&mut self, text: &[u8]) -> bool {
        let mut at = 0;
        while at < text.len() {
            let ends = at + 1 == text.len();
            let byte = text[at];
            let ways = if ends { 0 } else { NEXT };
            if !self.push(Cell { byte: Some(byte), ways, first: small(self.len), ends, ..ANY }) {
                return false;
            }
            at += 1;
        }
        true
    }

    const fn push_stretch(&mut self, stretch: &Stretch) -> bool {
        if !stretch.words.is_empty() {
            return self.push_words(stretch.words);
        }
        match stretch.guard {
            Some(literal) if stretch.is_endless() && literal.len() <= GUARDED => {
                self.push_guarded(stretch.chars, literal)
            }
            // A part with a count ignores its guard, which is conservative.
            _ if stretch.nonzero => self.push_nonzero(stretch),
            _ => self.push_counted(stretch),
        }
    }

    const fn push_words(&mut self, words: &[&str]) -> bool {
        let from = self.len;
        let mut before = from;
        each!(for word in words {
            let first = self.len;
            if !self.push_text(word.as_bytes()) {
                return false;
            }
            if !word.is_empty() {
                if first > from {
                    self.list[before].instead = small(first);
                }
                before = first;
            }
        });
        // A segment has a cell, even if it never takes a byte.
        self.len > from || self.push(Cell { chars: CharSet::NONE, ..ANY })
    }

    const fn push_counted(&mut self, stretch: &Stretch) -> bool {
        let Stretch { min, chars, .. } = *stretch;
        let (counted, endless) = stretch.counted();
        let uuid = is_uuid(stretch);
        let mut at = 1;
        while at <= counted {
            let last = at == counted;
            let cell = Cell {
                chars,
                shown: if !uuid {
                    b'x'
                } else if matches!(at, 9 | 14 | 19 | 24) {
                    b'-'
                } else {
                    b'0'
                },
                ways: if !last {
                    NEXT
                } else if endless {
                    STAY
                } else {
                    0
                },
                first: small(self.len),
                ends: at >= min || (last && endless),
                ..ANY
            };
            if !self.push(cell) {
                return false;
            }
            at += 1;
        }
        true
    }

    /// Adds cells for text that is not all zeros. Each byte gets three: for one more zero, for the first byte that is not
    /// zero, and for any byte after that one.
    const fn push_nonzero(&mut self, stretch: &Stretch) -> bool {
        let Stretch { min, chars, .. } = *stretch;
        let (counted, endless) = stretch.counted();
        let mut at = 1;
        while at <= counted {
            let (own, last) = (self.len, at == counted);
            let first = small(if last && endless { own } else { own + 3 });
            let [to_zero_or_other, to_any] = if last && !endless { [0, 0] } else { [0b011, 0b100] };
            let ends = at >= min || (last && endless);
            let zero = if chars.has_byte(b'0') { CharSet::of("0") } else { CharSet::NONE };
            let instead = if at == 1 { small(own + 1) } else { NONE };
            let cells = [
                Cell { chars: zero, ways: to_zero_or_other, first, instead, ..ANY },
                Cell { chars: chars.without(b'0'), ways: to_any, first, ends, ..ANY },
                Cell { chars, ways: to_any, first, ends, ..ANY },
            ];
            if !(self.push(cells[0]) && self.push(cells[1]) && self.push(cells[2])) {
                return false;
            }
            at += 1;
        }
        true
    }

    /// Adds cells for text before a literal of n bytes. Each of the first n cells takes bytes that match none of the
    /// literal, after as many matched bytes as its number. The n − 1 cells after them take its next byte.
    const fn push_guarded(&mut self, chars: CharSet, literal: &'static str) -> bool {
        let first = small(self.len);
        let guard = Guard(literal.as_bytes());
        let mut at = 0;
        while at < 2 * literal.len() - 1 {
            let matched = guard.matched_after(at);
            let cell = Cell {
                ways: guard.ways_after(matched),
                first,
                ends: guard.may_end(matched),
                ..guard.cell(at, chars, first)
            };
            if !self.push(cell) {
                return false;
            }
            at += 1;
        }
        true
    }
}

impl Guard<'_> {
    /// Returns how many bytes of the literal are matched after the byte that a cell of guarded text takes.
    const fn matched_after(self, at: usize) -> usize {
        let len = self.0.len();
        if at < len { 0 } else { at - len + 1 }
    }

    /// Returns the cells that may take the next byte. If nothing is matched, the one for the literal's first byte is not
    /// listed, because it is an alternative of the first cell.
    const fn ways_after(self, matched: usize) -> u32 {
        let len = self.0.len();
        let mut ways = 1 << matched;
        let mut longer = if matched == 0 { 2 } else { 1 };
        while longer < len {
            if self.step(matched, self.0[longer - 1]) == longer {
                ways |= 1 << (len + longer - 1);
            }
            longer += 1;
        }
        ways
    }

    /// The bytes that a cell of guarded text takes.
    const fn cell(self, at: usize, chars: CharSet, first: u16) -> Cell {
        let len = self.0.len();
        if at >= len {
            let byte = self.0[at - len];
            let chars = if chars.has_byte(byte) { CharSet::ALL } else { CharSet::NONE };
            return Cell { chars, byte: Some(byte), ..ANY };
        }
        let mut free = chars.without(self.0[at]);
        let mut shorter = at;
        while shorter > 0 {
            shorter = self.border(shorter);
            free = free.without(self.0[shorter]);
        }
        Cell { chars: free, instead: if at == 0 { first + small(len) } else { NONE }, ..ANY }
    }
}

const fn known_text<'k>(known: Option<&'k Known<'_>>, part: &Part) -> Option<&'k [u8]> {
    match known {
        Some(known) => known.text_of(part),
        None => None,
    }
}

/// Returns whether the part looks like a UUID, so that examples show a plausible one.
const fn is_uuid(stretch: &Stretch) -> bool {
    stretch.min == 36
        && stretch.max == 36
        && stretch.chars.has_byte(b'-')
        && !stretch.chars.has_byte(b'x')
}

/// Returns the index of a cell as a small integer.
#[allow(clippy::cast_possible_truncation, reason = "there are at most `CELLS`")]
const fn small(at: usize) -> u16 {
    at as u16
}
