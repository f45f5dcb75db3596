//! Whether a string means the same values under two keys of one entity, as with `<n>` and `<n:08>`.

use super::witness::same_value;
use crate::schema::{CharSet, KeyAttribute, PrimaryTemplates, Segment, Source, same};

/// Whether two keys of an entity have the same literals and the same fields, in formats that read a
/// text as the same value.
pub(super) const fn have_same_values(a: &PrimaryTemplates, b: &PrimaryTemplates) -> bool {
    let sk = match (a.sk, b.sk) {
        (Some(a), Some(b)) => attributes_have_same_values(a, b),
        (None, None) => true,
        _ => false,
    };
    sk && attributes_have_same_values(a.pk, b.pk)
}

const fn attributes_have_same_values(a: &KeyAttribute, b: &KeyAttribute) -> bool {
    if a.separator != b.separator {
        return false;
    }
    match (a.source, b.source) {
        (Source::Raw { field: a, .. }, Source::Raw { field: b, .. }) => same(a, b),
        (Source::Template { .. }, Source::Template { .. }) => {
            templates_have_same_values(&a.source, &b.source)
        }
        _ => false,
    }
}

const fn templates_have_same_values(source_a: &Source, source_b: &Source) -> bool {
    let (a, b) = (source_a.template_segments(), source_b.template_segments());
    if a.len() != b.len() {
        return false;
    }
    let mut at = 0;
    while at < a.len() {
        let are_same = match (&a[at], &b[at]) {
            (Segment::Literal(a), Segment::Literal(b)) => same(a, b),
            (Segment::Part(a), Segment::Part(b)) => {
                let formats = (source_a.format(at), source_b.format(at));
                same(a.field, b.field)
                    && (same(formats.0, formats.1)
                        || same_value(a, b)
                        || is_literal(formats.0, a.kind) && is_literal(formats.1, b.kind))
            }
            _ => false,
        };
        if !are_same {
            return false;
        }
        at += 1;
    }
    true
}

/// Whether a format writes the plain text of a value, padded at most. A format that folds letters does not: `ALICE` is the
/// plain text of one value and the folded text of another.
const fn is_literal(format: &str, kind: &str) -> bool {
    let digits = CharSet::DIGITS.covers(format.as_bytes());
    let is_unsigned = matches!(kind.as_bytes(), [b'u', digit, ..] if digit.is_ascii_digit())
        || same(kind, "usize");
    digits || is_unsigned && same(format, "ordered")
}

#[cfg(test)]
mod tests {
    use super::is_literal;

    #[test]
    fn only_formats_that_keep_digits_and_letters_read_a_text_alike() {
        for format in ["", "08"] {
            assert!(is_literal(format, "i32"), "{format}");
        }
        assert!(is_literal("ordered", "u32") && is_literal("ordered", "usize"));
        assert!(!is_literal("ordered", "i32") && !is_literal("ordered", "uuid"));
        for format in
            ["upper", "lower", "uppercase", "lowercase", "desc", "desc(8)", "millis", "day"]
        {
            assert!(!is_literal(format, "u32"), "{format}");
        }
    }
}
