//! Stored texts: keys of an entity, and texts that are almost keys.

use ddb_keys::schema::{EntitySchema, KeyAttribute, Segment, Source};
use proptest::prelude::*;
use proptest::sample::select;

use super::Texts;
use crate::values::text;

/// The texts at the placeholders of a generated key: any text, usually the same where a field has
/// several places.
#[derive(Debug)]
pub(super) struct Noise {
    texts: Vec<String>,
    dice: Vec<u8>,
}

pub(super) fn noise() -> impl Strategy<Value = Noise> {
    let texts = proptest::collection::vec(part_text(), 4);
    (texts, proptest::collection::vec(0u8..8, 8)).prop_map(|(texts, dice)| Noise { texts, dice })
}

impl Noise {
    /// The entity's literals, with the texts at the placeholders.
    pub(super) fn key_of(&self, schema: &EntitySchema) -> Texts {
        let mut dice = self.dice.iter().cycle();
        let mut fields: Vec<&str> = Vec::new();
        let mut text_at = |field: &'static str| -> String {
            let known = fields.iter().position(|known| *known == field);
            let at = known.unwrap_or_else(|| {
                fields.push(field);
                fields.len() - 1
            });
            let text = &self.texts[at % self.texts.len()];
            match dice.next() {
                Some(0) => self.texts[3].clone(),
                Some(1) => text.to_uppercase(),
                Some(2) => text.to_lowercase(),
                _ => text.clone(),
            }
        };
        let mut render = |attribute: &KeyAttribute| -> String {
            match attribute.source {
                Source::Raw { field, .. } => text_at(field),
                Source::Template { segments, .. } => segments
                    .iter()
                    .map(|segment| match segment {
                        Segment::Literal(literal) => (*literal).to_owned(),
                        Segment::Part(part) => text_at(part.field),
                    })
                    .collect(),
            }
        };
        (render(schema.pk), schema.sk.map(render))
    }
}

fn part_text() -> BoxedStrategy<String> {
    prop_oneof![
        4 => text(),
        2 => "[0-9]{1,12}",
        1 => "[+-]?0{0,2}[0-9]{0,4}",
        1 => "[0-9]{38,40}",
        1 => select(vec!["true", "false", "open", "IN_PROGRESS", "-1", "-0", "340282366920938463463374607431768211455"])
            .prop_map(str::to_owned),
        1 => "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-fA-F]{12}",
    ]
    .boxed()
}

/// A small mistake at a random position of a text.
pub(crate) fn slips() -> impl Strategy<Value = Slip> {
    let letter = select(vec!['#', 'a', '0', ' ', '\t', '+', '-', '😀', '\u{301}', '.', '\n']);
    (any::<bool>(), any::<prop::sample::Index>(), 0u8..4, letter)
        .prop_map(|(in_pk, at, kind, letter)| Slip { in_pk, at, kind, letter })
}

#[derive(Debug)]
pub(crate) struct Slip {
    in_pk: bool,
    at: prop::sample::Index,
    kind: u8,
    letter: char,
}

impl Slip {
    pub(crate) fn of(&self, (pk, sk): &Texts) -> Texts {
        match sk {
            Some(sk) if !self.in_pk => (pk.clone(), Some(self.within(sk))),
            sk => (self.within(pk), sk.clone()),
        }
    }

    fn within(&self, text: &str) -> String {
        let mut letters: Vec<char> = text.chars().collect();
        let at = self.at.index(letters.len() + 1);
        match self.kind {
            0 => letters.insert(at, self.letter),
            1 if at < letters.len() => letters[at] = self.letter,
            2 => letters.truncate(at),
            _ if at < letters.len() => drop(letters.remove(at)),
            _ => {}
        }
        letters.into_iter().collect()
    }
}
