//! The cursors of scans: a position for each segment that is being read.

use alloc::vec::Vec;

use super::frame::Frame;
use super::{Cursor, CursorError, Position};

/// How far a scan has come. Segments are started in order.
#[derive(Debug, Clone, Default)]
pub(in crate::aws) struct Segments {
    /// The first segment that has not been started.
    pub(in crate::aws) next: u32,
    /// The segments that have been started and not finished, and where each of them is.
    pub(in crate::aws) open: Vec<(u32, Position)>,
}

impl Segments {
    /// The cursor of a scan. `None` before the first item.
    pub(in crate::aws) fn cursor(&self, frame: &Frame) -> Result<Option<Cursor>, CursorError> {
        let mut bytes = frame.begin();
        bytes.extend(self.next.to_be_bytes());
        let mut is_at_start = usize::try_from(self.next).is_ok_and(|next| next == self.open.len());
        for (segment, position) in &self.open {
            bytes.extend(segment.to_be_bytes());
            match position {
                Position::After(key) => {
                    is_at_start = false;
                    bytes.push(1);
                    frame.write_key(&mut bytes, key)?;
                }
                Position::Unknown => return Err(CursorError::NoPosition),
                Position::Start | Position::Bucket(_) | Position::End => bytes.push(0),
            }
        }
        Ok((!is_at_start).then_some(Cursor(bytes)))
    }

    /// The segments of a cursor, if it belongs to this scan.
    pub(in crate::aws) fn of(
        cursor: &Cursor,
        frame: &Frame,
        segments: u32,
    ) -> Result<Self, CursorError> {
        let mut reader = frame.open(cursor)?;
        let next = reader.number().ok_or(CursorError::Malformed)?;
        if next > segments {
            return Err(CursorError::Outside);
        }
        let mut open: Vec<(u32, Position)> = Vec::new();
        while !reader.is_at_end() {
            let segment = reader.number().ok_or(CursorError::Malformed)?;
            let is_known = open.iter().any(|(other, _)| *other == segment);
            if segment >= next || is_known {
                return Err(CursorError::Outside);
            }
            let position = match reader.byte() {
                Some(0) => Position::Start,
                Some(1) => Position::After(frame.read_key(&mut reader)?),
                _ => return Err(CursorError::Malformed),
            };
            open.push((segment, position));
        }
        Ok(Self { next, open })
    }
}
