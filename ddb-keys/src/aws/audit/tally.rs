//! The findings of an audit so far.

use alloc::collections::BTreeMap;
use alloc::string::ToString;
use alloc::vec::Vec;

use super::findings::FindingKind;
use super::partitions::{Partitions, Size};
use crate::aws::sweep::{Fields, Record, Tally, key_of, key_record};
use crate::aws::{AffectedKey, Units};
use crate::key::Key;

/// The number of samples in a finding.
const SAMPLES: usize = 10;

/// The findings of an audit so far.
#[derive(Debug, Clone, Default)]
pub(in crate::aws) struct Audited {
    pub(super) items: u64,
    pub(super) bytes: u64,
    /// By the name of the entity.
    pub(super) entities: BTreeMap<alloc::string::String, Count>,
    pub(super) findings: BTreeMap<FindingKind, Found>,
    pub(super) partitions: Partitions,
    pub(super) consumed: Units,
}

/// The items of an entity.
#[derive(Debug, Clone, Default)]
pub(super) struct Count {
    pub(super) items: u64,
    pub(super) bytes: u64,
    pub(super) largest: Option<(u64, Key)>,
}

/// The items with a finding.
#[derive(Debug, Clone, Default)]
pub(super) struct Found {
    pub(super) items: u64,
    pub(super) samples: Vec<AffectedKey>,
}

impl Audited {
    pub(super) fn find(&mut self, kind: FindingKind, key: &Key, reason: impl ToString) {
        let found = self.findings.entry(kind).or_default();
        found.items += 1;
        if found.samples.len() < SAMPLES {
            found.samples.push(AffectedKey { key: key.clone(), reason: reason.to_string() });
        }
    }

    pub(super) fn count(&mut self, entity: &str, key: &Key, bytes: u64) {
        let largest = Some((bytes, key));
        match self.entities.get_mut(entity) {
            Some(count) => count.add(1, bytes, largest),
            None => self.entities.entry(entity.to_string()).or_default().add(1, bytes, largest),
        }
    }
}

impl Count {
    fn add(&mut self, items: u64, bytes: u64, largest: Option<(u64, &Key)>) {
        self.items += items;
        self.bytes += bytes;
        if let Some((bytes, key)) = largest
            && self.largest.as_ref().is_none_or(|(known, _)| *known < bytes)
        {
            self.largest = Some((bytes, key.clone()));
        }
    }
}

impl Tally for Audited {
    fn add(&mut self, other: Self) {
        self.items += other.items;
        self.bytes += other.bytes;
        self.consumed += other.consumed;
        for (entity, Count { items, bytes, largest }) in other.entities {
            let largest = largest.as_ref().map(|(bytes, key)| (*bytes, key));
            self.entities.entry(entity).or_default().add(items, bytes, largest);
        }
        for (kind, found) in other.findings {
            let known = self.findings.entry(kind).or_default();
            known.items += found.items;
            let room = SAMPLES.saturating_sub(known.samples.len());
            known.samples.extend(found.samples.into_iter().take(room));
        }
        self.partitions.merge(other.partitions);
    }

    fn consumed(&mut self, units: Units) {
        self.consumed += units;
    }

    fn records(&self) -> Vec<Record> {
        let mut records = Vec::from([
            Record::new("items").with(self.items).with(self.bytes),
            Record::new("units").with(self.consumed.read).with(self.consumed.write),
        ]);
        for (entity, Count { items, bytes, largest }) in &self.entities {
            let record = Record::new("entity").with(entity).with(items).with(bytes);
            records.push(match largest {
                Some((bytes, key)) => key_record(record.with(bytes), key),
                None => record,
            });
        }
        for (kind, Found { items, samples }) in &self.findings {
            records.push(Record::new("finding").with(kind.id()).with(items));
            records.extend(samples.iter().map(|AffectedKey { key, reason }| {
                key_record(Record::new("sample").with(kind.id()).with(reason), key)
            }));
        }
        let (sizes, missed) = self.partitions.largest(usize::MAX);
        records.push(Record::new("missed").with(missed));
        records.extend(sizes.into_iter().map(|(pk, Size { items, bytes })| {
            let key = Key { pk, sk: None };
            key_record(Record::new("partition").with(items).with(bytes), &key)
        }));
        records
    }

    fn read(&mut self, mut record: Fields<'_>) -> Option<()> {
        let kind_of = |id: &str| FindingKind::ALL.into_iter().find(|kind| kind.id() == id);
        match record.text()? {
            "items" => {
                self.items += record.parse::<u64>()?;
                self.bytes += record.parse::<u64>()?;
            }
            "units" => {
                self.consumed += Units { read: record.parse()?, write: record.parse()? };
            }
            "entity" => {
                let entity = record.text()?.to_string();
                let (items, bytes) = (record.parse()?, record.parse()?);
                let largest = match record.parse() {
                    Some(bytes) => Some((bytes, key_of(record)?)),
                    None => None,
                };
                let largest = largest.as_ref().map(|(bytes, key)| (*bytes, key));
                self.entities.entry(entity).or_default().add(items, bytes, largest);
            }
            "finding" => {
                let kind = kind_of(record.text()?)?;
                self.findings.entry(kind).or_default().items += record.parse::<u64>()?;
            }
            "sample" => {
                let kind = kind_of(record.text()?)?;
                let reason = record.text()?.to_string();
                let sample = AffectedKey { key: key_of(record)?, reason };
                self.findings.entry(kind).or_default().samples.push(sample);
            }
            "missed" => self.partitions.miss(record.parse()?),
            "partition" => {
                let size = Size { items: record.parse()?, bytes: record.parse()? };
                self.partitions.add(key_of(record)?.pk, size);
            }
            _ => return None,
        }
        Some(())
    }
}
