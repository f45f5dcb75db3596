//! Chart files as text: canonical, so that equal charts are equal bytes.

use std::fmt::{self, Display, Write};

use super::model::{
    Attribute, ChartFile, ConditionEntry, EntityEntry, FieldEntry, FormerEntry, FormerIndexEntry,
    IndexEntry, IndexKeyEntry, OverlapEntry, PrimaryKey, TableEntry, UniqueEntry,
};
use super::part::{LIST, PartText, Shape, WORDS};
use crate::definition::{OwnedProjection, type_name};
use ddb_keys::schema::{CharSet, IndexKind};

/// The first line up to the version.
pub(super) const TITLE: &str = "ddb-keys chart ";
/// The version of the format that this library writes.
pub(super) const VERSION: u32 = 2;
/// The last line, without which a file is truncated.
pub(super) const END: &str = "end";

impl Display for ChartFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{TITLE}{VERSION}\n")?;
        write_table(&self.table, f)?;
        for entity in &self.entities {
            write!(f, "\nentity {entity}")?;
        }
        for entity in &self.removed {
            write!(f, "\nremoved {entity}")?;
        }
        for reason in &self.reasons {
            writeln!(f, "\nreason {}", quoted(&reason.text))?;
            for [id, subject] in &reason.changes {
                writeln!(f, "  {id} {}", quoted(subject))?;
            }
        }
        writeln!(f, "\n{END}")
    }
}

fn write_table(table: &TableEntry, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    writeln!(f, "table {}", quoted(&table.name))?;
    line(f, &option("pk", Some(&table.pk)))?;
    line(f, &option("sk", table.sk.as_ref()))?;
    line(f, &option("type", table.type_attribute.as_ref()))?;
    line(f, &option("write_token", table.write_token.as_ref()))?;
    line(f, &option("ttl", table.ttl.as_ref()))?;
    for OverlapEntry { entities, first } in &table.overlaps {
        line(f, &(list("overlap", entities) + &option("first", first.as_ref())))?;
    }
    table.indexes.iter().try_for_each(|index| writeln!(f, "  {}", index_line(index)))
}

/// An index of the table, as one line.
pub(super) fn index_line(index: &IndexEntry) -> String {
    let IndexEntry { ident, name, local, pk, sk, projection } = index;
    let (ident, name) = (quoted(ident), quoted(name));
    let pk = if *local { String::new() } else { format!(" pk{}", texts(pk)) };
    let scope = if *local { "local" } else { "global" };
    let projection = match projection {
        OwnedProjection::All => String::from("all"),
        OwnedProjection::KeysOnly => String::from("keys_only"),
        OwnedProjection::Include(names) => format!("include{}", texts(names)),
    };
    format!("index {ident} {scope} {name}{pk}{} projection {projection}", list("sk", sk))
}

impl Display for EntityEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let separator = |of: char| Some(of.to_string()).filter(|_| of != self.key.separator);
        writeln!(f, "{}", quoted(&self.name))?;
        line(f, &option("struct", Some(&self.ident).filter(|ident| **ident != self.name)))?;
        line(f, &option("separator", Some(&self.key.separator.to_string())))?;
        writeln!(f, "  {}", self.key.joined("\n  "))?;
        for FormerEntry { name, key } in &self.formers {
            let separator = option("separator", separator(key.separator).as_ref());
            writeln!(f, "  former {}{separator} {}", quoted(name), key.joined(" "))?;
        }
        for FormerIndexEntry { separator: of, key } in &self.former_indexes {
            writeln!(f, "  former{} {key}", option("separator", separator(*of).as_ref()))?;
        }
        self.uniques.iter().try_for_each(|unique| writeln!(f, "  unique {unique}"))?;
        self.index_keys.iter().try_for_each(|key| writeln!(f, "  {key}"))?;
        line(f, &option("version", self.version.as_ref()))?;
        line(f, &list("stored", &self.stored))?;
        self.fields.iter().try_for_each(|field| writeln!(f, "  {field}"))
    }
}

impl Display for UniqueEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} as {}", quoted(&self.lock), quoted(&self.code))
    }
}

impl PrimaryKey {
    /// The attributes of the key, with this between them.
    fn joined(&self, between: &str) -> String {
        match &self.sk {
            Some(sk) => format!("pk {}{between}sk {sk}", self.pk),
            None => format!("pk {}", self.pk),
        }
    }
}

/// The key as messages show it.
impl Display for PrimaryKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.joined(", "))
    }
}

impl Display for FieldEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "field {}", quoted(&self.name))?;
        match &self.attribute {
            Some(attribute) => write!(f, " attribute {}", quoted(attribute))?,
            None => f.write_str(" in the key")?,
        }
        f.write_str(&list("alias", &self.aliases))?;
        for (word, code) in [("by", &self.functions), ("as", &self.code)] {
            f.write_str(&option(word, Some(code).filter(|code| !code.is_empty())))?;
        }
        Ok(())
    }
}

impl Display for IndexKeyEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = Some(&self.name).filter(|name| **name != self.index);
        let attributes = |attributes: &[Attribute]| {
            attributes
                .iter()
                .map(|attribute| [" ", &attribute.to_string()].concat())
                .collect::<String>()
        };
        write!(f, "index {} {}", quoted(&self.index), kind_word(self.kind))?;
        write!(f, "{} pk{}", option("as", name), attributes(&self.pk))?;
        if !self.sk.is_empty() {
            write!(f, " sk{}", attributes(&self.sk))?;
        }
        f.write_str(if self.when.is_empty() { "" } else { " when" })?;
        for ConditionEntry { field, pattern } in &self.when {
            write!(f, " {}{}", quoted(field), option("is", pattern.as_ref()))?;
        }
        for [constant, value] in &self.constants {
            write!(f, " where {} is {}", quoted(constant), quoted(value))?;
        }
        f.write_str(&list("optional", &self.optional))
    }
}

/// How the key of an index came to be.
pub(super) fn kind_word(kind: IndexKind) -> &'static str {
    match kind {
        IndexKind::Global => "global",
        IndexKind::Inverted => "inverted",
        IndexKind::Local => "local",
    }
}

impl Display for Attribute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.raw {
            None => f.write_str(&quoted(&self.text()))?,
            Some(key_type) => write!(f, "raw {} {}", quoted(&self.text()), type_name(key_type))?,
        }
        for (_, part) in self.fields() {
            write!(f, " {part}")?;
        }
        Ok(())
    }
}

impl Display for PartText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.list {
            return write!(f, "{LIST}({})", Self { list: false, ..self.clone() });
        }
        f.write_str(&self.kind)?;
        if self.has_usual_shape() { Ok(()) } else { write!(f, "({})", shape(self)) }
    }
}

fn shape(part: &PartText) -> String {
    let Shape { min, max, chars, free, nonzero, .. } = &part.shape;
    if part.kind == WORDS {
        let words = part.variants().map(|(word, variant)| {
            let written = quoted(word);
            if word == variant { written } else { format!("{} as {written}", quoted(variant)) }
        });
        return words.collect::<Vec<_>>().join(" ");
    }
    let max = if *max == usize::MAX { String::new() } else { max.to_string() };
    let chars = Some(char_list(*chars)).filter(|_| *chars != CharSet::ALL);
    let chars = chars.map(|list| format!(" {}", quoted(&list))).unwrap_or_default();
    let free = if *free { " free" } else { "" };
    let nonzero = if *nonzero { " nonzero" } else { "" };
    format!("{min}..{max}{chars}{free}{nonzero}")
}

/// The list that [`CharSet::of`] reads as this set. A dash that is not part of a range goes to the end, where it means itself.
pub(super) fn char_list(chars: CharSet) -> String {
    let bytes: Vec<u8> = (0..128).filter(|byte| chars.has_byte(*byte)).collect();
    let (mut text, mut dash) = (String::new(), "");
    for mut run in bytes.chunk_by(|byte, next| byte + 1 == *next) {
        if let [b'-', rest @ ..] = run {
            (run, dash) = (rest, "-");
        }
        match *run {
            [] => {}
            [byte] => text.push(char::from(byte)),
            [first, .., last] => text.extend([char::from(first), '-', char::from(last)]),
        }
    }
    text + if chars.has_byte(128) { "…" } else { "" } + dash
}

/// A line of a block, unless it says nothing.
fn line(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    if text.is_empty() { Ok(()) } else { writeln!(f, " {text}") }
}

/// A word and a string after spaces, if there is one.
fn option(word: &str, text: Option<&String>) -> String {
    text.map(|text| format!(" {word} {}", quoted(text))).unwrap_or_default()
}

/// A word and strings after spaces, if there are any.
fn list(word: &str, names: &[String]) -> String {
    if names.is_empty() { String::new() } else { format!(" {word}{}", texts(names)) }
}

/// Strings, each after a space.
fn texts(names: &[String]) -> String {
    names.iter().map(|name| [" ", &quoted(name)].concat()).collect()
}

/// A string between quotation marks, on one line.
pub(super) fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            letter if letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}') => {
                // Writing to a string cannot fail.
                let _ = write!(quoted, "\\u{:04x}", u32::from(letter));
            }
            letter => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}
