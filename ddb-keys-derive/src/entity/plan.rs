//! The order in which a query gives a key's parts, and every place where each of them stands.

use super::model::{KeyStruct, Piece, Source};
use crate::template::Format;

/// What a query gives, part after part.
pub(super) struct Plan<'k> {
    /// The distinct fields in the order they are given.
    pub(super) fields: Vec<usize>,
    places: Vec<Place<'k>>,
}

/// A place of a part in the key.
pub(super) struct Place<'k> {
    pub(super) field: usize,
    pub(super) kind: PlaceKind<'k>,
    in_sort_key: bool,
}

pub(super) enum PlaceKind<'k> {
    /// A placeholder, with its position among its template's pieces.
    Part { format: Format, pieces: &'k [Piece], at: usize },
    /// A raw attribute.
    Raw,
}

impl Place<'_> {
    /// Whether text may stand here, whose beginning can be asked for.
    pub(super) fn may_be_text(&self) -> bool {
        match self.kind {
            PlaceKind::Part { format, .. } => {
                matches!(format, Format::Plain | Format::Tail | Format::Upper | Format::Lower)
            }
            PlaceKind::Raw => true,
        }
    }
}

impl<'k> Plan<'k> {
    pub(super) fn of(key: &'k KeyStruct) -> Self {
        let mut places = Vec::new();
        for (number, attribute) in key.attributes().enumerate() {
            let in_sort_key = number >= key.pk.len();
            match &attribute.source {
                Source::Raw { field } => {
                    places.push(Place { field: *field, kind: PlaceKind::Raw, in_sort_key });
                }
                Source::Template { pieces, .. } => {
                    for (at, piece) in pieces.iter().enumerate() {
                        let Piece::Part { field, format } = piece else { continue };
                        let kind = PlaceKind::Part { format: *format, pieces, at };
                        places.push(Place { field: *field, kind, in_sort_key });
                    }
                }
            }
        }
        Self { fields: key.fields().into_iter().map(|(field, _)| field).collect(), places }
    }

    /// The places of the field that a step gives, from the left.
    fn places(&self, step: usize) -> impl Iterator<Item = &Place<'k>> {
        let field = self.fields[step];
        self.places.iter().filter(move |place| place.field == field)
    }

    /// The first place of the field that a step gives, and whether it is in the sort key.
    pub(super) fn first_place(&self, step: usize) -> (&Place<'k>, bool) {
        // Fields are collected from the same places, so that each has one.
        let first = self.places(step).next().unwrap_or(&self.places[0]);
        (first, first.in_sort_key)
    }

    /// The further places of that field.
    pub(super) fn further_places(&self, step: usize) -> impl Iterator<Item = &Place<'k>> {
        self.places(step).skip(1)
    }

    /// How many parts the partition key needs.
    pub(super) fn partition_steps(&self) -> usize {
        (0..self.fields.len()).take_while(|step| !self.first_place(*step).1).count()
    }
}
