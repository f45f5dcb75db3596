//! Reading many orders by the SDK by hand: page after page, in segments, and by their keys.

use std::error::Error;

use aws_sdk_dynamodb::Client;
use aws_sdk_dynamodb::types::{AttributeValue, KeysAndAttributes};
use tokio::task::JoinSet;

use super::{Item, hand};
use crate::entities::Order;

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// As many requests at a time as the library has by default.
const AT_ONCE: usize = 16;
/// The keys of a request.
const KEYS: usize = 100;

/// The number of a user's orders and the sum of their totals.
pub async fn query(client: &Client, username: &str) -> Outcome<(usize, u64)> {
    let mut sum = (0, 0);
    let mut start = None;
    loop {
        let request = hand::orders(client, username).map_err(|refused| format!("{refused:?}"))?;
        let page = request.set_exclusive_start_key(start).send().await?;
        add(&mut sum, page.items.unwrap_or_default())?;
        start = page.last_evaluated_key;
        if start.is_none() {
            return Ok(sum);
        }
    }
}

/// The number of all orders and the sum of their totals.
pub async fn scan(client: &Client, segments: u32) -> Outcome<(usize, u64)> {
    let mut reads = JoinSet::new();
    for segment in 0..segments {
        reads.spawn(scan_segment(client.clone(), segment, segments));
    }
    let mut sum = (0, 0);
    while let Some(read) = reads.join_next().await {
        let (rows, total) = read??;
        sum = (sum.0 + rows, sum.1 + total);
    }
    Ok(sum)
}

async fn scan_segment(client: Client, segment: u32, segments: u32) -> Outcome<(usize, u64)> {
    let (segment, segments) = (segment.try_into()?, segments.try_into()?);
    let mut sum = (0, 0);
    let mut start = None;
    loop {
        let request = client.scan().table_name("shop").segment(segment).total_segments(segments);
        let page = request.set_exclusive_start_key(start).send().await?;
        add(&mut sum, page.items.unwrap_or_default())?;
        start = page.last_evaluated_key;
        if start.is_none() {
            return Ok(sum);
        }
    }
}

fn add((rows, sum): &mut (usize, u64), items: Vec<Item>) -> Outcome<()> {
    for item in items {
        let order: Order = serde_dynamo::from_item(item)?;
        *rows += 1;
        *sum += u64::from(order.total);
    }
    Ok(())
}

/// The orders of a user with the numbers below `count`, in their order.
pub async fn get_many(client: &Client, username: &str, count: u32) -> Outcome<Vec<Order>> {
    let keys: Vec<Item> = (0..count).map(|number| key(username, number)).collect();
    let (mut reads, mut orders) = (JoinSet::new(), Vec::with_capacity(keys.len()));
    for keys in keys.chunks(KEYS) {
        if reads.len() >= AT_ONCE
            && let Some(read) = reads.join_next().await
        {
            orders.append(&mut read??);
        }
        reads.spawn(get_batch(client.clone(), keys.to_vec()));
    }
    while let Some(read) = reads.join_next().await {
        orders.append(&mut read??);
    }
    orders.sort_unstable_by_key(|order| order.number);
    Ok(orders)
}

fn key(username: &str, number: u32) -> Item {
    let text = |name: &str, text| (name.to_owned(), AttributeValue::S(text));
    [text("PK", format!("USER#{username}")), text("SK", format!("ORDER#{number:08}"))].into()
}

/// One request, without anything for keys that are left.
async fn get_batch(client: Client, keys: Vec<Item>) -> Outcome<Vec<Order>> {
    let keys = KeysAndAttributes::builder().set_keys(Some(keys)).build()?;
    let output = client.batch_get_item().request_items("shop", keys).send().await?;
    assert!(output.unprocessed_keys.unwrap_or_default().is_empty());
    let items = output.responses.unwrap_or_default().remove("shop").unwrap_or_default();
    Ok(serde_dynamo::from_items(items)?)
}
