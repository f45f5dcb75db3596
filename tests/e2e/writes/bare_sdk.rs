//! Every operation with a bare SDK client, using only items, keys and conditions of the library.

use aws_sdk_dynamodb::types::{AttributeValue, Put, TransactWriteItem};
use ddb_keys::{Entity, Table};

use super::known_failures::{key, task};
use super::tracker::*;
use crate::engines::on_every_engine;

#[tokio::test]
async fn every_step_with_a_bare_client() {
    on_every_engine::<Tracker>(async |table| {
        let (sdk, name) = (table.sdk().clone(), table.table_name().to_owned());

        // put, create
        let put = sdk.put_item().table_name(&name);
        put.set_item(Some(Tracker::item(&task(1)).unwrap())).send().await.unwrap();
        let create =
            sdk.put_item().table_name(&name).condition_expression("attribute_not_exists(PK)");
        let again = create.set_item(Some(Tracker::item(&task(1)).unwrap())).send().await;
        assert!(again.unwrap_err().into_service_error().is_conditional_check_failed_exception());

        // get
        let get =
            sdk.get_item().table_name(&name).set_key(Some(Tracker::item_key(key(1)).unwrap()));
        let item = get.send().await.unwrap().item.unwrap();
        assert_eq!(Tracker::from_item(item).unwrap(), Tracker::Task(task(1)));

        // query: the condition as the table's own attribute names and values
        let open = TaskOfOwnerKey { owner: "ada", id: 1 }.build().unwrap();
        let index = Tracker::SCHEMA.index("OfOwner").unwrap();
        let query = sdk.query().table_name(&name).index_name(index.name);
        let found = query
            .key_condition_expression("#pk = :pk AND #sk = :sk")
            .expression_attribute_names("#pk", index.pk[0])
            .expression_attribute_names("#sk", index.sk[0])
            .expression_attribute_values(":pk", open.pk.into())
            .expression_attribute_values(":sk", open.sk.unwrap().into())
            .send()
            .await
            .unwrap();
        let rows = found.items.unwrap().into_iter().map(Tracker::from_item);
        assert_eq!(rows.map(Result::unwrap).collect::<Vec<_>>(), [Tracker::Task(task(1))]);

        // update: a filled builder, sent by hand
        let update = table.update(key(1)).add_text("votes", 1).into_builder().unwrap();
        update.send().await.unwrap();

        // transaction
        let item = Tracker::item(&task(2)).unwrap();
        let put = Put::builder().table_name(&name).set_item(Some(item)).build().unwrap();
        let action = TransactWriteItem::builder().put(put).build();
        sdk.transact_write_items().transact_items(action).send().await.unwrap();

        // delete
        let delete = sdk.delete_item().table_name(&name);
        let delete = delete.set_key(Some(Tracker::item_key(task(2).key()).unwrap()));
        delete
            .condition_expression("votes = :none")
            .expression_attribute_values(":none", AttributeValue::N("0".into()))
            .send()
            .await
            .unwrap();
        let left = table.scan().await.unwrap();
        assert_eq!(left, [Tracker::Task(Task { votes: 1, ..task(1) })]);
    })
    .await;
}
