//! Whether two entities can have the same key.

use super::{Entity, Kind, Part, Table};

/// The separators that an entity may have besides `#`, which is the default. The characters that many values have are not among them.
const POSSIBLE: [char; 7] = ['#', '|', ':', '/', '~', ';', '@'];

/// The text between two separators: a literal, or something with a value in it.
enum Segment<'e> {
    Literal(String),
    /// A value and nothing else.
    Value(Option<&'e Kind>),
    /// A value with this text before it.
    Begins(String),
}

impl Table {
    /// Whether two entities seem to have primary keys in common. The compiler decides it exactly.
    pub(crate) fn overlap(&self, one: &Entity, other: &Entity) -> bool {
        self.primary().all(|attribute| {
            let of = |entity: &Entity| entity.templates.contains_key(attribute);
            if !of(one) || !of(other) {
                return true;
            }
            let (own, others) = (one.segments(attribute), other.segments(attribute));
            if one.separator() != other.separator() {
                return matches!((own.first(), others.first()), (Some(own), Some(others)) if own.can_begin_as(others));
            }
            own.len() == others.len() && own.iter().zip(&others).all(|(own, other)| own.can_be(other))
        })
    }
}

impl Entity {
    /// The character that stands between placeholders and literals most often.
    pub(crate) fn separator(&self) -> char {
        let templates = self.templates.values();
        let literals = templates.flat_map(|template| &template.0).filter_map(|part| match part {
            Part::Literal(text) => Some(text),
            _ => None,
        });
        let ends = literals.flat_map(|text| [text.chars().next(), text.chars().last()]);
        let ends: Vec<char> = ends.flatten().collect();
        let count = |separator: &char| ends.iter().filter(|end| *end == separator).count();
        // The last one of several with the same count is taken, which is `#`.
        POSSIBLE.into_iter().rev().max_by_key(count).unwrap_or('#')
    }

    fn segments(&self, attribute: &str) -> Vec<Segment<'_>> {
        let mut segments = Vec::from([Segment::Literal(String::new())]);
        let parts = self.templates.get(attribute).into_iter().flat_map(|template| &template.0);
        for part in parts {
            let last = segments.last_mut();
            match (part, last) {
                (Part::Literal(text), last) => {
                    let mut texts = text.split(self.separator());
                    if let (Some(Segment::Literal(before)), Some(text)) = (last, texts.next()) {
                        before.push_str(text);
                    }
                    segments.extend(texts.map(|text| Segment::Literal(text.to_string())));
                }
                (part, Some(last)) => *last = last.with(self.kind(part)),
                (_, None) => {}
            }
        }
        segments
    }

    fn kind(&self, part: &Part) -> Option<&Kind> {
        match part {
            Part::Field(name) | Part::Padded(name, _) => self.field(name).map(|field| &field.kind),
            Part::Literal(_) | Part::Unknown(_) => None,
        }
    }
}

impl<'e> Segment<'e> {
    /// The segment with a value at its end.
    fn with(&self, kind: Option<&'e Kind>) -> Self {
        match self {
            Self::Literal(text) if text.is_empty() => Self::Value(kind),
            Self::Literal(text) | Self::Begins(text) => Self::Begins(text.clone()),
            Self::Value(_) => Self::Value(None),
        }
    }

    fn can_be(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Literal(text), Self::Literal(other)) => text == other,
            (Self::Literal(text), Self::Value(kind)) | (Self::Value(kind), Self::Literal(text)) => {
                let is_number = text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
                !text.is_empty()
                    && kind.is_none_or(|kind| match kind {
                        kind if kind.is_integer() => is_number,
                        Kind::Uuid => text.len() == 36,
                        _ => true,
                    })
            }
            (Self::Literal(text), Self::Begins(start))
            | (Self::Begins(start), Self::Literal(text)) => text.starts_with(start.as_str()),
            _ => self.can_begin_as(other),
        }
    }

    /// Whether the texts before the first values agree.
    fn can_begin_as(&self, other: &Self) -> bool {
        let text = |of: &Self| match of {
            Self::Literal(text) | Self::Begins(text) => text.clone(),
            Self::Value(_) => String::new(),
        };
        let (own, other) = (text(self), text(other));
        own.starts_with(&other) || other.starts_with(&own)
    }
}
