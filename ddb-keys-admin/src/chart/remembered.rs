//! Whether an entity can have the keys of one that was removed.

use super::model::{Attribute, EntityEntry, PrimaryKey, Segment};
use super::part::{PartText, Shape, of_chars};
use crate::leaked;
use ddb_keys::schema::{
    self, EntitySchema, FormerKeySchema, KeyType, LetterCase, Source, TextShape,
};

/// Whether some primary key is one of both entities, by the search that compares entities at compile time.
pub(super) fn meet(removed: &EntityEntry, entity: &EntityEntry) -> bool {
    schema_of(removed).can_have_key_of(&schema_of(entity))
}

/// The entity as a schema, with its primary keys and nothing else.
fn schema_of(entity: &EntityEntry) -> EntitySchema {
    let name = leaked::text(&entity.name);
    let primary = |PrimaryKey { separator, pk, sk }: &PrimaryKey| {
        let source = |attribute| source(attribute, *separator);
        leaked::primary(name, *separator, source(pk), sk.as_ref().map(source))
    };
    let formers = entity.formers.iter().map(|former| {
        let (pk, sk) = primary(&former.key);
        FormerKeySchema { name: leaked::text(&former.name), pk, sk }
    });
    let formers: Vec<FormerKeySchema> = formers.collect();
    let (pk, sk) = primary(&entity.key);
    EntitySchema { formers: formers.leak(), ..EntitySchema::of_key(name, pk, sk) }
}

fn source(attribute: &Attribute, separator: char) -> Source {
    match (attribute.raw, attribute.segments.as_slice()) {
        (Some(key_type), [Segment::Part { field, part }]) => {
            let shape = shape(&part.shape);
            Source::Raw {
                field: leaked::text(field),
                attribute: leaked::text(field),
                key_type: Some(key_type),
                shape: if key_type == KeyType::N { as_number(shape) } else { shape },
                kind: leaked::text(&part.kind),
            }
        }
        (_, segments) => {
            let segments = segments.iter().map(|of| segment(of, separator));
            let segments: Vec<schema::Segment> = segments.collect();
            Source::Template { text: leaked::text(&attribute.text()), segments: segments.leak() }
        }
    }
}

fn segment(segment: &Segment, separator: char) -> schema::Segment {
    match segment {
        Segment::Literal(literal) => schema::Segment::Literal(leaked::text(literal)),
        Segment::Part { field, part } => schema::Segment::Part(schema::Part {
            tail: part.is_tail(),
            exact: part.is_exact(),
            ..leaked::part(field, leaked::text(&part.kind), text_shape(part, separator))
        }),
    }
}

fn text_shape(part: &PartText, separator: char) -> TextShape {
    let one = TextShape { case: case(part), ..shape(&part.shape) };
    if part.list { one.repeated(separator) } else { one }
}

/// The case of letters beyond ASCII.
fn case(part: &PartText) -> LetterCase {
    match part.format.as_str() {
        "uppercase" => LetterCase::Upper,
        "lowercase" => LetterCase::Lower,
        _ => LetterCase::AsGiven,
    }
}

fn shape(shape: &Shape) -> TextShape {
    if !shape.words.is_empty() {
        let words: Vec<&'static str> = shape.words.iter().map(|word| leaked::text(word)).collect();
        return TextShape::words(words.leak());
    }
    let bounded = of_chars(shape.min, shape.max, shape.chars);
    TextShape { free: shape.free, nonzero: shape.nonzero, ..bounded }
}

/// The texts of a stored number. One value can be written in many ways, such as `1` and `1.0`.
fn as_number(shape: TextShape) -> TextShape {
    TextShape::bounded(1, shape.max, "0-9eE.+-")
}
