//! Templates as text: `ORDER#<placed:secs>#<id>`.

/// A piece of a template.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Piece<'t> {
    Literal(String),
    /// A field and its format, which is empty for plain text and [`TAIL`] for the rest of a key.
    Placeholder {
        field: &'t str,
        format: &'t str,
    },
}

/// The format of a part that takes the rest of a key.
pub(super) const TAIL: &str = "..";

/// Takes a template apart. `None` if a placeholder is not closed or has no field.
pub(super) fn pieces(template: &str) -> Option<Vec<Piece<'_>>> {
    let mut pieces = Vec::new();
    let mut rest = template;
    while !rest.is_empty() {
        if rest.starts_with('<') && !rest.starts_with("<<") {
            let (inside, after) = rest.get(1..)?.split_once('>')?;
            let (field, format) = match inside.strip_suffix(TAIL) {
                Some(field) => (field, TAIL),
                None => inside.split_once(':').unwrap_or((inside, "")),
            };
            let field = field.strip_prefix("r#").unwrap_or(field);
            if field.is_empty() {
                return None;
            }
            pieces.push(Piece::Placeholder { field, format });
            rest = after;
        } else {
            let (literal, after) = literal(rest);
            pieces.push(Piece::Literal(literal));
            rest = after;
        }
    }
    Some(pieces)
}

/// Reads the text up to the next placeholder, in which `<<` means `<`.
fn literal(text: &str) -> (String, &str) {
    let mut literal = String::new();
    let mut rest = text;
    loop {
        let (before, after) = rest.split_at(rest.find('<').unwrap_or(rest.len()));
        literal.push_str(before);
        let Some(escaped) = after.strip_prefix("<<") else { return (literal, after) };
        literal.push('<');
        rest = escaped;
    }
}

/// A literal as templates write it.
pub(super) fn escaped(literal: &str) -> String {
    literal.replace('<', "<<")
}

/// A placeholder as templates write it.
pub(super) fn placeholder(field: &str, format: &str) -> String {
    let colon = if format.is_empty() || format == TAIL { "" } else { ":" };
    ["<", field, colon, format, ">"].concat()
}
