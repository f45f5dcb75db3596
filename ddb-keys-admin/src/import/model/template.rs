//! Templates of keys.

use super::{Entity, Kind};

/// A template: literal text and placeholders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Template(pub(crate) Vec<Part>);

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Part {
    Literal(String),
    /// The value of a field.
    Field(String),
    /// An integer with zeros before it.
    Padded(String, usize),
    /// A placeholder that templates of this library do not have, as it was written.
    Unknown(String),
}

impl Template {
    /// A template of these parts. Literals side by side are one literal.
    pub(crate) fn of(parts: impl IntoIterator<Item = Part>) -> Self {
        let mut joined: Vec<Part> = Vec::new();
        for part in parts {
            match (joined.last_mut(), part) {
                (Some(Part::Literal(before)), Part::Literal(text)) => before.push_str(&text),
                (_, part) => joined.push(part),
            }
        }
        joined.retain(|part| *part != Part::Literal(String::new()));
        Self(joined)
    }

    /// Reads a template whose placeholders are in braces after this mark: `USER#${email}` with `$`, `USER#{email}` with nothing.
    /// `format` says what stands between a name and the brace that closes it, such as `:08`.
    pub(crate) fn parse(text: &str, mark: &str, format: fn(&str, &str) -> Part) -> Self {
        let open = format!("{mark}{{");
        let mut parts = Vec::new();
        let mut rest = text;
        while let Some((literal, after)) = rest.split_once(&open) {
            let Some((inner, after)) = after.split_once('}') else { break };
            parts.push(Part::Literal(literal.to_string()));
            let (name, options) = inner.split_once(':').unwrap_or((inner, ""));
            parts.push(match options {
                "" => Part::Field(name.to_string()),
                options => format(name, options),
            });
            rest = after;
        }
        parts.push(Part::Literal(rest.to_string()));
        Self::of(parts)
    }

    /// The names of its fields.
    pub(crate) fn fields(&self) -> impl Iterator<Item = &String> {
        self.0.iter().filter_map(|part| match part {
            Part::Field(name) | Part::Padded(name, _) => Some(name),
            Part::Literal(_) | Part::Unknown(_) => None,
        })
    }

    /// Gives its fields other names.
    pub(crate) fn rename(&mut self, rename: impl Fn(&str) -> String) {
        for part in &mut self.0 {
            if let Part::Field(name) | Part::Padded(name, _) = part {
                *name = rename(name);
            }
        }
    }

    /// Whether it is one field and nothing else.
    pub(crate) fn is_field(&self, name: &str) -> bool {
        matches!(self.0.as_slice(), [Part::Field(field)] if field == name)
    }

    /// The reason why no template of this library says the same.
    pub(super) fn problem(&self, entity: &Entity) -> Option<String> {
        let is_literal = |part: &Part| matches!(part, Part::Literal(_));
        if self.0.is_empty() {
            return Some(String::from("it is empty"));
        }
        if self.0.windows(2).any(|pair| !pair.iter().any(is_literal)) {
            return Some(String::from("nothing separates its placeholders"));
        }
        self.0.iter().find_map(|part| part.problem(entity))
    }
}

impl Part {
    fn problem(&self, entity: &Entity) -> Option<String> {
        let (name, width) = match self {
            Self::Literal(_) => return None,
            Self::Unknown(text) => return Some(format!("`{text}` has no counterpart")),
            Self::Field(name) => (name, None),
            Self::Padded(name, width) => (name, Some(*width)),
        };
        let Some(field) = entity.field(name) else {
            return Some(format!("`{name}` is not an attribute"));
        };
        match width {
            Some(1..=39) if field.kind.is_integer() => None,
            Some(_) => Some(format!("`{name}` cannot be padded so")),
            None if !field.kind.is_key() || field.kind == Kind::Bytes => {
                Some(format!("`{name}` cannot be a part of a key"))
            }
            None => None,
        }
    }
}
