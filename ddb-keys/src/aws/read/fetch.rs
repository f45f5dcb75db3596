//! Requests whose result DynamoDB returns in pages, and one page of it.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;
use aws_sdk_dynamodb::operation::scan::builders::ScanFluentBuilder;
use aws_sdk_dynamodb::types::Select;

use super::cursor::Position;
use crate::aws::request::trace::Span;
use crate::aws::{Error, Item};

/// A request whose result DynamoDB returns in pages.
pub(in crate::aws) trait Pages: Clone + Send + Sync + 'static {
    /// Requests the page at a position.
    fn fetch(
        &mut self,
        at: Position,
        limit: Option<usize>,
    ) -> impl Future<Output = Result<Fetched, Error>> + Send;

    /// Whether the response may leave out key attributes.
    fn is_projected(&self) -> bool;

    /// Whether the request says how many items DynamoDB reads at once.
    fn is_limited(&self) -> bool;

    /// Makes the request count items. It then returns only these attributes of each item, or no items at all.
    fn counting(self, names: Option<String>) -> Self;
}

/// A page as DynamoDB returns it.
pub(in crate::aws) struct Fetched {
    pub(in crate::aws) items: Vec<Item>,
    /// The number of items, which a request that counts returns without them.
    pub(in crate::aws) count: usize,
    pub(in crate::aws) next: Position,
}

/// A request that is sent once.
pub(in crate::aws) trait OnePage: Sized {
    /// Requests the page at a position.
    fn page(
        self,
        at: Position,
        limit: Option<usize>,
    ) -> impl Future<Output = Result<Fetched, Error>> + Send;
}

macro_rules! pages {
    ($($operation:literal $builder:ty;)+) => {$(
        impl OnePage for $builder {
            async fn page(self, at: Position, limit: Option<usize>) -> Result<Fetched, Error> {
                let start = if let Position::After(key) = at { Some(key) } else { None };
                let request = self.set_exclusive_start_key(start.clone());
                let request = match limit {
                    Some(limit) => request.limit(i32::try_from(limit).unwrap_or(i32::MAX)),
                    None => request,
                };
                let (table, index) = (request.get_table_name(), request.get_index_name());
                let span = Span::new($operation, table.as_deref(), index.as_deref());
                let counts = request.get_select().as_ref() == Some(&Select::Count);
                // The SDK's future has several kilobytes, which would be moved with each future around it.
                let answer = Box::pin(span.around(request.send()));
                let output = answer.await.map_err(Error::sent)?;
                if output.items.is_none() && !counts {
                    return Err(Error::lacking("Items"));
                }
                let last = output.last_evaluated_key;
                if last.is_some() && last == start {
                    return Err(Error::RepeatedKey);
                }
                let items = output.items.unwrap_or_default();
                let count = usize::try_from(output.count).unwrap_or(0);
                Ok(Fetched { items, count, next: last.map_or(Position::End, Position::After) })
            }
        }

        impl Pages for $builder {
            async fn fetch(&mut self, at: Position, limit: Option<usize>) -> Result<Fetched, Error> {
                self.clone().page(at, limit).await
            }

            fn is_projected(&self) -> bool {
                self.get_projection_expression().is_some() || self.get_attributes_to_get().is_some()
            }

            fn is_limited(&self) -> bool {
                self.get_limit().is_some()
            }

            fn counting(self, names: Option<String>) -> Self {
                let request = self.set_attributes_to_get(None);
                match names {
                    Some(names) => request.projection_expression(names),
                    None => request.set_projection_expression(None).select(Select::Count),
                }
            }
        }
    )+};
}
pages! {
    "query" QueryFluentBuilder;
    "scan" ScanFluentBuilder;
}
