//! Definitions of tables.

use super::read;
use crate::import::model::{Kind, Projection};

const TABLE: &str = r#"{
    "TableName": "app",
    "AttributeDefinitions": [
        { "AttributeName": "pk", "AttributeType": "S" }, { "AttributeName": "sk", "AttributeType": "B" },
        { "AttributeName": "region", "AttributeType": "S" }, { "AttributeName": "year", "AttributeType": "N" }
    ],
    "KeySchema": [{ "AttributeName": "pk", "KeyType": "HASH" }, { "AttributeName": "sk", "KeyType": "RANGE" }],
    "GlobalSecondaryIndexes": [{
        "IndexName": "by-place",
        "KeySchema": [
            { "AttributeName": "region", "KeyType": "HASH" }, { "AttributeName": "pk", "KeyType": "HASH" },
            { "AttributeName": "year", "KeyType": "RANGE" }
        ],
        "Projection": { "ProjectionType": "INCLUDE", "NonKeyAttributes": ["total"] }
    }],
    "LocalSecondaryIndexes": [{
        "IndexName": "by-year",
        "KeySchema": [{ "AttributeName": "pk", "KeyType": "HASH" }, { "AttributeName": "year", "KeyType": "RANGE" }],
        "Projection": { "ProjectionType": "KEYS_ONLY" }
    }]
}"#;

#[test]
fn a_request_and_an_answer_are_the_same_table() {
    let answer = format!(r#"{{ "Table": {TABLE} }}"#);
    for text in [TABLE, &answer] {
        let [table] = read(text).unwrap().try_into().unwrap();
        assert_eq!(
            (table.name.as_str(), table.pk.as_str(), table.sk.as_deref()),
            ("app", "pk", Some("sk"))
        );
        let [place, year] = &table.indexes[..] else { panic!("{table:?}") };
        assert_eq!((place.pk.len(), place.local, year.local), (2, false, true));
        assert_eq!(place.projection, Projection::Include(vec!["total".into()]));
        let [item] = &table.entities[..] else { panic!("{table:?}") };
        let fields =
            item.fields.iter().map(|field| (field.attribute.as_str(), field.kind, field.optional));
        let expected = [
            ("pk", Kind::Text, false),
            ("sk", Kind::Bytes, false),
            ("region", Kind::Text, true),
            ("year", Kind::Number, true),
            ("total", Kind::Any, true),
        ];
        assert!(fields.eq(expected), "{item:?}");
    }
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    let cases = [
        (
            TABLE.replace("INCLUDE", "SOME"),
            "GlobalSecondaryIndexes[0].Projection`: expected ALL, KEYS_ONLY or INCLUDE",
        ),
        (
            TABLE.replace(r#""sk", "KeyType": "RANGE""#, r#""sk", "KeyType": "HASH""#),
            "KeySchema`: expected one HASH attribute",
        ),
        (
            TABLE.replace(r#""KeyType": "HASH""#, r#""KeyType": 5"#),
            "line 7, column 55: invalid type: integer `5`, expected a string",
        ),
        (TABLE.replace(r#""TableName": "app","#, ""), "missing field `TableName`"),
        (String::from("[]"), "line 1, column 2: "),
        (String::new(), "EOF while parsing a value"),
    ];
    for (text, expected) in cases {
        let error = read(&text).unwrap_err().of("table.json".as_ref()).to_string();
        assert!(error.starts_with("table.json: ") && error.contains(expected), "{error}");
    }
}
