//! A query of all shards of a partition, and sixteen queries joined by hand.

use std::error::Error;

use aws_sdk_dynamodb::Client as Sdk;
use aws_sdk_dynamodb::types::AttributeValue::S;
use ddb_keys::aws::Client;
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
use tokio::task::JoinSet;

/// The events of all shards.
const EVENTS: u32 = 320;

#[derive(Debug, PartialEq, Serialize, Deserialize, Entity)]
#[pk("EVENTS#<id:shard(16)>")]
#[sk("<at:08>#<id>")]
pub struct Event {
    id: String,
    at: u32,
    text: String,
}

#[derive(Debug, Table)]
#[table(name = "events", pk = "PK", sk = "SK")]
pub enum Events {
    Event(Event),
}

pub async fn fill(table: &Client<Events>) -> Result<(), Box<dyn Error>> {
    table.create_table().await?;
    let events = (0..EVENTS).map(|at| Event { id: format!("id-{at}"), at, text: "text".into() });
    table.batch().put_iter(events).await?;
    Ok(())
}

pub async fn by_the_library(table: &Client<Events>) -> Result<(), Box<dyn Error>> {
    checked(&table.query(Event::query().all_shards()).await?);
    Ok(())
}

/// All shards at the same time, then in order.
pub async fn by_hand(sdk: &Sdk) -> Result<(), Box<dyn Error>> {
    let mut queries = JoinSet::new();
    for shard in 0..16 {
        let query = sdk.query().table_name("events").key_condition_expression("PK = :pk");
        let query = query.expression_attribute_values(":pk", S(format!("EVENTS#{shard:02}")));
        queries.spawn(async move { query.send().await });
    }
    let mut events: Vec<Event> = Vec::new();
    while let Some(output) = queries.join_next().await {
        events.extend(serde_dynamo::from_items::<_, Event>(output??.items.unwrap_or_default())?);
    }
    events.sort_by(|one, other| (one.at, &one.id).cmp(&(other.at, &other.id)));
    checked(&events);
    Ok(())
}

fn checked(events: &[Event]) {
    assert!(events.len() == EVENTS as usize && events.is_sorted_by_key(|event| event.at));
}
