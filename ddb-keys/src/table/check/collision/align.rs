//! Two templates laid side by side, segment by segment: literals are compared whole, and a part is
//! a run of characters that ends where the next segment can begin. Separators have no special
//! role, so templates with different separators, or with literals between parts, compare as fast
//! as any.
//!
//! The answer is conservative: lengths are bounds, and the rule that a part must not contain the literal
//! after it is ignored. Pairs that are ruled out here need no search byte by byte.

use super::pattern::{Stretch, segment, stretch};
use crate::schema::{CharSet, KeyAttribute, Segment};
use crate::table::lead::common;

/// The maximum number of segments that are compared. The rest of a longer template counts as any text.
const SEGMENTS: usize = 16;
/// The maximum number of steps of one comparison, and the maximum number of choices on the way to one of them. A
/// comparison that exceeds them assumes that the templates align.
const STEPS: usize = 400;
const CHOICES: usize = 32;

/// The segments of a template, with the strings that each part can have at its position.
#[derive(Debug, Clone, Copy)]
pub(in crate::table::check) struct Track {
    list: [Step; SEGMENTS],
    len: usize,
}

#[derive(Debug, Clone, Copy)]
enum Step {
    Literal(&'static [u8]),
    Run(Stretch),
}

const ANYTHING: Step =
    Step::Run(Stretch { chars: CharSet::ALL, min: 0, max: usize::MAX, words: &[], guard: None });

/// A position in a template.
#[derive(Clone, Copy)]
struct Position {
    segment: usize,
    /// The number of bytes of the segment that are done: exact for a literal, zero or at least one for a run.
    behind: usize,
    /// The minimum and maximum number of bytes that a run still takes after it has begun.
    min: usize,
    max: usize,
}

/// Two templates, and the steps that are left for comparing them.
struct Comparison<'t> {
    a: &'t Track,
    b: &'t Track,
    steps: usize,
}

impl Track {
    pub(in crate::table::check) const OPEN: Self = Self { list: [ANYTHING; SEGMENTS], len: 1 };

    pub(in crate::table::check) const fn of(attribute: &KeyAttribute) -> Self {
        let mut track = Self { len: 0, ..Self::OPEN };
        while let Some(next) = segment(attribute, track.len) {
            if track.len + 1 == SEGMENTS {
                // The last place keeps `ANYTHING`.
                track.len = SEGMENTS;
                return track;
            }
            track.list[track.len] = match next {
                Segment::Literal(text) => Step::Literal(text.as_bytes()),
                Segment::Part(part) => Step::Run(stretch(attribute, track.len, &part)),
            };
            track.len += 1;
        }
        track
    }

    /// The position at the beginning of a segment.
    const fn at(&self, segment: usize) -> Position {
        let (min, max) = if segment < self.len
            && let Step::Run(run) = &self.list[segment]
        {
            (run.min, run.max)
        } else {
            (0, 0)
        };
        Position { segment, behind: 0, min, max }
    }

    /// Whether the segment after this one can begin with a byte.
    const fn can_follow(&self, segment: usize, byte: u8) -> bool {
        if segment + 1 >= self.len {
            return false;
        }
        match &self.list[segment + 1] {
            Step::Literal(text) => text[0] == byte,
            Step::Run(run) => run.min == 0 || run.chars.has_byte(byte),
        }
    }

    /// Whether the segment after this one can begin with a character of a set.
    const fn can_follow_in(&self, segment: usize, chars: CharSet) -> bool {
        if segment + 1 >= self.len {
            return false;
        }
        match &self.list[segment + 1] {
            Step::Literal(text) => chars.has_byte(text[0]),
            Step::Run(run) => run.min == 0 || !run.chars.and(chars).is_empty(),
        }
    }
}

impl Position {
    const fn after(self, bytes: usize) -> Self {
        Self { behind: self.behind + bytes, ..self }
    }

    /// Returns a position in a run that takes a number of further bytes between these bounds.
    const fn in_run(self, min: usize, max: usize) -> Self {
        Self { behind: 1, min, max, ..self }
    }
}

/// Returns whether both templates may write the same text. `false` is certain.
pub(in crate::table::check) const fn may_align(a: &Track, b: &Track) -> bool {
    Comparison { a, b, steps: STEPS }.reaches_end(a.at(0), b.at(0), 0)
}

impl Comparison<'_> {
    /// Returns whether some text may lead both templates from these positions to their ends.
    const fn reaches_end(&mut self, a: Position, b: Position, choices: usize) -> bool {
        if choices == CHOICES {
            return true;
        }
        let (mut at_a, mut at_b) = (a, b);
        loop {
            if self.steps == 0 {
                return true;
            }
            self.steps -= 1;
            let (ends_a, ends_b) = (at_a.segment >= self.a.len, at_b.segment >= self.b.len);
            if ends_a || ends_b {
                return self.rest_is_empty(at_a, at_b);
            }
            match (&self.a.list[at_a.segment], &self.b.list[at_b.segment]) {
                (Step::Literal(one), Step::Literal(other)) => {
                    let (one, other) = (one.split_at(at_a.behind).1, other.split_at(at_b.behind).1);
                    let same = common(one, other);
                    if same < one.len() && same < other.len() {
                        return false;
                    }
                    let (rest_a, rest_b) = (one.len() - same, other.len() - same);
                    at_a = if rest_a == 0 { self.a.at(at_a.segment + 1) } else { at_a.after(same) };
                    at_b = if rest_b == 0 { self.b.at(at_b.segment + 1) } else { at_b.after(same) };
                }
                (Step::Literal(text), Step::Run(run)) => {
                    let text = text.split_at(at_a.behind).1;
                    let mut len = 0;
                    while len < text.len() {
                        if run_may_end(self.b, run, at_b, text, len)
                            && self.reaches_end(
                                at_a.after(len),
                                self.b.at(at_b.segment + 1),
                                choices + 1,
                            )
                        {
                            return true;
                        }
                        if len == at_b.max || !run.chars.has_byte(text[len]) {
                            return false;
                        }
                        len += 1;
                    }
                    at_a = self.a.at(at_a.segment + 1);
                    at_b = at_b.in_run(at_b.min.saturating_sub(len), less(at_b.max, len));
                }
                (Step::Run(_), Step::Literal(_)) => {
                    let mut mirrored = Comparison { a: self.b, b: self.a, steps: self.steps };
                    let reached = mirrored.reaches_end(at_b, at_a, choices + 1);
                    self.steps = mirrored.steps;
                    return reached;
                }
                (Step::Run(one), Step::Run(other)) => {
                    return self.runs_reach_end(one, other, at_a, at_b, choices + 1);
                }
            }
        }
    }

    /// Follows two runs that end together, or of which one ends first.
    const fn runs_reach_end(
        &mut self,
        one: &Stretch,
        other: &Stretch,
        a: Position,
        b: Position,
        choices: usize,
    ) -> bool {
        let longest = if a.max < b.max { a.max } else { b.max };
        let longest = if one.chars.and(other.chars).is_empty() { 0 } else { longest };
        let (next_a, next_b) = (self.a.at(a.segment + 1), self.b.at(b.segment + 1));
        let both_whole = a.behind == 0 && b.behind == 0;
        if a.min <= longest
            && b.min <= longest
            && (!both_whole || one.meets(other))
            && self.reaches_end(next_a, next_b, choices)
        {
            return true;
        }
        if a.min <= longest && b.max > a.min && self.a.can_follow_in(a.segment, other.chars) {
            let rest = b.in_run(left(b.min, longest), less(b.max, a.min));
            if self.reaches_end(next_a, rest, choices) {
                return true;
            }
        }
        if b.min <= longest && a.max > b.min && self.b.can_follow_in(b.segment, one.chars) {
            let rest = a.in_run(left(a.min, longest), less(a.max, b.min));
            return self.reaches_end(rest, next_b, choices);
        }
        false
    }

    /// Returns whether both templates may end here, after one of them has ended.
    const fn rest_is_empty(&self, a: Position, b: Position) -> bool {
        may_be_empty(self.a, a) && may_be_empty(self.b, b)
    }
}

/// Returns whether a template may write nothing after a position.
const fn may_be_empty(track: &Track, from: Position) -> bool {
    let mut at = from;
    while at.segment < track.len {
        if matches!(track.list[at.segment], Step::Literal(_)) || at.min > 0 {
            return false;
        }
        at = track.at(at.segment + 1);
    }
    true
}

/// Returns whether a run may end after `len` bytes of a string, before its next byte.
const fn run_may_end(track: &Track, run: &Stretch, at: Position, text: &[u8], len: usize) -> bool {
    len >= at.min
        && len <= at.max
        && track.can_follow(at.segment, text[len])
        && (at.behind > 0 || run.words.is_empty() || run.takes(text, 0, len))
}

/// Returns the minimum number of bytes that a run still takes after at most `longest`, if it continues.
const fn left(min: usize, longest: usize) -> usize {
    let rest = min.saturating_sub(longest);
    if rest == 0 { 1 } else { rest }
}

/// Returns the rest of a bound after some bytes.
const fn less(max: usize, bytes: usize) -> usize {
    if max == usize::MAX { max } else { max.saturating_sub(bytes) }
}
