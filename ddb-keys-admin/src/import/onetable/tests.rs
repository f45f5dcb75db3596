//! Schemas of OneTable.

use super::read;
use crate::import::model::{Kind, Part, Table};

/// A schema with one model, whose attributes are these.
fn schema(params: &str, attributes: &str) -> String {
    format!(
        r#"{{
            "indexes": {{ "primary": {{ "hash": "PK" }}, "gs1": {{ "hash": "GS1PK" }} }},
            "params": {params},
            "models": {{ "Order": {{ {attributes} }} }}
        }}"#
    )
}

fn table(params: &str, attributes: &str) -> Table {
    let [table] = read(&schema(params, attributes)).unwrap().try_into().unwrap();
    table
}

#[test]
fn templates_name_attributes_and_widths() {
    let table = table(
        "{}",
        r#"
        "PK": { "type": "string", "value": "A#${userId}#${n:6:0}#${n:4}#${name:8: }" },
        "userId": { "type": "string", "map": "u" }, "n": { "type": "number" }, "name": { "type": "string" }
        "#,
    );
    let literal = |text: &str| Part::Literal(text.into());
    let expected = [
        literal("A#"),
        Part::Field("u".into()),
        literal("#"),
        Part::Padded("n".into(), 6),
        literal("#"),
        Part::Padded("n".into(), 4),
        literal("#"),
        Part::Unknown("${name:8: }".into()),
    ];
    assert_eq!(table.entities[0].templates["PK"].0, expected);
    assert_eq!(table.type_attribute.as_deref(), Some("_type"));
}

#[test]
fn dates_are_what_onetable_stores() {
    let attributes = r#"
        "PK": { "type": "string", "value": "A" }, "at": { "type": "Date" },
        "text": { "type": "date", "isoDates": true }, "end": { "type": "date", "ttl": true }
    "#;
    for (params, of_at) in
        [("{}", Kind::Integer), (r#"{ "isoDates": true, "timestamps": "create" }"#, Kind::Text)]
    {
        let table = table(params, attributes);
        let entity = &table.entities[0];
        let kind = |name| entity.field(name).map(|field| field.kind);
        assert_eq!(
            [kind("at"), kind("text"), kind("end")],
            [Some(of_at), Some(Kind::Text), Some(Kind::Integer)]
        );
        assert_eq!((entity.ttl.as_deref(), kind("updated")), (Some("end"), None));
        assert_eq!(kind("created").is_some(), of_at == Kind::Text);
    }
}

#[test]
fn what_is_not_carried_over_is_said() {
    let mut table = table(
        r#"{ "typeField": "kind" }"#,
        r#"
        "PK": { "type": "string", "value": "${a}${b}" }, "GS1PK": { "type": "string", "value": "${gone}" },
        "a": { "type": "string", "unique": true }, "b": { "type": "set", "items": { "type": "number" } },
        "city": { "type": "string", "map": "address.city" }, "key": { "type": "string", "crypt": true },
        "full": { "type": "string", "value": "${a} ${b}" }, "kind": { "type": "string" }
        "#,
    );
    table.settle();
    let entity = &table.entities[0];
    let names: Vec<&str> = entity.fields.iter().map(|field| field.attribute.as_str()).collect();
    assert_eq!(names, ["a", "b", "key", "GS1PK", "PK", "full"]);
    let remarks = entity.remarks.join("\n");
    for expected in [
        "`a` is unique",
        "`city` is left out",
        "`key` is encrypted",
        "`PK` has to be filled by the program: nothing separates its placeholders",
        "`GS1PK` has to be filled by the program: `gone` is not an attribute",
        "`full` has to be filled by the program: it is made from other attributes",
    ] {
        assert!(remarks.contains(expected), "{remarks}");
    }
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    let cases = [
        (
            r#"{ "indexes": {}, "models": {} }"#,
            "at `indexes`: expected an index `primary` with a `hash`",
        ),
        (
            r#"{ "indexes": { "primary": { "hash": "PK" } }, "models": {} }"#,
            "at `models`: expected at least one model",
        ),
        (r#"{ "models": {} }"#, "line 1, column 16: missing field `indexes`"),
        (
            "{\n \"indexes\": 5 }",
            "line 2, column 13: invalid type: integer `5`, expected an object",
        ),
        ("\u{0}", "line 1, column 1: expected value"),
    ];
    for (text, expected) in cases {
        let error = read(text).unwrap_err().of("schema.json".as_ref()).to_string();
        assert_eq!(error, format!("schema.json: {expected}"));
    }
}
