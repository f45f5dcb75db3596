//! The SDK by hand: the keys and checks of [`hand`](super::hand), and `serde_dynamo` for the items.

use std::error::Error;

use aws_sdk_dynamodb::Client;
use aws_sdk_dynamodb::operation::update_item::builders::UpdateItemFluentBuilder;
use aws_sdk_dynamodb::types::{
    AttributeValue, Put, PutRequest, ReturnValue, ReturnValuesOnConditionCheckFailure,
    TransactWriteItem, WriteRequest,
};

use super::hand;
use crate::entities::{Order, User};

type Outcome<T> = Result<T, Box<dyn Error>>;

pub async fn get(client: &Client, username: &str) -> Outcome<Option<User>> {
    let key = hand::user_map(username).map_err(refused)?;
    let output = client.get_item().table_name("shop").set_key(Some(key)).send().await?;
    Ok(output.item.map(serde_dynamo::from_item).transpose()?)
}

pub async fn orders(client: &Client, username: &str) -> Outcome<Vec<Order>> {
    let request = hand::orders(client, username).map_err(refused)?;
    let output = request.send().await?;
    Ok(serde_dynamo::from_items(output.items.unwrap_or_default())?)
}

pub async fn put(client: &Client, user: &User) -> Outcome<()> {
    let item = hand::user_item(user).map_err(|refused| format!("{refused:?}"))?;
    let request = client.put_item().table_name("shop").set_item(Some(item));
    let shown = ReturnValuesOnConditionCheckFailure::AllOld;
    request.return_values_on_condition_check_failure(shown).send().await?;
    Ok(())
}

pub async fn create(client: &Client, user: &User) -> Outcome<()> {
    let item = hand::user_item(user).map_err(|refused| format!("{refused:?}"))?;
    let request = client.put_item().table_name("shop").set_item(Some(item));
    let request = request
        .condition_expression("attribute_not_exists(#_0)")
        .expression_attribute_names("#_0", "PK")
        .return_values_on_condition_check_failure(ReturnValuesOnConditionCheckFailure::AllOld);
    request.send().await?;
    Ok(())
}

pub async fn update(client: &Client, username: &str) -> Outcome<User> {
    let key = hand::user_map(username).map_err(refused)?;
    let request = client
        .update_item()
        .table_name("shop")
        .set_key(Some(key))
        .update_expression("SET #_1 = :_0")
        .condition_expression("attribute_exists(#_0)")
        .expression_attribute_names("#_0", "PK")
        .expression_attribute_names("#_1", "active")
        .expression_attribute_values(":_0", AttributeValue::Bool(false))
        .return_values(ReturnValue::AllNew)
        .return_values_on_condition_check_failure(ReturnValuesOnConditionCheckFailure::AllOld);
    let output = request.send().await?;
    Ok(serde_dynamo::from_item(output.attributes.unwrap_or_default())?)
}

pub async fn paid_orders(client: &Client, username: &str) -> Outcome<Vec<Order>> {
    let request = hand::paid_orders(client, username, 100).map_err(refused)?;
    let output = request.send().await?;
    Ok(serde_dynamo::from_items(output.items.unwrap_or_default())?)
}

pub async fn put_over_active(client: &Client, user: &User) -> Outcome<()> {
    hand::put_over_active(client, user).ok_or("the user has no key")?.send().await?;
    Ok(())
}

pub async fn delete_young(client: &Client, username: &str) -> Outcome<()> {
    hand::delete_young(client, username).map_err(refused)?.send().await?;
    Ok(())
}

pub async fn deactivate(client: &Client, username: &str) -> Outcome<User> {
    changed(hand::deactivate(client, username, 50).map_err(refused)?).await
}

pub async fn birthday(client: &Client, username: &str) -> Outcome<User> {
    changed(hand::birthday(client, username).map_err(refused)?).await
}

async fn changed(request: UpdateItemFluentBuilder) -> Outcome<User> {
    let output = request.return_values(ReturnValue::AllNew).send().await?;
    Ok(serde_dynamo::from_item(output.attributes.unwrap_or_default())?)
}

fn refused(refused: hand::Refused) -> String {
    format!("{refused:?}")
}

/// Two puts that are done together or not at all, and once.
pub async fn put_both(client: &Client, user: &User, order: &Order, token: String) -> Outcome<()> {
    let items = [hand::user_item(user), hand::order_item(order)];
    let puts = items.into_iter().map(|item| {
        let item = item.map_err(|refused| format!("{refused:?}"))?;
        let shown = ReturnValuesOnConditionCheckFailure::AllOld;
        let put = Put::builder().table_name("shop").set_item(Some(item));
        let put = put.return_values_on_condition_check_failure(shown).build()?;
        Ok(TransactWriteItem::builder().put(put).build())
    });
    let puts = puts.collect::<Outcome<Vec<_>>>()?;
    client
        .transact_write_items()
        .set_transact_items(Some(puts))
        .client_request_token(token)
        .send()
        .await?;
    Ok(())
}

/// One request, without anything for writes that are left.
pub async fn batch_write(client: &Client, users: &[User]) -> Outcome<()> {
    let writes = users.iter().map(|user| {
        let item = hand::user_item(user).map_err(|refused| format!("{refused:?}"))?;
        let put = PutRequest::builder().set_item(Some(item)).build()?;
        Ok(WriteRequest::builder().put_request(put).build())
    });
    let writes = writes.collect::<Outcome<Vec<_>>>()?;
    let output = client.batch_write_item().request_items("shop", writes).send().await?;
    assert!(output.unprocessed_items.unwrap_or_default().is_empty());
    Ok(())
}
