//! The character between the parts of keys.

use darling::util::SpannedValue;

use crate::error::Mistakes;

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
