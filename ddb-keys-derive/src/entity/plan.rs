//! The order in which a query takes a key's parts, and the positions of each part.

use super::model::{KeyStruct, Piece};
use crate::template::Format;

/// The parts that a query gives, one after the other.
pub(super) struct Plan<'k> {
    /// The distinct fields in the order in which they are given.
    pub(super) fields: Vec<usize>,
    positions: Vec<Position<'k>>,
}

/// The position of a part in a key: a placeholder of one of its attributes.
pub(super) struct Position<'k> {
    pub(super) field: usize,
    pub(super) format: Format,
    /// The attribute's template.
    pub(super) pieces: &'k [Piece],
    /// The placeholder among the pieces.
    pub(super) segment: usize,
    in_sort_key: bool,
}

impl Position<'_> {
    /// Whether the value may be text, so that a query can ask for its prefix.
    pub(super) fn may_be_text(&self) -> bool {
        self.format.is_folding()
            || matches!(self.format, Format::Plain | Format::Tail | Format::Raw)
    }
}

impl<'k> Plan<'k> {
    pub(super) fn of(key: &'k KeyStruct) -> Self {
        let mut positions = Vec::new();
        for (number, attribute) in key.attributes().enumerate() {
            let (in_sort_key, pieces) = (number >= key.pk.len(), attribute.pieces.as_slice());
            for (segment, field, format) in attribute.placeholders() {
                positions.push(Position { field, format, pieces, segment, in_sort_key });
            }
        }
        Self { fields: key.fields().into_iter().map(|(field, _)| field).collect(), positions }
    }

    /// The positions of the field that a step gives, from the left.
    fn positions(&self, step: usize) -> impl Iterator<Item = &Position<'k>> {
        let field = self.fields[step];
        self.positions.iter().filter(move |position| position.field == field)
    }

    /// The first position of the field that a step gives, and whether it is in the sort key.
    pub(super) fn first_position(&self, step: usize) -> (&Position<'k>, bool) {
        // Fields are collected from the same positions, so that each has one.
        let first = self.positions(step).next().unwrap_or(&self.positions[0]);
        (first, first.in_sort_key)
    }

    /// The further positions of that field.
    pub(super) fn further_positions(&self, step: usize) -> impl Iterator<Item = &Position<'k>> {
        self.positions(step).skip(1)
    }

    /// How many parts the partition key needs.
    pub(super) fn partition_steps(&self) -> usize {
        (0..self.fields.len()).take_while(|step| !self.first_position(*step).1).count()
    }
}
