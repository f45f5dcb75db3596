//! Reads chart files.

use std::collections::BTreeSet;
use std::str::Lines;

use super::error::Problem;
use super::model::{
    Attribute, ChartFile, ConditionEntry, EntityEntry, FieldEntry, FormerEntry, FormerIndexEntry,
    IndexEntry, IndexKeyEntry, OverlapEntry, PrimaryKey, ProjectionEntry, Reason, Segment,
    TableEntry, UniqueEntry,
};
use super::part::{LIST, PartText, Shape, WORDS, usual_shape};
use super::print::{END, TITLE, VERSION};
use super::template::{Piece, pieces};
use super::tokens::{Token, Tokens};
use ddb_keys::schema::{IndexKind, KeyType};

/// Reads the text of a chart file.
pub(super) fn parse(text: &str) -> Result<ChartFile, Problem> {
    // Some editors write a byte order mark.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let marker = |line: &str| ["<<<<<<<", "=======", ">>>>>>>"].iter().any(|m| line.starts_with(m));
    if let Some(at) = text.lines().position(marker) {
        return Err(Problem::Conflict { line: at + 1 });
    }
    let mut lines = Numbered { lines: text.lines(), number: 0, next: None };
    let first = lines.take().unwrap_or_default();
    let version = first.strip_prefix(TITLE).and_then(|version| version.trim().parse().ok());
    let version = match version {
        Some(version @ 1..=VERSION) => version,
        Some(found) => return Err(Problem::Version { found, known: VERSION }),
        None => return Err(Problem::NotAChart),
    };
    let read = read(version, &mut lines);
    let is_whole = text.lines().map(str::trim).rfind(|line| !line.is_empty()) == Some(END);
    match read {
        Some(chart) if lines.peek().is_none() => match repeated(&chart) {
            Some(entity) => Err(Problem::Repeated(entity.name.clone())),
            None => Ok(chart),
        },
        _ if !is_whole => Err(Problem::Truncated),
        _ => Err(Problem::Malformed { line: lines.number.max(1) }),
    }
}

/// An entity that an earlier block describes, too.
fn repeated(chart: &ChartFile) -> Option<&EntityEntry> {
    let mut names = BTreeSet::new();
    chart.entities.iter().chain(&chart.removed).find(|entity| !names.insert(&entity.name))
}

/// The lines that are not empty, counted.
struct Numbered<'t> {
    lines: Lines<'t>,
    number: usize,
    next: Option<&'t str>,
}

impl<'t> Numbered<'t> {
    fn peek(&mut self) -> Option<&'t str> {
        while self.next.is_none() {
            self.number += 1;
            self.next = Some(self.lines.next()?).filter(|line| !line.trim().is_empty());
        }
        self.next
    }

    fn take(&mut self) -> Option<&'t str> {
        self.peek()?;
        self.next.take()
    }

    /// The next line if it belongs to the block.
    fn inside(&mut self) -> Option<&'t str> {
        self.peek().filter(|line| line.starts_with(' '))?;
        self.take()
    }
}

fn read(version: u32, lines: &mut Numbered<'_>) -> Option<ChartFile> {
    let mut head = Tokens::of(lines.take()?)?;
    if !head.take_word("table") {
        return None;
    }
    let table = table(head.text()?, lines)?;
    let (entities, removed, reasons) = (Vec::new(), Vec::new(), Vec::new());
    let mut chart = ChartFile { version, table, entities, removed, reasons };
    loop {
        let mut head = Tokens::of(lines.take()?)?;
        let word = head.word()?;
        if word == END {
            return head.is_empty().then_some(chart);
        }
        let name = head.text()?;
        match word.as_str() {
            "entity" => chart.entities.push(entity(name, lines)?),
            "removed" => chart.removed.push(entity(name, lines)?),
            "reason" => chart.reasons.push(reason(name, lines)?),
            _ => return None,
        }
        if !head.is_empty() {
            return None;
        }
    }
}

fn table(name: String, lines: &mut Numbered<'_>) -> Option<TableEntry> {
    let mut pk = None;
    let mut table = TableEntry {
        name,
        pk: String::new(),
        sk: None,
        type_attribute: None,
        write_token: None,
        ttl: None,
        overlaps: Vec::new(),
        indexes: Vec::new(),
    };
    while let Some(line) = lines.inside() {
        let mut tokens = Tokens::of(line)?;
        let word = tokens.word()?;
        let text = tokens.text()?;
        match word.as_str() {
            "pk" => once(&mut pk, text)?,
            "sk" => once(&mut table.sk, text)?,
            "type" => once(&mut table.type_attribute, text)?,
            "write_token" => once(&mut table.write_token, text)?,
            "ttl" => once(&mut table.ttl, text)?,
            "overlap" => table.overlaps.push(OverlapEntry {
                entities: [text, tokens.text()?],
                first: if tokens.take_word("first") { Some(tokens.text()?) } else { None },
            }),
            "index" => table.indexes.push(index(text, &mut tokens)?),
            _ => return None,
        }
        if !tokens.is_empty() {
            return None;
        }
    }
    table.pk = pk.filter(|pk| !pk.is_empty())?;
    Some(table)
}

/// Sets what a line says. A second such line, as after a merge without a conflict, is refused.
fn once<T>(place: &mut Option<T>, value: T) -> Option<()> {
    if place.is_some() {
        return None;
    }
    *place = Some(value);
    Some(())
}

fn index(ident: String, tokens: &mut Tokens) -> Option<IndexEntry> {
    let local = match tokens.word()?.as_str() {
        "local" => true,
        "global" => false,
        _ => return None,
    };
    let name = tokens.text()?;
    let pk = if tokens.take_word("pk") { tokens.texts() } else { Vec::new() };
    let sk = if tokens.take_word("sk") { tokens.texts() } else { Vec::new() };
    if !tokens.take_word("projection") {
        return None;
    }
    let projection = match tokens.word()?.as_str() {
        "all" => ProjectionEntry::All,
        "keys_only" => ProjectionEntry::KeysOnly,
        "include" => ProjectionEntry::Include(tokens.texts()),
        _ => return None,
    };
    Some(IndexEntry { ident, name, local, pk, sk, projection })
}

fn entity(name: String, lines: &mut Numbered<'_>) -> Option<EntityEntry> {
    let (mut separator, mut pk, mut sk, mut version) = (None, None, None, None);
    let (mut ident, mut stored) = (None, None);
    let (mut formers, mut former_indexes, mut uniques) = (Vec::new(), Vec::new(), Vec::new());
    let (mut index_keys, mut fields) = (Vec::new(), Vec::new());
    while let Some(line) = lines.inside() {
        let mut tokens = Tokens::of(line)?;
        match tokens.word()?.as_str() {
            "struct" => once(&mut ident, tokens.text()?)?,
            "separator" => once(&mut separator, character(&mut tokens)?)?,
            "pk" => once(&mut pk, attribute(&mut tokens)?)?,
            "sk" => once(&mut sk, attribute(&mut tokens)?)?,
            "version" => once(&mut version, tokens.text()?)?,
            "former" if tokens.is_at_text() => formers.push(former(&mut tokens, separator?)?),
            "former" => former_indexes.push(former_index(&mut tokens, separator?)?),
            "unique" => uniques.push(unique(&mut tokens)?),
            "index" => index_keys.push(index_key(&mut tokens)?),
            "stored" => once(&mut stored, tokens.texts())?,
            "field" => fields.push(field(&mut tokens)?),
            _ => return None,
        }
        if !tokens.is_empty() {
            return None;
        }
    }
    let key = PrimaryKey { separator: separator?, pk: pk?, sk };
    let ident = ident.unwrap_or_else(|| name.clone());
    let stored = stored.unwrap_or_default();
    Some(EntityEntry {
        name,
        ident,
        key,
        version,
        formers,
        former_indexes,
        uniques,
        index_keys,
        stored,
        fields,
    })
}

fn field(tokens: &mut Tokens) -> Option<FieldEntry> {
    let name = tokens.text()?;
    let attribute = match tokens.word()?.as_str() {
        "attribute" => Some(tokens.text()?),
        "in" if tokens.take_word("the") && tokens.take_word("key") => None,
        _ => return None,
    };
    let aliases = if tokens.take_word("alias") { tokens.texts() } else { Vec::new() };
    let functions = if tokens.take_word("by") { tokens.text()? } else { String::new() };
    let code = if tokens.take_word("as") { tokens.text()? } else { String::new() };
    Some(FieldEntry { name, attribute, aliases, functions, code })
}

/// A string of one character.
fn character(tokens: &mut Tokens) -> Option<char> {
    let text = tokens.text()?;
    let mut letters = text.chars();
    let first = letters.next()?;
    letters.next().is_none().then_some(first)
}

fn former(tokens: &mut Tokens, of_entity: char) -> Option<FormerEntry> {
    let name = tokens.text()?;
    let separator = own_separator(tokens, of_entity)?;
    if !tokens.take_word("pk") {
        return None;
    }
    let pk = attribute(tokens)?;
    let sk = if tokens.take_word("sk") { Some(attribute(tokens)?) } else { None };
    Some(FormerEntry { name, key: PrimaryKey { separator, pk, sk } })
}

fn former_index(tokens: &mut Tokens, of_entity: char) -> Option<FormerIndexEntry> {
    let separator = own_separator(tokens, of_entity)?;
    let key = if tokens.take_word("index") { index_key(tokens)? } else { return None };
    Some(FormerIndexEntry { separator, key })
}

fn own_separator(tokens: &mut Tokens, of_entity: char) -> Option<char> {
    if tokens.take_word("separator") { character(tokens) } else { Some(of_entity) }
}

fn unique(tokens: &mut Tokens) -> Option<UniqueEntry> {
    let lock = tokens.text()?;
    let code = if tokens.take_word("as") { tokens.text()? } else { return None };
    Some(UniqueEntry { lock, code })
}

fn index_key(tokens: &mut Tokens) -> Option<IndexKeyEntry> {
    let index = tokens.text()?;
    let kind = match tokens.word()?.as_str() {
        "global" => IndexKind::Global,
        "inverted" => IndexKind::Inverted,
        "local" => IndexKind::Local,
        _ => return None,
    };
    let name = if tokens.take_word("as") { tokens.text()? } else { index.clone() };
    let pk = if tokens.take_word("pk") { attributes(tokens)? } else { Vec::new() };
    let sk = if tokens.take_word("sk") { attributes(tokens)? } else { Vec::new() };
    let when = if tokens.take_word("when") { conditions(tokens)? } else { Vec::new() };
    let mut constants = Vec::new();
    while tokens.take_word("where") {
        let constant = tokens.text()?;
        if !tokens.take_word("is") {
            return None;
        }
        constants.push([constant, tokens.text()?]);
    }
    let optional = if tokens.take_word("optional") { tokens.texts() } else { Vec::new() };
    Some(IndexKeyEntry { index, name, kind, pk, sk, when, constants, optional })
}

fn conditions(tokens: &mut Tokens) -> Option<Vec<ConditionEntry>> {
    let mut conditions = Vec::new();
    while tokens.is_at_text() {
        let field = tokens.text()?;
        let pattern = if tokens.take_word("is") { Some(tokens.text()?) } else { None };
        conditions.push(ConditionEntry { field, pattern });
    }
    Some(conditions)
}

fn attributes(tokens: &mut Tokens) -> Option<Vec<Attribute>> {
    let mut attributes = Vec::new();
    while tokens.is_at_attribute() {
        attributes.push(attribute(tokens)?);
    }
    Some(attributes)
}

fn attribute(tokens: &mut Tokens) -> Option<Attribute> {
    if tokens.take_word("raw") {
        let attribute = tokens.text()?;
        let key_type = match tokens.word()?.as_str() {
            "S" => KeyType::S,
            "N" => KeyType::N,
            "B" => KeyType::B,
            _ => return None,
        };
        return Some(Attribute::Raw { attribute, key_type, part: part(tokens, "")? });
    }
    let template = tokens.text()?;
    let segments = pieces(&template)?.into_iter().map(|piece| {
        Some(match piece {
            Piece::Literal(literal) => Segment::Literal(literal),
            Piece::Placeholder { field, format } => {
                Segment::Part { field: field.into(), part: part(tokens, format)? }
            }
        })
    });
    Some(Attribute::Template(segments.collect::<Option<_>>()?))
}

fn part(tokens: &mut Tokens, format: &str) -> Option<PartText> {
    let kind = tokens.word()?;
    if !tokens.take(&Token::Open) {
        let shape = usual_shape(&kind, format)?;
        return Some(PartText::new(&kind, format, shape));
    }
    let part = match kind.as_str() {
        LIST => PartText { list: true, ..part(tokens, format)? },
        WORDS => PartText::of_words(format, words(tokens)?),
        _ => PartText::new(&kind, format, shape(tokens)?),
    };
    tokens.take(&Token::Close).then_some(part)
}

/// The words of an enum, each with its variant.
fn words(tokens: &mut Tokens) -> Option<Vec<[String; 2]>> {
    let mut words = Vec::new();
    while tokens.is_at_text() {
        let variant = tokens.text()?;
        let word = if tokens.take_word("as") { tokens.text()? } else { variant.clone() };
        words.push([word, variant]);
    }
    Some(words)
}

fn shape(tokens: &mut Tokens) -> Option<Shape> {
    let lengths = tokens.word()?;
    let (min, max) = lengths.split_once("..")?;
    Some(Shape {
        min: min.parse().ok()?,
        max: if max.is_empty() { usize::MAX } else { max.parse().ok()? },
        chars: tokens.chars()?,
        words: Vec::new(),
        free: tokens.take_word("free"),
        nonzero: tokens.take_word("nonzero"),
    })
}

fn reason(text: String, lines: &mut Numbered<'_>) -> Option<Reason> {
    let mut changes = Vec::new();
    while let Some(line) = lines.inside() {
        let mut tokens = Tokens::of(line)?;
        changes.push([tokens.word()?, tokens.text()?]);
    }
    Some(Reason { changes, text })
}
