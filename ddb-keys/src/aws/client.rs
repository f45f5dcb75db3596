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

/// A table's handle: an SDK client, and the name that the table has there.
///
/// Cheap to clone. Every operation is a builder over the SDK's own request, sent when it is awaited.
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
    /// The table under the name of its schema.
    #[must_use]
    pub fn new(sdk: aws_sdk_dynamodb::Client) -> Self {
        let table_name = Cow::Borrowed(T::SCHEMA.name);
        Self { sdk, table_name, meters: Vec::new(), table: PhantomData }
    }

    /// The same table under another name, such as `prod-orders`.
    #[must_use]
    pub fn with_table_name(self, name: impl Into<String>) -> Self {
        Self { table_name: Cow::Owned(name.into()), ..self }
    }

    /// The name that requests carry.
    #[must_use]
    pub fn table_name(&self) -> &str {
        &self.table_name
    }

    /// The same, to be kept.
    pub(in crate::aws) fn name(&self) -> Cow<'static, str> {
        self.table_name.clone()
    }

    /// The SDK client, for whatever this handle does not cover.
    #[must_use]
    pub fn sdk(&self) -> &aws_sdk_dynamodb::Client {
        &self.sdk
    }

    /// A handle whose requests report what they consume to a meter.
    #[must_use]
    pub fn metered(&self, meter: &Meter) -> Self {
        let mut metered = self.clone();
        if !self.meters.iter().any(|other| other.is_same(meter)) {
            metered.sdk = meter.attach(&self.sdk);
            metered.meters.push(meter.clone());
        }
        metered
    }

    /// Reads one item.
    pub fn get<E: Entity, K: KeyOf<E>>(&self, key: K) -> Get<T, E>
    where
        T: Contains<E>,
    {
        Get::new(self, &key)
    }

    /// Asks whether an item exists.
    pub fn exists<E: Entity, K: KeyOf<E>>(&self, key: K) -> Exists<T, E>
    where
        T: Contains<E>,
    {
        Exists::new(self, &key)
    }

    /// Reads any number of items of one entity.
    pub fn get_many<E, K>(&self, keys: impl IntoIterator<Item = K>) -> GetMany<T, E>
    where
        E: Entity + DeserializeOwned,
        K: KeyOf<E>,
        T: Contains<E>,
    {
        let keys = keys.into_iter().map(|key| key.build_key()).collect();
        GetMany::new(self, keys, entity_or_other::<T, E>)
    }

    /// Reads any number of items of any entities, as the table's enum.
    pub fn get_many_any(&self) -> GetMany<T, T>
    where
        T: TableItems,
    {
        GetMany::any(self)
    }

    /// Reads up to 100 items as they are at one moment.
    pub fn transact_get(&self) -> TransactGet<T> {
        TransactGet::new(self)
    }

    /// Writes an item, whether there was one or not.
    pub fn put<E: Entity + Serialize>(&self, entity: &E) -> Put<T, E>
    where
        T: Contains<E>,
    {
        Put::new(self, entity)
    }

    /// Writes an item that must not exist yet.
    pub fn create<E: Entity + Serialize>(&self, entity: &E) -> Put<T, E>
    where
        T: Contains<E>,
    {
        Put::new(self, entity).must_be_new()
    }

    /// Writes an item over one that must exist.
    pub fn replace<E: Entity + Serialize>(&self, entity: &E) -> Put<T, E>
    where
        T: Contains<E>,
    {
        Put::new(self, entity).must_exist()
    }

    /// Deletes one item, whether there was one or not.
    pub fn delete<E: Entity, K: KeyOf<E>>(&self, key: K) -> Delete<T, E>
    where
        T: Contains<E>,
    {
        Delete::new(self, &key)
    }

    /// Changes attributes of an item, which must exist.
    pub fn update<E, K>(&self, key: K) -> Update<T, E>
    where
        E: Entity + DeserializeOwned,
        K: KeyOf<E> + KeyFields,
        T: Contains<E>,
    {
        Update::new(self, &key)
    }

    /// A condition on an item that a transaction leaves as it is.
    pub fn check<E: Entity, K: KeyOf<E>>(&self, key: K) -> Check<T, E>
    where
        T: Contains<E>,
    {
        Check::new(self, &key)
    }

    /// Moves an item to another primary key: a transaction that deletes the old item, which must
    /// exist, and creates the new one, which must not. Of an entity that counts versions the old
    /// item must have the version that the value was read with.
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

    /// Reads the items that a key condition selects, of an entity of this table:
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
    pub fn query<Q: IntoCondition<Select: Selects<T>>>(&self, query: Q) -> Query<T, Q::Select> {
        Query::new(self, query)
    }

    /// Reads every item of the table.
    pub fn scan(&self) -> Scan<T, crate::query::Everything>
    where
        crate::query::Everything: Selects<T>,
    {
        Scan::new(self, None)
    }

    /// Reads every item that an entity has in an index.
    pub fn scan_index<E: Entity>(&self, index: IndexScan<E>) -> Scan<T, crate::query::One<E>>
    where
        crate::query::One<E>: Selects<T>,
    {
        Scan::new(self, Some(index.index()))
    }

    /// Writes and deletes any number of items, in batches, in no order and with no conditions.
    pub fn batch_write(&self) -> BatchWrite<T> {
        BatchWrite::new(self)
    }

    /// Writes up to 100 items, all or none.
    pub fn transact_write(&self) -> TransactWrite {
        TransactWrite::new(&self.sdk)
    }

    /// Has DynamoDB delete items after the time that `#[entity(ttl = field)]` names.
    pub fn enable_ttl(&self) -> EnableTtl {
        EnableTtl::new(&self.sdk, T::SCHEMA, self.table_name.clone().into_owned())
    }

    /// Creates the table with its indexes, as the schema says.
    pub fn create_table(&self) -> CreateTable
    where
        T: TableItems,
    {
        CreateTable::new(self.sdk.clone(), T::SCHEMA, self.table_name.clone().into_owned())
    }

    /// Creates the table if there is none, else says how it differs from the schema, and waits
    /// until it can be used.
    pub fn ensure_table(&self) -> EnsureTable {
        EnsureTable::new(self.sdk.clone(), T::SCHEMA, self.table_name.clone().into_owned())
    }
}
