//! The order in which a query takes a key's parts, and the positions of each part.

use super::model::{KeyStruct, Piece};
use crate::template::Format;

/// The parts of a query, in order.
pub(super) struct Plan<'k> {
    pub(super) steps: Vec<Step<'k>>,
    /// The offset of the number of steps, so that no other plan of the key has the same state.
    offset: usize,
}

/// One part: a field, and the positions at which it is written.
pub(super) struct Step<'k> {
    pub(super) field: usize,
    pub(super) first: Position<'k>,
    /// The further positions, from the left.
    pub(super) further: Vec<Position<'k>>,
}

/// The position of a part in a key: a placeholder of one of its attributes.
#[derive(Clone, Copy)]
pub(super) struct Position<'k> {
    pub(super) field: usize,
    pub(super) format: Format,
    /// The attribute's template.
    pub(super) pieces: &'k [Piece],
    /// The placeholder among the pieces.
    pub(super) segment: usize,
    pub(super) in_sort_key: bool,
}

impl Position<'_> {
    /// Whether the value may be text, so that a query can ask for its prefix.
    pub(super) fn may_be_text(&self) -> bool {
        self.format.is_folding()
            || matches!(self.format, Format::Plain | Format::Tail | Format::Raw)
    }
}

/// A way to give a key in which one field's truncated place is a part of its own: the bucket.
pub(super) struct Bucketed<'k> {
    /// The step that gives the bucket.
    pub(super) step: usize,
    /// The name of the bucket, such as `month`.
    pub(super) unit: &'static str,
    pub(super) plan: Plan<'k>,
}

impl Bucketed<'_> {
    /// The place of the field in the sort key, if a range there can span several partitions: the bucket is the last
    /// part of the partition key, and the field the first one of the sort key.
    pub(super) fn range(&self) -> Option<&Position<'_>> {
        let (bucket, next) = (&self.plan.steps[self.step], self.plan.steps.get(self.step + 1)?);
        (next.field == bucket.field).then_some(&next.first)
    }
}

impl<'k> Plan<'k> {
    pub(super) fn of(key: &'k KeyStruct) -> Self {
        Self { steps: steps(positions(key), None), offset: 0 }
    }

    /// The plans of a key that give a bucket, one for each field that the partition key truncates and the sort key
    /// holds more precisely.
    pub(super) fn bucketed(key: &'k KeyStruct) -> Vec<Bucketed<'k>> {
        let positions = positions(key);
        let whole = steps(positions.clone(), None);
        let mut plans = Vec::new();
        for (step, part) in whole.iter().enumerate() {
            let first_in_sort_key = part.further.first().is_some_and(|next| next.in_sort_key);
            let finer = part
                .further
                .iter()
                .any(|other| other.format.precision() > part.first.format.precision());
            if let Some(unit) = part.first.format.truncated_to()
                && !part.first.in_sort_key
                && first_in_sort_key
                && finer
            {
                let offset = whole.len() + plans.len() * (whole.len() + 1);
                let steps = steps(positions.clone(), Some(part.field));
                plans.push(Bucketed { step, unit, plan: Self { steps, offset } });
            }
        }
        plans
    }

    /// The number of a query's state after this many steps.
    pub(super) fn state(&self, given: usize) -> usize {
        self.offset + given
    }

    /// How many parts the partition key needs.
    pub(super) fn partition_steps(&self) -> usize {
        self.steps.iter().take_while(|step| !step.first.in_sort_key).count()
    }
}

/// Every placeholder of a key, from the left.
fn positions(key: &KeyStruct) -> Vec<Position<'_>> {
    let mut positions = Vec::new();
    for (number, attribute) in key.attributes().enumerate() {
        let (in_sort_key, pieces) = (number >= key.pk.len(), attribute.pieces.as_slice());
        for (segment, field, format) in attribute.placeholders() {
            positions.push(Position { field, format, pieces, segment, in_sort_key });
        }
    }
    positions
}

/// The distinct fields in the order in which they are given. The field `split` is given twice: once for the partition
/// key, and once for the sort key.
fn steps(positions: Vec<Position<'_>>, split: Option<usize>) -> Vec<Step<'_>> {
    let mut steps: Vec<Step<'_>> = Vec::new();
    for position in positions {
        let same = |step: &&mut Step<'_>| {
            let apart =
                split == Some(position.field) && step.first.in_sort_key != position.in_sort_key;
            step.field == position.field && !apart
        };
        match steps.iter_mut().find(same) {
            Some(step) => step.further.push(position),
            None => {
                steps.push(Step { field: position.field, first: position, further: Vec::new() });
            }
        }
    }
    steps
}
