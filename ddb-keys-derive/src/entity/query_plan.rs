//! The order in which a query writes a key: what each given part makes certain, step by step.

use super::model::{KeyStruct, Piece, Source};
use super::schema::attributes;
use crate::template::Format;

/// What a query writes, attribute after attribute, each step up to the first part that is missing.
pub(super) struct Plan {
    /// The distinct fields in the order they are given.
    pub(super) fields: Vec<usize>,
    ops: Vec<Op>,
    /// How many of `ops` belong to the partition key.
    partition: usize,
}

/// One thing to write.
pub(super) struct Op {
    pub(super) attribute: syn::Ident,
    pub(super) kind: OpKind,
}

pub(super) enum OpKind {
    Open,
    Literal(String),
    /// A placeholder, with its position among its template's pieces.
    Part {
        field: usize,
        format: Format,
        pieces: Vec<Piece>,
        at: usize,
    },
    Raw {
        field: usize,
    },
    Close,
}

impl Op {
    fn field(&self) -> Option<usize> {
        match self.kind {
            OpKind::Part { field, .. } | OpKind::Raw { field } => Some(field),
            _ => None,
        }
    }
}

impl Op {
    /// Whether text may stand here, whose beginning can be asked for.
    pub(super) fn may_be_text(&self) -> bool {
        match self.kind {
            OpKind::Part { format, .. } => {
                matches!(format, Format::Plain | Format::Tail | Format::Upper | Format::Lower)
            }
            OpKind::Raw { .. } => true,
            _ => false,
        }
    }
}

impl Plan {
    pub(super) fn of(key: &KeyStruct) -> Self {
        let mut ops = Vec::new();
        let mut partition = 0;
        for (at, (attribute, _, _, written)) in attributes(key).enumerate() {
            let mut push = |kind| ops.push(Op { attribute: attribute.clone(), kind });
            match &written.source {
                Source::Raw { field } => push(OpKind::Raw { field: *field }),
                Source::Template { pieces, .. } => {
                    push(OpKind::Open);
                    for (at, piece) in pieces.iter().enumerate() {
                        push(match piece {
                            Piece::Literal(literal) => OpKind::Literal(literal.clone()),
                            Piece::Part { field, format } => OpKind::Part {
                                field: *field,
                                format: *format,
                                pieces: pieces.clone(),
                                at,
                            },
                        });
                    }
                    push(OpKind::Close);
                }
            }
            if at + 1 == key.pk.len() {
                partition = ops.len();
            }
        }
        let fields = key.fields().into_iter().map(|(field, _)| field).collect();
        Self { fields, ops, partition }
    }

    /// The first place of the field that a step gives, and whether it is in the sort key.
    pub(super) fn first_place(&self, step: usize) -> (&Op, bool) {
        let at = self.first_position(step);
        (&self.ops[at], at >= self.partition)
    }

    fn first_position(&self, step: usize) -> usize {
        let field = self.fields[step];
        self.ops.iter().position(|op| op.field() == Some(field)).unwrap_or_default()
    }

    /// The further places of that field, each with the slot that its text is kept in.
    pub(super) fn further_places(&self, step: usize) -> impl Iterator<Item = (usize, &Op)> {
        let (first, field) = (self.first_position(step), self.fields[step]);
        self.ops
            .iter()
            .enumerate()
            .filter(move |(at, op)| *at != first && op.field() == Some(field))
    }

    /// What follows the parts given so far, up to the next one that is missing. A part in it is one
    /// that was kept, in the slot of its number.
    pub(super) fn tail(&self, steps_done: usize) -> impl Iterator<Item = (usize, &Op)> {
        let start = match steps_done {
            0 => 0,
            steps => self.first_position(steps - 1) + 1,
        };
        let end = if steps_done < self.fields.len() {
            self.first_position(steps_done)
        } else {
            self.ops.len()
        };
        self.ops.iter().enumerate().take(end).skip(start)
    }

    /// The same, of the partition key alone.
    pub(super) fn partition_tail(&self, steps_done: usize) -> impl Iterator<Item = (usize, &Op)> {
        let partition = self.partition;
        self.tail(steps_done).take_while(move |(at, _)| *at < partition)
    }

    /// How many parts the partition key needs.
    pub(super) fn partition_steps(&self) -> usize {
        (0..self.fields.len())
            .take_while(|step| self.first_position(*step) < self.partition)
            .count()
    }
}
