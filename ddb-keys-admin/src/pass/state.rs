//! The progress of a pass, as text.

use std::ops::Range;

use ddb_keys::Key;
use ddb_keys::schema::TableSchema;
use md5::{Digest, Md5};
use serde::{Deserialize, Serialize};

use super::Tally;
use super::share::Share;
use crate::{Error, chart};

/// The beginning of a checkpoint.
const NAME: &str = "ddb-keys checkpoint ";
/// The first line of a state, with the version of the format.
const TITLE: &str = "ddb-keys checkpoint 2";

/// The pass that a checkpoint belongs to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Identity {
    /// Such as `migrate Order`.
    pub(crate) operation: String,
    /// The name of the table in DynamoDB.
    pub(crate) table: String,
    /// A fingerprint of the templates: with other templates, items that were dealt with may be
    /// wrong again.
    keys: String,
    pub(crate) segments: u32,
    pub(crate) share: Share,
}

impl Identity {
    pub(crate) fn new(
        operation: &str,
        schema: &TableSchema,
        table: &str,
        segments: u32,
        share: Share,
    ) -> Self {
        let keys = checksum(&chart::text(schema));
        Self { operation: operation.to_string(), table: table.to_string(), keys, segments, share }
    }
}

/// The progress of a segment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum SegmentProgress {
    Start,
    After(#[serde(with = "super::key_text")] Key),
    Done,
}

/// The progress of a share, and what was found out.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct State<Y> {
    pub(crate) identity: Identity,
    first: u32,
    positions: Vec<SegmentProgress>,
    pub(crate) tally: Y,
}

impl<Y: Tally> State<Y> {
    pub(super) fn start(identity: Identity, segments: Range<u32>) -> Self {
        let positions = segments.clone().map(|_| SegmentProgress::Start).collect();
        Self { identity, first: segments.start, positions, tally: Y::default() }
    }

    /// The segments that are not done, with their positions.
    pub(crate) fn open(&self) -> Vec<(u32, SegmentProgress)> {
        let numbered = (self.first..).zip(&self.positions);
        let open = numbered.filter(|(_, position)| **position != SegmentProgress::Done);
        open.map(|(segment, position)| (segment, position.clone())).collect()
    }

    /// Records a page.
    pub(super) fn note(&mut self, segment: u32, position: SegmentProgress, tally: Y) {
        let at = usize::try_from(segment.saturating_sub(self.first)).unwrap_or(usize::MAX);
        if let Some(of_segment) = self.positions.get_mut(at) {
            *of_segment = position;
        }
        self.tally.add(tally);
    }

    /// How many segments are done, and how many there are.
    pub(crate) fn progress(&self) -> (u32, u32) {
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let done =
            self.positions.iter().filter(|position| **position == SegmentProgress::Done).count();
        (count(done), count(self.positions.len()))
    }

    /// Three lines: the title, the state, and its checksum, without which it is not whole.
    pub(super) fn text(&self) -> Result<String, Error> {
        let state = serde_json::to_string(self).map_err(|error| refused(&error.to_string()))?;
        Ok(format!("{TITLE}\n{state}\n{}\n", checksum(&state)))
    }

    /// Reads the last complete state of a text to which states were appended. `Ok(None)` if there is
    /// none.
    pub(super) fn read(text: &str) -> Result<Option<Self>, Error> {
        let lines: Vec<&str> = text.lines().collect();
        let titles = (0..lines.len()).rev().filter(|at| lines[*at].starts_with(NAME));
        for at in titles {
            if lines[at] != TITLE {
                return Err(refused("another version of the library has written it"));
            }
            if let Some([state, sum]) = lines.get(at + 1..at + 3)
                && checksum(state) == *sum
            {
                let state = serde_json::from_str(state);
                return state.map(Some).map_err(|error| refused(&error.to_string()));
            }
        }
        let is_begun = text.trim().is_empty() || text.starts_with(NAME);
        if is_begun { Ok(None) } else { Err(refused("it is not a checkpoint")) }
    }

    /// Refuses a state of another pass.
    pub(super) fn check(&self, wanted: &Identity) -> Result<(), Error> {
        let found = &self.identity;
        let show = |of: &Identity| {
            format!("share {} of {}, {} segments", of.share.number, of.share.of, of.segments)
        };
        let (what, found, wanted) = if found.operation != wanted.operation {
            ("operation", found.operation.clone(), wanted.operation.clone())
        } else if found.table != wanted.table {
            ("table", found.table.clone(), wanted.table.clone())
        } else if found.keys != wanted.keys {
            let reason = "the table's keys have changed since it was written, so that items before \
                          its positions may have to be moved again";
            return Err(refused(reason));
        } else if (found.share, found.segments) != (wanted.share, wanted.segments) {
            ("share", show(found), show(wanted))
        } else {
            return Ok(());
        };
        Err(refused(&format!("it is of another {what}: `{found}`, not `{wanted}`")))
    }
}

/// Adds up the states of shares of one pass. Segments of shares that are missing are not begun.
pub(crate) fn merge<Y: Tally>(
    texts: impl IntoIterator<Item = impl AsRef<str>>,
) -> Result<State<Y>, Error> {
    let mut merged: Option<State<Y>> = None;
    let mut seen = Vec::new();
    for text in texts {
        let state = State::<Y>::read(text.as_ref())?.ok_or_else(|| refused("it is empty"))?;
        let share = state.identity.share;
        if seen.contains(&share) {
            let Share { number, of } = share;
            return Err(refused(&format!("the share {number} of {of} is given twice")));
        }
        seen.push(share);
        let Some(merged) = &mut merged else {
            merged = Some(state);
            continue;
        };
        let share = Share { number: share.number, ..merged.identity.share };
        state.check(&Identity { share, ..merged.identity.clone() })?;
        merged.positions.extend(state.positions);
        merged.tally.add(state.tally);
    }
    let mut merged = merged.ok_or_else(|| refused("there is none"))?;
    let segments = merged.identity.share.total(merged.identity.segments);
    let segments = usize::try_from(segments).unwrap_or(usize::MAX);
    merged.positions.resize(segments, SegmentProgress::Start);
    merged.identity.share = Share::WHOLE;
    Ok(merged)
}

fn refused(reason: &str) -> Error {
    Error::checkpoint(reason)
}

/// The MD5 checksum of a text, in hexadecimal digits.
pub(crate) fn checksum(text: &str) -> String {
    format!("{:032x}", u128::from_be_bytes(Md5::digest(text).into()))
}

#[cfg(test)]
mod tests {
    use ddb_keys::KeyValue;
    use ddb_keys::aws::Units;

    use super::*;

    /// A count of items.
    #[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
    struct Count(u64);

    impl Tally for Count {
        fn add(&mut self, other: Self) {
            self.0 += other.0;
        }
        fn consumed(&mut self, _: Units) {}
    }

    fn state() -> State<Count> {
        let identity = Identity {
            operation: "migrate Order".to_string(),
            table: "orders".to_string(),
            keys: "0123456789abcdef".to_string(),
            segments: 2,
            share: Share { number: 1, of: 3 },
        };
        let mut state = State::start(identity, 2..4);
        let key = Key { pk: KeyValue::S("a\n\té".to_string()), sk: Some(KeyValue::B([0].into())) };
        state.note(2, SegmentProgress::After(key), Count(7));
        state
    }

    #[test]
    fn a_damaged_checkpoint_is_never_another_one() {
        let text = state().text().unwrap();
        assert_eq!(State::<Count>::read(&text).unwrap().unwrap().text().unwrap(), text);
        for at in 0..text.len() {
            for byte in [b'0', b'1', b'\n', b'\t', b'x'] {
                let mut bytes = text.clone().into_bytes();
                bytes[at] = byte;
                let damaged = String::from_utf8_lossy(&bytes);
                // It is refused, or it is as if there were none, and the pass begins anew.
                if let Ok(Some(read)) = State::<Count>::read(&damaged) {
                    assert_eq!(read.text().unwrap(), text, "{damaged}");
                }
            }
            let cut = String::from_utf8_lossy(&text.as_bytes()[..at]);
            // Only the end of the last line may be missing.
            if let Ok(Some(read)) = State::<Count>::read(&cut) {
                assert_eq!((read.text().unwrap(), at), (text.clone(), text.len() - 1));
            }
        }
    }

    #[test]
    fn the_last_whole_state_counts() {
        let first = state();
        let mut second = first.clone();
        second.note(3, SegmentProgress::Done, Count(1));
        let both = first.text().unwrap() + &second.text().unwrap();
        assert_eq!(State::<Count>::read(&both).unwrap().unwrap().tally, Count(8));
        let cut = &both[..both.len() - 3];
        assert_eq!(State::<Count>::read(cut).unwrap().unwrap().tally, Count(7));
    }
}
