//! Requests per second, and the processor time of each.

use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeValLike;

use crate::operation::{Clients, Operation, Rival, user};

/// What a rival did in some time.
#[derive(Debug, Clone, Copy)]
pub struct Rate {
    pub per_second: f64,
    /// Processor time of this process for each request, in microseconds.
    pub micros: f64,
}

/// Lets tasks repeat an operation for some time.
pub async fn measure(
    clients: &Clients,
    operation: Operation,
    rival: Rival,
    tasks: usize,
    time: Duration,
) -> Result<Rate, Box<dyn Error>> {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let done = Arc::new(AtomicU64::new(0));
    let (start, before) = (Instant::now(), processor_micros()?);
    let running = (0..tasks).map(|task| {
        let (clients, done) = (clients.clone(), done.clone());
        tokio::spawn(async move {
            let user = user(task);
            while start.elapsed() < time {
                let number = NUMBER.fetch_add(1, Ordering::Relaxed);
                let acted = clients.act(operation, rival, &user, number).await;
                acted.map_err(|error| error.to_string())?;
                done.fetch_add(1, Ordering::Relaxed);
            }
            Ok::<_, String>(())
        })
    });
    for task in running.collect::<Vec<_>>() {
        task.await??;
    }
    let (elapsed, micros) = (start.elapsed(), processor_micros()? - before);
    let count = done.load(Ordering::Relaxed) as f64;
    Ok(Rate { per_second: count / elapsed.as_secs_f64(), micros: micros as f64 / count })
}

fn processor_micros() -> Result<i64, Box<dyn Error>> {
    let usage = getrusage(UsageWho::RUSAGE_SELF)?;
    Ok(usage.user_time().num_microseconds() + usage.system_time().num_microseconds())
}

/// The middle one.
pub fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
