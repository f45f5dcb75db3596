//! Reads chart files.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::iter::Peekable;

use super::error::Problem;
use super::model::{
    Attribute, ChartFile, ConditionEntry, EntityEntry, FieldEntry, FormerEntry, FormerIndexEntry,
    IndexEntry, IndexKeyEntry, OverlapEntry, PrimaryKey, Reason, Segment, TableEntry, UniqueEntry,
};
use super::part::{LIST, PartText, Shape, TAIL, WORDS, usual_shape};
use super::print::{END, TITLE, VERSION, kind_word};
use super::tokens::Tokens;
use crate::definition::{OwnedProjection, type_name};
use ddb_keys::schema::{CharSet, IndexKind, KeyType};

/// Reads the text of a chart file.
pub(super) fn parse(text: &str) -> Result<ChartFile, Problem> {
    // Some editors write a byte order mark.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let marker = |line: &str| ["<<<<<<<", "=======", ">>>>>>>"].iter().any(|m| line.starts_with(m));
    if let Some(at) = text.lines().position(marker) {
        return Err(Problem::Conflict { line: at + 1 });
    }
    let number = Cell::new(1);
    let lines = text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty());
    let lines = lines.inspect(|(_, at)| number.set(*at)).map(|(line, _)| line);
    let mut lines: Lines<'_> = (Box::new(lines) as Box<dyn Iterator<Item = &str>>).peekable();
    let first = lines.next().unwrap_or_default();
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
        _ => Err(Problem::Malformed { line: number.get() }),
    }
}

/// An entity that an earlier block describes, too.
fn repeated(chart: &ChartFile) -> Option<&EntityEntry> {
    let mut names = BTreeSet::new();
    chart.entities.iter().chain(&chart.removed).find(|entity| !names.insert(&entity.name))
}

/// The lines that are not empty.
type Lines<'t> = Peekable<Box<dyn Iterator<Item = &'t str> + 't>>;

/// The next line if it belongs to the block.
fn inside<'t>(lines: &mut Lines<'t>) -> Option<Tokens<'t>> {
    lines.next_if(|line| line.starts_with(' ')).map(Tokens::of)
}

fn read(version: u32, lines: &mut Lines<'_>) -> Option<ChartFile> {
    let mut head = Tokens::of(lines.next()?);
    head.expect("table")?;
    let name = head.text()?;
    head.end()?;
    let table = table(name, lines)?;
    let (entities, removed, reasons) = (Vec::new(), Vec::new(), Vec::new());
    let mut chart = ChartFile { version, table, entities, removed, reasons };
    loop {
        let mut head = Tokens::of(lines.next()?);
        if head.take_word(END) {
            return head.end().map(|()| chart);
        }
        let (word, name) = (head.word()?, head.text()?);
        head.end()?;
        match word {
            "entity" => chart.entities.push(entity(name, lines)?),
            "removed" => chart.removed.push(entity(name, lines)?),
            "reason" => chart.reasons.push(reason(name, lines)?),
            _ => return None,
        }
    }
}

fn table(name: String, lines: &mut Lines<'_>) -> Option<TableEntry> {
    let mut pk = None;
    let mut table = TableEntry { name, ..TableEntry::default() };
    while let Some(mut tokens) = inside(lines) {
        let (word, text) = (tokens.word()?, tokens.text()?);
        match word {
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
        tokens.end()?;
    }
    table.pk = pk.filter(|pk| !pk.is_empty())?;
    Some(table)
}

/// Sets what a line says. A second such line, as after a merge without a conflict, is refused.
fn once<T>(place: &mut Option<T>, value: T) -> Option<()> {
    place.replace(value).is_none().then_some(())
}

fn index(ident: String, tokens: &mut Tokens<'_>) -> Option<IndexEntry> {
    let local = match tokens.word()? {
        "local" => true,
        "global" => false,
        _ => return None,
    };
    let name = tokens.text()?;
    let pk = if tokens.take_word("pk") { tokens.texts()? } else { Vec::new() };
    let sk = if tokens.take_word("sk") { tokens.texts()? } else { Vec::new() };
    tokens.expect("projection")?;
    let projection = match tokens.word()? {
        "all" => OwnedProjection::All,
        "keys_only" => OwnedProjection::KeysOnly,
        "include" => OwnedProjection::Include(tokens.texts()?),
        _ => return None,
    };
    Some(IndexEntry { ident, name, local, pk, sk, projection })
}

fn entity(name: String, lines: &mut Lines<'_>) -> Option<EntityEntry> {
    let (mut separator, mut pk, mut sk, mut version) = (None, None, None, None);
    let (mut ident, mut stored) = (None, None);
    let (mut formers, mut former_indexes, mut uniques) = (Vec::new(), Vec::new(), Vec::new());
    let (mut index_keys, mut fields) = (Vec::new(), Vec::new());
    while let Some(mut tokens) = inside(lines) {
        match tokens.word()? {
            "struct" => once(&mut ident, tokens.text()?)?,
            "separator" => once(&mut separator, character(&mut tokens)?)?,
            "pk" => once(&mut pk, attribute(&mut tokens)?)?,
            "sk" => once(&mut sk, attribute(&mut tokens)?)?,
            "version" => once(&mut version, tokens.text()?)?,
            "former" if tokens.is_at_text() => formers.push(former(&mut tokens, separator?)?),
            "former" => former_indexes.push(former_index(&mut tokens, separator?)?),
            "unique" => uniques.push(unique(&mut tokens)?),
            "index" => index_keys.push(index_key(&mut tokens)?),
            "stored" => once(&mut stored, tokens.texts()?)?,
            "field" => fields.push(field(&mut tokens)?),
            _ => return None,
        }
        tokens.end()?;
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

fn field(tokens: &mut Tokens<'_>) -> Option<FieldEntry> {
    let name = tokens.text()?;
    let attribute = match tokens.word()? {
        "attribute" => Some(tokens.text()?),
        "in" if tokens.take_word("the") && tokens.take_word("key") => None,
        _ => return None,
    };
    let aliases = if tokens.take_word("alias") { tokens.texts()? } else { Vec::new() };
    let functions = if tokens.take_word("by") { tokens.text()? } else { String::new() };
    let code = if tokens.take_word("as") { tokens.text()? } else { String::new() };
    Some(FieldEntry { name, attribute, aliases, functions, code })
}

/// A string of one character.
fn character(tokens: &mut Tokens<'_>) -> Option<char> {
    let text = tokens.text()?;
    let mut letters = text.chars();
    let first = letters.next()?;
    letters.next().is_none().then_some(first)
}

fn former(tokens: &mut Tokens<'_>, of_entity: char) -> Option<FormerEntry> {
    let name = tokens.text()?;
    let separator = own_separator(tokens, of_entity)?;
    tokens.expect("pk")?;
    let pk = attribute(tokens)?;
    let sk = if tokens.take_word("sk") { Some(attribute(tokens)?) } else { None };
    Some(FormerEntry { name, key: PrimaryKey { separator, pk, sk } })
}

fn former_index(tokens: &mut Tokens<'_>, of_entity: char) -> Option<FormerIndexEntry> {
    let separator = own_separator(tokens, of_entity)?;
    tokens.expect("index")?;
    Some(FormerIndexEntry { separator, key: index_key(tokens)? })
}

fn own_separator(tokens: &mut Tokens<'_>, of_entity: char) -> Option<char> {
    if tokens.take_word("separator") { character(tokens) } else { Some(of_entity) }
}

fn unique(tokens: &mut Tokens<'_>) -> Option<UniqueEntry> {
    let lock = tokens.text()?;
    tokens.expect("as")?;
    Some(UniqueEntry { lock, code: tokens.text()? })
}

fn index_key(tokens: &mut Tokens<'_>) -> Option<IndexKeyEntry> {
    let index = tokens.text()?;
    let kinds = [IndexKind::Global, IndexKind::Inverted, IndexKind::Local];
    let kind = kinds.into_iter().find(|kind| tokens.take_word(kind_word(*kind)))?;
    let name = if tokens.take_word("as") { tokens.text()? } else { index.clone() };
    let attributes = |tokens: &mut Tokens<'_>| tokens.each(Tokens::is_at_attribute, attribute);
    let pk = if tokens.take_word("pk") { attributes(tokens)? } else { Vec::new() };
    let sk = if tokens.take_word("sk") { attributes(tokens)? } else { Vec::new() };
    let when = if tokens.take_word("when") { conditions(tokens)? } else { Vec::new() };
    let mut constants = Vec::new();
    while tokens.take_word("where") {
        let constant = tokens.text()?;
        tokens.expect("is")?;
        constants.push([constant, tokens.text()?]);
    }
    let optional = if tokens.take_word("optional") { tokens.texts()? } else { Vec::new() };
    Some(IndexKeyEntry { index, name, kind, pk, sk, when, constants, optional })
}

fn conditions(tokens: &mut Tokens<'_>) -> Option<Vec<ConditionEntry>> {
    tokens.each(Tokens::is_at_text, |tokens| {
        let field = tokens.text()?;
        let pattern = if tokens.take_word("is") { Some(tokens.text()?) } else { None };
        Some(ConditionEntry { field, pattern })
    })
}

fn attribute(tokens: &mut Tokens<'_>) -> Option<Attribute> {
    if tokens.take_word("raw") {
        let attribute = tokens.text()?;
        let types = [KeyType::S, KeyType::N, KeyType::B];
        let key_type = types.into_iter().find(|of| tokens.take_word(type_name(*of)))?;
        return Some(Attribute::raw(&attribute, key_type, part(tokens, "")?));
    }
    let template = tokens.text()?;
    let segments = segments(&template, |format| part(tokens, format))?;
    Some(Attribute { raw: None, segments })
}

/// Takes a template apart. `part` says how a part is written in a format, which is empty for plain text and [`TAIL`] for the rest of a
/// key. `None` if a placeholder is not closed or has no field, or if there is no such part.
fn segments(
    template: &str,
    mut part: impl FnMut(&str) -> Option<PartText>,
) -> Option<Vec<Segment>> {
    let mut segments = Vec::new();
    let mut rest = template;
    while !rest.is_empty() {
        if rest.starts_with('<') && !rest.starts_with("<<") {
            let (inside, after) = rest.get(1..)?.split_once('>')?;
            let (field, format) = match inside.strip_suffix(TAIL) {
                Some(field) => (field, TAIL),
                None => inside.split_once(':').unwrap_or((inside, "")),
            };
            let field = field.strip_prefix("r#").unwrap_or(field);
            if field.is_empty() {
                return None;
            }
            segments.push(Segment::Part { field: field.to_string(), part: part(format)? });
            rest = after;
        } else {
            let (literal, after) = literal(rest);
            segments.push(Segment::Literal(literal));
            rest = after;
        }
    }
    Some(segments)
}

/// Reads the text up to the next placeholder, in which `<<` means `<`.
fn literal(text: &str) -> (String, &str) {
    let mut literal = String::new();
    let mut rest = text;
    loop {
        let (before, after) = rest.split_at(rest.find('<').unwrap_or(rest.len()));
        literal.push_str(before);
        let Some(escaped) = after.strip_prefix("<<") else { return (literal, after) };
        literal.push('<');
        rest = escaped;
    }
}

fn part(tokens: &mut Tokens<'_>, format: &str) -> Option<PartText> {
    let kind = tokens.word()?;
    if !tokens.take('(') {
        return Some(PartText::new(kind, format, usual_shape(kind, format)?));
    }
    let part = match kind {
        LIST => PartText { list: true, ..part(tokens, format)? },
        WORDS => PartText::of_words(format, words(tokens)?),
        _ => PartText::new(kind, format, shape(tokens)?),
    };
    tokens.take(')').then_some(part)
}

/// The words of an enum, each with its variant.
fn words(tokens: &mut Tokens<'_>) -> Option<Vec<[String; 2]>> {
    tokens.each(Tokens::is_at_text, |tokens| {
        let variant = tokens.text()?;
        let word = if tokens.take_word("as") { tokens.text()? } else { variant.clone() };
        Some([word, variant])
    })
}

fn shape(tokens: &mut Tokens<'_>) -> Option<Shape> {
    let lengths = tokens.word()?;
    let (min, max) = lengths.split_once("..")?;
    Some(Shape {
        min: min.parse().ok()?,
        max: if max.is_empty() { usize::MAX } else { max.parse().ok()? },
        chars: if tokens.is_at_text() { CharSet::of(&tokens.text()?) } else { CharSet::ALL },
        words: Vec::new(),
        free: tokens.take_word("free"),
        nonzero: tokens.take_word("nonzero"),
    })
}

fn reason(text: String, lines: &mut Lines<'_>) -> Option<Reason> {
    let mut changes = Vec::new();
    while let Some(mut tokens) = inside(lines) {
        changes.push([tokens.word()?.to_string(), tokens.text()?]);
        tokens.end()?;
    }
    Some(Reason { changes, text })
}
