//! Names of attributes that meet: those of fields, of what serde puts beside them, and of the table.

use std::collections::BTreeMap;

use ddb_keys::aws::{Error, InvalidRequest, ItemError};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use crate::engines::on_every_engine;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("SESSION#<id>")]
#[entity(ttl = expires)]
struct Session {
    id: u32,
    expires: u64,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("NOTE#<id>")]
struct Note {
    id: u32,
    #[serde(flatten)]
    rest: BTreeMap<String, u64>,
}

/// The count is written as `n`, and was `count` before.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("COUNTER#<id>")]
struct Counter {
    id: u32,
    #[serde(rename = "n", alias = "count", default)]
    number: u32,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "names", pk = "PK")]
enum Names {
    Session(Session),
    Note(Note),
    Counter(Counter),
}

#[tokio::test]
async fn an_item_that_does_not_expire_has_no_time_to_live_of_others() {
    on_every_engine::<Names>(async |table| {
        let note = Note { id: 1, rest: [("expires".into(), 1)].into() };
        let put = table.put(&note).await;
        assert!(
            matches!(
                put,
                Err(Error::Item(ItemError::WouldExpire { entity: "Note", attribute: "expires" }))
            ),
            "{put:?}"
        );
        let note = Note { id: 1, rest: [("likes".into(), 1)].into() };
        table.put(&note).await.unwrap();
        let update = table.update(note.key()).set_text("expires", 1).await;
        assert!(
            matches!(update, Err(Error::Refused(InvalidRequest::UnknownAttribute { .. }))),
            "{update:?}"
        );
        assert_eq!(table.get(note.key()).await.unwrap(), Some(note));
    })
    .await;
}
