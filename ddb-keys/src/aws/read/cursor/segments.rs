//! The cursors of scans: a position for each segment that is being read.

use alloc::vec::Vec;

use super::bytes::{Reader, write_value};
use super::frame::{Frame, ReadPosition};
use super::{Cursor, CursorError, VERSION};

/// How far a scan has come. Segments are started in order.
#[derive(Debug, Clone, Default)]
pub(in crate::aws) struct Segments {
    /// The first segment that has not been started.
    pub(in crate::aws) next: u32,
    /// The segments that have been started and not finished, and where each continues. `None` is at
    /// its start.
    pub(in crate::aws) open: Vec<(u32, Option<ReadPosition>)>,
}

impl Segments {
    /// The cursor of a scan.
    pub(in crate::aws) fn cursor(&self, frame: &Frame) -> Cursor {
        let mut bytes = Vec::from([VERSION]);
        bytes.extend(frame.fingerprint);
        bytes.extend(self.next.to_be_bytes());
        for (segment, position) in &self.open {
            bytes.extend(segment.to_be_bytes());
            bytes.push(u8::from(position.is_some()));
            position.iter().flatten().for_each(|value| write_value(&mut bytes, value));
        }
        Cursor(bytes)
    }

    /// The segments of a cursor, if it belongs to this scan.
    pub(in crate::aws) fn of(
        cursor: &Cursor,
        frame: &Frame,
        segments: u32,
    ) -> Result<Self, CursorError> {
        let mut reader = Reader::new(&cursor.0);
        if reader.byte() != Some(VERSION) {
            return Err(CursorError::Version);
        }
        if reader.take(8) != Some(frame.fingerprint.as_slice()) {
            return Err(CursorError::OtherQuery);
        }
        let next = reader.number().ok_or(CursorError::Malformed)?;
        if next > segments {
            return Err(CursorError::Outside);
        }
        let mut open: Vec<(u32, Option<ReadPosition>)> = Vec::new();
        while !reader.is_at_end() {
            let segment = reader.number().ok_or(CursorError::Malformed)?;
            let is_known = open.iter().any(|(other, _)| *other == segment);
            if segment >= next || is_known {
                return Err(CursorError::Outside);
            }
            let position = match reader.byte() {
                Some(0) => None,
                Some(1) => Some(position(&mut reader, frame)?),
                _ => return Err(CursorError::Malformed),
            };
            open.push((segment, position));
        }
        Ok(Self { next, open })
    }
}

fn position(reader: &mut Reader<'_>, frame: &Frame) -> Result<ReadPosition, CursorError> {
    let value = |name: &&'static str| {
        let value = reader.value().ok_or(CursorError::Malformed)?;
        frame.check(name, &value)?;
        Ok(value)
    };
    frame.open.iter().map(value).collect()
}
