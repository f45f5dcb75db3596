//! Whether two entities can have the same key.

use ddb_keys::schema::{EntitySchema, KeyType, Segment, Source, TextShape};

use super::{Entity, Kind, Table, template};
use crate::leaked;

/// The separators that an entity may have besides `#`, which is the default. The characters that many values have are not among them.
const POSSIBLE: [char; 7] = ['#', '|', ':', '/', '~', ';', '@'];

impl Table {
    /// The primary key of an entity as a schema, which the compiler's own search compares with others.
    pub(crate) fn schema_of(&self, entity: &Entity) -> EntitySchema {
        let sk = self.sk.as_ref().map(|sk| entity.source(sk));
        let (pk, sk) = leaked::primary("", entity.separator(), entity.source(&self.pk), sk);
        EntitySchema::of_key("", pk, sk)
    }
}

impl Entity {
    /// The character that stands between placeholders and literals most often.
    pub(crate) fn separator(&self) -> char {
        let templates = self.templates.values();
        let literals = templates.flat_map(|template| &template.0).filter_map(|part| match part {
            template::Part::Literal(text) => Some(text),
            _ => None,
        });
        let ends = literals.flat_map(|text| [text.chars().next(), text.chars().last()]);
        let ends: Vec<char> = ends.flatten().collect();
        let count = |separator: &char| ends.iter().filter(|end| *end == separator).count();
        // The last one of several with the same count is taken, which is `#`.
        POSSIBLE.into_iter().rev().max_by_key(count).unwrap_or('#')
    }

    /// What a key attribute is made from.
    fn source(&self, attribute: &str) -> Source {
        let Some(template) = self.templates.get(attribute) else {
            let (name, kind) = (leaked::text(attribute), self.kind(attribute));
            let (key_type, shape) = (Some(kind.key_type()), kind.shape());
            return Source::Raw { field: name, attribute: name, key_type, shape, kind: "other" };
        };
        let segments = template.0.iter().map(|part| {
            let (name, shape) = match part {
                template::Part::Literal(text) => return Segment::Literal(leaked::text(text)),
                template::Part::Field(name) => (name, self.kind(name).shape()),
                template::Part::Padded(name, width) => {
                    (name, TextShape::bounded(*width, *width, "0-9"))
                }
                template::Part::Unknown(text) => (text, TextShape::TEXT),
            };
            Segment::Part(leaked::part(name, "other", shape))
        });
        Source::Template { text: "", segments: segments.collect::<Vec<_>>().leak() }
    }

    fn kind(&self, attribute: &str) -> Kind {
        self.field(attribute).map_or(Kind::Text, |field| field.kind)
    }
}

impl Kind {
    fn key_type(self) -> KeyType {
        match self {
            Self::Bytes => KeyType::B,
            kind if kind.is_number() => KeyType::N,
            _ => KeyType::S,
        }
    }

    /// What the values can look like in a key.
    fn shape(self) -> TextShape {
        match self {
            Self::Uuid => TextShape::bounded(36, 36, "0-9a-f-"),
            Self::Unsigned => TextShape::bounded(1, 20, "0-9"),
            Self::Integer | Self::Number => TextShape::bounded(1, 20, "0-9-"),
            Self::Bool => TextShape::words(&["false", "true"]),
            _ => TextShape::TEXT,
        }
    }
}
