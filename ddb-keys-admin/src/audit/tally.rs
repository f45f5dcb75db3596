//! The findings of an audit so far.

use std::collections::BTreeMap;

use ddb_keys::Key;
use ddb_keys::aws::Units;
use serde::{Deserialize, Serialize};

use super::findings::FindingKind;
use super::inventory::Inventory;
use super::locks::{Defect, Locks};
use super::partitions::Partitions;
use crate::pass::{Sample, Tally, key_text};

/// The number of samples in a finding.
const SAMPLES: usize = 10;

/// The findings of an audit so far.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub(crate) struct Audited {
    pub(super) items: u64,
    pub(super) bytes: u64,
    /// By the name of the entity.
    pub(super) entities: BTreeMap<String, Count>,
    pub(super) findings: BTreeMap<FindingKind, Found>,
    pub(super) partitions: Partitions,
    #[serde(default)]
    pub(super) locks: Locks,
    #[serde(with = "key_text::Consumed")]
    pub(super) consumed: Units,
}

/// The items of an entity.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub(super) struct Count {
    pub(super) items: u64,
    pub(super) bytes: u64,
    pub(super) largest: Option<Largest>,
    #[serde(default)]
    pub(super) attributes: Inventory,
}

/// The items with a finding.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub(super) struct Found {
    pub(super) items: u64,
    pub(super) samples: Vec<Sample>,
}

/// The largest item of an entity.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct Largest {
    pub(super) bytes: u64,
    #[serde(with = "key_text")]
    pub(super) key: Key,
}

impl Audited {
    pub(super) fn find(&mut self, kind: FindingKind, key: &Key, reason: impl ToString) {
        let found = self.findings.entry(kind).or_default();
        found.items += 1;
        if found.samples.len() < SAMPLES {
            found.samples.push(Sample { key: key.clone(), reason: reason.to_string() });
        }
    }

    /// The findings, with those about unique values if this is the `whole` table, which alone shows them.
    pub(super) fn findings(&self, whole: bool) -> BTreeMap<FindingKind, Found> {
        let mut findings = self.findings.clone();
        for Defect { is_due, locks, key } in self.locks.defects().filter(|_| whole) {
            let (kind, reason) = if is_due {
                (FindingKind::MissingLock, "no item stands here, or two items have the value")
            } else {
                (FindingKind::OrphanedLock, "no item has this value")
            };
            let found = findings.entry(kind).or_default();
            found.items += locks;
            if let Some(key) = key.filter(|_| found.samples.len() < SAMPLES) {
                found.samples.push(Sample { key, reason: reason.to_string() });
            }
        }
        findings
    }

    /// Counts an item of an entity. Returns its count.
    pub(super) fn count(&mut self, entity: &str, key: &Key, bytes: u64) -> &mut Count {
        let count = self.entities.entry(entity.to_string()).or_default();
        count.add(1, bytes, Some((bytes, key)));
        count
    }
}

impl Count {
    fn add(&mut self, items: u64, bytes: u64, largest: Option<(u64, &Key)>) {
        self.items += items;
        self.bytes += bytes;
        if let Some((bytes, key)) = largest
            && self.largest.as_ref().is_none_or(|known| known.bytes < bytes)
        {
            self.largest = Some(Largest { bytes, key: key.clone() });
        }
    }
}

impl Tally for Audited {
    fn add(&mut self, other: Self) {
        self.items += other.items;
        self.bytes += other.bytes;
        self.consumed += other.consumed;
        for (entity, Count { items, bytes, largest, attributes }) in other.entities {
            let largest = largest.as_ref().map(|of| (of.bytes, &of.key));
            let count = self.entities.entry(entity).or_default();
            count.add(items, bytes, largest);
            count.attributes.merge(attributes);
        }
        for (kind, found) in other.findings {
            let known = self.findings.entry(kind).or_default();
            known.items += found.items;
            let room = SAMPLES.saturating_sub(known.samples.len());
            known.samples.extend(found.samples.into_iter().take(room));
        }
        self.partitions.merge(other.partitions);
        self.locks.merge(other.locks);
    }

    fn consumed(&mut self, units: Units) {
        self.consumed += units;
    }
}
