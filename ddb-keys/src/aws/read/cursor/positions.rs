//! The positions in a cursor, without the read that it belongs to.

use alloc::vec::Vec;

use super::CursorError;
use super::bytes::Reader;
use super::form::VERSION;
use crate::part::KeyValue;

/// The values of each position: of the only one of a query, or of the segments of a scan.
pub(super) fn positions(cursor: &[u8]) -> Result<Vec<Vec<KeyValue>>, CursorError> {
    let rest = cursor.strip_prefix(&[VERSION]).ok_or(CursorError::Version)?;
    let mut reader = Reader::new(rest);
    read(&mut reader).ok_or(CursorError::Malformed)
}

fn read(reader: &mut Reader<'_>) -> Option<Vec<Vec<KeyValue>>> {
    let _fingerprint = reader.take(size_of::<u64>())?;
    if reader.is_at_value() {
        let position = values(reader)?;
        return reader.is_at_end().then(|| Vec::from([position]));
    }
    let _next_segment = reader.number()?;
    let mut positions = Vec::new();
    while !reader.is_at_end() {
        let _segment = reader.number()?;
        match reader.byte()? {
            0 => {}
            1 => positions.push(values(reader)?),
            _ => return None,
        }
    }
    Some(positions)
}

/// The values up to the next segment, whose number begins with no letter of a type.
fn values(reader: &mut Reader<'_>) -> Option<Vec<KeyValue>> {
    let mut values = Vec::new();
    while reader.is_at_value() {
        values.push(reader.value()?);
    }
    Some(values)
}
