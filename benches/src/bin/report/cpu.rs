//! Processor time, which neighbours on the machine disturb less than the clock.

use std::error::Error;
use std::time::Duration;

use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeVal;

/// What all programs that were started and have ended took.
pub fn of_children() -> Result<Duration, Box<dyn Error>> {
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN)?;
    let duration = |time: TimeVal| -> Result<Duration, Box<dyn Error>> {
        let (seconds, micros) = (time.tv_sec().try_into()?, u32::try_from(time.tv_usec())?);
        Ok(Duration::new(seconds, 1000 * micros))
    };
    Ok(duration(usage.user_time())? + duration(usage.system_time())?)
}
