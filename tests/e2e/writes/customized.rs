//! Nothing that `customize` sets is lost, no placeholder has two meanings, and no expression names
//! an attribute that the entity does not have.

use aws_sdk_dynamodb::types::{AttributeValue, ReturnValue, ReturnValuesOnConditionCheckFailure};
use ddb_keys::aws::{Error, InvalidRequest};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use crate::engines::on_every_engine;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("ORDER#<id>")]
struct Order {
    id: u32,
    status: String,
    #[serde(rename = "grand-total")]
    total: u32,
    address: Address,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Address {
    name: String,
    zone: String,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("LOOSE#<id>")]
struct Loose {
    id: u32,
    #[serde(flatten)]
    rest: std::collections::BTreeMap<String, String>,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "orders", pk = "PK")]
enum Orders {
    Order(Order),
    Loose(Loose),
}

const KEY: OrderKey = OrderKey { id: 1 };

fn order() -> Order {
    let address = Address { name: "Ann".into(), zone: "north".into() };
    Order { id: 1, status: "open".into(), total: 7, address }
}

#[track_caller]
fn refused<R: std::fmt::Debug>(outcome: Result<R, Error>) -> InvalidRequest {
    match outcome {
        Err(Error::Refused(refused)) => refused,
        other => panic!("{other:?}"),
    }
}

fn already(part: &'static str, instead: &'static str) -> InvalidRequest {
    InvalidRequest::AlreadySet { part, instead }
}

#[tokio::test]
async fn a_condition_set_by_customize_counts_or_is_refused() {
    on_every_engine::<Orders>(async |table| {
        table.put(&order()).await.unwrap();
        let never = "attribute_exists(nothing)";
        let put = table.put(&order()).customize(|request| request.condition_expression(never));
        assert!(put.await.unwrap_err().is_condition_failed());
        let delete = table.delete(KEY).customize(|request| request.condition_expression(never));
        assert!(delete.await.unwrap_err().is_condition_failed());
        assert!(table.get(KEY).await.unwrap().is_some());

        let second = already("condition_expression", "condition_text");
        let create = table.create(&order()).customize(|put| put.condition_expression(never));
        assert_eq!(refused(create.await), second);
        let delete = table.delete(KEY).must_exist();
        let delete = delete.customize(|request| request.condition_expression(never));
        assert_eq!(refused(table.transact_write(delete).await), second);
        let update = table.update(KEY).set_text("status", "sent");
        let update = update.customize(|request| request.condition_expression(never));
        assert_eq!(refused(update.await), second);
        let check = table.check(KEY).exists().customize(|check| check.condition_expression(never));
        assert_eq!(refused(table.transact_write(check).await), second);
    })
    .await;
}

#[tokio::test]
async fn placeholders_set_by_customize_join_the_others() {
    on_every_engine::<Orders>(async |table| {
        table.put(&order()).await.unwrap();
        let update = || {
            let update = table.update(KEY).add_text("grand-total", 1);
            update.condition_text("#status = :status").name("#status", "status")
        };
        let value = |text: &str| AttributeValue::S(text.into());
        let joined = update()
            .customize(|request| request.expression_attribute_values(":status", value("open")));
        assert_eq!(joined.await.unwrap().total, 8);
        let twice = update().value(":status", "open");
        let twice = twice
            .customize(|request| request.expression_attribute_values(":status", value("sent")));
        let expected = InvalidRequest::PlaceholderTwice { name: ":status".into() };
        assert_eq!(refused(twice.await), expected);

        let only = |name: &str| {
            let name = name.to_owned();
            table.query(Order::query().id(1)).select_as::<serde_json::Value>().customize(
                move |request| {
                    let request = request.projection_expression("#name");
                    request.expression_attribute_names("#name", name)
                },
            )
        };
        let rows = only("status").filter_text("#total = :total").name("#total", "grand-total");
        assert_eq!(
            rows.value(":total", 8).await.unwrap(),
            [serde_json::json!({ "status": "open" })]
        );
        let rows =
            only("status").filter_text("#name = :x").name("#name", "grand-total").value(":x", 1);
        assert_eq!(refused(rows.await), InvalidRequest::PlaceholderTwice { name: "#name".into() });
    })
    .await;
}

#[tokio::test]
async fn a_filter_set_by_customize_counts_or_is_refused() {
    on_every_engine::<Orders>(async |table| {
        table.put(&order()).await.unwrap();
        let never = "attribute_exists(nothing)";
        let query =
            || table.query(Order::query().id(1)).customize(|read| read.filter_expression(never));
        assert_eq!(query().await.unwrap(), []);
        let second = already("filter_expression", "filter_text");
        assert_eq!(refused(query().filter_text("status = :s").value(":s", "open").await), second);
        let scan = || table.scan().customize(|read| read.filter_expression(never));
        assert_eq!(scan().await.unwrap(), []);
        assert_eq!(refused(scan().filter_text("status = :s").value(":s", "open").await), second);
    })
    .await;
}

#[tokio::test]
async fn an_update_says_itself_what_it_changes_and_returns() {
    on_every_engine::<Orders>(async |table| {
        table.put(&order()).await.unwrap();
        let update = || table.update(KEY).set_text("status", "sent");
        let changed = update().customize(|request| request.update_expression("REMOVE address"));
        assert_eq!(refused(changed.await), already("update_expression", "set_text"));
        let old = update().customize(|request| request.return_values(ReturnValue::AllOld));
        assert_eq!(refused(old.await), already("return_values", "into_builder"));
        assert_eq!(table.get(KEY).await.unwrap(), Some(order()));
        let new = update().customize(|request| request.return_values(ReturnValue::AllNew));
        assert_eq!(new.await.unwrap().status, "sent");
    })
    .await;
}

#[tokio::test]
async fn a_placeholder_has_one_meaning() {
    on_every_engine::<Orders>(async |table| {
        table.put(&order()).await.unwrap();
        let delete = || table.delete(KEY).condition_text("status = :status");
        let twice = delete().value(":status", "sent").value(":status", "open");
        let expected = InvalidRequest::PlaceholderTwice { name: ":status".into() };
        assert_eq!(refused(twice.await), expected);
        let twice = delete().name("#a", "status").name("#a", "address");
        assert_eq!(refused(twice.await), InvalidRequest::PlaceholderTwice { name: "#a".into() });
        delete().value(":status", "open").value(":status", "open").await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn expressions_name_what_the_entity_stores() {
    on_every_engine::<Orders>(async |table| {
        table.put(&order()).await.unwrap();
        let unknown = |entity, attribute: &str| {
            let attribute = attribute.to_owned();
            InvalidRequest::UnknownAttribute { entity, attribute }
        };
        for text in ["attribute_not_exists(staus)", "address.name = :a OR NOT staus = :a"] {
            let put = table.put(&order()).condition_text(text).value(":a", 1);
            assert_eq!(refused(put.await), unknown("Order", "staus"));
        }
        let put = table.put(&order()).condition_text("#total = :t").name("#total", "total");
        assert_eq!(refused(put.value(":t", 7).await), unknown("Order", "total"));
        let query = table.query(Order::query().id(1)).filter_text("status = :s AND zone = :s");
        assert_eq!(refused(query.value(":s", "open").await), unknown("Order", "zone"));

        // Reserved words need no placeholder, and nested names are free.
        let text = "status = :open AND address.zone = :north AND size(address.#n) = :three \
                    AND attribute_exists(PK) AND entity_type = :type AND #total BETWEEN :three AND :ten";
        let update = table.update(KEY).set_text("status", "sent").condition_text(text);
        let update = update.name("#n", "name").name("#total", "grand-total").value(":three", 3);
        let update = update.value(":open", "open").value(":north", "north").value(":ten", 10);
        assert_eq!(update.value(":type", "Order").await.unwrap().status, "sent");

        let rest = [("anything".to_owned(), "goes".to_owned())].into();
        table.put(&Loose { id: 1, rest }).await.unwrap();
        let delete = table.delete(LooseKey { id: 1 }).condition_text("anything = :goes");
        delete.value(":goes", "goes").await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn a_missing_item_is_distinguished_from_a_false_condition() {
    on_every_engine::<Orders>(async |table| {
        let not_found = |error: Error| matches!(error, Error::NotFound { entity: "Order" });
        assert!(not_found(table.update(KEY).set_text("status", "sent").await.unwrap_err()));
        assert!(not_found(table.delete(KEY).must_exist().await.unwrap_err()));
        assert!(not_found(table.replace(&order()).await.unwrap_err()));
        table.put(&order()).await.unwrap();
        let update = table.update(KEY).set_text("status", "sent").condition_text("status = :s");
        match update.value(":s", "x").await.unwrap_err() {
            Error::ConditionFailed { entity: "Order", item: Some(item), .. } => {
                assert_eq!(Orders::from_item(*item).unwrap(), Orders::Order(order()));
            }
            other => panic!("{other:?}"),
        }
        let put = table.put(&Order { id: 2, ..order() }).condition_text("status = :s");
        let error = put.value(":s", "x").await.unwrap_err();
        assert!(matches!(error, Error::ConditionFailed { item: None, .. }), "{error:?}");
    })
    .await;
}

#[tokio::test]
async fn a_failed_condition_brings_the_item_unless_customize_says_otherwise() {
    on_every_engine::<Orders>(async |table| {
        table.put(&order()).await.unwrap();
        let none = ReturnValuesOnConditionCheckFailure::None;
        let without = |shown: ReturnValuesOnConditionCheckFailure| {
            let (of_put, of_delete) = (shown.clone(), shown.clone());
            let put = table.create(&order());
            let put = put.customize(|r| r.return_values_on_condition_check_failure(of_put));
            let delete = table.delete(KEY).condition(|o| o.total.gt(7));
            let delete =
                delete.customize(|r| r.return_values_on_condition_check_failure(of_delete));
            let update = table.update(KEY).set(|o| o.status, "sent").condition(|o| o.total.gt(7));
            let update = update.customize(|r| r.return_values_on_condition_check_failure(shown));
            async move { [put.await.err(), delete.await.err(), update.await.err()] }
        };
        for (shown, has_item) in
            [(none, false), (ReturnValuesOnConditionCheckFailure::AllOld, true)]
        {
            for error in without(shown).await {
                let Some(Error::ConditionFailed { item, .. }) = error else { panic!("{error:?}") };
                assert_eq!(item.is_some(), has_item);
            }
        }
    })
    .await;
}
