//! The chapter "Adopt an existing table": what the tools of `ddb-keys-admin` print there is what they print.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::Client;
use ddb_keys::embedded::Embedded;
use ddb_keys_admin::{Error, FileAudit, reindex, standalone_from};

// The structs that the chapter shows, and the items that its examples read.
include!("../../../ddb-keys/src/docs/guide/adopt/auth.rs");
include!("../../../ddb-keys/src/docs/guide/adopt/stored.rs");

/// What is left of the table when the chapter ends: maps for all attributes without a field, and an entity for the item of nobody.
mod adopted {
    use super::{BTreeMap, Deserialize, Entity, Serialize, Session, Table, Token, UserType};

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[serde(rename_all = "camelCase")]
    #[pk("USER#<id>")]
    #[sk("USER#<id>")]
    #[gsi(GSI1, pk = "USER#<email>", sk = "USER#<email>")]
    pub(super) struct User {
        id: String,
        email: String,
        name: Option<String>,
        email_verified: Option<String>,
        r#type: UserType,
        #[serde(flatten)]
        rest: BTreeMap<String, serde_json::Value>,
    }

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[serde(rename_all = "camelCase")]
    #[pk("USER#<user_id>")]
    #[sk("ACCOUNT#<provider>#<provider_account_id..>")]
    #[gsi(GSI1, pk = "ACCOUNT#<provider>", sk = "ACCOUNT#<provider_account_id..>")]
    pub(super) struct Account {
        id: String,
        user_id: String,
        provider: String,
        provider_account_id: String,
        r#type: String,
        #[serde(flatten)]
        rest: BTreeMap<String, serde_json::Value>,
    }

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[pk("MIGRATION")]
    #[sk("<number>")]
    pub(super) struct Migration {
        #[serde(skip_serializing)]
        number: u32,
        at: String,
    }

    #[derive(Debug, Table)]
    #[table(name = "next-auth", pk = "pk", sk = "sk", type_attribute = none)]
    #[gsi(GSI1, name = "GSI1", pk = "GSI1PK", sk = "GSI1SK")]
    pub(super) enum Auth {
        User(User),
        Account(Account),
        Session(Session),
        Token(Token),
        Migration(Migration),
    }
}

const CHAPTER: &str = include_str!("../../../ddb-keys/src/docs/guide/adopt.md");

/// The chapter shows this text as a block.
#[track_caller]
fn shows(text: &str) {
    let block = format!("```text\n{}\n```\n", text.trim_end());
    assert!(CHAPTER.contains(&block), "the chapter does not show this:\n{text}");
}

/// The code that the chapter shows without compiling it, one block after the other.
fn uncompiled() -> impl Iterator<Item = &'static str> {
    CHAPTER.split("```rust,ignore\n").skip(1).map(|rest| rest.split("```").next().unwrap())
}

/// The lines of a text, without their indentation.
fn lines(text: &str) -> String {
    text.lines().map(|line| format!("{}\n", line.trim())).collect()
}

/// An export of the old table.
fn export(name: &str) -> PathBuf {
    export_of(name, &stored())
}

/// A file with these items, alone in a folder.
fn export_of<'i>(name: &str, items: impl IntoIterator<Item = &'i serde_json::Value>) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("adopt-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join("export.jsonl");
    let items: String = items.into_iter().map(|item| format!("{item}\n")).collect();
    fs::write(&path, items).unwrap();
    path
}

/// The table with its old items.
async fn old_table(engine: &Embedded) -> Client<Auth> {
    let table = Auth::client(engine.client());
    table.create_table().await.unwrap();
    for item in stored() {
        let put = table.sdk().put_item().table_name(table.table_name());
        let item = serde_dynamo::to_item(item).unwrap();
        put.set_item(Some(item)).send().await.unwrap();
    }
    table
}

#[test]
fn the_structs_of_the_chapter_are_those_of_its_examples() {
    let structs = include_str!("../../../ddb-keys/src/docs/guide/adopt/auth.rs");
    assert!(CHAPTER.contains(&format!("```rust\n{structs}# fn main() {{}}\n```")));
}

#[test]
fn a_draft() {
    let path = export("draft");
    let mut out = Vec::new();
    standalone_from(["ddb-keys", "import", "items", path.to_str().unwrap()], &mut out);
    fs::remove_dir_all(path.parent().unwrap()).unwrap();
    let source = String::from_utf8(out).unwrap();
    let shown: Vec<&str> = uncompiled().filter(|code| code.starts_with("//")).collect();
    assert_eq!(shown.len(), 2);
    for code in shown {
        assert!(source.contains(code), "{code}\nis not a part of\n{source}");
    }
}

/// The code of the chapter, which this file has compiled.
fn report_of(path: &Path) -> Result<(String, String), Error> {
    let mut printed = String::new();
    let mut counts = String::new();
    macro_rules! println {
        ($text:literal) => { write!(printed, $text).unwrap() };
        ($text:literal, $($value:expr),+) => { writeln!(counts, $text, $($value),+).unwrap() };
    }
    let report = FileAudit::<Auth>::new([path]).run()?;
    println!("{report}");
    for entity in &report.entities {
        for attribute in entity.attributes.iter().filter(|of| !of.is_known) {
            println!("{}: `{}` in {} items", entity.entity, attribute.name, attribute.items());
        }
    }
    Ok((printed, counts))
}

#[test]
fn an_audit_of_the_export() {
    let path = export("audit");
    let (report, counts) = report_of(&path).unwrap();
    fs::remove_dir_all(path.parent().unwrap()).unwrap();
    shows(&report);
    shows(&counts);
    let source = lines(include_str!("adopt.rs")).replace("[path]", "[\"export.jsonl\"]");
    for code in uncompiled().filter(|code| !code.starts_with("//")) {
        assert!(source.contains(&lines(code)), "no test has compiled this:\n{code}");
    }
}

#[tokio::test]
async fn an_index_is_mended_and_then_nothing_is_found() {
    let engine = Embedded::start().await.unwrap();
    let table = old_table(&engine).await;
    let dry = reindex(&table).dry_run().await.unwrap();
    assert_eq!((dry.written, dry.consumed.write), (1, 0.0));
    shows(&reindex(&table).await.unwrap().to_string());

    let mut items =
        table.sdk().scan().table_name(table.table_name()).into_paginator().items().send();
    let mut exported = BTreeMap::new();
    while let Some(item) = items.try_next().await.unwrap() {
        let item: serde_json::Value = serde_dynamo::from_item(item).unwrap();
        exported.insert((item["pk"].to_string(), item["sk"].to_string()), item);
    }
    let path = export_of("mended", exported.values());
    let report = FileAudit::<adopted::Auth>::new([&path]).run().unwrap();
    fs::remove_dir_all(path.parent().unwrap()).unwrap();
    assert!(report.is_clean());
    shows(&report.to_string());
    let audited = ddb_keys_admin::audit(&adopted::Auth::client(engine.client())).await.unwrap();
    assert!(audited.is_clean() && audited.bytes == report.bytes);
}

#[test]
fn a_map_of_json_knows_no_sets_and_no_bytes() {
    let with = |name: &str, value: AttributeValue| -> Item {
        let mut item: Item = serde_dynamo::to_item(&stored()[0]).unwrap();
        item.insert(name.into(), value);
        item
    };
    let tags = AttributeValue::Ss(vec!["a".into()]);
    let item = adopted::Auth::from_item(with("tags", tags)).unwrap().to_item().unwrap();
    assert!(item["tags"].is_l());
    let bytes = AttributeValue::B(vec![1].into());
    assert!(adopted::Auth::from_item(with("bytes", bytes)).is_err());
}
