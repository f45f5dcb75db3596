//! The template language.
//!
//! ```text
//! template    = { literal | placeholder }            at least one character
//! literal     = any character; `<<` stands for `<`
//! placeholder = "<" field [ ":" format ] ">"   |   "<" field ".." ">"       the latter only at the very end
//! format      = "0" digits | lower_case_name [ "(" number ")" ]
//! ```
//!
//! One function for each rule, over plain text: no tokens, no spans.

mod foreign;
mod format;

use std::ops::Range;

use proc_macro2::Ident;
use syn::ext::IdentExt;

pub(crate) use foreign::foreign;
pub(crate) use format::{EXACT, Format};

/// A template, taken apart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Template {
    pub(crate) text: String,
    pub(crate) segments: Vec<Segment>,
    /// Whether a placeholder is missing after a mistake.
    pub(crate) lossy: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Segment {
    Literal(String),
    Placeholder(Placeholder),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Placeholder {
    pub(crate) field: String,
    pub(crate) format: Format,
    /// The range of the field's name in the template's text.
    pub(crate) range: Range<usize>,
}

/// A mistake in a template: its place, a message, and a suggestion.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Mistake {
    pub(crate) range: Range<usize>,
    pub(crate) message: String,
    pub(crate) help: String,
}

impl Mistake {
    fn new(range: Range<usize>, message: impl Into<String>, help: impl Into<String>) -> Self {
        Self { range, message: message.into(), help: help.into() }
    }
}

impl Template {
    /// Parses a template. All mistakes are reported, and the text around them is kept.
    pub(crate) fn parse(text: &str) -> (Self, Vec<Mistake>) {
        let mut parser =
            Parser { text, at: 0, segments: Vec::new(), lossy: false, mistakes: Vec::new() };
        parser.template();
        let Parser { segments, lossy, mistakes, .. } = parser;
        (Self { text: text.to_owned(), segments, lossy }, mistakes)
    }

    pub(crate) fn placeholders(&self) -> impl Iterator<Item = &Placeholder> {
        self.segments.iter().filter_map(|segment| match segment {
            Segment::Placeholder(placeholder) => Some(placeholder),
            Segment::Literal(_) => None,
        })
    }
}

/// Where a template has the first placeholder of this kind.
pub(crate) fn find_placeholder(
    text: &str,
    is_wanted: impl Fn(&Placeholder) -> bool,
) -> Option<Range<usize>> {
    let (template, _) = Template::parse(text);
    template.placeholders().find(|found| is_wanted(found)).map(|found| found.range.clone())
}

struct Parser<'t> {
    text: &'t str,
    at: usize,
    segments: Vec<Segment>,
    lossy: bool,
    mistakes: Vec<Mistake>,
}

impl<'t> Parser<'t> {
    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn template(&mut self) {
        if self.text.is_empty() {
            self.mistakes.push(Mistake::new(
                0..0,
                "an empty template",
                "write at least one character, such as \"USER#<id>\"",
            ));
        }
        while !self.rest().is_empty() {
            if self.rest().starts_with('<') && !self.rest().starts_with("<<") {
                self.placeholder();
            } else {
                self.literal();
            }
        }
    }

    /// `literal = any character; "<<" stands for "<"`
    fn literal(&mut self) {
        let mut literal = String::new();
        while let Some(next) = self.rest().chars().next() {
            if next != '<' {
                literal.push(next);
                self.at += next.len_utf8();
            } else if self.rest().starts_with("<<") {
                literal.push('<');
                self.at += 2;
            } else {
                break;
            }
        }
        self.segments.push(Segment::Literal(literal));
    }

    /// `placeholder = "<" field [ ":" format ] ">" | "<" field ".." ">"`
    fn placeholder(&mut self) {
        let open = self.at;
        let inner = &self.text[open + 1..];
        let close = inner.find(['<', '>']).filter(|&close| inner.as_bytes()[close] == b'>');
        let Some(close) = close else {
            let end =
                inner.find(['<', '#', '|', ' ']).map_or(self.text.len(), |end| open + 1 + end);
            self.mistakes.push(Mistake::new(
                open..end,
                "a `<` that no `>` closes",
                "close the placeholder with `>`, or write `<<` for the character itself",
            ));
            self.at = end;
            self.lossy = true;
            return;
        };
        let range = open..open + close + 2;
        self.at = range.end;
        let placeholder = self.inside(&inner[..close], open + 1, &range);
        self.place(placeholder, range);
    }

    /// Parses the text between `<` and `>`.
    fn inside(&mut self, inner: &str, start: usize, whole: &Range<usize>) -> Option<Placeholder> {
        let (field, format) = if let Some(field) = inner.strip_suffix("..") {
            (field, Format::Tail)
        } else if let Some((field, format)) = inner.split_once(':') {
            let at = start + field.len() + 1;
            (field, self.format(format, at..at + format.len()))
        } else {
            (inner, Format::Plain)
        };
        let range = start..start + field.len();
        if field.is_empty() {
            self.mistakes.push(Mistake::new(
                whole.clone(),
                "a placeholder without a field",
                "name a field between `<` and `>`, or write `<<` for the character itself",
            ));
            return None;
        }
        let field_name = field.strip_prefix("r#").unwrap_or(field);
        if !is_identifier(field_name) {
            let help = "a placeholder names a field of the struct itself: `<field>`, `<field:format>` or, at the end, `<field..>`";
            let message = format!("`{field}` cannot be a field's name");
            self.mistakes.push(Mistake::new(range, message, help));
            return None;
        }
        Some(Placeholder { field: field_name.to_owned(), format, range })
    }

    /// Adds a placeholder. Only a literal can separate it from the one before.
    fn place(&mut self, placeholder: Option<Placeholder>, whole: Range<usize>) {
        match self.segments.last() {
            Some(Segment::Placeholder(before)) if before.format == Format::Tail => {}
            Some(Segment::Placeholder(before)) => {
                let between =
                    format!("write a literal between them, such as `<{}>#…`", before.field);
                self.mistakes.push(Mistake::new(
                    whole.clone(),
                    "adjacent placeholders, which no parser could tell apart",
                    between,
                ));
            }
            _ => {}
        }
        self.lossy |= placeholder.is_none();
        if let Some(placeholder) = placeholder {
            if placeholder.format == Format::Tail && whole.end < self.text.len() {
                self.mistakes.push(Mistake::new(
                    whole,
                    format!(
                        "`<{}..>` takes the rest of the key, but is not at its end",
                        placeholder.field
                    ),
                    format!("move it to the end, or write `<{}>`", placeholder.field),
                ));
            }
            self.segments.push(Segment::Placeholder(placeholder));
        }
    }

    /// `format = "0" digits | lower_case_name [ "(" number ")" ]`
    fn format(&mut self, format: &str, range: Range<usize>) -> Format {
        format::parse(format).unwrap_or_else(|unknown| {
            let range =
                if range.is_empty() { range.start.saturating_sub(1)..range.end } else { range };
            self.mistakes.push(Mistake::new(range, &unknown.message, &*unknown.help));
            unknown.meant()
        })
    }
}

/// Whether the whole text is a name. Keywords are names because of `r#type`.
pub(crate) fn is_identifier(name: &str) -> bool {
    // The compiler reports text that it cannot split into tokens, such as `USER#`.
    if name.contains(|char: char| char.is_ascii_punctuation() && char != '_') {
        return false;
    }
    [name, &format!("r#{name}")]
        .into_iter()
        .any(|spelling| syn::parse_str::<Ident>(spelling).is_ok_and(|ident| ident.unraw() == name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn segments(text: &str) -> Vec<String> {
        let (template, mistakes) = Template::parse(text);
        assert_eq!(mistakes, [], "in {text}");
        let show = |segment: &Segment| match segment {
            Segment::Literal(literal) => format!("'{literal}'"),
            Segment::Placeholder(Placeholder { field, format, .. }) => {
                format!("{field}:{format:?}")
            }
        };
        template.segments.iter().map(show).collect()
    }

    fn mistake(text: &str) -> (String, Range<usize>) {
        let (_, mistakes) = Template::parse(text);
        assert_eq!(mistakes.len(), 1, "{mistakes:?} in {text}");
        (mistakes[0].message.clone(), mistakes[0].range.clone())
    }

    #[test]
    fn literals_and_placeholders_alternate() {
        assert_eq!(segments("USER#<username>"), ["'USER#'", "username:Plain"]);
        assert_eq!(segments("<a>#<b>"), ["a:Plain", "'#'", "b:Plain"]);
        assert_eq!(segments("PROFILE"), ["'PROFILE'"]);
    }

    #[test]
    fn two_less_than_signs_stand_for_one() {
        assert_eq!(segments("a<<b<c>"), ["'a<b'", "c:Plain"]);
        assert_eq!(segments("<<"), ["'<'"]);
        assert_eq!(segments("a>b"), ["'a>b'"], "a `>` by itself is a literal");
    }

    #[test]
    fn formats_are_read() {
        assert_eq!(segments("<n:08>"), ["n:Padded(8)"]);
        assert_eq!(segments("<n:desc>|<m:desc(5)>"), ["n:Desc", "'|'", "m:DescWidth(5)"]);
        assert_eq!(segments("<n:ordered>#<s:upper>"), ["n:Ordered", "'#'", "s:Upper"]);
        assert_eq!(segments("ORDER#<id..>"), ["'ORDER#'", "id:Tail"]);
        assert_eq!(segments("<at:month>#<at:millis>"), ["at:Month", "'#'", "at:Millis"]);
    }

    #[test]
    fn raw_identifiers_are_fields() {
        assert_eq!(segments("<type>"), ["type:Plain"]);
        assert_eq!(segments("<r#type>"), ["type:Plain"]);
    }

    #[test]
    fn each_mistake_is_reported_at_its_place() {
        assert_eq!(mistake("").1, 0..0);
        assert_eq!(mistake("A#<id").1, 2..5);
        assert_eq!(mistake("A#<id#<b>").1, 2..5);
        assert_eq!(mistake("A#<>").1, 2..4);
        assert_eq!(mistake("<a b>").1, 1..4);
        assert_eq!(mistake("< a>").1, 1..3);
        assert_eq!(mistake("<self.a>").1, 1..7);
        assert_eq!(mistake("<a/**/>").1, 1..6);
        assert_eq!(mistake("<r#r#a>").1, 1..6);
        assert_eq!(mistake("<a><b>").1, 3..6);
        assert_eq!(mistake("<a..>#<b>").1, 0..5);
        assert_eq!(mistake("<a:decs>").1, 3..7);
        assert_eq!(mistake("<a:0>").1, 3..4);
        assert_eq!(mistake("<a:040>").1, 3..6);
        assert_eq!(mistake("<a:>").1, 2..3);
    }

    #[test]
    fn all_mistakes_are_found_at_once() {
        let (template, mistakes) = Template::parse("<>#<a:nope>#<b");
        assert_eq!(mistakes.len(), 3);
        assert_eq!(template.placeholders().count(), 1, "what could be read is kept");
    }
}
