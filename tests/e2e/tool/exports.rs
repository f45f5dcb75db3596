//! Exports for other tools.

use ddb_keys::{Entity, Table};
use ddb_keys_admin::export;
use serde::{Deserialize, Serialize};

use super::{json, run, unanswered};
use crate::migration::model::Shop;

#[tokio::test]
async fn tables_are_exported_without_a_request() {
    let (_server, table) = unanswered::<Shop>().await;
    let json_text = export::cloudformation(Shop::SCHEMA);
    assert_eq!(run(&table, "export cloudformation --format json").await, (0, json_text));
    assert_eq!(run(&table, "export terraform").await, (0, export::terraform(Shop::SCHEMA)));
    assert_eq!(run(&table, "export cdk").await, (0, export::cdk(Shop::SCHEMA)));
    assert_eq!(run(&table, "export workbench").await, (0, export::workbench(Shop::SCHEMA)));
    let expected = "\
AWSTemplateFormatVersion: 2010-09-09
Resources:
  Orders:
    DeletionPolicy: Retain
    Properties:
      AttributeDefinitions:
      - AttributeName: PK
        AttributeType: S
      - AttributeName: SK
        AttributeType: S
      - AttributeName: GSI1PK
        AttributeType: S
      - AttributeName: GSI1SK
        AttributeType: S
      BillingMode: PAY_PER_REQUEST
      GlobalSecondaryIndexes:
      - IndexName: by-state
        KeySchema:
        - AttributeName: GSI1PK
          KeyType: HASH
        - AttributeName: GSI1SK
          KeyType: RANGE
        Projection:
          ProjectionType: ALL
      KeySchema:
      - AttributeName: PK
        KeyType: HASH
      - AttributeName: SK
        KeyType: RANGE
      TableName: orders
    Type: AWS::DynamoDB::Table
    UpdateReplacePolicy: Retain
";
    assert_eq!(run(&table, "export cloudformation").await, (0, expected.to_string()));
}

#[tokio::test]
async fn an_export_has_the_name_that_is_given() {
    let (_server, table) = unanswered::<Shop>().await;
    let (code, text) = run(&table, "export cloudformation --format json --table on.7").await;
    let name = &json(&text)["Resources"]["On7"]["Properties"]["TableName"];
    assert_eq!((code, name), (0, &"on.7".into()), "{text}");
    let (code, text) = run(&table, "export terraform --table 7${x}").await;
    assert_eq!(code, 0, "{text}");
    assert!(text.contains(r#""aws_dynamodb_table" "_7__x_""#), "{text}");
    assert!(text.contains(r#"name         = "7$${x}""#), "{text}");
    for name in ["null", "0x10", "1e3", "true", "007"] {
        let (_, text) = run(&table, &format!("export cloudformation --table {name}")).await;
        assert!(text.contains(&format!("TableName: '{name}'")), "{text}");
    }
}

/// CloudFormation reads YAML 1.1, in which these words are not text unless they are quoted.
#[tokio::test]
async fn a_name_that_yaml_takes_for_something_else_is_exit_code_2() {
    let (_server, table) = unanswered::<Shop>().await;
    for name in ["yes", "Off", "NO.", "1_000", "-1_0", "0x_1f"] {
        let command = format!("export cloudformation --table={name}");
        assert_eq!(run(&table, &command).await, (2, String::new()), "{name}");
        assert_eq!(run(&table, &format!("{command} --format json")).await.0, 0, "{name}");
    }
}

#[tokio::test]
async fn other_tools_are_exit_code_2() {
    let (_server, table) = unanswered::<Shop>().await;
    for command in ["export", "export pulumi", "export terraform --format json"] {
        assert_eq!(run(&table, command).await, (2, String::new()), "{command}");
    }
}

#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("ORG#<org>")]
struct Note {
    org: String,
}

#[derive(Debug, Table)]
#[table(name = "notes", pk = "PK", tenant = org)]
enum Notes {
    Note(Note),
}

#[tokio::test]
async fn the_policy_of_a_tenant() {
    let arn = "arn:aws:dynamodb:eu-central-1:111122223333:table/notes";
    let (_server, table) = unanswered::<Notes>().await;
    let policy = export::tenant_policy(Notes::SCHEMA, arn, "org").unwrap();
    let command = format!("export policy --arn {arn} --tag org");
    assert_eq!(run(&table, &command).await, (0, policy));
    let (_server, table) = unanswered::<Shop>().await;
    assert_eq!(run(&table, &command).await, (2, String::new()), "it has no tenants");
}
