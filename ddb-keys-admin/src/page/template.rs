//! Templates with their placeholders marked.

use ddb_keys::schema::{KeyAttribute, Part, Segment, Source};
use maud::{Markup, html};

/// The attributes of a key, one below the other.
pub(super) fn key(pk: &[&KeyAttribute], sk: &[&KeyAttribute]) -> Markup {
    html! {
        @for attribute in pk.iter().chain(sk) { div { code { (template(attribute)) } } }
    }
}

/// A template, or the name of a field. What is not literal tells its kind.
pub(super) fn template(key: &KeyAttribute) -> Markup {
    html! {
        @match key.source {
            Source::Raw { field, kind, .. } => span.part title=(kind) { (field) },
            Source::Template { segments, .. } => {
                @for (at, segment) in segments.iter().enumerate() {
                    @match segment {
                        Segment::Literal(text) => (text),
                        Segment::Part(part) => span.part title=(part.kind) { (placeholder(part, key.format(at))) },
                    }
                }
            },
        }
    }
}

/// A placeholder as templates write it.
fn placeholder(part: &Part, format: &str) -> String {
    let Part { field, tail, .. } = part;
    match (tail, format) {
        (true, _) => format!("<{field}..>"),
        (false, "") => format!("<{field}>"),
        (false, format) => format!("<{field}:{format}>"),
    }
}
