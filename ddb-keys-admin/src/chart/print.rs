//! Chart files as text: canonical, so that equal charts are equal bytes.

use std::fmt::{self, Display, Write};

use super::model::{
    Attribute, ChartFile, ConditionEntry, EntityEntry, FieldEntry, FormerEntry, FormerIndexEntry,
    IndexEntry, IndexKeyEntry, OverlapEntry, PrimaryKey, ProjectionEntry, TableEntry, UniqueEntry,
};
use super::part::{LIST, PartText, Shape, WORDS};
use crate::definition::type_name;
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
    let lines = [
        ("pk", Some(&table.pk)),
        ("sk", table.sk.as_ref()),
        ("type", table.type_attribute.as_ref()),
        ("write_token", table.write_token.as_ref()),
        ("ttl", table.ttl.as_ref()),
    ];
    for (word, name) in lines {
        if let Some(name) = name {
            writeln!(f, "  {word} {}", quoted(name))?;
        }
    }
    for OverlapEntry { entities, first } in &table.overlaps {
        write!(f, "  overlap{}", list(entities))?;
        if let Some(first) = first {
            write!(f, " first {}", quoted(first))?;
        }
        writeln!(f)?;
    }
    for index in &table.indexes {
        writeln!(f, "  {}", index_line(index))?;
    }
    Ok(())
}

/// An index of the table, as one line.
pub(super) fn index_line(index: &IndexEntry) -> String {
    let IndexEntry { ident, name, local, pk, sk, projection } = index;
    let (ident, name) = (quoted(ident), quoted(name));
    let pk = if *local { String::new() } else { format!(" pk{}", list(pk)) };
    let sk = if sk.is_empty() { String::new() } else { format!(" sk{}", list(sk)) };
    let scope = if *local { "local" } else { "global" };
    let projection = match projection {
        ProjectionEntry::All => String::from("all"),
        ProjectionEntry::KeysOnly => String::from("keys_only"),
        ProjectionEntry::Include(names) => format!("include{}", list(names)),
    };
    format!("index {ident} {scope} {name}{pk}{sk} projection {projection}")
}

impl Display for EntityEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", quoted(&self.name))?;
        if self.ident != self.name {
            writeln!(f, "  struct {}", quoted(&self.ident))?;
        }
        writeln!(f, "  separator {}", quoted(&self.key.separator.to_string()))?;
        writeln!(f, "  {}", self.key.joined("\n  "))?;
        for FormerEntry { name, key } in &self.formers {
            write!(f, "  former {} ", quoted(name))?;
            if key.separator != self.key.separator {
                write!(f, "separator {} ", quoted(&key.separator.to_string()))?;
            }
            writeln!(f, "{}", key.joined(" "))?;
        }
        for FormerIndexEntry { separator, key } in &self.former_indexes {
            f.write_str("  former ")?;
            if *separator != self.key.separator {
                write!(f, "separator {} ", quoted(&separator.to_string()))?;
            }
            writeln!(f, "{key}")?;
        }
        for unique in &self.uniques {
            writeln!(f, "  unique {unique}")?;
        }
        for key in &self.index_keys {
            writeln!(f, "  {key}")?;
        }
        if let Some(version) = &self.version {
            writeln!(f, "  version {}", quoted(version))?;
        }
        if !self.stored.is_empty() {
            writeln!(f, "  stored{}", list(&self.stored))?;
        }
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
        if !self.aliases.is_empty() {
            write!(f, " alias{}", list(&self.aliases))?;
        }
        if !self.functions.is_empty() {
            write!(f, " by {}", quoted(&self.functions))?;
        }
        if self.code.is_empty() { Ok(()) } else { write!(f, " as {}", quoted(&self.code)) }
    }
}

impl Display for IndexKeyEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "index {} {}", quoted(&self.index), kind_word(self.kind))?;
        if self.name != self.index {
            write!(f, " as {}", quoted(&self.name))?;
        }
        f.write_str(" pk")?;
        for attribute in &self.pk {
            write!(f, " {attribute}")?;
        }
        if !self.sk.is_empty() {
            f.write_str(" sk")?;
        }
        for attribute in &self.sk {
            write!(f, " {attribute}")?;
        }
        if !self.when.is_empty() {
            f.write_str(" when")?;
        }
        for ConditionEntry { field, pattern } in &self.when {
            write!(f, " {}", quoted(field))?;
            if let Some(pattern) = pattern {
                write!(f, " is {}", quoted(pattern))?;
            }
        }
        for [constant, value] in &self.constants {
            write!(f, " where {} is {}", quoted(constant), quoted(value))?;
        }
        if !self.optional.is_empty() {
            write!(f, " optional{}", list(&self.optional))?;
        }
        Ok(())
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
        if let Self::Raw { attribute, key_type, part } = self {
            return write!(f, "raw {} {} {part}", quoted(attribute), type_name(*key_type));
        }
        f.write_str(&quoted(&self.text()))?;
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
    let mut text = if *max == usize::MAX { format!("{min}..") } else { format!("{min}..{max}") };
    if *chars != CharSet::ALL {
        text.push(' ');
        text.push_str(&quoted(&char_list(*chars)));
    }
    for (is, word) in [(*free, " free"), (*nonzero, " nonzero")] {
        text.push_str(if is { word } else { "" });
    }
    text
}

/// The list that [`CharSet::of`] reads as this set.
pub(super) fn char_list(chars: CharSet) -> String {
    let mut list = String::new();
    let mut byte: u8 = 0;
    let mut dash = false;
    while byte < 128 {
        let end = if byte == b'-' {
            // A dash that is not part of a range goes to the end, where it means itself.
            dash = chars.has_byte(byte);
            None
        } else {
            (byte..128).take_while(|byte| chars.has_byte(*byte)).last()
        };
        match end {
            None => {}
            Some(end) if end == byte => list.push(char::from(byte)),
            Some(end) => {
                list.push(char::from(byte));
                list.push('-');
                list.push(char::from(end));
            }
        }
        byte = end.unwrap_or(byte) + 1;
    }
    if chars.has_byte(128) {
        list.push('…');
    }
    if dash {
        list.push('-');
    }
    list
}

/// Names, each after a space.
fn list(names: &[String]) -> String {
    names.iter().map(|name| format!(" {}", quoted(name))).collect::<Vec<_>>().concat()
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
