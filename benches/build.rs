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
const SIZES: [usize; 5] = [1, 5, 20, 50, 100];

fn head(at: usize) -> String {
    let suffix = ["", "-B", "-C", "-D", "-E"][at / NOUNS.len()];
    format!("{}{suffix}", NOUNS[at % NOUNS.len()])
}

fn entities(prefix: &str, keys: impl Fn(&str) -> (String, String)) -> String {
    let mut text = String::new();
    for at in 0..SIZES[SIZES.len() - 1] {
        let (pk, sk) = keys(&head(at));
        let _ = writeln!(
            text,
            "#[derive(Debug, Entity)] #[pk(\"{pk}\")] #[sk(\"{sk}\")] pub struct {prefix}{at} {{ pub id: String, pub org: String }}"
        );
    }
    text
}

/// A table, and a function that returns the position of a key's entity and the key's id.
fn table(prefix: &str, size: usize) -> String {
    let name = format!("{prefix}Of{size}");
    let variants = |write: &dyn Fn(usize) -> String| (0..size).map(write).collect::<String>();
    let members = variants(&|at| format!("{prefix}{at}({prefix}{at}), "));
    let arms = variants(&|at| format!("{name}Key::{prefix}{at}(key) => ({at}, key.id),\n"));
    format!(
        "#[derive(Debug, Table)] #[table(name = \"{name}\", pk = \"PK\", sk = \"SK\")] pub enum {name} {{ {members} }}
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
