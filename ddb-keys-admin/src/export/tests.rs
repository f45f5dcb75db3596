use ddb_keys::{Entity, Table};
use serde_json::{Value, json};

use super::{cdk, cloudformation, left_out, terraform};

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
