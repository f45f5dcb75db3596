//! A table that is made, found, or found different.

use aws_sdk_dynamodb::operation::create_table::builders::CreateTableFluentBuilder;
use aws_sdk_dynamodb::types::{
    AttributeDefinition, BillingMode, GlobalSecondaryIndex, KeySchemaElement, KeyType, Projection,
    ProjectionType, ScalarAttributeType,
};
use ddb_keys::Table;
use ddb_keys::aws::{Client, Error, TableDifference};

use super::{Engine, Outcome, on_every_engine};

#[tokio::test(flavor = "multi_thread")]
async fn it_is_created_once() -> Outcome {
    on_every_engine(async |engine| {
        for (created, name) in [(true, "one"), (false, "one"), (true, "two")] {
            let table = engine.rooms().with_table_name(engine.name(name));
            assert_eq!(table.ensure_table().await?, created);
        }
        let sensors = engine.sensors();
        assert!(sensors.ensure_table().await?);
        assert!(!sensors.ensure_table().await?);
        Ok(())
    })
    .await
}

fn definition(name: &str, of: ScalarAttributeType) -> AttributeDefinition {
    AttributeDefinition::builder().attribute_name(name).attribute_type(of).build().unwrap()
}

fn element(name: &str, of: KeyType) -> KeySchemaElement {
    KeySchemaElement::builder().attribute_name(name).key_type(of).build().unwrap()
}

async fn differences<T: Table>(table: &Client<T>) -> Vec<TableDifference> {
    match table.ensure_table().await {
        Err(Error::TableDiffers { differences, .. }) => differences,
        other => panic!("{other:?}"),
    }
}

fn index(name: &str, pk: &str, sk: Option<&str>, projection: Projection) -> GlobalSecondaryIndex {
    let key =
        [element(pk, KeyType::Hash)].into_iter().chain(sk.map(|sk| element(sk, KeyType::Range)));
    let index = GlobalSecondaryIndex::builder().index_name(name).projection(projection);
    index.set_key_schema(Some(key.collect())).build().unwrap()
}

fn by_request(engine: &Engine, name: &str) -> CreateTableFluentBuilder {
    engine.sdk.create_table().table_name(engine.name(name)).billing_mode(BillingMode::PayPerRequest)
}

#[tokio::test(flavor = "multi_thread")]
async fn another_key_and_no_indexes() -> Outcome {
    on_every_engine(async |engine| {
    let request = by_request(engine, "sensors");
    let request = request
        .attribute_definitions(definition("PK", ScalarAttributeType::S))
        .attribute_definitions(definition("at", ScalarAttributeType::S))
        .key_schema(element("PK", KeyType::Hash))
        .key_schema(element("at", KeyType::Range));
    request.send().await?;
    let table = engine.sensors();
    let expected = [
        TableDifference::Key {
            expected: "PK (S) | at (N)".into(),
            found: "PK (S) | at (S)".into(),
        },
        TableDifference::MissingIndex { index: "by-value" },
        TableDifference::MissingIndex { index: "by-place" },
    ];
    assert_eq!(differences(&table).await, expected);
    let shown = table.ensure_table().await.unwrap_err().to_string();
    let name = table.table_name();
    assert_eq!(
        shown,
        format!(
            "the table `{name}` differs from its schema: its key is PK (S) | at (S), not PK (S) | at (N); \
             it has no index `by-value`; it has no index `by-place`"
        )
    );
    Ok(())
    }).await
}

#[tokio::test(flavor = "multi_thread")]
async fn another_index() -> Outcome {
    on_every_engine(async |engine| {
        let keys_only = Projection::builder().projection_type(ProjectionType::KeysOnly).build();
        let request = by_request(engine, "rooms");
        let request = request
            .attribute_definitions(definition("PK", ScalarAttributeType::S))
            .attribute_definitions(definition("SK", ScalarAttributeType::S))
            .attribute_definitions(definition("GPK", ScalarAttributeType::S))
            .key_schema(element("PK", KeyType::Hash))
            .key_schema(element("SK", KeyType::Range))
            .global_secondary_indexes(index("by-author", "GPK", None, keys_only.clone()))
            .global_secondary_indexes(index("of-somebody-else", "GPK", Some("PK"), keys_only));
        request.send().await?;
        let expected = [
            TableDifference::IndexKey {
                index: "by-author",
                expected: "GPK (S) | GSK (S)".into(),
                found: "GPK (S)".into(),
            },
            TableDifference::IndexProjection {
                index: "by-author",
                expected: "INCLUDE entity_type, text".into(),
                found: "KEYS_ONLY".into(),
            },
        ];
        assert_eq!(differences(&engine.rooms()).await, expected);
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_global_index_for_a_local_one() -> Outcome {
    on_every_engine(async |engine| {
        let all = Projection::builder().projection_type(ProjectionType::All).build();
        let own = engine.sensors().create_table().into_builder()?;
        let global = own.get_global_secondary_indexes().clone().unwrap_or_default().into_iter();
        let global = global.chain([index("by-value", "PK", Some("value"), all)]).collect();
        let request =
            own.set_local_secondary_indexes(None).set_global_secondary_indexes(Some(global));
        request.send().await?;
        let table = engine.sensors();
        let expected = [TableDifference::IndexKind { index: "by-value", local: true }];
        assert_eq!(differences(&table).await, expected);
        Ok(())
    })
    .await
}
