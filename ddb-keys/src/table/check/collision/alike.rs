//! Whether a string means the same values under two keys of one entity, as with `<n>` and `<n:08>`.

use crate::schema::same;
use crate::schema::{KeyAttribute, PrimaryTemplates, Segment, Source};

/// Whether two keys of an entity have the same literals and the same fields, in formats that read a
/// text as the same value.
pub(super) const fn alike(a: &PrimaryTemplates, b: &PrimaryTemplates) -> bool {
    let sk = match (a.sk, b.sk) {
        (Some(a), Some(b)) => alike_attributes(a, b),
        (None, None) => true,
        _ => false,
    };
    sk && alike_attributes(a.pk, b.pk)
}

const fn alike_attributes(a: &KeyAttribute, b: &KeyAttribute) -> bool {
    if a.separator != b.separator {
        return false;
    }
    match (a.source, b.source) {
        (Source::Raw { field: a, .. }, Source::Raw { field: b, .. }) => same(a, b),
        (
            Source::Template { text: text_a, segments: a },
            Source::Template { text: text_b, segments: b },
        ) => alike_templates((text_a, a), (text_b, b)),
        _ => false,
    }
}

const fn alike_templates(a: (&str, &[Segment]), b: (&str, &[Segment])) -> bool {
    let ((text_a, a), (text_b, b)) = (a, b);
    if a.len() != b.len() {
        return false;
    }
    let (mut at, mut placeholder) = (0, 0);
    while at < a.len() {
        let is_alike = match (a[at], b[at]) {
            (Segment::Literal(a), Segment::Literal(b)) => same(a, b),
            (Segment::Part(a), Segment::Part(b)) => {
                let formats = (format(text_a, placeholder), format(text_b, placeholder));
                placeholder += 1;
                same(a.field, b.field)
                    && (same(formats.0, formats.1)
                        || is_literal(formats.0, a.kind) && is_literal(formats.1, b.kind))
            }
            _ => false,
        };
        if !is_alike {
            return false;
        }
        at += 1;
    }
    true
}

/// Whether a format writes the plain text of a value, padded or folded at most.
const fn is_literal(format: &str, kind: &str) -> bool {
    let bytes = format.as_bytes();
    let mut digits = true;
    let mut at = 0;
    while at < bytes.len() {
        digits &= bytes[at].is_ascii_digit();
        at += 1;
    }
    let is_unsigned = matches!(kind.as_bytes(), [b'u', digit, ..] if digit.is_ascii_digit())
        || same(kind, "usize");
    digits
        || same(format, "upper")
        || same(format, "lower")
        || is_unsigned && same(format, "ordered")
}

/// The format of a placeholder of a template; empty for plain text and tails.
const fn format(template: &str, nth: usize) -> &str {
    let bytes = template.as_bytes();
    let (mut at, mut count) = (0, 0);
    while at < bytes.len() {
        if bytes[at] != b'<' {
            at += 1;
            continue;
        }
        if at + 1 < bytes.len() && bytes[at + 1] == b'<' {
            at += 2;
            continue;
        }
        let (mut end, mut colon) = (at, None);
        while end < bytes.len() && bytes[end] != b'>' {
            if bytes[end] == b':' && colon.is_none() {
                colon = Some(end + 1);
            }
            end += 1;
        }
        if count == nth {
            return match colon {
                Some(from) => template.split_at(end).0.split_at(from).1,
                None => "",
            };
        }
        count += 1;
        at = end;
    }
    ""
}

#[cfg(test)]
mod tests {
    use super::{format, is_literal};

    #[test]
    fn formats_are_found_by_the_number_of_their_placeholder() {
        let template = "<<a:b>#<n:08>#<at:millis>#<name..>";
        assert_eq!([0, 1, 2, 3].map(|nth| format(template, nth)), ["08", "millis", "", ""]);
    }

    #[test]
    fn only_formats_that_keep_digits_and_letters_read_a_text_alike() {
        for format in ["", "08", "upper", "lower"] {
            assert!(is_literal(format, "i32"), "{format}");
        }
        assert!(is_literal("ordered", "u32") && is_literal("ordered", "usize"));
        assert!(!is_literal("ordered", "i32") && !is_literal("ordered", "uuid"));
        for format in ["desc", "desc(8)", "millis", "day"] {
            assert!(!is_literal(format, "u32"), "{format}");
        }
    }
}
