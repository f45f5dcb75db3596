//! A key attribute as a row of cells, each of which takes one byte: what a text is compared with
//! character by character.

use super::kmp;
use super::known::Known;
use super::pattern::{Stretch, segment, stretch};
use crate::schema::{CharSet, KeyAttribute, Part, Segment};

/// The most cells of a template. What goes beyond is taken for any text, which is the safe side.
pub(in crate::table::check) const CELLS: usize = 256;
/// The most bytes of a part that are counted one by one.
const COUNTED: usize = 64;
/// No cell.
pub(in crate::table::check) const NONE: u16 = u16::MAX;
/// Past the last cell.
pub(in crate::table::check) const END: u16 = u16::MAX - 1;

/// A place that takes one byte.
#[derive(Clone, Copy)]
pub(in crate::table::check) struct Cell {
    pub(in crate::table::check) chars: CharSet,
    /// The only byte it takes, in a literal or a word.
    pub(in crate::table::check) byte: Option<u8>,
    /// The byte to show in an example, where several are taken and it is one of them.
    pub(in crate::table::check) shown: u8,
    /// The segment it belongs to.
    pub(in crate::table::check) segment: u16,
    /// Another cell that may stand in its place: the next word's first, for one.
    pub(in crate::table::check) instead: u16,
    /// Whether the next cell may follow.
    more: bool,
    /// Whether it may take another byte.
    repeats: bool,
    /// Whether its segment may end after it.
    ends: bool,
    /// Where the text goes on after the segment.
    exit: u16,
    /// In guarded text: the literal's part that is matched, and the segment's first cell.
    guarded: Option<(&'static str, usize, u16)>,
}

const ANY: Cell = Cell {
    chars: CharSet::ALL,
    byte: None,
    shown: b'x',
    segment: 0,
    instead: NONE,
    more: false,
    repeats: false,
    ends: false,
    exit: END,
    guarded: None,
};

/// The cells of one template.
pub(in crate::table::check) struct Cells {
    list: [Cell; CELLS],
    len: usize,
}

impl Cells {
    /// The cells of a key attribute, the text of some parts being known.
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
                Segment::Part(part) => match known {
                    Some(known) if known.has(&part) => cells.push_known(known, &part),
                    _ => cells.push_stretch(&stretch(attribute, at, &part)),
                },
            };
            if !fits {
                return cells.with_any_rest(from);
            }
            let exit = if segment(attribute, at + 1).is_some() { small(cells.len) } else { END };
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

    /// What begins with such a text, too.
    pub(in crate::table::check) const fn and_longer(mut self) -> Self {
        let from = self.len;
        if from > 0 {
            self.list[from - 1].more = true;
        }
        self.with_any_rest(from)
    }

    pub(in crate::table::check) const fn cell(&self, at: u16) -> &Cell {
        &self.list[at as usize]
    }

    /// Where the text can go on after a cell, `nth` of all ways; the second value is false when
    /// there are no more.
    pub(in crate::table::check) const fn after(&self, at: u16, nth: usize) -> (u16, bool) {
        let cell = self.cell(at);
        if let Some((literal, matched, first)) = cell.guarded {
            return after_guarded(literal.as_bytes(), matched, first, cell.exit, nth);
        }
        match nth {
            0 => (if cell.more { at + 1 } else { NONE }, true),
            1 => (if cell.repeats { at } else { NONE }, true),
            2 => (if cell.ends { cell.exit } else { NONE }, true),
            _ => (NONE, false),
        }
    }

    const fn push(&mut self, cell: Cell) -> bool {
        // The last place is kept for what does not fit.
        if self.len + 1 == CELLS {
            return false;
        }
        self.list[self.len] = cell;
        self.len += 1;
        true
    }

    const fn with_any_rest(mut self, from: usize) -> Self {
        self.list[from] = Cell { repeats: true, ends: true, ..ANY };
        self
    }

    const fn push_text(&mut self, text: &[u8]) -> bool {
        let mut at = 0;
        while at < text.len() {
            let ends = at + 1 == text.len();
            let byte = text[at];
            if !self.push(Cell { byte: Some(byte), more: !ends, ends, ..ANY }) {
                return false;
            }
            at += 1;
        }
        true
    }

    const fn push_known(&mut self, known: &Known<'_>, part: &Part) -> bool {
        let (from, to) = known.text_of(part);
        let (_, rest) = known.bytes().split_at(from);
        let (text, _) = rest.split_at(to - from);
        self.push_text(text)
    }

    const fn push_stretch(&mut self, stretch: &Stretch) -> bool {
        if !stretch.words.is_empty() {
            return self.push_words(stretch.words);
        }
        match stretch.guard {
            Some(literal) if stretch.is_endless() && literal.len() <= kmp::LONGEST => {
                self.push_guarded(stretch.chars, literal)
            }
            // A guard beside a count is left out, which is the safe side.
            _ => self.push_counted(stretch),
        }
    }

    const fn push_words(&mut self, words: &[&str]) -> bool {
        let mut at = 0;
        while at < words.len() {
            let first = self.len;
            if !self.push_text(words[at].as_bytes()) {
                return false;
            }
            if at + 1 < words.len() {
                self.list[first].instead = small(self.len);
            }
            at += 1;
        }
        true
    }

    const fn push_counted(&mut self, stretch: &Stretch) -> bool {
        let Stretch { min, max, chars, .. } = *stretch;
        let bound = if max == usize::MAX { min } else { max };
        let counted = if bound > COUNTED { COUNTED } else { bound };
        let endless = max == usize::MAX || counted < bound;
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
                more: !last,
                repeats: last && endless,
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

    /// Cells 0 to n − 1 take what matches nothing of the literal's n bytes, after so many were
    /// matched; cells n to 2n − 2 take one more byte of it.
    const fn push_guarded(&mut self, chars: CharSet, literal: &'static str) -> bool {
        let first = small(self.len);
        let bytes = literal.as_bytes();
        let mut matched = 0;
        while matched < bytes.len() {
            let mut free = chars.without(bytes[matched]);
            let mut shorter = matched;
            while shorter > 0 {
                shorter = kmp::border(bytes, shorter);
                free = free.without(bytes[shorter]);
            }
            let instead = if matched == 0 { first + small(bytes.len()) } else { NONE };
            if !self.push(Cell { chars: free, instead, guarded: Some((literal, 0, first)), ..ANY })
            {
                return false;
            }
            matched += 1;
        }
        matched = 1;
        while matched < bytes.len() {
            let byte = bytes[matched - 1];
            let chars = if chars.has_byte(byte) { CharSet::ALL } else { CharSet::NONE };
            let guarded = Some((literal, matched, first));
            if !self.push(Cell { chars, byte: Some(byte), guarded, ..ANY }) {
                return false;
            }
            matched += 1;
        }
        true
    }
}

const fn after_guarded(
    literal: &[u8],
    matched: usize,
    first: u16,
    exit: u16,
    nth: usize,
) -> (u16, bool) {
    let len = literal.len();
    if nth == 0 {
        (first + small(matched), true)
    } else if nth < len {
        let leads_there = kmp::step(literal, matched, literal[nth - 1]) == nth;
        (if leads_there { first + small(len + nth - 1) } else { NONE }, true)
    } else if nth == len {
        (if kmp::may_end(literal, matched) { exit } else { NONE }, true)
    } else {
        (NONE, false)
    }
}

/// Whether this looks like a UUID, for the sake of examples.
const fn is_uuid(stretch: &Stretch) -> bool {
    stretch.min == 36
        && stretch.max == 36
        && stretch.chars.has_byte(b'-')
        && !stretch.chars.has_byte(b'x')
}

/// An index of a cell: there are few.
#[allow(clippy::cast_possible_truncation, reason = "there are at most `CELLS`")]
const fn small(at: usize) -> u16 {
    at as u16
}
