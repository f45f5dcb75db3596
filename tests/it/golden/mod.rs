//! The text of a key is a storage format: `tests/golden/keys.txt` keeps a text for every type of
//! part, every format, every kind of key, and the bounds that queries ask for. Whoever changes a
//! byte of one changes where stored items are found.
//!
//! `UPDATE_GOLDEN_KEYS=1 cargo test -p ddb-keys-tests --test it golden` accepts a change, which
//! CHANGELOG.md lists under "Stored keys" with the way to migrate.
//!
//! Cursors are not kept: nobody stores them, and one of another version is refused as such.

mod conditions;
mod ids;
mod indexes;
mod lines;
mod made;
mod numbers;
mod raw;
mod templates;
mod texts;
mod times;

use std::fs;
use std::path::Path;

use lines::{Lines, differences};

/// Writes the lines of one subject.
type Chapter = fn(&mut Lines);

const CHAPTERS: [(&str, Chapter); 8] = [
    ("Text", texts::write),
    ("Numbers", numbers::write),
    ("Ids", ids::write),
    ("Times", times::write),
    ("Templates", templates::write),
    ("Raw keys", raw::write),
    ("Index keys", indexes::write),
    ("Conditions", conditions::write),
];

#[test]
fn no_stored_key_changes() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden/keys.txt");
    let mut lines = Lines::default();
    for (title, write) in CHAPTERS {
        lines.title(title);
        write(&mut lines);
    }
    let now = lines.shown();
    if std::env::var_os("UPDATE_GOLDEN_KEYS").is_some() {
        fs::write(&file, now).unwrap();
        return;
    }
    let kept = fs::read_to_string(&file).unwrap();
    let differences = differences(&kept, &now);
    assert!(
        kept == now,
        "golden/keys.txt is not what is written now:\n{differences}\n\
         Items stored under one text are out of reach under another. To accept it all the same:\n\
         UPDATE_GOLDEN_KEYS=1 cargo test -p ddb-keys-tests --test it golden, \
         and \"Stored keys\" in CHANGELOG.md",
    );
}

#[test]
fn a_change_is_told_by_its_line() {
    let kept = "# Text\n\npk(\"<a>\") | a: u8 = 1 | \"1\"\npk(\"<b>\") | b: u8 = 2 | \"2\"\n";
    let now = "# Text\n\npk(\"<a>\") | a: u8 = 1 | \"01\"\npk(\"<c>\") | c: u8 = 2 | \"2\"\n";
    assert_eq!(
        differences(kept, now),
        "line 3, pk(\"<a>\") | a: u8 = 1: was \"1\", is \"01\"\n\
         line 4, pk(\"<b>\") | b: u8 = 2: was \"2\", is gone\n\
         line 4, pk(\"<c>\") | c: u8 = 2: is new, \"2\"\n",
    );
    assert_eq!(differences(kept, kept), "");
}
