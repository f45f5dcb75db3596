//! Filling the table.

use std::time::Duration;

use ddb_keys::aws::{BatchWrite, Client};
use indicatif::{ProgressBar, ProgressStyle};

use super::entities::BattleRoyale;
use crate::Failure;

/// Rows between two steps of the progress bar: what one request takes.
const STEP: usize = 25;

/// Creates the table, and writes every row or says how many are missing.
pub async fn load(table: &Client<BattleRoyale>, rows: &[BattleRoyale]) -> Result<(), Failure> {
    let name = table.table_name();
    let created = table.create_table().until_active(Duration::from_mins(5)).await;
    created.map_err(|error| format!("the table `{name}` could not be created: {error}"))?;
    let bar = ProgressBar::new(rows.len() as u64)
        .with_style(ProgressStyle::with_template("{bar:40} {pos} of {len} items")?);
    for (at, rows_of_step) in rows.chunks(STEP).enumerate() {
        let batch = rows_of_step.iter().fold(table.batch_write(), BatchWrite::put_any);
        let unwritten = batch.await?;
        if let Some(first) = unwritten.first() {
            let (all, written) = (rows.len(), at * STEP + rows_of_step.len() - unwritten.len());
            bar.abandon();
            return Err(format!(
                "the table `{name}` was created, but {} of {all} items were not written: {first}",
                all - written
            )
            .into());
        }
        bar.inc(rows_of_step.len() as u64);
    }
    bar.finish_and_clear();
    Ok(())
}
