//! Imports from other tools: what is printed compiles, is in the layout of rustfmt, and writes the keys of the other tool.
//!
//! The folder `imported` has each file with the source that is printed for it.

use std::fs;
use std::path::Path;
use std::process::Command;

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::Item;
use ddb_keys::{Entity, Table};
use ddb_keys_admin::standalone_from;

#[rustfmt::skip]
#[path = "imported/create_table.rs"]
mod create_table;
#[rustfmt::skip]
#[path = "imported/items.rs"]
mod items;
#[rustfmt::skip]
#[path = "imported/mcp.rs"]
mod mcp;
#[rustfmt::skip]
#[path = "imported/onetable.rs"]
mod onetable;

#[rustfmt::skip]
#[path = "imported/workbench.rs"]
mod workbench;

/// Runs a command. Returns the exit code and what it printed.
fn run(arguments: &[&str]) -> (u8, String) {
    let mut out = Vec::new();
    let arguments = ["ddb-keys", "import"].iter().chain(arguments);
    let code = standalone_from(arguments, &mut out);
    (code, String::from_utf8(out).unwrap())
}

/// A file of the folder `imported`.
fn imported(name: &str) -> String {
    format!("{}/tool/imported/{name}", env!("CARGO_MANIFEST_DIR"))
}

#[track_caller]
fn check(source: &str, file: &str, expected: &str) {
    let (code, text) = run(&[source, &imported(file)]);
    assert_eq!((code, text.as_str()), (0, expected));
    // The settings of this project are not those of users.
    let settings = std::env::temp_dir();
    let settings = settings.join(format!("rustfmt-{}-{source}", std::process::id()));
    fs::create_dir_all(&settings).unwrap();
    fs::write(settings.join("rustfmt.toml"), "").unwrap();
    fs::write(settings.join("source.rs"), &text).unwrap();
    let mut rustfmt = Command::new("rustfmt");
    rustfmt.args(["--check", "--edition", "2024"]).arg(settings.join("source.rs"));
    let output = rustfmt.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    fs::remove_dir_all(&settings).unwrap();
}

#[test]
fn a_definition_of_a_table_is_its_item() {
    check("create-table", "create_table.json", include_str!("imported/create_table.rs"));
    let item = create_table::Item {
        pk: "USER#ann".into(),
        sk: 7,
        region: Some("eu".into()),
        city: Some("Ulm".into()),
        year: Some(2026),
        total: None,
    };
    assert_eq!(item.key().build().unwrap().to_string(), "USER#ann | 7");
    let stored = create_table::MyTable::item(&item).unwrap();
    assert_eq!(stored.len(), 5, "nothing is added: {stored:?}");
    assert_eq!(create_table::MyTable::SCHEMA.indexes[0].pk, ["region", "city"]);
}

#[test]
fn keys_of_onetable_are_written_alike() {
    check("onetable", "onetable.json", include_str!("imported/onetable.rs"));
    let order = onetable::Order {
        account_id: "a1".into(),
        n: 42,
        state: Some("open".into()),
        t: Some(9.5),
        expires: Some(2_000_000_000),
        created: None,
        updated: None,
        ls1_sk: None,
    };
    let item = onetable::Crm::item(&order).unwrap();
    for (name, expected) in [
        ("PK", "ACCOUNT#a1"),
        ("SK", "ORDER#000042"),
        ("GS1PK", "STATE#open"),
        ("GS1SK", "ORDER#a1#000042"),
        ("_type", "Order"),
        ("accountId", "a1"),
    ] {
        assert_eq!(item[name].as_s().unwrap(), expected);
    }
    assert_eq!(item["expires"].as_n().unwrap(), "2000000000");
    let user = onetable::UserKey { account_id: "a1", email: "ann@example.com" };
    assert_eq!(user.build().unwrap().to_string(), "ACCOUNT#a1 | USER#ann@example.com");
    assert_eq!(
        onetable::AccountKey { id: "a1" }.build().unwrap().to_string(),
        "ACCOUNT#a1 | profile"
    );
}

#[test]
fn keys_of_the_modelling_assistant_are_written_alike() {
    check("mcp", "mcp.json", include_str!("imported/mcp.rs"));
    let order = mcp::Order {
        user_id: uuid::uuid!("0ab37cf1-fc60-4d93-b72b-89335f759581"),
        number: 42,
        region: "eu".into(),
        city: "Ulm".into(),
        year: Some(2026),
        state: Some("open".into()),
        lines: serde_json::json!(["tea"]),
        rate: None,
        gsi2sk: 42,
    };
    let item = mcp::App::item(&order).unwrap();
    for (name, expected) in [
        ("pk", "USER#0ab37cf1-fc60-4d93-b72b-89335f759581"),
        ("sk", "ORDER#00000042"),
        ("gsi2pk", "STATE#open"),
        ("region", "eu"),
    ] {
        assert_eq!(item[name].as_s().unwrap(), expected);
    }
    assert_eq!(
        [&item["gsi2sk"], &item["year"]].map(|value| value.as_n().unwrap().as_str()),
        ["42", "2026"]
    );
    let index = order.by_place_key().unwrap().build().unwrap();
    assert_eq!(index.to_string(), "eu, Ulm | 2026");
    let day = mcp::Day { day: 7, self2: true };
    assert_eq!(mcp::Days::item(&day).unwrap()["day"].as_n().unwrap(), "7");
}

#[test]
fn facets_of_the_workbench_are_entities() {
    check("workbench", "workbench.json", include_str!("imported/workbench.rs"));
    let order = workbench::Order {
        user_id: "u1".into(),
        order_id: "o1".into(),
        gpk: Some("open".into()),
        total: 5.0,
    };
    let item = workbench::App::item(&order).unwrap();
    let row = serde_json::json!({ "pk": "USER#u1", "sk": "ORDER#o1", "gpk": "open", "total": 5 });
    assert_eq!(serde_dynamo::from_item::<_, serde_json::Value>(item.clone()).unwrap(), row);
    let read = workbench::App::from_item(item).unwrap();
    assert!(matches!(read, workbench::App::Order(read) if read.order_id == "o1"));
    let key = workbench::LogLineKey { sk: "2026-01-01" };
    assert_eq!(key.build().unwrap().to_string(), "log | 2026-01-01");
}

/// Items of an export are read as the entities that are inferred from them, and written as they were.
#[test]
fn items_become_entities_that_write_them() {
    check("items", "items.jsonl", include_str!("imported/items.rs"));
    let lines = include_str!("imported/items.jsonl").lines().filter(|line| !line.trim().is_empty());
    let mut claimed = 0;
    for line in lines {
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        let stored = stored(&line["Item"]);
        let Ok(row) = items::App::from_item(stored.clone()) else { continue };
        claimed += 1;
        let written = match &row {
            items::App::Account(row) => items::App::item(row),
            items::App::Log(row) => items::App::item(row),
            items::App::Settings(row) => items::App::item(row),
            items::App::User(row) => items::App::item(row),
            items::App::Version(row) => items::App::item(row),
        };
        let mut written = written.unwrap();
        // Whether an attribute that some items lack is NULL or missing is not told apart.
        for name in stored.keys().filter(|name| stored[*name].is_null()) {
            written.insert(name.clone(), stored[name].clone());
        }
        assert_eq!(written, stored);
    }
    assert_eq!(claimed, 11, "all but the one whose key is a number");
}

/// An item in the JSON of DynamoDB.
fn stored(json: &serde_json::Value) -> Item {
    let attributes = json.as_object().unwrap().iter().map(|(name, value)| {
        let (kind, value) = value.as_object().unwrap().iter().next().unwrap();
        let text = || value.as_str().unwrap().to_string();
        let value = match kind.as_str() {
            "S" => AttributeValue::S(text()),
            "N" => AttributeValue::N(text()),
            "NULL" => AttributeValue::Null(true),
            "BOOL" => AttributeValue::Bool(value.as_bool().unwrap()),
            "SS" => AttributeValue::Ss(serde_json::from_value(value.clone()).unwrap()),
            _ => AttributeValue::M(stored(value)),
        };
        (name.clone(), value)
    });
    attributes.collect()
}

#[test]
fn a_file_that_was_cut_off_is_exit_code_2() {
    let cut = std::env::temp_dir().join(format!("cut-{}.json", std::process::id()));
    for (source, text) in [
        ("create-table", include_str!("imported/create_table.json")),
        ("mcp", include_str!("imported/mcp.json")),
        ("onetable", include_str!("imported/onetable.json")),
        ("workbench", include_str!("imported/workbench.json")),
    ] {
        for end in (0..text.trim_end().len()).step_by(17) {
            fs::write(&cut, &text[..end]).unwrap();
            assert_eq!(
                run(&[source, cut.to_str().unwrap()]),
                (2, String::new()),
                "{source}, {end}"
            );
        }
    }
    fs::remove_file(&cut).unwrap();
}

#[test]
fn what_cannot_be_read_is_exit_code_2() {
    let missing = imported("missing.json");
    let source = imported("onetable.rs");
    for arguments in [
        &["onetable", &missing][..],
        &["onetable", &source],
        &["create-table", &source],
        &["onetable"],
        &["electrodb", &source],
        &[],
    ] {
        assert_eq!(run(arguments), (2, String::new()), "{arguments:?}");
    }
    assert!(Path::new(&source).exists());
    let (code, text) = run(&["--help"]);
    assert!(code == 0 && text.contains("A schema of OneTable"), "{text}");
}
