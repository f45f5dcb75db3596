//! Fields looked up by name, for templates, raw keys and options.

use proc_macro2::Ident;
use syn::LitStr;

use crate::entity::attr::{IndexOptions, KeyExpr};
use crate::entity::model::{Attribute, Condition, Field, Piece};
use crate::error::{Mistakes, list_all, similar, with_caret, with_help};
use crate::naming::plain;
use crate::template::{Format, Segment, Template};

/// Looks fields up by name.
pub(super) struct Resolver<'f> {
    pub(super) entity: String,
    pub(super) fields: &'f [Field],
    /// Whether a field that is not found is a mistake, not the consequence of one.
    pub(super) complete: bool,
}

/// The most attributes in one half of a multi-attribute key (FACTS of DynamoDB: 4 and 4).
const MOST_ATTRIBUTES: usize = 4;

impl Resolver<'_> {
    pub(super) fn attributes(&self, key: &KeyExpr, mistakes: &mut Mistakes) -> Vec<Attribute> {
        match key {
            KeyExpr::Template(literal) => vec![self.template(literal, mistakes)],
            KeyExpr::Raw(ident) => self.raw(ident, mistakes).into_iter().collect(),
            KeyExpr::List(keys, span) => {
                if keys.is_empty() || keys.len() > MOST_ATTRIBUTES {
                    mistakes.report(
                        *span,
                        &format!("{} attributes in one half of a key", keys.len()),
                        "DynamoDB takes one to four; join some of them in a template, `\"<a>#<b>\"`",
                    );
                }
                let kept = keys.iter().take(MOST_ATTRIBUTES);
                kept.flat_map(|key| match key {
                    KeyExpr::List(_, span) => {
                        mistakes.report(
                            *span,
                            "a list in a list",
                            "write its elements side by side",
                        );
                        Vec::new()
                    }
                    key => self.attributes(key, mistakes),
                })
                .collect()
            }
        }
    }

    /// The field that an option of the entity names.
    pub(super) fn option(&self, ident: Option<&Ident>, mistakes: &mut Mistakes) -> Option<usize> {
        let ident = ident?;
        let name = plain(ident);
        self.position(&name).or_else(|| {
            let message = format!("no field `{name}` on `{}`", self.entity);
            mistakes.report(ident.span(), &message, &self.similar(&name));
            self.guess(&name)
        })
    }

    pub(super) fn conditions(
        &self,
        options: &IndexOptions,
        mistakes: &mut Mistakes,
    ) -> Vec<Condition> {
        let written = options.when.iter().flat_map(|when| &when.0);
        let conditions = written.filter_map(|(ident, pattern)| {
            let field = self.option(Some(ident), mistakes)?;
            Some(Condition { field, pattern: pattern.clone() })
        });
        conditions.collect()
    }

    fn raw(&self, ident: &Ident, mistakes: &mut Mistakes) -> Option<Attribute> {
        let name = plain(ident);
        let Some(field) = self.position(&name) else {
            if self.complete {
                let help = self.similar(&name);
                let message = format!("no field `{name}` on `{}`", self.entity);
                mistakes.report(ident.span(), &message, &help);
            }
            return None;
        };
        if self.fields[field].skipped {
            mistakes.report(
                ident.span(),
                &format!("`{name}` is a raw key, but serde does not store it"),
                &format!("remove the `skip`, or write a template, \"<{name}>\""),
            );
        }
        let pieces = vec![Piece::Part { field, format: Format::Raw }];
        Some(Attribute { text: name, pieces, span: ident.span() })
    }

    fn template(&self, literal: &LitStr, mistakes: &mut Mistakes) -> Attribute {
        let text = literal.value();
        let (template, found) = Template::parse(&text);
        for mistake in found {
            let message = with_caret(&mistake.message, &text, &mistake.range, &mistake.help);
            mistakes.add(syn::Error::new(literal.span(), message));
        }
        if template.placeholders().next().is_none() && self.position(&text).is_some() {
            let help =
                format!("write the bare name, `{text}`, for the attribute itself, or \"<{text}>\"");
            let message = format!(
                "the template \"{text}\" is a field's name, and would write it as it stands"
            );
            mistakes.report(literal.span(), &message, &help);
        }
        let pieces = template
            .segments
            .iter()
            .filter_map(|segment| match segment {
                Segment::Literal(text) => Some(Piece::Literal(text.clone())),
                Segment::Placeholder(placeholder) => {
                    let field = self.position(&placeholder.field).or_else(|| {
                        if !self.complete {
                            return None;
                        }
                        let help = self.similar(&placeholder.field);
                        let message =
                            format!("no field `{}` on `{}`", placeholder.field, self.entity);
                        let message = with_caret(&message, &text, &placeholder.range, &help);
                        mistakes.add(syn::Error::new(literal.span(), message));
                        self.guess(&placeholder.field)
                    })?;
                    Some(Piece::Part { field, format: placeholder.format })
                }
            })
            .collect();
        Attribute { text, pieces, span: literal.span() }
    }

    /// A field that only an index key may be made from.
    pub(super) fn refuse_optional(&self, attribute: &Attribute, mistakes: &mut Mistakes) {
        let optional = attribute.fields().find(|field| self.fields[*field].optional);
        let Some(field) = optional.map(|field| &self.fields[field]) else { return };
        let message =
            format!("`{}` is optional, and every item needs its whole primary key", field.name);
        let help = "make the field's type the part itself; an `Option` may stand in index keys, which makes \
                    the index sparse";
        let place = match attribute.raw() {
            Some(_) => None,
            None => find_placeholder(&attribute.text, &field.name),
        };
        let message = match place {
            Some(range) => with_caret(&message, &attribute.text, &range, help),
            None => with_help(&message, help),
        };
        mistakes.add(syn::Error::new(attribute.span, message));
    }

    fn position(&self, name: &str) -> Option<usize> {
        self.fields.iter().position(|field| field.name == name)
    }

    fn names(&self) -> impl Iterator<Item = &str> {
        self.fields.iter().map(|field| field.name.as_str())
    }

    /// The field that a mistyped name was probably meant to be, so that one mistake stays one error.
    fn guess(&self, name: &str) -> Option<usize> {
        self.position(similar(name, self.names())?)
    }

    fn similar(&self, name: &str) -> String {
        match similar(name, self.names()) {
            Some(similar) => format!("a field with a similar name exists: `{similar}`"),
            None if self.fields.is_empty() => String::from("the struct has no fields"),
            None => format!("the fields are {}", list_all(self.names())),
        }
    }
}

fn find_placeholder(text: &str, field: &str) -> Option<std::ops::Range<usize>> {
    let (template, _) = Template::parse(text);
    template
        .placeholders()
        .find(|placeholder| placeholder.field == field)
        .map(|found| found.range.clone())
}
