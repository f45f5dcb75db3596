//! The progress of a pass, as text.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::ops::Range;

use super::Tally;
use super::record::Record;
use super::share::Share;
use crate::aws::Error;
use crate::aws::read::cursor::{Fingerprint, Reader, write_value};
use crate::key::Key;
use crate::schema::TableSchema;

/// The first line of a checkpoint, with the version of the format.
const TITLE: &str = "ddb-keys checkpoint 1";

/// The pass that a checkpoint belongs to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::aws) struct Identity {
    /// Such as `migrate Order`.
    pub(in crate::aws) operation: String,
    /// The name of the table in DynamoDB.
    pub(in crate::aws) table: String,
    /// A fingerprint of the templates: with other templates, items that were dealt with may be
    /// wrong again.
    keys: String,
    pub(in crate::aws) segments: u32,
    pub(in crate::aws) share: Share,
}

impl Identity {
    pub(in crate::aws) fn new(
        operation: &str,
        schema: &TableSchema,
        table: &str,
        segments: u32,
        share: Share,
    ) -> Self {
        let mut print = Fingerprint::new();
        print.text(&alloc::format!("{schema:?}"));
        let keys = format!("{:016x}", u64::from_be_bytes(print.finish()));
        Self { operation: operation.to_string(), table: table.to_string(), keys, segments, share }
    }
}

/// The progress of a segment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::aws) enum SegmentProgress {
    Start,
    After(Key),
    Done,
}

/// The progress of a share, and what was found out.
#[derive(Debug, Clone)]
pub(in crate::aws) struct State<Y> {
    pub(in crate::aws) identity: Identity,
    first: u32,
    positions: Vec<SegmentProgress>,
    pub(in crate::aws) tally: Y,
}

impl<Y: Tally> State<Y> {
    pub(super) fn start(identity: Identity, segments: Range<u32>) -> Self {
        let positions = segments.clone().map(|_| SegmentProgress::Start).collect();
        Self { identity, first: segments.start, positions, tally: Y::default() }
    }

    /// The segments that are not done, with their positions.
    pub(in crate::aws) fn open(&self) -> Vec<(u32, SegmentProgress)> {
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
    pub(in crate::aws) fn progress(&self) -> (u32, u32) {
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let done =
            self.positions.iter().filter(|position| **position == SegmentProgress::Done).count();
        (count(done), count(self.positions.len()))
    }

    pub(super) fn text(&self) -> String {
        let Identity { operation, table, keys, segments, share } = &self.identity;
        let mut records = Vec::from([
            Record::new("operation").with(operation),
            Record::new("table").with(table).with(keys),
            Record::new("share").with(share.number).with(share.of).with(segments),
        ]);
        for (segment, position) in (self.first..).zip(&self.positions) {
            let record = Record::new("segment").with(segment);
            records.push(match position {
                SegmentProgress::Start => record.with("start"),
                SegmentProgress::Done => record.with("done"),
                SegmentProgress::After(key) => record.with("after").with(key_text(key)),
            });
        }
        records.extend(self.tally.records());
        let mut text = format!("{TITLE}\n");
        for record in records {
            text.push_str(&record.line());
            text.push('\n');
        }
        let mut print = Fingerprint::new();
        print.text(&text);
        let check = format!("end\t{:016x}\n", u64::from_be_bytes(print.finish()));
        text.push_str(&check);
        text
    }

    /// Reads the last complete state of a text to which states were appended. `Ok(None)` if there is
    /// none.
    pub(super) fn read(text: &str) -> Result<Option<Self>, Error> {
        let mut rest = text;
        loop {
            let Some(at) = rest.rfind("ddb-keys checkpoint ") else {
                return if text.trim().is_empty() || text.starts_with("ddb-keys checkpoint ") {
                    Ok(None)
                } else {
                    Err(refused("it is not a checkpoint"))
                };
            };
            let block = &rest[at..];
            rest = &rest[..at];
            let is_line = at == 0 || rest.ends_with('\n');
            if !is_line {
                continue;
            }
            if let Some(state) = Self::read_block(block)? {
                return Ok(Some(state));
            }
        }
    }

    /// Reads one state. `None` if it is not whole.
    fn read_block(block: &str) -> Result<Option<Self>, Error> {
        let Some(end) = block.find("\nend\t") else { return Ok(None) };
        let (text, end) = block.split_at(end + 1);
        let mut lines = text.lines();
        if lines.next() != Some(TITLE) {
            return Err(refused("a newer version of the library has written it"));
        }
        let mut print = Fingerprint::new();
        print.text(text);
        let sum = format!("end\t{:016x}\n", u64::from_be_bytes(print.finish()));
        if !end.starts_with(&sum) {
            return Ok(None);
        }
        Self::read_records(lines).map(Some).ok_or_else(|| refused("a line of it cannot be read"))
    }

    fn read_records<'t>(lines: impl Iterator<Item = &'t str>) -> Option<Self> {
        let (mut operation, mut table, mut share, mut first) = (None, None, None, None);
        let (mut positions, mut tally) = (Vec::new(), Y::default());
        for line in lines {
            let record = Record::read(line);
            let mut fields = record.fields();
            match fields.text()? {
                "operation" => operation = Some(fields.text()?.to_string()),
                "table" => table = Some((fields.text()?.to_string(), fields.text()?.to_string())),
                "share" => {
                    let number = Share { number: fields.parse()?, of: fields.parse()? };
                    share = Some((number, fields.parse()?));
                }
                "segment" => {
                    let segment: u32 = fields.parse()?;
                    first.get_or_insert(segment);
                    positions.push(match fields.text()? {
                        "start" => SegmentProgress::Start,
                        "done" => SegmentProgress::Done,
                        "after" => SegmentProgress::After(key_of(fields.text()?)?),
                        _ => return None,
                    });
                }
                _ => tally.read(record.fields())?,
            }
        }
        let (table, keys) = table?;
        let (share, segments) = share?;
        let identity = Identity { operation: operation?, table, keys, segments, share };
        Some(Self { identity, first: first?, positions, tally })
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

/// Adds up the states of shares of one pass. Returns the pass, what was found out, how many segments
/// are done, and how many there are.
pub(in crate::aws) fn merge<Y: Tally>(
    texts: impl IntoIterator<Item = impl AsRef<str>>,
) -> Result<(Identity, Y, [u32; 2]), Error> {
    let mut merged: Option<(Identity, Y, [u32; 2])> = None;
    let mut seen = Vec::new();
    for text in texts {
        let state = State::<Y>::read(text.as_ref())?.ok_or_else(|| refused("it is empty"))?;
        if seen.contains(&state.identity.share) {
            let Share { number, of } = state.identity.share;
            return Err(refused(&format!("the share {number} of {of} is given twice")));
        }
        seen.push(state.identity.share);
        let (done, _) = state.progress();
        match &mut merged {
            None => {
                let total = state.identity.share.total(state.identity.segments);
                merged = Some((state.identity, state.tally, [done, total]));
            }
            Some((identity, tally, progress)) => {
                let wanted = Identity {
                    share: Share { number: state.identity.share.number, ..identity.share },
                    ..identity.clone()
                };
                state.check(&wanted)?;
                tally.add(state.tally);
                progress[0] += done;
            }
        }
    }
    merged.ok_or_else(|| refused("there is none"))
}

fn refused(reason: &str) -> Error {
    Error::Checkpoint { reason: reason.to_string() }
}

fn key_text(key: &Key) -> String {
    let mut bytes = Vec::new();
    write_value(&mut bytes, &key.pk);
    if let Some(sk) = &key.sk {
        write_value(&mut bytes, sk);
    }
    base64_simd::URL_SAFE_NO_PAD.encode_to_string(bytes)
}

fn key_of(text: &str) -> Option<Key> {
    let bytes = base64_simd::URL_SAFE_NO_PAD.decode_to_vec(text).ok()?;
    let mut reader = Reader::new(&bytes);
    let pk = reader.value()?;
    let sk = if reader.is_at_end() { None } else { Some(reader.value()?) };
    Some(Key { pk, sk })
}

#[cfg(test)]
mod tests {
    use super::super::record::Fields;
    use super::*;
    use crate::aws::Units;
    use crate::part::KeyValue;

    /// A count of items.
    #[derive(Debug, Clone, Default, PartialEq)]
    struct Count(u64);

    impl Tally for Count {
        fn add(&mut self, other: Self) {
            self.0 += other.0;
        }
        fn consumed(&mut self, _: Units) {}
        fn records(&self) -> Vec<Record> {
            Vec::from([Record::new("count").with(self.0)])
        }
        fn read(&mut self, mut record: Fields<'_>) -> Option<()> {
            (record.text()? == "count").then_some(())?;
            self.0 += record.parse::<u64>()?;
            Some(())
        }
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
        let text = state().text();
        assert_eq!(State::<Count>::read(&text).unwrap().unwrap().text(), text);
        for at in 0..text.len() {
            for byte in [b'0', b'1', b'\n', b'\t', b'x'] {
                let mut bytes = text.clone().into_bytes();
                bytes[at] = byte;
                let damaged = String::from_utf8_lossy(&bytes);
                // It is refused, or it is as if there were none, and the pass begins anew.
                if let Ok(Some(read)) = State::<Count>::read(&damaged) {
                    assert_eq!(read.text(), text, "{damaged}");
                }
            }
            let cut = String::from_utf8_lossy(&text.as_bytes()[..at]);
            // Only the end of the last line may be missing.
            if let Ok(Some(read)) = State::<Count>::read(&cut) {
                assert_eq!((read.text(), at), (text.clone(), text.len() - 1));
            }
        }
    }

    #[test]
    fn the_last_whole_state_counts() {
        let first = state();
        let mut second = first.clone();
        second.note(3, SegmentProgress::Done, Count(1));
        let both = first.text() + &second.text();
        assert_eq!(State::<Count>::read(&both).unwrap().unwrap().tally, Count(8));
        let cut = &both[..both.len() - 3];
        assert_eq!(State::<Count>::read(cut).unwrap().unwrap().tally, Count(7));
    }
}
