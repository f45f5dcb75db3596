//! The segments of one of several machines.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use crate::Error;

/// The maximum number of segments of a scan.
const MAX_SEGMENTS: u64 = 1_000_000;

/// One of several shares of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Share {
    /// Counted from 0.
    pub(crate) number: u32,
    pub(crate) of: u32,
}

impl Share {
    pub(crate) const WHOLE: Self = Self { number: 0, of: 1 };

    /// The numbers of its segments, among those of the whole table.
    pub(crate) fn segments(self, each: u32) -> Result<Range<u32>, Error> {
        let total = u64::from(self.of) * u64::from(each);
        if self.number >= self.of || total > MAX_SEGMENTS {
            let reason = format!(
                "there is no share {} of {} with {each} segments: shares count from 0, and a scan has \
                 at most {MAX_SEGMENTS} segments",
                self.number, self.of
            );
            return Err(Error::checkpoint(reason));
        }
        let first = self.number * each;
        Ok(first..first + each)
    }

    /// How many segments the whole table has.
    pub(crate) fn total(self, each: u32) -> u32 {
        self.of * each
    }
}

#[cfg(test)]
mod tests {

    use super::*;

    #[test]
    fn shares_are_the_whole_table_together() {
        let shares = (0..16).map(|number| Share { number, of: 16 });
        let segments: Vec<u32> = shares.flat_map(|share| share.segments(4).unwrap()).collect();
        assert_eq!(segments, (0..64).collect::<Vec<_>>());
        assert_eq!(Share::WHOLE.segments(3).unwrap(), 0..3);
    }

    #[test]
    fn a_share_beyond_the_last_is_refused() {
        assert!(Share { number: 16, of: 16 }.segments(1).is_err());
        assert!(Share { number: 0, of: 0 }.segments(1).is_err());
        assert!(Share { number: 1, of: 2 }.segments(500_001).is_err());
    }
}
