//! The character between the parts of keys, and between the elements of lists.

use darling::util::SpannedValue;

use crate::entity::model::{Field, KeyStruct, Piece};
use crate::error::Mistakes;
use crate::template::Format;

/// The separator of an entity or a former key; `#` after a mistake, or if none is given.
pub(super) fn separator(separator: Option<&SpannedValue<char>>, mistakes: &mut Mistakes) -> char {
    let Some(separator) = separator else { return '#' };
    let character = **separator;
    if character.is_ascii_punctuation() && !matches!(character, '<' | '>') {
        return character;
    }
    mistakes.report(
        separator.span(),
        &format!("`{}` cannot separate parts", character.escape_debug()),
        "a separator is one ASCII punctuation character other than `<` and `>`, such as '#', '|' or '/'",
    );
    '#'
}

/// Says of each tail over a list what separates its elements: what separates the parts of its key.
pub(super) fn separate_lists<'k>(
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
