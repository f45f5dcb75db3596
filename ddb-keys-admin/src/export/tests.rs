use ddb_keys::{Entity, Table};
use serde_json::{Value, json};

use super::{cdk, cloudformation, left_out, left_out_of_workbench, terraform, workbench};

#[derive(Entity)]
#[entity(ttl = expires)]
#[pk("USER#<user>")]
#[sk(number)]
#[gsi(ByPlace, pk = [region, city], sk = [year])]
#[gsi(ByHash, pk = hash)]
#[lsi(ByTotal, sk = total)]
#[allow(dead_code, reason = "keys are made from them")]
struct Order {
    user: String,
    number: u32,
    region: String,
    city: String,
    year: u16,
    hash: Vec<u8>,
    total: u64,
    expires: u64,
}

#[derive(Table)]
#[table(name = "prod.orders-1", pk = "PK", sk = "number", type_attribute = "type")]
#[gsi(ByPlace, name = "by_place", pk = ["region", "city"], sk = ["year"], projection = include("total", "expires"))]
#[gsi(ByHash, name = "by_hash", pk = "hash", projection = keys_only)]
#[lsi(ByTotal, name = "by_total", sk = "total")]
#[allow(dead_code, reason = "its schema is what is exported")]
enum Orders {
    Order(Order),
}

#[test]
fn a_template_of_cloudformation_defines_the_table() {
    let text = cloudformation(Orders::SCHEMA);
    let attribute = |name, of| json!({ "AttributeName": name, "AttributeType": of });
    let key = |name, of| json!({ "AttributeName": name, "KeyType": of });
    let expected = json!({
        "AWSTemplateFormatVersion": "2010-09-09",
        "Resources": { "ProdOrders1": {
            "Type": "AWS::DynamoDB::Table",
            "DeletionPolicy": "Retain",
            "UpdateReplacePolicy": "Retain",
            "Properties": {
                "TableName": "prod.orders-1",
                "BillingMode": "PAY_PER_REQUEST",
                "AttributeDefinitions": [
                    attribute("PK", "S"),
                    attribute("number", "N"),
                    attribute("region", "S"),
                    attribute("city", "S"),
                    attribute("year", "N"),
                    attribute("hash", "B"),
                    attribute("total", "N"),
                ],
                "KeySchema": [key("PK", "HASH"), key("number", "RANGE")],
                "GlobalSecondaryIndexes": [
                    {
                        "IndexName": "by_place",
                        "KeySchema": [key("region", "HASH"), key("city", "HASH"), key("year", "RANGE")],
                        "Projection": { "ProjectionType": "INCLUDE", "NonKeyAttributes": ["total", "expires"] },
                    },
                    {
                        "IndexName": "by_hash",
                        "KeySchema": [key("hash", "HASH")],
                        "Projection": { "ProjectionType": "KEYS_ONLY" },
                    },
                ],
                "LocalSecondaryIndexes": [{
                    "IndexName": "by_total",
                    "KeySchema": [key("PK", "HASH"), key("total", "RANGE")],
                    "Projection": { "ProjectionType": "ALL" },
                }],
                "TimeToLiveSpecification": { "AttributeName": "expires", "Enabled": true },
            },
        }},
    });
    assert_eq!(serde_json::from_str::<Value>(&text).unwrap(), expected);
    assert!(text.ends_with("\n}\n"), "{text}");
}

#[test]
fn a_resource_of_terraform_defines_the_table() {
    let expected = r#"resource "aws_dynamodb_table" "prod_orders-1" {
  name         = "prod.orders-1"
  billing_mode = "PAY_PER_REQUEST"
  hash_key     = "PK"
  range_key    = "number"

  attribute {
    name = "PK"
    type = "S"
  }

  attribute {
    name = "number"
    type = "N"
  }

  attribute {
    name = "region"
    type = "S"
  }

  attribute {
    name = "city"
    type = "S"
  }

  attribute {
    name = "year"
    type = "N"
  }

  attribute {
    name = "hash"
    type = "B"
  }

  attribute {
    name = "total"
    type = "N"
  }

  global_secondary_index {
    name               = "by_place"
    projection_type    = "INCLUDE"
    non_key_attributes = ["total", "expires"]

    key_schema {
      attribute_name = "region"
      key_type       = "HASH"
    }

    key_schema {
      attribute_name = "city"
      key_type       = "HASH"
    }

    key_schema {
      attribute_name = "year"
      key_type       = "RANGE"
    }
  }

  global_secondary_index {
    name            = "by_hash"
    hash_key        = "hash"
    projection_type = "KEYS_ONLY"
  }

  local_secondary_index {
    name            = "by_total"
    range_key       = "total"
    projection_type = "ALL"
  }

  ttl {
    attribute_name = "expires"
    enabled        = true
  }
}
"#;
    assert_eq!(terraform(Orders::SCHEMA), expected);
}

#[test]
fn what_has_no_place_is_named() {
    let expected = [
        "the entities and the templates of their keys: 1 entity",
        "the attribute of the entity's name: `type`",
    ];
    assert_eq!(left_out(Orders::SCHEMA), expected);
}

#[test]
fn a_module_of_the_cdk_defines_the_table() {
    let expected = "\
import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';

export function createProdOrders1Table(scope: Construct): dynamodb.TableV2 {
  return new dynamodb.TableV2(scope, 'ProdOrders1', {
    tableName: 'prod.orders-1',
    partitionKey: { name: 'PK', type: dynamodb.AttributeType.STRING },
    sortKey: { name: 'number', type: dynamodb.AttributeType.NUMBER },
    billing: dynamodb.Billing.onDemand(),
    timeToLiveAttribute: 'expires',
    globalSecondaryIndexes: [
      {
        indexName: 'by_place',
        partitionKeys: [{ name: 'region', type: dynamodb.AttributeType.STRING }, { name: 'city', type: dynamodb.AttributeType.STRING }],
        sortKey: { name: 'year', type: dynamodb.AttributeType.NUMBER },
        projectionType: dynamodb.ProjectionType.INCLUDE,
        nonKeyAttributes: ['total', 'expires'],
      },
      {
        indexName: 'by_hash',
        partitionKey: { name: 'hash', type: dynamodb.AttributeType.BINARY },
        projectionType: dynamodb.ProjectionType.KEYS_ONLY,
      },
    ],
    localSecondaryIndexes: [
      {
        indexName: 'by_total',
        sortKey: { name: 'total', type: dynamodb.AttributeType.NUMBER },
        projectionType: dynamodb.ProjectionType.ALL,
      },
    ],
  });
}
";
    assert_eq!(cdk(Orders::SCHEMA), expected);
}

#[derive(Entity)]
#[pk("USER#<user>")]
#[sk("PROFILE")]
#[gsi(ByTeam, pk = "TEAM#<team>", sk = "USER#<user>")]
#[allow(dead_code, reason = "keys are made from them")]
struct Member {
    user: String,
    team: Option<String>,
    note: String,
}

#[derive(Entity)]
#[pk("USER#<user>")]
#[sk("LOGIN#<provider>#<subject>")]
#[allow(dead_code, reason = "keys are made from them")]
struct Login {
    user: String,
    provider: String,
    subject: String,
}

#[derive(Table)]
#[table(name = "people", pk = "PK", sk = "SK")]
#[gsi(ByTeam, name = "by-team", pk = "GSI1PK", sk = "GSI1SK", projection = include("user"))]
#[allow(dead_code, reason = "its schema is what is exported")]
enum People {
    Member(Member),
    Login(Login),
}

#[test]
fn a_model_of_workbench_has_a_facet_for_each_entity() {
    let model: Value = serde_json::from_str(&workbench(People::SCHEMA)).unwrap();
    let text = |text: &str| json!({ "S": text });
    let attribute = |name| json!({ "AttributeName": name, "AttributeType": "S" });
    assert_eq!(model["ModelMetadata"]["AWSService"], "Amazon DynamoDB");
    assert_eq!(model["ModelMetadata"]["Version"], "3.0");
    let table = &model["DataModel"][0];
    let keys = json!({ "PartitionKey": attribute("PK"), "SortKey": attribute("SK") });
    assert_eq!((&table["TableName"], &table["KeyAttributes"]), (&"people".into(), &keys));
    let others = ["user", "team", "GSI1PK", "GSI1SK", "entity_type", "provider", "subject"];
    assert_eq!(table["NonKeyAttributes"], json!(others.map(attribute)));
    let facet = json!({
        "FacetName": "Member",
        "KeyAttributeAlias": { "PartitionKeyAlias": "USER#user", "SortKeyAlias": "PROFILE" },
        "TableData": [{
            "PK": text("USER#Ada"),
            "SK": text("PROFILE"),
            "GSI1PK": text("TEAM#Bob"),
            "GSI1SK": text("USER#Ada"),
            "user": text("Ada"),
            "team": text("Bob"),
            "entity_type": text("Member"),
        }],
        "NonKeyAttributes": ["user", "team", "GSI1PK", "GSI1SK", "entity_type"],
        "DataAccess": { "MySql": {} },
    });
    assert_eq!(table["TableFacets"][0], facet);
    let index = json!({
        "IndexName": "by-team",
        "KeyAttributes": { "PartitionKey": attribute("GSI1PK"), "SortKey": attribute("GSI1SK") },
        "Projection": { "ProjectionType": "INCLUDE", "NonKeyAttributes": ["user"] },
    });
    assert_eq!(table["GlobalSecondaryIndexes"], json!([index]));
}

/// What was exported is imported with the same templates of primary keys; those of indexes are no aliases.
#[test]
fn a_model_of_workbench_is_read_back() {
    let path = std::env::temp_dir().join(format!("workbench-{}.json", std::process::id()));
    std::fs::write(&path, workbench(People::SCHEMA)).unwrap();
    let source = crate::import::file(crate::import::Source::Workbench, &path);
    std::fs::remove_file(&path).unwrap();
    let source = source.unwrap();
    for expected in [
        "#[pk(\"USER#<user>\")]\n#[sk(\"PROFILE\")]\n",
        "#[pk(\"USER#<user>\")]\n#[sk(\"LOGIN#<provider>#<subject>\")]\n",
    ] {
        assert!(source.contains(expected), "{source}");
    }
}

#[test]
fn what_workbench_has_no_place_for() {
    let left_out = left_out_of_workbench(Orders::SCHEMA);
    let expected = [
        "fields that no key is made from, and the formats of placeholders",
        "the attribute by which items expire: `expires`",
        "the multi-attribute index `by_place`",
        "the local index `by_total`",
    ];
    assert_eq!(left_out, expected);
    let model: Value = serde_json::from_str(&workbench(Orders::SCHEMA)).unwrap();
    let table = &model["DataModel"][0];
    assert_eq!(table["GlobalSecondaryIndexes"].as_array().map(Vec::len), Some(1));
    assert_eq!(table["TableFacets"][0]["TableData"], json!([]), "a key is binary");
}
