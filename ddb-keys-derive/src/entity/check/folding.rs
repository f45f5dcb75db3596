//! Fields that are folded in two ways, where neither text determines the other.

use crate::entity::model::{Entity, KeyStruct};
use crate::error::Mistakes;
use crate::template::Format;

/// Reports a field that a key has only in upper and lower case: `ß` has the upper case `SS`, whose lower
/// case is `ss`.
pub(super) fn check(entity: &Entity<'_>, mistakes: &mut Mistakes) {
    for key in std::iter::once(&entity.primary).chain(&entity.indexes) {
        for (field, _) in key.fields() {
            check_field(entity, key, field, mistakes);
        }
    }
}

fn check_field(entity: &Entity<'_>, key: &KeyStruct, field: usize, mistakes: &mut Mistakes) {
    let placeholders = key.attributes().flat_map(|attribute| {
        let formats = attribute.placeholders().map(|(_, field, format)| (field, format));
        formats.map(|(field, format)| (attribute.span, field, format))
    });
    let of_field = placeholders.filter(|(_, of, _)| *of == field);
    let of_field: Vec<_> = of_field.map(|(span, _, format)| (span, format)).collect();
    let all_folded =
        of_field.iter().all(|(_, format)| matches!(format, Format::Uppercase | Format::Lowercase));
    let Some((_, first)) = of_field.first().filter(|_| all_folded) else { return };
    if let Some((span, _)) = of_field.iter().find(|(_, format)| format != first) {
        let name = &entity.fields[field].name;
        mistakes.report(
            *span,
            &format!("the key has `{name}` in upper case and in lower case, and neither determines the other"),
            &format!("use one of the two, or write `<{name}>` in one place: `ß` becomes `SS`, and `SS` becomes `ss`"),
        );
    }
}
