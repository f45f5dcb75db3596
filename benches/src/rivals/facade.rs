//! dynamodb-facade: keys written by hand in its declarative macro, as its documentation shows.

use aws_sdk_dynamodb::Client;
use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;
use aws_sdk_dynamodb::operation::update_item::builders::UpdateItemFluentBuilder;
use aws_sdk_dynamodb::types::ReturnValuesOnConditionCheckFailure;
use dynamodb_facade::{
    Condition, DynamoDBItem, HasAttribute, Item, KeyBuilder, KeyCondition, KeyId, QueryRequest,
    StringAttribute, Update, UpdateItemRequest, attribute_definitions, dynamodb_item,
    table_definitions,
};

pub use crate::entities::User;

attribute_definitions! {
    PK { "PK": StringAttribute }
    SK { "SK": StringAttribute }
    Gsi1Pk { "GSI1PK": StringAttribute }
    Gsi1Sk { "GSI1SK": StringAttribute }
    ItemType { "entity_type": StringAttribute }
}

table_definitions! {
    ShopTable {
        type PartitionKey = PK;
        type SortKey = SK;
        fn table_name() -> String { "shop".to_owned() }
    }
}

dynamodb_item! {
    #[table = ShopTable]
    User {
        #[partition_key]
        PK {
            fn attribute_id(&self) -> &'id str { &self.username }
            fn attribute_value(id) -> String { format!("USER#{id}") }
        }
        #[sort_key]
        SK {
            fn attribute_id(&self) -> &'id str { &self.username }
            fn attribute_value(id) -> String { format!("#METADATA#{id}") }
        }
        Gsi1Pk {
            fn attribute_id(&self) -> &'id str { &self.email }
            fn attribute_value(id) -> String { format!("EMAIL#{id}") }
        }
        Gsi1Sk {
            fn attribute_id(&self) -> &'id str { &self.username }
            fn attribute_value(id) -> String { format!("USER#{id}") }
        }
        ItemType { const VALUE: &'static str = "User"; }
    }
}

pub fn user_keys(username: &str) -> (String, String) {
    let pk = <User as HasAttribute<PK>>::attribute_value(username);
    (pk, <User as HasAttribute<SK>>::attribute_value(username))
}

pub fn user_map(username: &str) -> super::Item {
    <User as KeyBuilder<ShopTable>>::get_key_from_id(KeyId::pk(username).sk(username)).into_inner()
}

pub fn user_item(user: &User) -> Item<ShopTable> {
    user.to_item()
}

pub fn read(item: Item<ShopTable>) -> dynamodb_facade::Result<User> {
    User::try_from_item(item)
}

pub fn orders(client: &Client, username: &str) -> QueryFluentBuilder {
    let condition = KeyCondition::pk(format!("USER#{username}")).sk_begins_with("ORDER#");
    QueryRequest::<ShopTable>::with_client(client.clone(), condition).into_inner()
}

pub fn orders_in(client: &Client, username: &str, from: u32, to: u32) -> QueryFluentBuilder {
    let condition = KeyCondition::pk(format!("USER#{username}"))
        .sk_between(format!("ORDER#{from:08}"), format!("ORDER#{to:08}"));
    QueryRequest::<ShopTable>::with_client(client.clone(), condition).into_inner()
}

pub fn deactivate(client: &Client, username: &str, age: u32) -> UpdateItemFluentBuilder {
    let key = <User as KeyBuilder<ShopTable>>::get_key_from_id(KeyId::pk(username).sk(username));
    let update = Update::set("active", false);
    UpdateItemRequest::<ShopTable>::with_client(client.clone(), key, update)
        .condition(Condition::lt("age", age) & Condition::exists("PK"))
        .into_inner()
        .return_values_on_condition_check_failure(ReturnValuesOnConditionCheckFailure::AllOld)
}
