//! Requests whose expressions, keys and positions somebody chooses, by `customize` or the SDK's own client.

use std::collections::HashMap;

use aws_sdk_dynamodb::types::{
    AttributeValue, AttributeValueUpdate, ComparisonOperator, Condition, KeysAndAttributes, Put,
    PutRequest, TransactWriteItem, Update, WriteRequest,
};
use ddb_keys::Entity;
use ddb_keys::aws::{Client, Error};
use proptest::prelude::*;
use proptest::sample::select;

use super::{Document, Tenants};

/// A request, by a number for its kind, and the partitions that it names.
#[derive(Debug)]
pub(super) struct RawRequest {
    kind: u8,
    partition: String,
    /// A partition of the index.
    owner: String,
    /// How a name is written in an expression.
    form: u8,
}

/// The number of kinds.
const KINDS: u8 = 20;

/// The kinds that a tenant may send.
pub(super) const ALLOWED: [u8; 13] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

pub(super) fn any() -> impl Strategy<Value = RawRequest> {
    let partitions = [
        "TENANT#evil",
        "TENANT#evil",
        "TENANT#evil#OWNER#ann",
        "TENANT#victim",
        "TENANT#victim#OWNER#ann",
        "TENANT#evil2",
        "TENANT#evi",
        "TENANT#",
        "PLAN#gold",
        "evil",
    ];
    let partition = || select(partitions.to_vec()).prop_map(str::to_owned);
    (0..KINDS, partition(), partition(), 0..6_u8)
        .prop_map(|(kind, partition, owner, form)| RawRequest { kind, partition, owner, form })
}

fn text(text: &str) -> AttributeValue {
    AttributeValue::S(text.into())
}

impl RawRequest {
    /// One that stays with the tenant `evil`.
    pub(super) fn of_own(kind: u8) -> Self {
        let (partition, owner) = ("TENANT#evil".into(), "TENANT#evil#OWNER#ann".into());
        Self { kind, partition, owner, form: 0 }
    }

    fn key(&self) -> HashMap<String, AttributeValue> {
        [("PK", self.partition.as_str()), ("SK", "DOC#x#y")]
            .map(|(name, value)| (name.into(), text(value)))
            .into()
    }

    /// An item with keys, and nothing else.
    fn item(&self) -> HashMap<String, AttributeValue> {
        let index = [("GPK", self.owner.as_str()), ("GSK", "y")]
            .map(|(name, value)| (name.into(), text(value)));
        self.key().into_iter().chain(index).collect()
    }

    fn document() -> Document {
        let [folder, name, owner, note] = ["x", "y", "ann", "n"].map(String::from);
        Document { tenant: "evil".into(), folder, name, owner, note }
    }

    /// A condition on the attribute, however it is written. `#n` is its name.
    fn condition(&self, attribute: &str) -> String {
        match self.form {
            0 => "#n = :v".into(),
            1 => format!("({attribute}=:v)"),
            2 => "( #n = :v )AND begins_with(SK, :s)".into(),
            _ => "#n=:v AND SK < :s".into(),
        }
    }

    /// An update that sets the partition key of the index. `#n` is its name.
    fn change(&self) -> &'static str {
        match self.form {
            0 => "SET #n = :v, note = :s",
            1 => "set note=:s,GPK=:v",
            2 => "SET remove = :s, GPK = :v",
            3 => "SET#n=:v,note=:s",
            4 => "REMOVE tags[0]SET GPK = :v, note = :s",
            _ => "REMOVE folder SET #n = if_not_exists(#n, :v), note = :s",
        }
    }

    /// Sends it. Rows are not returned: the wire tells where it went.
    pub(super) async fn send(&self, table: &Client<Tenants>) -> Result<Vec<Tenants>, Error> {
        let sdk = table.sdk();
        let (partition, owner) = (text(&self.partition), text(&self.owner));
        let document = Self::document();
        let started =
            || self.item().into_iter().filter(|(name, _)| name != "GPK" && name != "GSK").collect();
        match self.kind {
            0 => table.put(&document).customize(|put| put.item("PK", partition)).await?,
            1 => table.put(&document).customize(|put| put.item("GPK", owner)).await?,
            2 => {
                table.delete(document.key()).customize(|delete| delete.key("PK", partition)).await?
            }
            3 => drop(sdk.get_item().table_name("tenants").set_key(Some(self.key())).send().await?),
            4 => {
                drop(sdk.put_item().table_name("tenants").set_item(Some(self.item())).send().await?)
            }
            5 => {
                let update = sdk.update_item().table_name("tenants").set_key(Some(self.key()));
                let update = update
                    .update_expression(self.change())
                    .expression_attribute_values(":s", text("s"));
                let update = update.expression_attribute_values(":v", owner);
                let named = self
                    .change()
                    .contains("#n")
                    .then(|| HashMap::from([("#n".into(), "GPK".into())]));
                drop(update.set_expression_attribute_names(named).send().await?);
            }
            6 => {
                let condition = self.condition("PK");
                let query = sdk.query().table_name("tenants").key_condition_expression(&condition);
                let named =
                    condition.contains("#n").then(|| HashMap::from([("#n".into(), "PK".into())]));
                let query = query
                    .set_expression_attribute_names(named)
                    .expression_attribute_values(":v", partition);
                let query = if condition.contains(":s") {
                    query.expression_attribute_values(":s", text("D"))
                } else {
                    query
                };
                drop(query.send().await?);
            }
            7 => {
                let query = sdk.query().table_name("tenants").index_name("by-owner");
                let query = query
                    .key_condition_expression("#n = :v")
                    .expression_attribute_names("#n", "GPK");
                drop(query.expression_attribute_values(":v", owner).send().await?);
            }
            8 => {
                let keys =
                    KeysAndAttributes::builder().keys(self.key()).keys(Self::of_own(0).other_key());
                let keys = keys.build().expect("it has keys");
                drop(sdk.batch_get_item().request_items("tenants", keys).send().await?);
            }
            9 => {
                let put =
                    PutRequest::builder().set_item(Some(self.item())).build().expect("an item");
                let write = WriteRequest::builder().put_request(put).build();
                drop(
                    sdk.batch_write_item()
                        .request_items("tenants", Vec::from([write]))
                        .send()
                        .await?,
                );
            }
            10 => {
                let put = Put::builder()
                    .table_name("tenants")
                    .set_item(Some(self.item()))
                    .build()
                    .expect("an item");
                let action = TransactWriteItem::builder().put(put).build();
                drop(sdk.transact_write_items().transact_items(action).send().await?);
            }
            11 => {
                let update = Update::builder().table_name("tenants").set_key(Some(self.key()));
                let update = update
                    .update_expression("SET GPK = :v")
                    .expression_attribute_values(":v", owner);
                let action =
                    TransactWriteItem::builder().update(update.build().expect("a key")).build();
                drop(sdk.transact_write_items().transact_items(action).send().await?);
            }
            12 => {
                let query = table.query(Document::query().tenant("evil"));
                let query = query.into_builder()?.set_exclusive_start_key(Some(started()));
                drop(query.send().await?);
            }
            13 => drop(sdk.scan().table_name("tenants").send().await?),
            14 => {
                let statement =
                    format!("SELECT * FROM \"tenants\" WHERE PK = '{}'", self.partition);
                drop(sdk.execute_statement().statement(statement).send().await?);
            }
            15 => {
                let condition = Condition::builder()
                    .comparison_operator(ComparisonOperator::Eq)
                    .attribute_value_list(partition);
                let condition = condition.build().expect("an operator");
                drop(
                    sdk.query()
                        .table_name("tenants")
                        .key_conditions("PK", condition)
                        .send()
                        .await?,
                );
            }
            16 => {
                let value = AttributeValueUpdate::builder().value(owner).build();
                let update = sdk.update_item().table_name("tenants").set_key(Some(self.key()));
                drop(update.attribute_updates("GPK", value).send().await?);
            }
            17 => table
                .update(document.key())
                .set_text("GPK", &self.owner)
                .or_create()
                .await
                .map(drop)?,
            18 => {
                let update = table.update(document.key()).or_create();
                let moved = update.customize(|update| {
                    let update = update
                        .update_expression(self.change())
                        .expression_attribute_values(":v", owner);
                    update
                        .expression_attribute_values(":s", text("s"))
                        .expression_attribute_names("#n", "GPK")
                });
                drop(moved.await?);
            }
            _ => {
                let condition = "begins_with(PK, :v)";
                let query = sdk.query().table_name("tenants").key_condition_expression(condition);
                drop(query.expression_attribute_values(":v", partition).send().await?);
            }
        }
        Ok(Vec::new())
    }

    fn other_key(&self) -> HashMap<String, AttributeValue> {
        [("PK", self.partition.as_str()), ("SK", "DOC#x#z")]
            .map(|(name, value)| (name.into(), text(value)))
            .into()
    }
}
