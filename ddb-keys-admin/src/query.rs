//! Queries as Rust writes them, and what they are made from, by the schema of a key.

use std::collections::BTreeMap;

use ddb_keys::schema::{IndexKeySchema, KeyAttribute, Segment, Source};

use crate::identifier::identifier;

/// The values of fields as Rust writes them.
pub(crate) type Literals = BTreeMap<&'static str, String>;

/// The name of a function that begins a query: `query`, or `query_by_state` for a key that is called `ByState`.
pub(crate) fn function(verb: &str, key: Option<&str>) -> String {
    key.map_or_else(|| verb.to_string(), |name| format!("{verb}_{}", snake(name)))
}

/// A query that gives every field of some key attributes. A field whose value is not known stands for itself.
pub(crate) fn query<'k>(
    entity: &str,
    function: &str,
    keys: impl Iterator<Item = &'k KeyAttribute>,
    literals: &Literals,
) -> String {
    let mut fields = Vec::new();
    for field in keys.flat_map(parts).map(|(_, field, _)| field) {
        if !fields.contains(&field) {
            fields.push(field);
        }
    }
    let parts = fields.into_iter().map(|field| {
        let name = identifier(field);
        let value = literals.get(field).unwrap_or(&name);
        format!(".{name}({value})")
    });
    format!("{}::{function}(){}", identifier(entity), parts.collect::<String>())
}

/// The placeholders of a key attribute, each with its segment, field and kind. A raw key has one.
pub(crate) fn parts(key: &KeyAttribute) -> Vec<(usize, &'static str, &'static str)> {
    let segments = match key.source {
        Source::Raw { field, kind, .. } => return Vec::from([(0, field, kind)]),
        Source::Template { segments, .. } => segments.iter().enumerate(),
    };
    let parts = segments.filter_map(|(at, segment)| match segment {
        Segment::Part(part) => Some((at, part.field, part.kind)),
        Segment::Literal(_) => None,
    });
    parts.collect()
}

/// What has to be true of an item that has an index key.
pub(crate) fn conditions(key: &IndexKeySchema) -> Vec<String> {
    let patterns = key.when.iter().zip(key.patterns);
    let patterns = patterns.map(|(field, pattern)| format!("`{field}` is `{pattern}`"));
    let set = key.optional_fields().map(|field| format!("`{field}` is set"));
    patterns.chain(set).collect()
}

/// `OpenGames` → `open_games`, as the derive names the functions of an index.
fn snake(name: &str) -> String {
    let chars: Vec<char> = name.chars().collect();
    let mut snake = String::with_capacity(name.len() + 4);
    for (at, &letter) in chars.iter().enumerate() {
        let starts_word = letter.is_uppercase()
            && at > 0
            && chars[at - 1] != '_'
            && (!chars[at - 1].is_uppercase()
                || chars.get(at + 1).is_some_and(|next| next.is_lowercase()));
        if starts_word {
            snake.push('_');
        }
        snake.extend(letter.to_lowercase());
    }
    snake
}

#[cfg(test)]
mod tests {
    use super::snake;

    #[test]
    fn functions_of_indexes_are_named_as_the_derive_does() {
        let names = ["OpenGames", "GSI1", "ByUserID", "By_Map", "Éte"].map(snake);
        assert_eq!(names, ["open_games", "gsi1", "by_user_id", "by_map", "éte"]);
    }
}
