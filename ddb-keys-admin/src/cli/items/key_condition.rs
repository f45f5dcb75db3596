//! The values of key attributes that given parts make.

use std::fmt;

use aws_sdk_dynamodb::primitives::Blob;
use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::schema::{KeyAttribute, KeyType, Part, Segment, Source};

use super::chosen_key::{ChosenKey, quoted};
use super::given_parts::GivenParts;
use super::value::{escaped, text};
use crate::part_text::{part_text, shards, shards_width};

/// What is asked of the attributes of a key.
pub(super) struct KeyCondition {
    /// The attributes that have a value, by their names in the table.
    pub(super) equal: Vec<(&'static str, AttributeValue)>,
    /// The attribute that begins with a text, if the sort key is given in part.
    pub(super) prefix: Option<(&'static str, String)>,
}

/// `PK = CUSTOMER#ada and SK = ORDER#…`
impl fmt::Display for KeyCondition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let equal = self.equal.iter().map(|(name, value)| format!("{name} = {}", text(value)));
        let prefix = self.prefix.iter().map(|(name, text)| format!("{name} = {}…", escaped(text)));
        f.write_str(&equal.chain(prefix).collect::<Vec<_>>().join(" and "))
    }
}

/// An attribute as far as its parts are given.
enum Attribute {
    Whole(AttributeValue),
    /// What it begins with, which may be empty.
    Prefix(String),
}

impl KeyCondition {
    /// The conditions of a query: one, or one for each shard if their part is not given.
    pub(super) fn all(key: &ChosenKey, given: &GivenParts) -> Result<Vec<Self>, String> {
        let shards = key.shards().filter(|(field, _)| given.value(field).is_none());
        let shards = shards.map_or(1, |(_, shards)| shards);
        (0..shards).map(|shard| Self::of(key, given, shard)).collect()
    }

    /// The condition of one shard, if their part is not given.
    pub(super) fn of(key: &ChosenKey, given: &GivenParts, shard: u16) -> Result<Self, String> {
        let mut condition = Self { equal: Vec::new(), prefix: None };
        for attribute in key.pk.iter().chain(&key.sk) {
            let name = key.table.attribute_at(attribute).unwrap_or_default();
            match given_attribute(attribute, given, shard)? {
                Attribute::Whole(value) => condition.equal.push((name, value)),
                Attribute::Prefix(text) => {
                    condition.prefix = Some((name, text)).filter(|(_, text)| !text.is_empty());
                    break;
                }
            }
        }
        Ok(condition)
    }
}

fn given_attribute(
    key: &'static KeyAttribute,
    given: &GivenParts,
    shard: u16,
) -> Result<Attribute, String> {
    match key.source {
        Source::Raw { field, kind, .. } => match given.value(field) {
            Some(value) => Ok(Attribute::Whole(raw(field, kind, key.key_type(), value)?)),
            None => Ok(Attribute::Prefix(String::new())),
        },
        Source::Template { segments, .. } => template(key, segments, given, shard),
    }
}

/// The value of an attribute that is a field.
fn raw(field: &str, kind: &str, key_type: KeyType, value: &str) -> Result<AttributeValue, String> {
    match key_type {
        KeyType::S if value.is_empty() => Err(refused(field, value, "")),
        KeyType::S => Ok(AttributeValue::S(value.to_string())),
        KeyType::N => {
            let is_number = value.parse::<f64>().is_ok_and(f64::is_finite);
            let number = part_text(kind, "", value).filter(|_| is_number);
            let refused =
                || refused(field, value, &format!("expected a value of the type `{kind}`"));
            number.map(AttributeValue::N).ok_or_else(refused)
        }
        KeyType::B => {
            let bytes = base64_simd::STANDARD.decode_to_vec(value).ok();
            let bytes = bytes.filter(|bytes| !bytes.is_empty());
            let refused = || refused(field, value, "expected bytes in base64");
            bytes.map(|bytes| AttributeValue::B(Blob::new(bytes))).ok_or_else(refused)
        }
    }
}

/// The text of a template, up to the first part that is not given and has no shard there.
fn template(
    key: &'static KeyAttribute,
    segments: &'static [Segment],
    given: &GivenParts,
    shard: u16,
) -> Result<Attribute, String> {
    let (mut text, mut texts) = (String::new(), Vec::new());
    for (at, segment) in segments.iter().enumerate() {
        match segment {
            Segment::Literal(literal) => text.push_str(literal),
            Segment::Part(part) => {
                let written = match (given.value(part.field), shards(key.format(at))) {
                    (Some(value), _) => written(key, part, key.format(at), value)?,
                    (None, Some(shards)) => {
                        format!("{shard:0width$}", width = shards_width(shards))
                    }
                    (None, None) => return Ok(Attribute::Prefix(text)),
                };
                text.push_str(&written);
                texts.push(written);
            }
        }
    }
    let is_read_back = key.split(&text).is_ok_and(|read| read == texts);
    if !is_read_back {
        return Err(format!("`{text}` would not be read as `{}` with these parts", key.text()));
    }
    Ok(Attribute::Whole(AttributeValue::S(text)))
}

/// The text of a part in a template.
fn written(key: &KeyAttribute, part: &Part, format: &str, value: &str) -> Result<String, String> {
    let refused = |why: &str| refused(part.field, value, why);
    let text = part_text(part.kind, format, value).filter(|text| part.shape.allows(text));
    let text = text.ok_or_else(|| refused(&expected(part, format)))?;
    let ends_by_separator = !part.tail && part.shape.fixed_width().is_none();
    if ends_by_separator && text.contains(key.separator) {
        let (separator, template) = (key.separator, key.text());
        return Err(refused(&format!(
            "it has a `{separator}`, which separates the parts of `{template}`"
        )));
    }
    Ok(text)
}

/// The error of a value that a part cannot have.
fn refused(field: &str, value: &str, why: &str) -> String {
    if value.is_empty() {
        return format!("`{field}` cannot be empty");
    }
    format!("`{field}` cannot be `{value}`: {why}")
}

/// The values of a part, in words.
fn expected(part: &Part, format: &str) -> String {
    let written = match format {
        "" => String::new(),
        _ => format!(", which the key has in the format `{format}`"),
    };
    let value = match part.kind {
        _ if !part.shape.words.is_empty() => {
            return format!("expected one of {}", quoted(part.shape.words.iter().copied()));
        }
        "text" | "other" => return String::from("its type does not allow this text"),
        "instant" if format.starts_with("epoch") => "number, counted from 1970",
        "instant" => "time in UTC such as `2024-10-14T01:01:01Z`",
        "civil" => "time such as `2024-10-14T01:01:01`",
        "date" => "date such as `2024-10-14`",
        kind => &format!("value of the type `{kind}`"),
    };
    format!("expected a {value}{written}")
}
