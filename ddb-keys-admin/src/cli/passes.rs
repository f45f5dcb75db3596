//! Passes over the table, with their progress.

use std::time::Duration;

use ddb_keys::aws::{Client, TableItems};

use super::arguments::{Pass, Writes};
use super::outcome::Answer;
use super::progress::Progress;
use crate::migrate::migrate_all;
use crate::pass::{Settings, Share};
use crate::{AuditReport, Checkpoint, Migration, MigrationReport, Reports};

pub(super) async fn audit<T: TableItems>(table: &Client<T>, pass: &Pass) -> Result<Answer, String> {
    let audit = crate::audit(table).with(settings(pass));
    let progress = Progress::of(table, pass).await;
    let show = |of: &AuditReport| progress.show(of.items, [of.segments_done, of.segments]);
    let report = last(audit.stream(), show).await?;
    let (text, json) = (report.to_string(), report.to_json());
    Ok(Answer { text, json, is_fine: report.findings.is_empty() })
}

pub(super) async fn migrate<T: TableItems>(
    table: &Client<T>,
    entity: Option<&str>,
    writes: &Writes,
    pass: &Pass,
) -> Result<Answer, String> {
    let with_formers = T::SCHEMA.entities.iter().filter(|entity| !entity.formers.is_empty());
    let names: Vec<&str> = with_formers.map(|entity| entity.name).collect();
    let chosen = entity.and_then(|name| names.iter().find(|known| **known == name)).copied();
    if let (Some(name), None) = (entity, chosen) {
        let known = names.join("`, `");
        return Err(format!("no entity `{name}` has former keys; these have: `{known}`"));
    }
    migration(table, migrate_all(table, chosen), writes, pass).await
}

pub(super) async fn migration<T: TableItems>(
    table: &Client<T>,
    migration: Migration,
    writes: &Writes,
    pass: &Pass,
) -> Result<Answer, String> {
    let migration = migration.with(settings(pass)).writes_at_once(writes.writes_at_once);
    let migration = if writes.yes { migration } else { migration.dry_run() };
    let progress = Progress::of(table, pass).await;
    let show = |of: &MigrationReport| progress.show(of.scanned, [of.segments_done, of.segments]);
    let report = last(migration.stream(), show).await?;
    let plan = if writes.yes { "" } else { "\nnothing was written: add `--yes`" };
    let (text, json) = (format!("{report}{plan}"), report.to_json());
    Ok(Answer { text, json, is_fine: report.refused == 0 })
}

fn settings(pass: &Pass) -> Settings {
    let share = pass.share.map(|(number, of)| Share { number, of });
    Settings {
        share: share.unwrap_or(Share::WHOLE),
        segments: pass.segments.max(1),
        page_size: pass.page_size.map(|items| items.max(1)),
        units_per_second: pass.units_per_second,
        timeout: Duration::from_secs(pass.timeout),
        checkpoint: pass.checkpoint.as_ref().map(Checkpoint::file),
    }
}

/// The last report of a pass. Each one is shown.
async fn last<R: Send + Sync + 'static>(
    mut reports: Reports<R>,
    show: impl Fn(&R),
) -> Result<R, String> {
    let mut last = None;
    while let Some(report) = reports.try_next().await.map_err(|error| error.to_string())? {
        show(&report);
        last = Some(report);
    }
    last.ok_or_else(|| String::from("the pass has ended without a report"))
}
