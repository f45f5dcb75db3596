//! The rows of one query or one segment, read page after page.

use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::vec::Vec;
use core::pin::Pin;
use core::task::{Context, Poll};

use super::page::{Gathered, Page};
use super::paginate::{Place, Row, Step, Stepwise};
use crate::aws::{Error, ItemError};
use crate::key::Key;

/// A page that is being read.
pub(in crate::aws) type Reading<R> =
    Pin<Box<dyn Future<Output = Result<ReadPage<R>, Error>> + Send>>;

/// A page that was read, and the next one.
pub(in crate::aws) struct ReadPage<R> {
    pub(in crate::aws) rows: Vec<Row<R>>,
    pub(in crate::aws) skipped: usize,
    /// Keys that the index has and the table no longer has.
    pub(in crate::aws) vanished: Vec<Key>,
    /// Where the page ends.
    pub(in crate::aws) end: Place,
    /// The next page, to be read when it is polled.
    pub(in crate::aws) next: Option<Reading<R>>,
}

impl<R> ReadPage<R> {
    /// The only page of a read, or one after the last.
    pub(in crate::aws) fn last(rows: Vec<Row<R>>) -> Self {
        Self { rows, skipped: 0, vanished: Vec::new(), end: Place::End, next: None }
    }
}

/// Reads the next page when it is polled.
pub(in crate::aws) fn read<R: Send + 'static>(mut steps: impl Stepwise<R>) -> Reading<R> {
    Box::pin(async move {
        let Some(step) = steps.step().await? else {
            return Ok(ReadPage::last(Vec::new()));
        };
        let Step { rows, skipped, vanished } = step;
        let end = steps.place();
        // The future is as large as a request, so none is made for a page that does not exist.
        let next = (!matches!(end, Place::End)).then(|| read(steps));
        Ok(ReadPage { rows, skipped, vanished, end, next })
    })
}

/// Rows that one request after the other has returned.
pub(in crate::aws) struct PageReader<R> {
    /// Which segment of a scan this is; 0 for a query.
    pub(in crate::aws) segment: u32,
    /// The place after the last row that was handed out.
    pub(in crate::aws) place: Place,
    rows: VecDeque<Row<R>>,
    /// Keys of rows that had vanished.
    pub(in crate::aws) vanished: Vec<Key>,
    /// Where the rows end.
    end: Place,
    reading: Option<Reading<R>>,
}

/// The result of polling a reader.
pub(in crate::aws) enum Polled<R> {
    Row(Result<R, ItemError>),
    Failure(Error),
    /// Nothing more.
    End,
}

impl<R> PageReader<R> {
    pub(in crate::aws) fn new(segment: u32, place: Place, reading: Reading<R>) -> Self {
        let end = place.clone();
        let (rows, vanished) = (VecDeque::new(), Vec::new());
        Self { segment, place, rows, vanished, end, reading: Some(reading) }
    }

    /// Whether every row has been read and handed out.
    pub(in crate::aws) fn is_finished(&self) -> bool {
        self.rows.is_empty() && matches!(self.end, Place::End)
    }

    /// Reads no further page.
    pub(in crate::aws) fn stop(&mut self) {
        self.reading = None;
    }

    pub(in crate::aws) fn poll_next(&mut self, context: &mut Context<'_>) -> Poll<Polled<R>> {
        loop {
            if let Some(row) = self.take_row() {
                return Poll::Ready(Polled::Row(row));
            }
            let Some(reading) = &mut self.reading else { return Poll::Ready(Polled::End) };
            let Poll::Ready(read) = reading.as_mut().poll(context) else { return Poll::Pending };
            if let Err(failure) = self.keep(read) {
                return Poll::Ready(Polled::Failure(failure));
            }
        }
    }

    /// Reads one page, and no more. Returns how many items were skipped.
    pub(in crate::aws) async fn read_page(&mut self) -> Result<usize, Error> {
        match self.reading.take() {
            Some(reading) => self.keep(reading.await),
            None => Ok(0),
        }
    }

    fn keep(&mut self, read: Result<ReadPage<R>, Error>) -> Result<usize, Error> {
        self.reading = None;
        let read = read?;
        self.rows = read.rows.into();
        self.vanished.extend(read.vanished);
        self.end = read.end;
        self.reading = read.next;
        if self.rows.is_empty() {
            self.reach_end();
        }
        Ok(read.skipped)
    }

    /// Takes a row that has been read.
    pub(in crate::aws) fn take_row(&mut self) -> Option<Result<R, ItemError>> {
        let Row { row, place } = self.rows.pop_front()?;
        match place {
            Some(place) => self.place = place,
            None if self.rows.is_empty() => self.reach_end(),
            None => {}
        }
        Some(row)
    }

    /// After the last row of all, the place stays where it is, so that a cursor can be made of it.
    fn reach_end(&mut self) {
        if !matches!(self.end, Place::End) {
            self.place = self.end.clone();
        }
    }
}

/// Reads until a page has its rows. Returns where the next one starts.
pub(in crate::aws) async fn read_page<R>(
    mut steps: impl Stepwise<R>,
    once: bool,
) -> Result<(Page<R>, Place), Error> {
    let mut gathered = Gathered::new();
    let (mut skipped, mut vanished, mut failure) = (0, Vec::new(), None);
    loop {
        match steps.step().await {
            Ok(None) => break,
            Ok(Some(step)) => {
                skipped += step.skipped;
                vanished.extend(step.vanished);
                step.rows.into_iter().for_each(|row| gathered.add(row.row));
            }
            Err(error) if gathered.is_empty() || matches!(error, Error::Cursor(_)) => {
                return Err(error);
            }
            Err(error) => {
                failure = Some(error);
                break;
            }
        }
        if once {
            break;
        }
    }
    let Gathered { rows, unreadable } = gathered;
    Ok((Page { rows, unreadable, skipped, vanished, failure, cursor: None }, steps.place()))
}
