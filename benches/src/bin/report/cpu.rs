//! Processor time, which other programs on the machine disturb less than wall-clock time.

use std::error::Error;
use std::process::Command;
use std::time::{Duration, Instant};

use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeVal;

use crate::machine::output;

/// Wall clock and processor time of a command.
pub fn timed(command: &mut Command) -> Result<(Duration, Duration), Box<dyn Error>> {
    let (start, before) = (Instant::now(), of_children()?);
    output(command)?;
    Ok((start.elapsed(), of_children()? - before))
}

/// The processor time of all child processes that have ended.
fn of_children() -> Result<Duration, Box<dyn Error>> {
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN)?;
    let duration = |time: TimeVal| -> Result<Duration, Box<dyn Error>> {
        let (seconds, micros) = (time.tv_sec().try_into()?, u32::try_from(time.tv_usec())?);
        Ok(Duration::new(seconds, 1000 * micros))
    };
    Ok(duration(usage.user_time())? + duration(usage.system_time())?)
}
