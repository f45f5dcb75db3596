//! Compares the indexes of the engine with the index keys that the items should have.

use std::collections::BTreeSet;

use aws_sdk_dynamodb::Client as Sdk;
use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::{Client, Item, TableItems};
use ddb_keys::{EntityKeys, KeyValue, schema::TableSchema};

/// An entry of an index: the index, the item's primary key, its key in the index.
type Entries = BTreeSet<(String, Vec<String>)>;

/// Every item of the table as text, in the order of the keys.
pub async fn contents<T: TableItems>(table: &Client<T>) -> Vec<String> {
    let mut items: Vec<String> = scan(table.sdk(), table.table_name(), None)
        .await
        .into_iter()
        .map(|item| format!("{:?}", item.into_iter().collect::<std::collections::BTreeMap<_, _>>()))
        .collect();
    items.sort_unstable();
    items
}

/// Compares every index of the engine with the keys of the stored entities.
pub async fn compare<T: TableItems>(
    table: &Client<T>,
    keys_of: impl Fn(&T) -> EntityKeys,
) -> Result<usize, String> {
    let schema = T::SCHEMA;
    let mut found = Entries::new();
    for index in schema.indexes {
        let names = [schema.pk]
            .into_iter()
            .chain(schema.sk)
            .chain(index.pk.iter().chain(index.sk).copied());
        let names: Vec<&str> = names.collect();
        for item in scan(table.sdk(), table.table_name(), Some(index.name)).await {
            let key = names.iter().map(|name| stored(&item[*name])).collect();
            found.insert((index.ident.to_owned(), key));
        }
    }
    let mut expected = Entries::new();
    for item in scan(table.sdk(), table.table_name(), None).await {
        let row = T::from_item(item).unwrap();
        expected.extend(entries(schema, &keys_of(&row)));
    }
    if found == expected {
        return Ok(expected.len());
    }
    let missing: Vec<_> = expected.difference(&found).collect();
    let stale: Vec<_> = found.difference(&expected).collect();
    Err(format!("missing: {missing:#?}\nstale: {stale:#?}"))
}

fn entries(schema: &'static TableSchema, keys: &EntityKeys) -> Entries {
    let primary: Vec<String> =
        std::iter::once(&keys.primary.pk).chain(&keys.primary.sk).map(built).collect();
    let entry = |key: &ddb_keys::IndexKey| {
        let local = schema.index(key.index).unwrap().local;
        let pk = if local { &[] } else { &key.pk[..] };
        let values = primary.iter().cloned().chain(pk.iter().chain(&key.sk).map(built));
        (key.index.to_owned(), values.collect())
    };
    keys.indexes.iter().map(entry).collect()
}

fn built(value: &KeyValue) -> String {
    stored(&value.clone().into())
}

fn stored(value: &AttributeValue) -> String {
    format!("{value:?}")
}

async fn scan(sdk: &Sdk, table: &str, index: Option<&str>) -> Vec<Item> {
    let scan = sdk.scan().table_name(table).set_index_name(index.map(str::to_owned));
    let pages = scan.into_paginator().items().send();
    pages.collect::<Result<Vec<_>, _>>().await.unwrap()
}
