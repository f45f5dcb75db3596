//! Consistent snapshots of up to 100 items.

use alloc::boxed::Box;
use alloc::format;
use alloc::vec::{self, Vec};
use core::marker::PhantomData;
use core::mem;

use aws_sdk_dynamodb::operation::transact_get_items::builders::TransactGetItemsFluentBuilder;
use aws_sdk_dynamodb::types::{Get, TransactGetItem};
use serde::de::DeserializeOwned;

use crate::aws::example::example;
use crate::aws::item::decode::entity_or_other;
use crate::aws::item_key;
use crate::aws::request::sending::{Sending, sent_when_polled};
use crate::aws::request::trace::Span;
use crate::aws::{Client, Error, Incomplete, InvalidRequest, Item, ItemError, KeyList, Pending};
use crate::key::{Entity, IsAKey, KeyOf};
use crate::table::{Contains, EntityOf, Table};

/// The maximum number of items in one transaction.
const MAX_ITEMS: usize = 100;

/// Reads items as they are at one moment, at twice the cost of consistent reads. Awaiting it returns
/// a tuple with an answer for each call, in the order of the calls.
///
/// # Cost
///
/// One request: two read units for each 4 KB of each item.
///
/// # Errors
///
/// Items that cannot be read are an [`Error::Incomplete`], which holds the answers with the other
/// items ([`Incomplete::into_answers`]).
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
/// let read = table.transact_get().get(GameKey { game_id: 7 }).get_many(users);
/// let (game, users): (Option<Game>, Vec<Option<User>>) = read.await?;
/// # Ok(())
/// # }
/// ```
///
/// [`Error::Key`] if a value cannot be part of a key, [`Error::Refused`] for more than 100 items, and
/// [`Error::Cancelled`] if somebody else writes one of the items.
#[derive(Debug)]
#[must_use = "nothing is read until it is awaited: `.await?`"]
pub struct TransactGet<T, A = ()> {
    client: Client<T>,
    request: TransactGetItemsFluentBuilder,
    items: Vec<Result<TransactGetItem, Error>>,
    /// The number of items in each answer.
    sizes: Vec<usize>,
    sending: Sending<Result<A, Error>>,
    answers: PhantomData<fn() -> A>,
}

impl<T: Table> TransactGet<T> {
    pub(in crate::aws) fn new(client: &Client<T>) -> Self {
        Self {
            client: client.clone(),
            request: client.sdk().transact_get_items(),
            items: Vec::new(),
            sizes: Vec::new(),
            sending: Sending::default(),
            answers: PhantomData,
        }
    }
}

impl<T: Table, A> TransactGet<T, A> {
    /// Reads one item: an `Option` in the tuple.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let (message, room) = table.transact_get().get(key).get(RoomKey { room: "rust" }).await?;"#
        "assert_eq!((message.is_some(), room), (true, None));"
    )]
    pub fn get<E: EntityOf<T, Shown: Sized>>(
        self,
        key: impl IsAKey<Itself: KeyOf<E>>,
    ) -> TransactGet<T, A::Longer>
    where
        A: Append<Option<E>>,
    {
        self.with([key])
    }

    /// Reads several items of one entity: a `Vec` of options in the tuple, in the order of the keys.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "let keys = [1, 2].map(|number| MessageKey { number, ..key });"
        "let (messages,) = table.transact_get().get_many(keys).await?;"
        "assert_eq!(messages, [Some(message), None]);"
    )]
    pub fn get_many<E, K>(self, keys: impl KeyList<K>) -> TransactGet<T, A::Longer>
    where
        E: EntityOf<T, Shown: Sized>,
        K: IsAKey<Itself: KeyOf<E>>,
        A: Append<Vec<Option<E>>>,
    {
        self.with(keys)
    }

    fn with<E, K, L>(self, keys: impl KeyList<K>) -> TransactGet<T, L>
    where
        E: Entity,
        K: IsAKey<Itself: KeyOf<E>>,
        T: Contains<E>,
    {
        let Self { client, request, mut items, mut sizes, sending: _, answers: _ } = self;
        let before = items.len();
        let table_name = client.table_name();
        items.extend(keys.keys().map(|key| one::<T, E>(table_name, &key.itself())));
        sizes.push(items.len() - before);
        TransactGet {
            client,
            request,
            items,
            sizes,
            sending: Sending::default(),
            answers: PhantomData,
        }
    }

    /// Changes the SDK's request in ways that are not covered here.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "use aws_sdk_dynamodb::types::ReturnConsumedCapacity;"
        ""
        "let read = table.transact_get().get(key);"
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
        "let request = table.transact_get().get(key).into_builder()?;"
        "assert_eq!(request.get_transact_items().as_ref().map(Vec::len), Some(1));"
    )]
    pub fn into_builder(mut self) -> Result<TransactGetItemsFluentBuilder, Error> {
        self.fill()
    }

    fn fill(&mut self) -> Result<TransactGetItemsFluentBuilder, Error> {
        let found = self.items.len();
        if found == 0 {
            return Err(InvalidRequest::Nothing { operation: "a transaction" }.into());
        }
        if found > MAX_ITEMS {
            return Err(InvalidRequest::TooManyActions { found, max: MAX_ITEMS }.into());
        }
        let items = mem::take(&mut self.items).into_iter().collect::<Result<_, _>>()?;
        Ok(self.request.clone().set_transact_items(Some(items)))
    }
}

fn one<T: Contains<E>, E: Entity>(
    table_name: &str,
    key: &impl KeyOf<E>,
) -> Result<TransactGetItem, Error> {
    let get = Get::builder().table_name(table_name).set_key(Some(item_key::<T, E>(key)?));
    let get = get.build().map_err(|error| Error::sdk(aws_sdk_dynamodb::Error::from(error)))?;
    Ok(TransactGetItem::builder().get(get).build())
}

impl<T: Table + 'static, A: Answers<T> + Send + 'static> TransactGet<T, A> {
    fn send_now(&mut self) -> Pending<A> {
        let sizes = mem::take(&mut self.sizes).into_iter();
        let span = Span::new("transact_get", Some(self.client.table_name()), None);
        let request = self.fill();
        Box::pin(async move {
            let request = request?;
            let output = span.around(request.send()).await;
            let output = output.map_err(|error| Error::transaction(error, Vec::new()))?;
            let items = output.responses.unwrap_or_default();
            let items = items.into_iter().map(|response| response.item).collect::<Vec<_>>();
            let (found, asked) = (items.len(), sizes.as_slice().iter().sum::<usize>());
            if found != asked {
                let body = format!("it has {found} of {asked} items");
                return Err(Error::Response { status: 200, body });
            }
            let mut answered =
                Answered { items: items.into_iter(), sizes, read: 0, unreadable: Vec::new() };
            let answers = A::read(&mut answered);
            answered.complete(answers)
        })
    }
}

sent_when_polled!([T: Table + 'static, A: Answers<T> + Send + 'static] TransactGet<T, A> => Result<A, Error>);

/// The items of an answer, in order.
#[doc(hidden)]
#[derive(Debug)]
pub struct Answered {
    items: vec::IntoIter<Option<Item>>,
    sizes: vec::IntoIter<usize>,
    /// The number of items that were found and could be read.
    read: usize,
    unreadable: Vec<ItemError>,
}

impl Answered {
    /// Returns the next item. `None` if it does not exist or cannot be read.
    fn item<T, E>(&mut self) -> Option<E>
    where
        T: Contains<E>,
        E: Entity + DeserializeOwned,
    {
        match entity_or_other::<T, E>(self.items.next()??) {
            Ok(entity) => {
                self.read += usize::from(entity.is_some());
                entity
            }
            Err(error) => {
                self.unreadable.push(error);
                None
            }
        }
    }

    /// The answers, if every item could be read.
    fn complete<A: Send + 'static>(self, answers: A) -> Result<A, Error> {
        if self.unreadable.is_empty() {
            return Ok(answers);
        }
        Err(Incomplete::of(answers, self.read, self.unreadable).into())
    }
}

/// The answer to one call: one item or several.
#[doc(hidden)]
pub trait Answer<T>: Sized {
    /// Takes the answer's items.
    fn read(answered: &mut Answered) -> Self;
}

impl<T: Contains<E>, E: Entity + DeserializeOwned> Answer<T> for Option<E> {
    fn read(answered: &mut Answered) -> Self {
        answered.sizes.next();
        answered.item::<T, E>()
    }
}

impl<T: Contains<E>, E: Entity + DeserializeOwned> Answer<T> for Vec<Option<E>> {
    fn read(answered: &mut Answered) -> Self {
        let size = answered.sizes.next().unwrap_or(0);
        (0..size).map(|_| answered.item::<T, E>()).collect()
    }
}

/// The answers to all calls: a tuple of up to eight.
pub trait Answers<T>: Sized {
    /// Takes the items of all answers.
    #[doc(hidden)]
    fn read(answered: &mut Answered) -> Self;
}

/// A tuple that can have one more answer.
pub trait Append<A> {
    /// The tuple with the answer at its end.
    type Longer;
}

macro_rules! answers {
    ($($one:ident)*;) => {};
    ($($one:ident)*; $next:ident $($rest:ident)*) => {
        impl<$($one,)* $next> Append<$next> for ($($one,)*) {
            type Longer = ($($one,)* $next,);
        }

        impl<T, $($one: Answer<T>,)* $next: Answer<T>> Answers<T> for ($($one,)* $next,) {
            fn read(answered: &mut Answered) -> Self {
                ($($one::read(answered),)* $next::read(answered),)
            }
        }

        answers!($($one)* $next; $($rest)*);
    };
}
answers!(; A1 A2 A3 A4 A5 A6 A7 A8);
