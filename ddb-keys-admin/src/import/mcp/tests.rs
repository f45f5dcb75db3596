//! Models of AWS's modelling assistant.

use super::read;
use crate::import::model::{Kind, Part, Projection};

const MODEL: &str = r#"{ "tables": [{
    "table_config": { "table_name": "app", "partition_key": "pk", "sort_key": "sk" },
    "gsi_list": [
        { "name": "by_place", "partition_key": ["region", "city"], "sort_key": ["year"], "projection": "INCLUDE", "included_attributes": ["paid"] },
        { "name": "by_day", "partition_key": "gsi2pk", "sort_key": "gsi2sk" }
    ],
    "entities": { "Order": {
        "entity_type": "ORDER", "pk_template": "USER#{user_id}", "sk_template": "ORDER#{total:08d}#{paid}",
        "gsi_mappings": [
            { "name": "by_place", "pk_template": ["{region}", "{city}"], "sk_template": ["{year}"] },
            { "name": "by_day", "pk_template": "DAY#{city:>10}", "sk_template": "{year}" }
        ],
        "fields": [
            { "name": "user_id", "type": "uuid", "required": true }, { "name": "total", "type": "integer", "required": true },
            { "name": "paid", "type": "boolean", "required": true }, { "name": "region", "type": "string", "required": true },
            { "name": "city", "type": "string" }, { "name": "year", "type": "integer" },
            { "name": "lines", "type": "array", "item_type": "string" }, { "name": "rate", "type": "decimal" }
        ],
        "access_patterns": [{ "pattern_id": 1, "name": "get_order" }]
    } }
}] }"#;

#[test]
fn templates_and_fields_are_read() {
    let [mut table] = read(MODEL).unwrap().try_into().unwrap();
    assert_eq!(table.indexes[0].projection, Projection::Include(vec!["paid".into()]));
    assert_eq!(
        (&table.indexes[1].pk[..], table.type_attribute.as_ref()),
        (&["gsi2pk".into()][..], None)
    );
    let order = &table.entities[0];
    let kinds = ["user_id", "total", "lines", "rate"].map(|name| order.field(name).unwrap().kind);
    assert_eq!(kinds, [Kind::Uuid, Kind::Integer, Kind::Any, Kind::Float]);
    assert!(order.templates["sk"].0.contains(&Part::Padded("total".into(), 8)), "{order:?}");

    table.settle();
    let order = &table.entities[0];
    let names: Vec<&String> = order.templates.keys().collect();
    assert_eq!(names, ["pk"], "a raw key is a field: {order:?}");
    let remarks = order.remarks.join("\n");
    for expected in [
        "`sk` has to be filled by the program: `{paid}` has no counterpart",
        "`gsi2pk` has to be filled by the program: `{city:>10}` has no counterpart",
        "`gsi2sk` is the number `year`, and has to be filled by the program",
    ] {
        assert!(remarks.contains(expected), "{remarks}");
    }
}

#[test]
fn a_model_of_tables_alone_has_their_items() {
    let text = r#"{ "tables": [{ "TableName": "app", "KeySchema": [{ "AttributeName": "pk", "KeyType": "HASH" }],
        "AttributeDefinitions": [{ "AttributeName": "pk", "AttributeType": "N" }] }], "items": {} }"#;
    let [table] = read(text).unwrap().try_into().unwrap();
    assert_eq!((table.pk.as_str(), table.entities[0].fields[0].kind), ("pk", Kind::Number));
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    let cases = [
        (
            MODEL.replace("INCLUDE", "SOME"),
            "at `tables[0].gsi_list[0].projection`: expected ALL, KEYS_ONLY or INCLUDE",
        ),
        (
            MODEL.replace(r#""{region}", "{city}""#, r#""{region}""#),
            "at `tables[0].entities.Order.gsi_mappings[0]`: expected a template for each attribute of the index's key",
        ),
        (
            MODEL.replace(
                r#""name": "by_day", "pk_template""#,
                r#""name": "by_night", "pk_template""#,
            ),
            "at `tables[0].entities.Order.gsi_mappings[1]`: expected the name of an index in `gsi_list`",
        ),
        (String::from(r#"{ "tables": [] }"#), "at `tables`: expected at least one table"),
        (MODEL.replace(r#"["year"]"#, "5"), "line 4, column 80: a text or a list of texts"),
        (
            String::from("5"),
            "line 1, column 1: invalid type: integer `5`, expected struct Document",
        ),
    ];
    for (text, expected) in cases {
        let error = read(&text).unwrap_err().of("schema.json".as_ref()).to_string();
        assert_eq!(error, format!("schema.json: {expected}"));
    }
}
