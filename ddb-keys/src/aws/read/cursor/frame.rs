//! The frame of a read: where it can be, and what its cursors contain. Those of scans have a position for each segment that is being read.

use alloc::vec::Vec;
use core::cmp::Ordering;

use super::bytes::{Fingerprint, Reader, write_value};
use super::{Cursor, CursorError, CursorForm, Position};
use crate::aws::Item;
use crate::aws::item::key::key_value;
use crate::aws::read::row_reader::Formers;
use crate::aws::request::key_condition::{BoundCondition, key_names};
use crate::part::KeyValue;
use crate::query::Buckets;
use crate::schema::{IndexSchema, MAX_PARTITION_KEY, MAX_SORT_KEY, TableSchema};

/// The key attributes of a read, and the fingerprint that its cursors carry.
///
/// A cursor has those key attributes of the last item that the read itself does not give. In a range over several partitions
/// the bucket comes first, alone at the start of its partition.
#[derive(Debug)]
pub(in crate::aws) struct Frame {
    cursors: CursorForm,
    fingerprint: Fingerprint,
    table: &'static TableSchema,
    index: Option<&'static IndexSchema>,
    /// What a query asks for. `None` for a scan.
    condition: Option<BoundCondition>,
    descending: bool,
    /// The key attributes of the table and of the index that differ from item to item.
    open: Vec<&'static str>,
    /// Which items have a former key, and so do not lie in the order of the key that is queried.
    formers: Formers,
}

impl Frame {
    /// The frame of a query.
    pub(in crate::aws) fn of_query(
        cursors: &CursorForm,
        condition: BoundCondition,
        table_name: &str,
        descending: bool,
        formers: Formers,
    ) -> Self {
        let of_index = formers.of_index.filter(|_| condition.index.is_some());
        let mut print = cursors.fingerprint();
        print.text(table_name).text(condition.index.map_or("", |index| index.name));
        let skips = u8::from(formers.primary.is_some()) | (u8::from(of_index.is_some()) << 1);
        print.bytes(&[u8::from(descending), skips]);
        condition.print(&mut print);
        Self {
            cursors: cursors.clone(),
            fingerprint: print,
            table: condition.table,
            index: condition.index,
            open: condition.open_attributes().collect(),
            formers: Formers {
                primary: formers.primary.filter(|_| condition.orders_by_primary_key()),
                of_index,
            },
            condition: Some(condition),
            descending,
        }
    }

    /// The frame of a scan in this many segments, or of the one segment that the caller reads.
    pub(in crate::aws) fn of_scan(
        cursors: &CursorForm,
        table: &'static TableSchema,
        index: Option<&'static IndexSchema>,
        table_name: &str,
        segments: u32,
        segment: Option<(i32, i32)>,
    ) -> Self {
        let mut print = cursors.fingerprint();
        print.bytes(b"scan").text(table_name);
        print.text(index.map_or("", |index| index.name)).bytes(&segments.to_be_bytes());
        if let Some((segment, total)) = segment {
            print.bytes(&segment.to_be_bytes()).bytes(&total.to_be_bytes());
        }
        let open = key_names(table, index);
        Self {
            cursors: cursors.clone(),
            fingerprint: print,
            table,
            index,
            condition: None,
            descending: false,
            open,
            formers: Formers::default(),
        }
    }

    /// The position after an item.
    pub(in crate::aws) fn after(&self, item: &Item) -> Position {
        Position::after(item, &key_names(self.table, self.index))
    }

    /// Whether an item is outside the range although DynamoDB returns it.
    pub(in crate::aws) fn excludes(&self, item: &Item) -> bool {
        self.condition.as_ref().is_some_and(|condition| condition.is_excluded_end(item))
            || self.formers.primary.is_some_and(|is_former| is_former(item))
            || self
                .formers
                .of_index
                .zip(self.index)
                .is_some_and(|(is_former, index)| is_former(index, item))
    }

    /// Whether a key is in none of the partitions that a query reads.
    pub(in crate::aws) fn is_outside(&self, key: &Item) -> bool {
        let Some(condition) = &self.condition else { return false };
        let bucket = condition.buckets().map(|(_, name, _)| name);
        condition.equal().filter(|(name, _)| bucket != Some(*name)).any(|(name, value)| {
            let found = key.get(name).and_then(key_value);
            found.is_some_and(|found| found.order(value) != Some(Ordering::Equal))
        })
    }

    /// The cursor of a query. `None` before the first item, and after the last one.
    pub(in crate::aws) fn cursor(
        &self,
        position: &Position,
    ) -> Result<Option<Cursor>, CursorError> {
        let bytes = self.bytes_of(position)?;
        bytes.map(|bytes| self.cursors.write(&self.fingerprint, &bytes)).transpose()
    }

    /// The position of a cursor, if it is one of this query.
    pub(in crate::aws) fn position(&self, cursor: &Cursor) -> Result<Position, CursorError> {
        self.position_in(&self.cursors.read(&self.fingerprint, cursor)?)
    }

    fn buckets(&self) -> Option<(&Buckets, &'static str, &KeyValue)> {
        self.condition.as_ref()?.buckets()
    }

    /// What a cursor of a query says.
    fn bytes_of(&self, position: &Position) -> Result<Option<Vec<u8>>, CursorError> {
        let mut bytes = Vec::new();
        match (position, self.buckets()) {
            (Position::Start | Position::End, _) | (Position::Bucket(_), None) => return Ok(None),
            (Position::Unknown, _) => return Err(CursorError::NoPosition),
            (Position::Bucket(bucket), Some((buckets, ..))) => {
                write_value(&mut bytes, &KeyValue::S(buckets.text(*bucket)));
            }
            (Position::After(key), buckets) => {
                if let Some((buckets, name, _)) = buckets {
                    let value = key.get(name).and_then(|value| value.as_s().ok());
                    let bucket = value.and_then(|value| buckets.text_in(value));
                    let bucket = bucket.ok_or(CursorError::NoPosition)?;
                    write_value(&mut bytes, &KeyValue::S(bucket.into()));
                }
                self.write_key(&mut bytes, key)?;
            }
        }
        Ok(Some(bytes))
    }

    /// The position that a cursor of a query says.
    fn position_in(&self, bytes: &[u8]) -> Result<Position, CursorError> {
        let mut reader = Reader::new(bytes);
        let (buckets, mut bucket) = (self.buckets(), None);
        if let Some((buckets, ..)) = buckets {
            let Some(KeyValue::S(text)) = reader.value() else {
                return Err(CursorError::Malformed);
            };
            let number = buckets.number(&text).ok_or(CursorError::Outside)?;
            if reader.is_at_end() && !buckets.merged {
                return Ok(Position::Bucket(number));
            }
            bucket = Some(text);
        }
        let mut key = self.read_key(&mut reader)?;
        if !reader.is_at_end() {
            return Err(CursorError::Malformed);
        }
        for (name, value) in self.condition.iter().flat_map(BoundCondition::equal) {
            key.insert(name.into(), value.clone().into());
        }
        if let Some(((buckets, name, value), text)) = buckets.zip(bucket) {
            key.insert(name.into(), buckets.replace(value, &text).into());
        }
        // Of several shards each has an end of its own.
        let is_merged = buckets.is_some_and(|(buckets, ..)| buckets.merged);
        let is_last = !is_merged && self.is_last(&key);
        Ok(if is_last { Position::End } else { Position::After(key) })
    }

    /// Whether no item can follow a key: DynamoDB refuses to begin at the end of a range. In an index several items may have that value.
    fn is_last(&self, key: &Item) -> bool {
        let condition = self.condition.as_ref().filter(|_| self.index.is_none());
        condition.is_some_and(|condition| condition.is_last(key, self.descending))
    }

    /// The position of an item that the query could have returned, whether or not it is still there.
    pub(in crate::aws) fn position_of(&self, item: &Item) -> Result<Position, CursorError> {
        if self.is_outside(item) {
            return Err(CursorError::Outside);
        }
        let bytes = self.bytes_of(&self.after(item))?;
        bytes.map_or(Ok(Position::Start), |bytes| self.position_in(&bytes))
    }

    /// Writes the key attributes that the read does not give.
    fn write_key(&self, bytes: &mut Vec<u8>, key: &Item) -> Result<(), CursorError> {
        for name in &self.open {
            let value = key.get(*name).and_then(key_value);
            write_value(bytes, &value.ok_or(CursorError::NoPosition)?);
        }
        Ok(())
    }

    /// Reads the key attributes that the read does not give.
    fn read_key(&self, reader: &mut Reader<'_>) -> Result<Item, CursorError> {
        let mut key = Item::new();
        for name in &self.open {
            let value = reader.value().ok_or(CursorError::Malformed)?;
            if !self.can_have(name, &value) {
                return Err(CursorError::Outside);
            }
            key.insert((*name).into(), value.into());
        }
        Ok(key)
    }

    /// Whether an item of the read can have this value in a key attribute: its type, its length, for numbers their form, and
    /// the range of the query.
    fn can_have(&self, name: &str, value: &KeyValue) -> bool {
        let Self { table, index, condition, .. } = self;
        let is_partition = name == table.pk || index.is_some_and(|index| index.pk.contains(&name));
        let max = if is_partition { MAX_PARTITION_KEY } else { MAX_SORT_KEY };
        value.key_type() == table.key_type(name)
            && (1..=max).contains(&value.len())
            && value.order(value).is_some()
            && condition.as_ref().is_none_or(|condition| condition.is_in_range(name, value))
    }
}

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
        let mut bytes = Vec::new();
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
        (!is_at_start).then(|| frame.cursors.write(&frame.fingerprint, &bytes)).transpose()
    }

    /// The segments of a cursor, if it belongs to this scan.
    pub(in crate::aws) fn of(
        cursor: &Cursor,
        frame: &Frame,
        segments: u32,
    ) -> Result<Self, CursorError> {
        let position = frame.cursors.read(&frame.fingerprint, cursor)?;
        let mut reader = Reader::new(&position);
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
