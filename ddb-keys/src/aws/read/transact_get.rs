//! Consistent snapshots of up to 100 items.

use alloc::boxed::Box;
use alloc::format;
use alloc::vec::Vec;

use aws_sdk_dynamodb::operation::transact_get_items::builders::TransactGetItemsFluentBuilder;
use aws_sdk_dynamodb::types::{Get, TransactGetItem};

use super::into_gets::{Answered, IntoGets, KeysToRead};
use crate::aws::example::example;
use crate::aws::item::key::key_item;
use crate::aws::request::trace::Span;
use crate::aws::{Client, Error, InvalidRequest, Pending};
use crate::key::Key;
use crate::table::Table;

/// The maximum number of items in one transaction.
const MAX_ITEMS: usize = 100;

/// Reads items as of a single moment, at twice the cost of consistent reads.
///
/// Awaiting it returns what [`transact_get`](Client::transact_get) was given, with items in the place of keys: an `Option` for a key,
/// a `Vec` of them for a list of keys, and a tuple for a tuple.
///
/// # Cost
///
/// One request: two read units for each 4 KB of each item.
///
/// # Errors
///
/// Items that cannot be read are an [`Error::Incomplete`], which holds the result with the other
/// items ([`Incomplete::into_answers`](crate::aws::Incomplete::into_answers)).
///
/// ```no_run
/// # use ddb_keys::{Entity, Table};
/// # use ddb_keys::aws::{Client, Error};
/// # #[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
/// # #[pk("USER#<username>")]
/// # struct User { username: String }
/// # #[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
/// # #[pk("GAME#<game_id>")]
/// # struct Game { game_id: u32 }
/// # #[derive(Debug, Table)]
/// # #[table(name = "games", pk = "PK")]
/// # enum Games { User(User), Game(Game) }
/// # async fn read(table: Client<Games>) -> Result<(), Error> {
/// let users = ["ann", "bob"].map(|username| UserKey { username });
/// let read = table.transact_get((GameKey { game_id: 7 }, users));
/// let (game, users): (Option<Game>, Vec<Option<User>>) = read.await?;
/// # Ok(())
/// # }
/// ```
///
/// [`Error::Key`] if a value cannot be part of a key, [`Error::Refused`] for more than 100 items, and
/// [`Error::Cancelled`] if somebody else writes one of the items.
#[derive(Debug)]
#[must_use = "nothing is read until it is awaited: `.await?`"]
pub struct TransactGet<T, A> {
    client: Client<T>,
    request: TransactGetItemsFluentBuilder,
    gets: KeysToRead,
    /// Reads the items of the response as the result.
    read: fn(&mut Answered) -> A,
}

impl<T: Table, A> TransactGet<T, A> {
    pub(in crate::aws) fn new<K: IntoGets<T, A>>(client: &Client<T>, keys: K) -> Self {
        let request = client.sdk().transact_get_items();
        Self { client: client.clone(), request, gets: KeysToRead::of(keys), read: K::read }
    }

    /// Changes the SDK's request in ways that are not covered here.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "use aws_sdk_dynamodb::types::ReturnConsumedCapacity;"
        ""
        "let read = table.transact_get(key);"
        "read.customize(|all| all.return_consumed_capacity(ReturnConsumedCapacity::Total)).await?;"
    )]
    pub fn customize(
        mut self,
        change: impl FnOnce(TransactGetItemsFluentBuilder) -> TransactGetItemsFluentBuilder,
    ) -> Self {
        self.request = change(self.request);
        self
    }

    /// The SDK's request, filled.
    ///
    #[doc = example!(
        "let request = table.transact_get(key).into_builder()?;"
        "assert_eq!(request.get_transact_items().as_ref().map(Vec::len), Some(1));"
    )]
    pub fn into_builder(self) -> Result<TransactGetItemsFluentBuilder, Error> {
        let found = self.gets.keys.len();
        if found == 0 {
            return Err(InvalidRequest::EmptyTransaction.into());
        }
        if found > MAX_ITEMS {
            return Err(InvalidRequest::TooManyActions { found, max: MAX_ITEMS }.into());
        }
        if self.request.get_transact_items().is_some() {
            return Err(InvalidRequest::already_set("transact_items", "transact_get").into());
        }
        let table_name = self.client.table_name();
        let keys = self.gets.keys.into_iter();
        let items = keys.map(|key| get_of::<T>(table_name, key?)).collect::<Result<_, _>>()?;
        Ok(self.request.set_transact_items(Some(items)))
    }
}

fn get_of<T: Table>(table_name: &str, key: Key) -> Result<TransactGetItem, Error> {
    let key = key_item(T::SCHEMA, key);
    let get = Get::builder().table_name(table_name).set_key(Some(key)).build();
    let get = get.map_err(Error::sdk)?;
    Ok(TransactGetItem::builder().get(get).build())
}

impl<T: Table, A: Send + 'static> IntoFuture for TransactGet<T, A> {
    type Output = Result<A, Error>;
    type IntoFuture = Pending<A>;

    fn into_future(mut self) -> Self::IntoFuture {
        let asked = self.gets.keys.len();
        let sizes = core::mem::take(&mut self.gets.sizes).into_iter();
        let read = self.read;
        let span = Span::new("transact_get", Some(self.client.table_name()), None);
        let request = self.into_builder();
        Box::pin(async move {
            let request = request?;
            let output = Box::pin(span.around(request.send())).await;
            let output = output.map_err(|error| Error::transaction(error, Vec::new()))?;
            let items = output.responses.unwrap_or_default();
            let items = items.into_iter().map(|response| response.item).collect::<Vec<_>>();
            if items.len() != asked {
                let body = format!("it has {} of {asked} items", items.len());
                return Err(Error::Response { status: 200, body });
            }
            let mut answered = Answered::of(items, sizes);
            let answers = read(&mut answered);
            answered.complete(answers)
        })
    }
}
