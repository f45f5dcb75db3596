//! The report of an audit.

use std::fmt;
use std::ops::RangeInclusive;

use ddb_keys::aws::{AffectedKey, Units};
use ddb_keys::schema::EntitySchema;
use ddb_keys::{Key, KeyValue};

use super::findings::{Finding, FindingKind};
use super::inventory::AttributeCount;
use super::tally::Audited;
use crate::Error;
use crate::example::example;
use crate::pass::{Share, State, merge};

/// The number of partitions in a report.
const PARTITIONS: usize = 10;

/// The contents of a table, and what does not fit the code.
///
/// It prints as text; [`to_json`](Self::to_json) is for other programs.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct AuditReport {
    /// The name of the table.
    pub table: String,
    /// The number of items.
    pub items: u64,
    /// The total size of the items, as DynamoDB counts it.
    pub bytes: u64,
    /// Items by entity, in the order of the table's declaration.
    pub entities: Vec<EntityCount>,
    /// The defects that were found, the most serious first.
    pub findings: Vec<Finding>,
    /// The largest partitions, the largest first, each with the range in which its size lies, in bytes.
    ///
    /// Sizes are counted in constant memory. If a table has more than about a thousand partitions, some of
    /// a partition may be missing from the count.
    pub partitions: Vec<(KeyValue, RangeInclusive<u64>)>,
    /// The capacity that was consumed.
    pub consumed: Units,
    /// Segments that have been read to their end.
    pub segments_done: u32,
    /// Segments of the share, or of all shares in a report of several.
    pub segments: u32,
}

/// The items of one entity.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct EntityCount {
    /// The entity.
    pub entity: String,
    /// The number of items.
    pub items: u64,
    /// The total size of the items.
    pub bytes: u64,
    /// The size and the key of the largest one.
    pub largest: Option<(u64, Key)>,
    /// Their attributes, by name. Of an entity with more than a thousand, some are missing.
    pub attributes: Vec<AttributeCount>,
}

impl AuditReport {
    /// Adds up the checkpoints of the shares of one audit.
    ///
    #[doc = example!(
        "// Each machine audits a share and keeps its checkpoint; one of them adds up the report."
        r#"let file = |name| std::env::temp_dir().join(format!("{name}-{}", std::process::id()));"#
        r#"let kept = ["first", "second"].map(file);"#
        "for (share, path) in (0..).zip(&kept) {"
        "    let checkpoint = ddb_keys_admin::Checkpoint::file(path);"
        "    ddb_keys_admin::audit(&table).share(share, 2).checkpoint(checkpoint).await?;"
        "}"
        "let texts = kept.map(|path| std::fs::read_to_string(path).unwrap_or_default());"
        "assert!(ddb_keys_admin::AuditReport::of_checkpoints(texts)?.is_complete());"
    )]
    ///
    /// # Errors
    ///
    /// [`Error::Checkpoint`] if one cannot be read, belongs to another audit, or is given twice.
    pub fn of_checkpoints(texts: impl IntoIterator<Item = impl AsRef<str>>) -> Result<Self, Error> {
        let state = merge::<Audited>(texts)?;
        let operation = &state.identity.operation;
        if !operation.starts_with("audit") {
            let reason = format!("it is of another operation: `{operation}`, not an audit");
            return Err(Error::checkpoint(reason));
        }
        Ok(Self::of(&[], &state))
    }

    /// The report, the entities of the table in their order, followed by others.
    pub(super) fn of(order: &[&EntitySchema], state: &State<Audited>) -> Self {
        let State { identity, tally: audited, .. } = state;
        let (segments_done, segments) = state.progress();
        let is_whole = segments_done == segments && identity.share == Share::WHOLE;
        let place = |entity: &str| order.iter().position(|of| of.name == entity);
        let entities = audited.entities.iter().map(|(entity, count)| EntityCount {
            entity: entity.clone(),
            items: count.items,
            bytes: count.bytes,
            largest: count.largest.clone().map(|of| (of.bytes, of.key)),
            attributes: count.attributes.counts(),
        });
        let mut entities: Vec<EntityCount> = entities.collect();
        entities.sort_by_key(|count| place(&count.entity).unwrap_or(usize::MAX));
        let findings = audited.findings(is_whole).into_iter().map(|(kind, found)| Finding {
            kind,
            items: found.items,
            samples: found.samples.into_iter().map(AffectedKey::from).collect(),
        });
        let (largest, missed) = audited.partitions.largest(PARTITIONS);
        let partitions =
            largest.into_iter().map(|(pk, size)| (pk, size.bytes..=size.bytes + missed));
        Self {
            table: identity.table.clone(),
            items: audited.items,
            bytes: audited.bytes,
            entities,
            findings: findings.collect(),
            partitions: partitions.collect(),
            consumed: audited.consumed,
            segments_done,
            segments,
        }
    }

    /// Returns whether everything has been read, and every item fits the code.
    ///
    #[doc = example!(
        "table.put(&order).await?;"
        "assert!(ddb_keys_admin::audit(&table).await?.is_clean());"
    )]
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.is_complete() && self.findings.is_empty()
    }

    /// Returns whether every segment has been read to its end.
    ///
    #[doc = example!(
        "// `false` of one share of several, or of the checkpoints of a pass that has not ended."
        "assert!(ddb_keys_admin::audit(&table).await?.is_complete());"
    )]
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.segments_done == self.segments
    }

    /// Returns how many items have a finding of this kind.
    ///
    #[doc = example!(
        "table.put(&order).await?;"
        "use ddb_keys_admin::FindingKind;"
        ""
        "let report = ddb_keys_admin::audit(&table).await?;"
        "assert_eq!(report.items_with(FindingKind::StaleIndexKey), 0);"
    )]
    #[must_use]
    pub fn items_with(&self, kind: FindingKind) -> u64 {
        self.findings.iter().find(|finding| finding.kind == kind).map_or(0, |finding| finding.items)
    }
}

impl fmt::Display for AuditReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`: {}, {} bytes", self.table, counted(self.items), self.bytes)?;
        if !self.is_complete() {
            write!(f, "; {} of {} segments read", self.segments_done, self.segments)?;
        }
        for EntityCount { entity, items, bytes, largest, .. } in &self.entities {
            write!(f, "\n  {entity}: {}, {bytes} bytes", counted(*items))?;
            if let Some((bytes, key)) = largest {
                write!(f, ", the largest {bytes} bytes: {key}")?;
            }
        }
        for (pk, bytes) in &self.partitions {
            let share = 100 * bytes.start() / self.bytes.max(1);
            if share > 0 {
                write!(f, "\n  partition {pk}: {share} % of the table")?;
            }
        }
        for Finding { kind, items, samples } in &self.findings {
            write!(f, "\n{}: {kind}: {}", kind.id(), counted(*items))?;
            for sample in samples {
                write!(f, "\n  {sample}")?;
            }
        }
        Ok(())
    }
}

fn counted(items: u64) -> String {
    let word = if items == 1 { "item" } else { "items" };
    format!("{items} {word}")
}
