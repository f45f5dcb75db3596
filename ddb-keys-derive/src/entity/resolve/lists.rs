//! Tails over lists, whose elements the separator of the key joins.

use crate::entity::model::{Field, KeyStruct, Piece};
use crate::template::Format;

/// Says of each tail over a list what separates its elements: what separates the parts of its key.
pub(super) fn separate<'k>(
    keys: impl Iterator<Item = &'k mut KeyStruct>,
    fields: &[Field],
    of_entity: char,
) {
    for key in keys {
        let separator = key.separator(of_entity);
        for piece in key.pk.iter_mut().chain(&mut key.sk).flat_map(|part| &mut part.pieces) {
            if let Piece::Part { field, format } = piece
                && *format == Format::Tail
                && fields[*field].elements().is_some()
            {
                *format = Format::List(separator);
            }
        }
    }
}
