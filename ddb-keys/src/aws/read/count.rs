//! Counts rows without reading them.

use alloc::string::String;
use alloc::vec::Vec;

use super::cursor::Frame;
use super::cursor::Start;
use super::paginate::{Pages, Progress};
use super::select::IsRow;
use crate::aws::Incomplete;
use crate::aws::{Error, ItemError};

/// A number of rows, and an error for each item that may be a row but does not show it.
pub(in crate::aws) struct Counted {
    pub(in crate::aws) rows: usize,
    pub(in crate::aws) unreadable: Vec<ItemError>,
}

impl Counted {
    /// Returns the number, if every item shows whether it is a row.
    pub(in crate::aws) fn complete(self) -> Result<usize, Error> {
        if self.unreadable.is_empty() {
            return Ok(self.rows);
        }
        Err(Incomplete::of(self.rows, self.rows, self.unreadable).into())
    }

    /// The number of items that count towards a limit.
    fn len(&self) -> usize {
        self.rows + self.unreadable.len()
    }
}

/// Counts the items that are rows, up to `most`. If items must be told apart, `telling` names the attributes
/// for that.
pub(in crate::aws) async fn count<P: Pages>(
    request: P,
    is_row: IsRow,
    mut start: Start,
    telling: Option<String>,
    most: Option<usize>,
    frame: &Frame,
) -> Result<Counted, Error> {
    let request = request.counting(telling);
    let mut counted = Counted { rows: 0, unreadable: Vec::new() };
    let (mut ask, mut progress) = (0, Progress::default());
    loop {
        let limit = most.map(|most| ask.max(most.saturating_sub(counted.len())));
        let fetched = request.clone().fetch(start, limit).await?;
        progress.check(&request, frame, fetched.next.as_ref())?;
        ask = fetched.ask_next(limit);
        if fetched.items.is_empty() {
            // More than wanted if more were requested.
            let rows = usize::try_from(fetched.count).unwrap_or(0);
            let missing = most.map_or(rows, |most| most.saturating_sub(counted.len()));
            counted.rows += rows.min(missing);
        }
        for item in fetched.items.iter().filter(|item| !frame.excludes(item)) {
            if most.is_some_and(|most| counted.len() >= most) {
                break;
            }
            match is_row(item) {
                Ok(is_row) => counted.rows += usize::from(is_row),
                Err(error) => counted.unreadable.push(error),
            }
        }
        let Some(next) = fetched.next else { return Ok(counted) };
        start = next;
        if most.is_some_and(|most| counted.len() >= most) {
            return Ok(counted);
        }
    }
}
