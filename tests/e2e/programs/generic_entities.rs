//! Entities with parameters.

use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

#[derive(Debug, Serialize, Deserialize, Entity)]
#[serde(bound = "D: Serialize + DeserializeOwned")]
#[pk("EVENT#<id>")]
pub struct Event<D: Send + Sync + 'static> {
    pub id: u64,
    pub detail: D,
}

#[derive(Debug, Table)]
#[table(name = "events", pk = "PK")]
pub enum Events {
    Event(Event<String>),
}

async fn detail(table: &Client<Events>) -> Result<Option<String>, Error> {
    let event: Option<Event<String>> = table.get(Event::<String>::key_of(1)).await?;
    Ok(event.map(|event| event.detail))
}

impl<D: Send + Sync + 'static> Event<D> {
    fn key_of(id: u64) -> EventKey {
        EventKey { id }
    }
}
