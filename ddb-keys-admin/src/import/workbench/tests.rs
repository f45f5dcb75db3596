//! Data models of `NoSQL` Workbench.

use super::read;
use crate::import::model::{Entity, Kind, Part};

/// A model with one facet.
fn model(aliases: [&str; 2], rows: &str) -> String {
    let [pk, sk] = aliases;
    format!(
        r#"{{ "ModelName": "Shop", "DataModel": [{{
            "TableName": "app",
            "KeyAttributes": {{
                "PartitionKey": {{ "AttributeName": "pk", "AttributeType": "S" }},
                "SortKey": {{ "AttributeName": "sk", "AttributeType": "S" }}
            }},
            "NonKeyAttributes": [
                {{ "AttributeName": "UserId", "AttributeType": "S" }}, {{ "AttributeName": "total", "AttributeType": "N" }},
                {{ "AttributeName": "tags", "AttributeType": "SS" }}
            ],
            "TableFacets": [{{
                "FacetName": "Order", "KeyAttributeAlias": {{ "PartitionKeyAlias": "{pk}", "SortKeyAlias": "{sk}" }},
                "TableData": [{rows}], "NonKeyAttributes": ["UserId", "total", "tags"]
            }}],
            "GlobalSecondaryIndexes": [{{
                "IndexName": "gsi1", "KeyAttributes": {{ "PartitionKey": {{ "AttributeName": "UserId", "AttributeType": "S" }} }}
            }}]
        }}] }}"#
    )
}

fn entity(aliases: [&str; 2], rows: &str) -> Entity {
    let [mut table] = read(&model(aliases, rows)).unwrap().try_into().unwrap();
    table.settle();
    table.entities.remove(0)
}

const ROWS: &str = r#"
    { "pk": { "S": "USER#u1" }, "sk": { "S": "ORDER#o1" }, "UserId": { "S": "u1" }, "total": { "N": "5" } },
    { "pk": { "S": "USER#u2" }, "sk": { "S": "ORDER#o2" }, "UserId": { "S": "u2" }, "total": { "N": "7.5" }, "tags": { "M": { "x": 1 } } }
"#;

#[test]
fn aliases_are_templates_if_the_rows_agree() {
    for rows in [ROWS, ""] {
        let entity = entity(["USER#user_id", "ORDER#order_id"], rows);
        let literal = |text: &str| Part::Literal(text.into());
        assert_eq!(entity.templates["pk"].0, [literal("USER#"), Part::Field("UserId".into())]);
        assert_eq!(entity.templates["sk"].0, [literal("ORDER#"), Part::Field("order_id".into())]);
        let field =
            |name| entity.field(name).map(|field| (field.kind, field.optional, field.stored));
        assert_eq!(field("order_id"), Some((Kind::Text, false, false)));
        assert_eq!(field("UserId"), Some((Kind::Text, false, true)));
        let of_total =
            if rows.is_empty() { (Kind::Number, true, true) } else { (Kind::Float, false, true) };
        assert_eq!(
            (field("total"), field("tags")),
            (Some(of_total), Some((Kind::TextSet, true, true)))
        );
    }
}

#[test]
fn other_aliases_are_not() {
    for aliases in
        [["U#user_id", "x"], ["USER#UserId#x", ""], ["ACCOUNT#total", "order id"], ["pk", "sk"]]
    {
        let entity = entity(aliases, ROWS);
        let names: Vec<&str> = entity.fields.iter().map(|field| field.attribute.as_str()).collect();
        assert_eq!(names[..4], ["UserId", "total", "tags", "pk"], "{aliases:?}: {entity:?}");
        assert!(!entity.templates.contains_key("pk"), "{entity:?}");
    }
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    let text = model(["", ""], "");
    let cases = [
        (
            text.replace(r#""AttributeType": "SS""#, r#""AttributeType": 5"#),
            "line 9, column 61: invalid type: integer `5`, expected a string",
        ),
        (
            text.replace("TableFacets", "Facets"),
            "at `DataModel[0].TableFacets`: expected at least one facet, which is an entity",
        ),
        (String::from(r#"{ "DataModel": [] }"#), "at `DataModel`: expected at least one table"),
        (String::from("{}"), "line 1, column 2: missing field `DataModel`"),
    ];
    for (text, expected) in cases {
        let error = read(&text).unwrap_err().of("model.json".as_ref()).to_string();
        assert_eq!(error, format!("model.json: {expected}"));
    }
}
