//! Index keys that share attributes, and are removed one by one.

use ddb_keys::aws::{Client, Error, Guard, Item};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use crate::engines::on_every_engine;

/// Both indexes have the clinic as their partition key, in one attribute.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("VISIT#<id>")]
#[gsi(ByVet, pk = "CLINIC#<clinic>", sk = "VET#<vet>")]
#[gsi(ByDue, pk = "CLINIC#<clinic>", sk = "DUE#<due>")]
struct Visit {
    id: u32,
    clinic: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    vet: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    due: Option<u32>,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "visits", pk = "PK")]
#[gsi(ByVet, name = "by-vet", pk = "CLINIC", sk = "VET")]
#[gsi(ByDue, name = "by-due", pk = "CLINIC", sk = "DUE")]
enum Visits {
    Visit(Visit),
}

const KEY: VisitKey = VisitKey { id: 7 };

async fn stored(table: &Client<Visits>) -> Item {
    let get = table.sdk().get_item().table_name(table.table_name());
    let get = get.set_key(Some(Visits::item_key(KEY).unwrap())).consistent_read(true);
    get.send().await.unwrap().item.unwrap()
}

#[tokio::test]
async fn an_attribute_stays_while_another_index_key_has_it() {
    on_every_engine::<Visits>(async |table: Client<Visits>| {
        let visit = Visit { id: 7, clinic: "n".into(), vet: Some("ann".into()), due: Some(3) };
        for of_vet in [true, false] {
            table.put(&visit).await.unwrap();
            let update = table.update(KEY);
            let (update, left) = if of_vet {
                (update.remove_index::<VisitByVetKey<'_>>(), Visit { vet: None, ..visit.clone() })
            } else {
                (update.remove_index::<VisitByDueKey<'_>>(), Visit { due: None, ..visit.clone() })
            };
            assert_eq!(update.await.unwrap(), left);
            assert_eq!(stored(&table).await, Visits::item(&left).unwrap());
        }
    })
    .await;
}

/// Only the item tells whether another key still needs the attribute, and an update cannot look.
#[tokio::test]
async fn the_last_index_key_with_an_attribute_is_removed_with_all_that_share_it() {
    on_every_engine::<Visits>(async |table: Client<Visits>| {
        let visit = Visit { id: 7, clinic: "n".into(), vet: Some("ann".into()), due: None };
        table.put(&visit).await.unwrap();
        let remove = || table.update(KEY).remove_index::<VisitByVetKey<'_>>();
        let missing = Some(Guard::Missing { attribute: "DUE".into() });
        let error = remove().await.unwrap_err();
        assert_eq!(error.to_string(), "`Visit`: the item lacks `DUE`; nothing was changed");
        let Error::ConditionFailed { guard, .. } = error else { panic!("{error:?}") };
        assert_eq!(guard, missing);
        let error = table.transact_write(remove()).await.unwrap_err();
        let guard = error.failed_condition().and_then(|action| action.guard.clone());
        assert_eq!(guard, missing);

        let left = remove().remove_index::<VisitByDueKey<'_>>().await.unwrap();
        assert_eq!(left, Visit { vet: None, ..visit });
        assert_eq!(stored(&table).await, Visits::item(&left).unwrap());
    })
    .await;
}
