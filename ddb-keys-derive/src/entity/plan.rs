//! The order in which a query takes a key's parts, and the positions of each part.

use super::model::{KeyStruct, Piece};
use crate::template::Format;

/// The parts of a query, in order.
#[derive(Clone)]
pub(super) struct Plan<'k> {
    pub(super) steps: Vec<Step<'k>>,
    /// The fields that are given twice: a bucket for the partition key, and the value for the sort key.
    split: Vec<usize>,
    /// The offset of the number of steps, so that no other plan of the key has the same state.
    offset: usize,
}

/// One part: a field, and the positions at which it is written.
#[derive(Clone)]
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

/// A way to give a key in which the truncated place of one more field is a part of its own: a bucket.
pub(super) struct Bucketed<'k> {
    /// The plan in which the step gives the whole value instead.
    pub(super) whole: Plan<'k>,
    /// The step that gives the bucket.
    pub(super) step: usize,
    pub(super) unit: Unit,
    pub(super) plan: Plan<'k>,
}

/// What a bucket is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Unit {
    /// A unit of time, such as `month`.
    Time(&'static str),
    /// One of this many shards.
    Shard(usize),
}

impl Unit {
    fn of(format: Format) -> Option<Self> {
        let shard = format.shards().map(Self::Shard);
        shard.or_else(|| format.truncated_to().map(Self::Time))
    }

    /// The name, such as `month`.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Time(name) => name,
            Self::Shard(_) => "shard",
        }
    }
}

impl Bucketed<'_> {
    /// The field of the bucket.
    pub(super) fn field(&self) -> usize {
        self.plan.steps[self.step].field
    }

    /// The place of the field in the sort key, if a range there can span several partitions: the bucket is the only one, and the last
    /// part of the partition key, and the field is the first one of the sort key.
    pub(super) fn range(&self) -> Option<&Position<'_>> {
        let next = self.plan.steps.get(self.step + 1)?;
        let is_range = matches!(self.unit, Unit::Time(_))
            && self.whole.split.is_empty()
            && next.field == self.field();
        is_range.then_some(&next.first)
    }
}

impl<'k> Plan<'k> {
    pub(super) fn of(key: &'k KeyStruct) -> Self {
        Self { steps: steps(positions(key), &[]), split: Vec::new(), offset: 0 }
    }

    /// The plans of a key that give buckets, one for each choice of fields that the partition key truncates and the sort key holds
    /// more precisely.
    pub(super) fn bucketed(key: &'k KeyStruct) -> Vec<Bucketed<'k>> {
        let stride = positions(key).len() + 1;
        let mut plans: Vec<Bucketed<'k>> = Vec::new();
        let mut wholes = vec![Self::of(key)];
        while let Some(whole) = wholes.pop() {
            for (step, unit) in whole.buckets() {
                let mut split = whole.split.clone();
                split.push(whole.steps[step].field);
                let steps = steps(positions(key), &split);
                let plan = Self { steps, split, offset: stride * (plans.len() + 1) };
                wholes.push(plan.clone());
                plans.push(Bucketed { whole: whole.clone(), step, unit, plan });
            }
        }
        plans
    }

    /// The steps that can give a bucket in place of the whole value: those after the last one that does.
    fn buckets(&self) -> impl Iterator<Item = (usize, Unit)> {
        let last = self.split.last();
        let begin = self.steps.iter().position(|step| Some(&step.field) == last);
        let steps = self.steps.iter().enumerate().skip(begin.map_or(0, |step| step + 1));
        steps.filter_map(|(number, step)| {
            let first = step.first;
            let next_in_sort_key = step.further.first().is_some_and(|next| next.in_sort_key);
            let is_finer =
                |other: &Position<'_>| other.format.precision() > first.format.precision();
            let is_bucket =
                !first.in_sort_key && next_in_sort_key && step.further.iter().any(is_finer);
            Unit::of(first.format).filter(|_| is_bucket).map(|unit| (number, unit))
        })
    }

    /// The fields of which it gives a bucket.
    pub(super) fn given_buckets(&self) -> impl Iterator<Item = (usize, Unit)> {
        let of = |step: &Step<'_>| Unit::of(step.first.format).map(|unit| (step.field, unit));
        let steps = self.steps.iter().filter(|step| !step.first.in_sort_key);
        steps.filter(|step| self.split.contains(&step.field)).filter_map(of)
    }

    /// Whether another plan is this one of the same key.
    pub(super) fn is(&self, other: &Self) -> bool {
        self.split == other.split
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

/// The distinct fields in the order in which they are given. The fields in `split` are given twice: once for the partition
/// key, and once for the sort key.
fn steps<'k>(positions: Vec<Position<'k>>, split: &[usize]) -> Vec<Step<'k>> {
    let mut steps: Vec<Step<'k>> = Vec::new();
    for position in positions {
        let same = |step: &&mut Step<'k>| {
            let is_split = split.contains(&position.field);
            let apart = is_split && step.first.in_sort_key != position.in_sort_key;
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
