//! A table and the SDK client that reaches it.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::marker::PhantomData;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::aws::InvalidRequest;
use crate::aws::item::decode::entity_or_other;
use crate::aws::{
    BatchWrite, Check, CreateTable, Delete, EnableTtl, EnsureTable, Exists, Get, GetMany,
    KeyFields, Meter, Put, Query, Scan, Selects, TableItems, TransactGet, TransactWrite, Update,
};
use crate::key::{Entity, KeyOf};
use crate::query::{IndexScan, IntoCondition};
use crate::table::{Contains, Table};

/// An example of an operation on a table of rooms and messages.
macro_rules! example {
    ($($line:literal)+) => {
        concat!(
            r##"```
# use ddb_keys::embedded::Embedded;
# use ddb_keys::{Entity, Table};
# use serde::{Deserialize, Serialize};
# #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
# #[pk("ROOM#<room>")]
# #[sk("#ROOM")]
# struct Room { room: String }
# #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
# #[entity(ttl = expires)]
# #[pk("ROOM#<room>")]
# #[sk("MSG#<number:04>")]
# #[gsi(ByAuthor, pk = "AUTHOR#<author>", sk = "MSG#<number:04>")]
# struct Message { room: String, number: u32, author: String, likes: u32, expires: u64 }
# #[derive(Debug, PartialEq, Table)]
# #[table(name = "chat", pk = "PK", sk = "SK")]
# #[gsi(ByAuthor, name = "by-author", pk = "GSI1PK", sk = "GSI1SK")]
# enum Chat { Room(Room), Message(Message) }
# #[tokio::main(flavor = "current_thread")]
# async fn main() -> Result<(), Box<dyn std::error::Error>> {
# let engine = Embedded::start().await?;
# let table = Chat::client(engine.client());
# table.create_table().await?;
# let message = Message { room: "rust".into(), number: 1, author: "ann".into(), likes: 0, expires: 1 << 40 };
# let key = MessageKey { room: "rust", number: 1 };
"##,
            $($line, "\n",)+
            "# Ok(())\n# }\n```"
        )
    };
}

/// A handle on a table: an SDK client and the table's name. It is cheap to clone.
///
/// Each operation returns a builder over the SDK's own request, which is sent when it is awaited.
///
/// | | |
/// |---|---|
/// | reading | [`get`](Self::get), [`exists`](Self::exists), [`query`](Self::query), [`scan`](Self::scan), [`scan_index`](Self::scan_index) |
/// | writing | [`put`](Self::put), [`create`](Self::create), [`replace`](Self::replace), [`update`](Self::update), [`delete`](Self::delete), [`rekey`](Self::rekey) |
/// | batches | [`get_many`](Self::get_many), [`get_many_any`](Self::get_many_any), [`batch_write`](Self::batch_write) |
/// | transactions | [`transact_get`](Self::transact_get), [`transact_write`](Self::transact_write), [`check`](Self::check) |
/// | administration | [`create_table`](Self::create_table), [`ensure_table`](Self::ensure_table), [`enable_ttl`](Self::enable_ttl) |
///
/// # Lost answers
///
/// The SDK sends a request again if its answer is lost or late, so DynamoDB may carry out a write
/// twice. A `put` or `delete` without conditions has the same effect then. An `add` counts twice;
/// [`once`](Update::once) prevents that. A write with a condition may refuse its own repetition:
/// the library notices that an earlier attempt may have succeeded, and returns
/// [`Error::Unsure`](crate::aws::Error::Unsure) unless it can tell. Transactions carry a token and
/// happen once.
///
/// # Dropped futures
///
/// Dropping a future, or a timeout around it, stops waiting but does not take back what was sent:
///
/// | dropped | afterwards |
/// |---|---|
/// | reads | nothing has changed |
/// | `put`, `create`, `replace`, `update`, `delete` | the write is done or not |
/// | `batch_write` | any part of the writes is done |
/// | `transact_write`, `rekey`, `once` | all of the writes are done or none |
/// | `create_table` | DynamoDB may create the table |
/// | `ensure_table`, `enable_ttl` | any step may be done; calling it again does the rest |
#[derive(Debug)]
pub struct Client<T> {
    sdk: aws_sdk_dynamodb::Client,
    table_name: Cow<'static, str>,
    /// The meters that the SDK client reports to.
    meters: Vec<Meter>,
    table: PhantomData<fn() -> T>,
}

impl<T> Clone for Client<T> {
    fn clone(&self) -> Self {
        Self {
            sdk: self.sdk.clone(),
            table_name: self.table_name.clone(),
            meters: self.meters.clone(),
            table: PhantomData,
        }
    }
}

impl<T: Table> Client<T> {
    /// Makes a handle on the table under the name of its schema. `client` of the table's enum does the same.
    ///
    #[doc = example!(
        "let handle = ddb_keys::aws::Client::<Chat>::new(engine.client());"
        r#"assert_eq!(handle.table_name(), "chat");"#
    )]
    #[must_use]
    pub fn new(sdk: aws_sdk_dynamodb::Client) -> Self {
        let table_name = Cow::Borrowed(T::SCHEMA.name);
        Self { sdk, table_name, meters: Vec::new(), table: PhantomData }
    }

    /// Uses another table name, such as `prod-chat`.
    ///
    #[doc = example!(
        r#"let staging = table.clone().with_table_name("staging-chat");"#
        r#"assert_eq!(staging.table_name(), "staging-chat");"#
    )]
    #[must_use]
    pub fn with_table_name(self, name: impl Into<String>) -> Self {
        Self { table_name: Cow::Owned(name.into()), ..self }
    }

    /// Returns the table name that requests carry.
    ///
    #[doc = example!(
        r#"assert_eq!(table.table_name(), "chat");"#
    )]
    #[must_use]
    pub fn table_name(&self) -> &str {
        &self.table_name
    }

    /// Returns the table name for a builder to keep.
    pub(in crate::aws) fn name(&self) -> Cow<'static, str> {
        self.table_name.clone()
    }

    /// Returns the SDK client, for whatever this handle does not cover.
    ///
    #[doc = example!(
        "let tables = table.sdk().list_tables().send().await?;"
        r#"assert_eq!(tables.table_names(), ["chat"]);"#
    )]
    #[must_use]
    pub fn sdk(&self) -> &aws_sdk_dynamodb::Client {
        &self.sdk
    }

    /// Returns a handle whose requests report the capacity that they consume to a meter. A meter that is
    /// attached already is not attached twice.
    ///
    #[doc = example!(
        "let meter = ddb_keys::aws::Meter::new();"
        "table.metered(&meter).put(&message).await?;"
        "assert!(meter.total().write >= 1.0);"
    )]
    #[doc(alias = "ReturnConsumedCapacity")]
    #[must_use]
    pub fn metered(&self, meter: &Meter) -> Self {
        let mut metered = self.clone();
        if !self.meters.iter().any(|other| other.is_same(meter)) {
            metered.sdk = meter.attach(&self.sdk);
            metered.meters.push(meter.clone());
        }
        metered
    }
}

/// Reading.
impl<T: Table> Client<T> {
    /// Reads one item.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "assert_eq!(table.get(key).await?, Some(message));"
    )]
    #[doc(alias = "GetItem")]
    pub fn get<E: Entity, K: KeyOf<E>>(&self, key: K) -> Get<T, E>
    where
        T: Contains<E>,
    {
        Get::new(self, &key)
    }

    /// Asks whether an item exists, without reading all of it.
    ///
    #[doc = example!(
        "assert!(!table.exists(key).await?);"
    )]
    #[doc(alias = "GetItem")]
    pub fn exists<E: Entity, K: KeyOf<E>>(&self, key: K) -> Exists<T, E>
    where
        T: Contains<E>,
    {
        Exists::new(self, &key)
    }

    /// Reads the items that a key condition selects.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let messages = table.query(Message::query().room("rust").number_in(1..)).await?;"#
        "assert_eq!(messages, [message]);"
    )]
    ///
    /// An entity of another table does not compile:
    ///
    /// ```compile_fail,E0277
    /// # use ddb_keys::{Entity, Table};
    /// # use ddb_keys::aws::Client;
    /// # #[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String }
    /// #[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
    /// #[pk("STRANGER#<name>")]
    /// struct Stranger { name: String }
    ///
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "users", pk = "PK")]
    /// # enum Users { User(User) }
    /// # fn read(table: Client<Users>) {
    /// let _ = table.query(Stranger::query().name("ann"));
    /// # }
    /// ```
    #[doc(alias = "Query")]
    pub fn query<Q: IntoCondition<Select: Selects<T>>>(&self, query: Q) -> Query<T, Q::Select> {
        Query::new(self, query)
    }

    /// Reads every item of the table.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "assert_eq!(table.scan().await?, [Chat::Message(message)]);"
    )]
    #[doc(alias = "Scan")]
    pub fn scan(&self) -> Scan<T, crate::query::Everything>
    where
        crate::query::Everything: Selects<T>,
    {
        Scan::new(self, None)
    }

    /// Reads every item that an entity has in an index.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "assert_eq!(table.scan_index(Message::scan_by_author()).await?, [message]);"
    )]
    #[doc(alias = "Scan")]
    pub fn scan_index<E: Entity>(&self, index: IndexScan<E>) -> Scan<T, crate::query::One<E>>
    where
        crate::query::One<E>: Selects<T>,
    {
        Scan::new(self, Some(index.index()))
    }
}

/// Writing.
impl<T: Table> Client<T> {
    /// Writes an item, whether or not it exists.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "table.put(&message).await?;"
    )]
    #[doc(alias = "PutItem")]
    pub fn put<E: Entity + Serialize>(&self, entity: &E) -> Put<T, E>
    where
        T: Contains<E>,
    {
        Put::new(self, entity)
    }

    /// Writes an item that must not exist.
    ///
    #[doc = example!(
        "table.create(&message).await?;"
        "assert!(table.create(&message).await.unwrap_err().is_condition_failed());"
    )]
    #[doc(alias = "PutItem")]
    #[doc(alias = "insert")]
    pub fn create<E: Entity + Serialize>(&self, entity: &E) -> Put<T, E>
    where
        T: Contains<E>,
    {
        Put::new(self, entity).must_be_new()
    }

    /// Writes an item over one that must exist.
    ///
    #[doc = example!(
        "assert!(table.replace(&message).await.is_err());"
        "table.create(&message).await?;"
        "table.replace(&Message { likes: 1, ..message }).await?;"
    )]
    #[doc(alias = "PutItem")]
    pub fn replace<E: Entity + Serialize>(&self, entity: &E) -> Put<T, E>
    where
        T: Contains<E>,
    {
        Put::new(self, entity).must_exist()
    }

    /// Changes attributes of an item that must exist, and returns the changed item.
    ///
    /// If an answer is lost, an `add` may count twice; [`once`](Update::once) prevents it.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let liked = table.update(key).add_text("likes", 1).await?;"#
        "assert_eq!(liked.likes, 1);"
    )]
    #[doc(alias = "UpdateItem")]
    pub fn update<E, K>(&self, key: K) -> Update<T, E>
    where
        E: Entity + DeserializeOwned,
        K: KeyOf<E> + KeyFields,
        T: Contains<E>,
    {
        Update::new(self, &key)
    }

    /// Deletes one item, whether or not it exists.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "table.delete(key).await?;"
        "assert!(!table.exists(key).await?);"
    )]
    #[doc(alias = "DeleteItem")]
    pub fn delete<E: Entity, K: KeyOf<E>>(&self, key: K) -> Delete<T, E>
    where
        T: Contains<E>,
    {
        Delete::new(self, &key)
    }

    /// Moves an item to another primary key.
    ///
    /// It is a transaction that deletes the old item, which must exist, and creates the new one,
    /// which must not. If the entity counts versions, the old item must have the version that the
    /// value was read with.
    ///
    /// ```
    /// # use ddb_keys::embedded::Embedded;
    /// # use ddb_keys::{Entity, Table};
    /// # use serde::{Deserialize, Serialize};
    /// # #[derive(Debug, PartialEq, Serialize, Deserialize, Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String, email: String }
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "app", pk = "PK")]
    /// # enum App { User(User) }
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let engine = Embedded::start().await?;
    /// # let table = App::client(engine.client());
    /// # table.create_table().await?;
    /// let alice = User { name: "alice".into(), email: "alice@example.com".into() };
    /// table.create(&alice).await?;
    ///
    /// let renamed = User { name: "alicia".into(), ..alice };
    /// table.rekey(UserKey { name: "alice" }, &renamed).await?;
    /// assert!(table.get(UserKey { name: "alice" }).await?.is_none());
    /// assert_eq!(table.get(UserKey { name: "alicia" }).await?, Some(renamed));
    /// # Ok(())
    /// # }
    /// ```
    pub fn rekey<E: Entity + Serialize, K: KeyOf<E>>(&self, old: K, new: &E) -> TransactWrite
    where
        T: Contains<E>,
    {
        let put = self.put(new);
        let delete = Delete::new(self, &old).must_exist().expecting(put.expected());
        let transaction = self.transact_write();
        match (old.build_key(), new.key().build_key()) {
            (Ok(from), Ok(to)) if from == to => {
                transaction.refused(InvalidRequest::SameKey { entity: E::NAME, key: to })
            }
            _ => transaction.write(delete).write(put.must_be_new()),
        }
    }
}

/// Batches.
impl<T: Table> Client<T> {
    /// Reads any number of items of one entity, in batches.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let keys = (0..200).map(|number| MessageKey { room: "rust", number });"#
        "assert_eq!(table.get_many(keys).await?.complete()?, [message]);"
    )]
    #[doc(alias = "BatchGetItem")]
    #[doc(alias = "batch_get")]
    pub fn get_many<E, K>(&self, keys: impl IntoIterator<Item = K>) -> GetMany<T, E>
    where
        E: Entity + DeserializeOwned,
        K: KeyOf<E>,
        T: Contains<E>,
    {
        let keys = keys.into_iter().map(|key| key.build_key()).collect();
        GetMany::new(self, keys, entity_or_other::<T, E>)
    }

    /// Reads any number of items of any entities as the table's enum, in batches.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let rows = table.get_many_any().key(key).key(RoomKey { room: "rust" }).await?.complete()?;"#
        "assert_eq!(rows, [Chat::Message(message)]);"
    )]
    #[doc(alias = "BatchGetItem")]
    pub fn get_many_any(&self) -> GetMany<T, T>
    where
        T: TableItems,
    {
        GetMany::any(self)
    }

    /// Writes and deletes any number of items in batches, without order and conditions.
    ///
    #[doc = example!(
        r#"table.batch_write().put(&message).delete(RoomKey { room: "c" }).await?.complete()?;"#
    )]
    #[doc(alias = "BatchWriteItem")]
    pub fn batch_write(&self) -> BatchWrite<T> {
        BatchWrite::new(self)
    }
}

/// Transactions.
impl<T: Table> Client<T> {
    /// Reads up to 100 items as they are at one moment.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let (found, room) = table.transact_get().get(key).get(RoomKey { room: "rust" }).await?;"#
        "assert_eq!((found, room), (Some(message), None));"
    )]
    #[doc(alias = "TransactGetItems")]
    pub fn transact_get(&self) -> TransactGet<T> {
        TransactGet::new(self)
    }

    /// Does up to 100 writes together or not at all.
    ///
    #[doc = example!(
        r#"let room = Room { room: "rust".into() };"#
        "table.transact_write().write(table.create(&room)).write(table.create(&message)).await?;"
    )]
    #[doc(alias = "TransactWriteItems")]
    pub fn transact_write(&self) -> TransactWrite {
        TransactWrite::new(&self.sdk)
    }

    /// Makes a condition on an item that a transaction does not write.
    ///
    #[doc = example!(
        "let only_in_a_room = table"
        "    .transact_write()"
        r#"    .write(table.check(RoomKey { room: "rust" }).exists())"#
        "    .write(table.create(&message));"
        "assert!(only_in_a_room.await.is_err());"
    )]
    #[doc(alias = "ConditionCheck")]
    pub fn check<E: Entity, K: KeyOf<E>>(&self, key: K) -> Check<T, E>
    where
        T: Contains<E>,
    {
        Check::new(self, &key)
    }
}

/// Administration.
impl<T: Table> Client<T> {
    /// Creates the table with its indexes, as the schema says.
    ///
    #[doc = example!(
        r#"let other = table.clone().with_table_name("other");"#
        "other.create_table().await?;"
    )]
    #[doc(alias = "CreateTable")]
    pub fn create_table(&self) -> CreateTable
    where
        T: TableItems,
    {
        CreateTable::new(self.sdk.clone(), T::SCHEMA, self.table_name.clone().into_owned())
    }

    /// Creates the table unless it exists, compares it with the schema, and waits until it can be used.
    ///
    #[doc = example!(
        "use ddb_keys::aws::Ensured;"
        ""
        "assert_eq!(table.ensure_table().await?, Ensured::Existed);"
    )]
    #[doc(alias = "CreateTable")]
    #[doc(alias = "DescribeTable")]
    pub fn ensure_table(&self) -> EnsureTable {
        EnsureTable::new(self.sdk.clone(), T::SCHEMA, self.table_name.clone().into_owned())
    }

    /// Makes DynamoDB delete items after the time in the field of `#[entity(ttl = field)]`.
    ///
    #[doc = example!(
        "table.enable_ttl().await?;"
    )]
    #[doc(alias = "UpdateTimeToLive")]
    pub fn enable_ttl(&self) -> EnableTtl {
        EnableTtl::new(&self.sdk, T::SCHEMA, self.table_name.clone().into_owned())
    }
}
