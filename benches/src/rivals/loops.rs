//! Loops over a whole table by hand, several writes at a time. They do not look after what goes wrong.

use std::collections::HashMap;
use std::error::Error;
use std::fmt::Write;

use aws_sdk_dynamodb::Client;
use aws_sdk_dynamodb::types::{Delete, Put, ReturnConsumedCapacity, TransactWriteItem};
use ddb_keys::Entity;
use tokio::task::JoinSet;

use super::Item;
use crate::entities::Parcel;

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// As many writes at a time as the library has by default.
const AT_ONCE: usize = 8;

/// Reads a page.
async fn page(client: &Client) -> Outcome<Vec<Item>> {
    let scan = client.scan().table_name("archive");
    let page = scan.return_consumed_capacity(ReturnConsumedCapacity::Total).send().await?;
    Ok(page.items.unwrap_or_default())
}

pub async fn scan(client: &Client) -> Outcome<()> {
    assert!(!page(client).await?.is_empty());
    Ok(())
}

pub async fn migrate(client: &Client) -> Outcome<()> {
    each(client, move_item).await
}

pub async fn reindex(client: &Client) -> Outcome<()> {
    each(client, set_index_key).await
}

async fn each<F>(client: &Client, write: fn(Client, Item) -> F) -> Outcome<()>
where
    F: Future<Output = Outcome<()>> + Send + 'static,
{
    let mut writes = JoinSet::new();
    for item in page(client).await? {
        if writes.len() >= AT_ONCE
            && let Some(done) = writes.join_next().await
        {
            done??;
        }
        writes.spawn(write(client.clone(), item));
    }
    while let Some(done) = writes.join_next().await {
        done??;
    }
    Ok(())
}

async fn move_item(client: Client, item: Item) -> Outcome<()> {
    let parcel: Parcel = serde_dynamo::from_item(item.clone())?;
    let present = parcel.key().build()?;
    let key = key(&item)?;
    let (condition, names, values) = as_it_was_read(&item)?;
    let mut new = item;
    new.insert("PK".to_owned(), present.pk.into());
    new.extend(present.sk.map(|sk| ("SK".to_owned(), sk.into())));
    let put = Put::builder().table_name("archive").set_item(Some(new));
    let put = put
        .condition_expression("attribute_not_exists(#pk)")
        .expression_attribute_names("#pk", "PK");
    let delete = Delete::builder().table_name("archive").set_key(Some(key));
    let delete = delete
        .condition_expression(condition)
        .set_expression_attribute_names(Some(names))
        .set_expression_attribute_values(Some(values));
    let transaction = client
        .transact_write_items()
        .return_consumed_capacity(ReturnConsumedCapacity::Total)
        .transact_items(TransactWriteItem::builder().put(put.build()?).build())
        .transact_items(TransactWriteItem::builder().delete(delete.build()?).build());
    transaction.send().await?;
    Ok(())
}

async fn set_index_key(client: Client, item: Item) -> Outcome<()> {
    let parcel: Parcel = serde_dynamo::from_item(item.clone())?;
    let (condition, mut names, mut values) = as_it_was_read(&item)?;
    let index = parcel.by_state_key().build()?;
    names.insert("#set".to_owned(), "GSI1PK".to_owned());
    values.insert(":set".to_owned(), index.pk.into());
    let update = client.update_item().table_name("archive").set_key(Some(key(&item)?));
    let update = update
        .update_expression("SET #set = :set")
        .condition_expression(condition)
        .set_expression_attribute_names(Some(names))
        .set_expression_attribute_values(Some(values))
        .return_consumed_capacity(ReturnConsumedCapacity::Total);
    update.send().await?;
    Ok(())
}

fn key(item: &Item) -> Outcome<Item> {
    let attribute = |name: &str| {
        item.get(name).map(|value| (name.to_owned(), value.clone())).ok_or("an item without a key")
    };
    Ok(Item::from([attribute("PK")?, attribute("SK")?]))
}

/// The condition that an item is as it was read.
fn as_it_was_read(item: &Item) -> Outcome<(String, HashMap<String, String>, Item)> {
    let mut condition = String::from("attribute_exists(#pk)");
    let mut names = HashMap::from([("#pk".to_owned(), "PK".to_owned())]);
    let mut values = Item::new();
    for (at, (name, value)) in item.iter().enumerate() {
        if name != "PK" && name != "SK" {
            write!(condition, " AND #{at} = :{at}")?;
            names.insert(format!("#{at}"), name.clone());
            values.insert(format!(":{at}"), value.clone());
        }
    }
    Ok((condition, names, values))
}
