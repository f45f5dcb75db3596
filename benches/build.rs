//! Generates tables with many entities: some whose partition keys begin differently, and some whose
//! partition keys are alike and whose sort keys tell them apart.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

const NOUNS: [&str; 20] = [
    "USER", "ORDER", "GAME", "PRODUCT", "INVOICE", "PAYMENT", "SESSION", "COMMENT", "POST", "LIKE",
    "TEAM", "PROJECT", "TASK", "FILE", "DEVICE", "EVENT", "TICKET", "REVIEW", "COUPON", "ADDRESS",
];

/// Numbers of entities in the tables, largest last.
const SIZES: [usize; 5] = [1, 10, 20, 100, 300];

fn head(at: usize) -> String {
    match at / NOUNS.len() {
        0 => NOUNS[at].to_owned(),
        nth => format!("{}-{nth}", NOUNS[at % NOUNS.len()]),
    }
}

/// What else is derived for an entity. Items are read of the last entity of each table alone, because serde's derives take the compiler as
/// long as ours.
fn derives(at: usize) -> &'static str {
    if SIZES.contains(&(at + 1)) { ", serde::Serialize, serde::Deserialize" } else { "" }
}

fn entities(prefix: &str, keys: impl Fn(&str) -> (String, String)) -> String {
    let mut text = String::new();
    for at in 0..SIZES[SIZES.len() - 1] {
        let (pk, sk) = keys(&head(at));
        let derives = derives(at);
        let _ = writeln!(
            text,
            "#[derive(Debug, Entity{derives})] #[pk(\"{pk}\")] #[sk(\"{sk}\")] pub struct {prefix}{at} {{ pub id: String, pub org: String }}"
        );
    }
    text
}

/// A table, its last entity, and a function that returns the position of a key's entity and the key's id.
fn table(prefix: &str, size: usize) -> String {
    let name = format!("{prefix}Of{size}");
    let variants = |write: &dyn Fn(usize) -> String| (0..size).map(write).collect::<String>();
    let members = variants(&|at| format!("{prefix}{at}({prefix}{at}), "));
    let last = size - 1;
    let arms = variants(&|at| format!("{name}Key::{prefix}{at}(key) => ({at}, key.id),\n"));
    format!(
        "#[derive(Debug, Table)] #[table(name = \"{name}\", pk = \"PK\", sk = \"SK\")] pub enum {name} {{ {members} }}
         impl Last for {name} {{ type Entity = {prefix}{last}; }}
         impl<'a> Placed<'a> for {name}Key<'a> {{
             fn place(self) -> (usize, &'a str) {{ match self {{ {arms} }} }}
         }}\n"
    )
}

fn main() {
    let mut text = entities("Head", |head| (format!("{head}#<id>"), format!("#{head}")));
    text += &entities("Shared", |head| ("ORG#<org>".to_owned(), format!("{head}#<id>")));
    for size in SIZES {
        text += &table("Head", size);
        text += &table("Shared", size);
    }
    let heads: Vec<_> = (0..SIZES[SIZES.len() - 1]).map(head).collect();
    let _ = writeln!(text, "pub const HEADS: [&str; {}] = {heads:?};", heads.len());
    let folder = env::var("OUT_DIR").expect("cargo names a folder");
    fs::write(Path::new(&folder).join("tables.rs"), text).expect("the folder takes a file");
    println!("cargo::rerun-if-changed=build.rs");
}
