//! The frame of a read: the contents of its cursors, and the read that they belong to.

use alloc::vec::Vec;

use aws_sdk_dynamodb::types::AttributeValue;

use super::bytes::{Fingerprint, write_value};
use super::position::can_be;
use super::{Asked, Cursor, CursorError, VERSION};
use crate::aws::Item;
use crate::aws::item::key_value::key_value;
use crate::aws::request::bound_condition::{BoundCondition, key_names};
use crate::part::KeyValue;
use crate::query::Buckets;
use crate::schema::{IndexSchema, TableSchema};

/// The key attributes of the last item that was read, as far as the read does not give them. In a range over several
/// partitions the bucket comes first, alone at the start of its partition.
pub(in crate::aws) type ReadPosition = Vec<KeyValue>;

/// The key attributes of a read, and the fingerprint that its cursors carry.
#[derive(Debug)]
pub(in crate::aws) struct Frame {
    pub(super) fingerprint: [u8; 8],
    /// The key attributes of the table and of the index.
    attributes: Vec<&'static str>,
    /// Those that differ from item to item.
    pub(super) open: Vec<&'static str>,
    pub(super) table: &'static TableSchema,
    pub(super) index: Option<&'static IndexSchema>,
    /// The partitions of a range, and the attribute that tells them apart.
    buckets: Option<(Buckets, &'static str)>,
    /// The key attribute that a query ends in, and its first value after the range.
    excluded_end: Option<(&'static str, AttributeValue)>,
    /// Whether an item lies under a former key, and so not in the order of the key that is queried.
    is_former: Option<fn(&Item) -> bool>,
}

impl Frame {
    /// The frame of a query.
    pub(in crate::aws) fn of_query(
        condition: &BoundCondition,
        asked: Asked<'_>,
        is_former: Option<fn(&Item) -> bool>,
    ) -> Self {
        Self {
            fingerprint: condition.fingerprint(asked),
            attributes: key_names(condition.table, condition.index),
            open: condition.open_attributes().collect(),
            table: condition.table,
            index: condition.index,
            buckets: condition.buckets().map(|(buckets, name, _)| (buckets.clone(), name)),
            excluded_end: condition.excluded_end().map(|(name, end)| (name, end.clone().into())),
            is_former: is_former.filter(|_| condition.orders_by_primary_key()),
        }
    }

    /// The frame of a scan in this many segments, or of the one segment that the caller reads.
    pub(in crate::aws) fn of_scan(
        table: &'static TableSchema,
        index: Option<&'static IndexSchema>,
        table_name: &str,
        segments: u32,
        segment: Option<(i32, i32)>,
    ) -> Self {
        let mut print = Fingerprint::new();
        print.bytes(b"scan").text(table_name);
        print.text(index.map_or("", |index| index.name)).bytes(&segments.to_be_bytes());
        if let Some((segment, total)) = segment {
            print.bytes(&segment.to_be_bytes()).bytes(&total.to_be_bytes());
        }
        let attributes = key_names(table, index);
        Self {
            fingerprint: print.finish(),
            open: attributes.clone(),
            attributes,
            table,
            index,
            buckets: None,
            excluded_end: None,
            is_former: None,
        }
    }

    /// The attributes of the partition key that is read.
    pub(in crate::aws) fn partition_key(&self) -> &[&'static str] {
        let of_index = self.index.filter(|index| !index.local).map(|index| index.pk);
        of_index.unwrap_or(core::slice::from_ref(&self.table.pk))
    }

    /// The position of an item. `None` if it lacks one of its key attributes.
    pub(in crate::aws) fn position(&self, item: &Item) -> Option<ReadPosition> {
        let bucket = self.buckets.iter().map(|(buckets, name)| {
            let bucket = buckets.text_in(item.get(*name)?.as_s().ok()?)?;
            Some(KeyValue::S(bucket.into()))
        });
        let open = self.open.iter().map(|name| key_value(item.get(*name)?));
        bucket.chain(open).collect()
    }

    /// The position at the start of a bucket's partition.
    pub(in crate::aws) fn bucket(&self, bucket: i64) -> ReadPosition {
        self.buckets.iter().map(|(buckets, _)| KeyValue::S(buckets.text(bucket))).collect()
    }

    /// The key attributes of an item, after which a request can start.
    pub(in crate::aws) fn start_key(&self, item: &Item) -> Option<Item> {
        let pair = |name: &&'static str| Some(((*name).into(), item.get(*name)?.clone()));
        self.attributes.iter().map(pair).collect()
    }

    /// The start key of a position in a scan, all of whose attributes are open.
    pub(in crate::aws) fn start_key_of(&self, position: ReadPosition) -> Item {
        let names = self.open.iter().map(|name| (*name).into());
        names.zip(position.into_iter().map(Into::into)).collect()
    }

    /// The cursor of a query after a position.
    pub(in crate::aws) fn cursor(&self, position: &ReadPosition) -> Cursor {
        let mut bytes = Vec::from([VERSION]);
        bytes.extend(self.fingerprint);
        for value in position {
            write_value(&mut bytes, value);
        }
        Cursor(bytes)
    }

    /// Whether an item is outside the range although DynamoDB returns it.
    pub(in crate::aws) fn excludes(&self, item: &Item) -> bool {
        self.excluded_end.as_ref().is_some_and(|(name, end)| item.get(*name) == Some(end))
            || self.is_former.is_some_and(|is_former| is_former(item))
    }

    /// Checks that a value can be one of a scanned item.
    pub(super) fn check(&self, name: &str, value: &KeyValue) -> Result<(), CursorError> {
        if can_be(self.table, self.index, name, value) { Ok(()) } else { Err(CursorError::Outside) }
    }
}
