//! Passes over the whole table through a client.

use serde::de::DeserializeOwned;

use super::Client;
use crate::aws::example::example;
use crate::aws::{Audit, Migration, StoredTable, WholeTable};
use crate::key::HasFormerKeys;
use crate::table::{EntityOf, Table};

/// Migrations.
impl<T: Table> Client<T> {
    /// Moves the items of an entity from its former keys, `#[former(V1, …)]`, to the present one.
    ///
    /// Each item is moved by a transaction, which writes it under its new key and deletes it under the
    /// old one. If there is an item under the new key, both stay as they are and the report shows the
    /// key.
    ///
    /// ```
    /// # use ddb_keys::embedded::Embedded;
    /// # use ddb_keys::{Entity, Table};
    /// # use serde::{Deserialize, Serialize};
    /// #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
    /// #[pk("ORDER#<number:08>")]
    /// #[former(V1, pk = "O#<number>")]
    /// struct Order { number: u32 }
    ///
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "orders", pk = "PK")]
    /// # enum Orders { Order(Order) }
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let engine = Embedded::start().await?;
    /// # let table = Orders::client(engine.client());
    /// # table.create_table().await?;
    /// # let mut old = Orders::item(&Order { number: 7 })?;
    /// # old.insert("PK".into(), aws_sdk_dynamodb::types::AttributeValue::S("O#7".into()));
    /// # table.sdk().put_item().table_name("orders").set_item(Some(old)).send().await?;
    /// let report = table.migrate::<Order>().await?;
    /// assert_eq!((report.written, report.refused), (1, 0));
    /// assert_eq!(table.get(OrderKey { number: 7 }).await?, Some(Order { number: 7 }));
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Cost
    ///
    /// As much as a [`scan`](Self::scan), and a transaction for each item that is moved: two write units for each KB
    /// under the old key and under the new one. Index entries cost their own units. [`dry_run`](Migration::dry_run)
    /// counts the items first.
    ///
    /// # Errors
    ///
    /// [`Error::Checkpoint`](crate::aws::Error::Checkpoint) if a checkpoint cannot be used or saved, and
    /// [`Error::Sdk`](crate::aws::Error::Sdk) if a request fails. An item that cannot be moved is not an error, but
    /// in the report.
    pub fn migrate<E>(&self) -> Migration<T>
    where
        E: EntityOf<T> + HasFormerKeys + DeserializeOwned,
    {
        Migration::moving::<E>(self)
    }

    /// Brings the index attributes of every item in line with its fields: after an index key was added or changed, or
    /// after a write without this library.
    ///
    /// It sets what the templates of index keys write, and removes what they would not write. Raw index
    /// keys are data, and stay.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "let report = table.reindex().await?;"
        "assert_eq!((report.current, report.written), (1, 0));"
    )]
    ///
    /// # Cost
    ///
    /// As much as a [`scan`](Self::scan), and an update for each item whose index attributes change.
    ///
    /// # Errors
    ///
    /// The errors of [`migrate`](Self::migrate).
    pub fn reindex<Of>(&self) -> Migration<T>
    where
        T: StoredTable,
        Self: WholeTable<T, Of>,
    {
        Migration::reindexing(self)
    }

    /// Reads the whole table and reports what it holds and what does not fit the code: items that no entity claims or
    /// that cannot be read, keys and index keys that do not match the fields, former keys, and times to live that are
    /// not times.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "let report = table.audit().await?;"
        r#"assert!(report.is_clean(), "{report}");"#
        r#"assert_eq!((report.items, report.entities[0].entity.as_str()), (1, "Message"));"#
    )]
    ///
    /// # Cost
    ///
    /// As much as a [`scan`](Self::scan).
    ///
    /// # Errors
    ///
    /// [`Error::Checkpoint`](crate::aws::Error::Checkpoint) if a checkpoint cannot be used or saved, and
    /// [`Error::Sdk`](crate::aws::Error::Sdk) if a request fails. What the audit finds is not an error.
    pub fn audit<Of>(&self) -> Audit<T>
    where
        T: StoredTable,
        Self: WholeTable<T, Of>,
    {
        Audit::new(self)
    }
}
