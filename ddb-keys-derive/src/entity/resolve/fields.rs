//! Looks up fields by name for templates, raw keys and options.

use std::cell::{Cell, RefCell};
use std::collections::HashSet;

use proc_macro2::Ident;
use syn::{LitStr, Type};

use super::pattern::constants;
use crate::entity::attr::IndexOptions;
use crate::entity::fit::{Misfit, misfit};
use crate::entity::key_expr::KeyExpr;
use crate::entity::model::{Attribute, Condition, Field, Piece};
use crate::error::{Mistakes, list_all, similar, with_caret, with_help};
use crate::known_type::{KnownType, refused};
use crate::naming::plain;
use crate::template::{Format, Placeholder, Segment, Template, find_placeholder, foreign};

/// Looks fields up by name.
pub(super) struct Resolver<'f> {
    pub(super) entity: String,
    pub(super) fields: &'f [Field],
    /// Whether a missing field is a mistake of its own, and not the consequence of another one.
    pub(super) complete: bool,
    /// Whether a part of the key at hand is missing after a mistake.
    pub(super) lost: Cell<bool>,
    /// Whether the key at hand is a former one.
    pub(super) former: Cell<bool>,
    /// Fields whose types have been reported.
    pub(super) refused: RefCell<HashSet<usize>>,
    /// The names of fields that stand outside of templates.
    pub(super) bare: RefCell<Vec<Ident>>,
}

/// DynamoDB's limit on the attributes of a partition or sort key.
const MAX_ATTRIBUTES: usize = 4;

impl Resolver<'_> {
    pub(super) fn attributes(&self, key: &KeyExpr, mistakes: &mut Mistakes) -> Vec<Attribute> {
        match key {
            KeyExpr::Template(literal) => vec![self.template(literal, mistakes)],
            KeyExpr::Raw(ident) => self.raw(ident, mistakes).into_iter().collect(),
            KeyExpr::List(keys, span) => {
                if keys.is_empty() || keys.len() > MAX_ATTRIBUTES {
                    mistakes.report(
                        *span,
                        &format!("a partition or sort key with {} attributes", keys.len()),
                        "DynamoDB allows one to four; join some of them in a template, `\"<a>#<b>\"`",
                    );
                }
                let kept = keys.iter().take(MAX_ATTRIBUTES);
                kept.flat_map(|key| match key {
                    KeyExpr::List(_, span) => {
                        self.lost.set(true);
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

    /// The attribute of a primary key, none after a mistake.
    pub(super) fn primary_attribute(
        &self,
        key: Option<&KeyExpr>,
        mistakes: &mut Mistakes,
    ) -> Vec<Attribute> {
        let Some(key) = key else { return Vec::new() };
        if let KeyExpr::List(_, span) = key {
            self.lost.set(true);
            mistakes.report(
                *span,
                "a list as the key of a table",
                "lists are for global indexes, `#[gsi(Index, pk = [a, b])]`; join the parts in a template, \
                 `\"<a>#<b>\"`",
            );
            return Vec::new();
        }
        let attributes = self.attributes(key, mistakes);
        for attribute in &attributes {
            self.refuse_optional(attribute, mistakes);
        }
        attributes
    }

    /// The field that an option of the entity names.
    pub(super) fn option(&self, ident: Option<&Ident>, mistakes: &mut Mistakes) -> Option<usize> {
        let ident = ident?;
        let name = plain(ident);
        if self.is_computed(&name) {
            let help = "a condition, a version, a time to live and a time stamp are fields: name the one that it is computed from";
            mistakes.report(ident.span(), &format!("`{name}` is computed, and not stored"), help);
            return None;
        }
        self.bare_name(ident).or_else(|| {
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
        let when = options.when.iter();
        for mistake in when.clone().filter_map(|when| when.mistake.clone()) {
            mistakes.add(mistake);
        }
        let written = when.flat_map(|when| &when.conditions);
        let conditions = written.filter_map(|(ident, pattern)| {
            let field = self.option(Some(ident), mistakes)?;
            let constants = constants(pattern, &self.fields[field].ty, mistakes)?;
            Some(Condition { field, span: ident.span(), pattern: pattern.clone(), constants })
        });
        conditions.collect()
    }

    /// The field of a name outside of templates.
    fn bare_name(&self, ident: &Ident) -> Option<usize> {
        let field = self.position(&plain(ident))?;
        self.bare.borrow_mut().push(ident.clone());
        Some(field)
    }

    fn is_computed(&self, name: &str) -> bool {
        self.position(name).is_some_and(|field| self.fields[field].computed.is_some())
    }

    fn raw(&self, ident: &Ident, mistakes: &mut Mistakes) -> Option<Attribute> {
        let name = plain(ident);
        if self.is_computed(&name) {
            self.lost.set(true);
            mistakes.report(
                ident.span(),
                &format!("`{name}` is computed, and no attribute stores it"),
                &format!("write a template, \"<{name}>\""),
            );
            return None;
        }
        let Some(field) = self.bare_name(ident) else {
            self.lost.set(true);
            if self.complete {
                let help = self.similar(&name);
                let message = format!("no field `{name}` on `{}`", self.entity);
                mistakes.report(ident.span(), &message, &help);
            }
            return None;
        };
        if self.fields[field].elements().is_some() {
            self.lost.set(true);
            mistakes.report(
                ident.span(),
                &format!("`{name}` is a list, and a raw key is one value"),
                &format!("write a template that ends in it, \"<{name}..>\""),
            );
            return None;
        }
        if self.fields[field].serde.skipped {
            mistakes.report(
                ident.span(),
                &format!("`{name}` is a raw key, but serde does not store it"),
                &format!("remove the `skip`, or write a template, \"<{name}>\""),
            );
        }
        let field = self.part(field, mistakes)?;
        let pieces = vec![Piece::Part { field, format: Format::Raw }];
        Some(Attribute { text: name, pieces, span: ident.span() })
    }

    fn template(&self, literal: &LitStr, mistakes: &mut Mistakes) -> Attribute {
        let text = literal.value();
        let (template, found) = Template::parse(&text);
        let is_sound = found.is_empty();
        // Placeholders name fields, which have to be there first.
        for mistake in found.into_iter().filter(|_| self.complete) {
            let message = with_caret(&mistake.message, &text, &mistake.range, &mistake.help);
            mistakes.add(syn::Error::new(literal.span(), message));
        }
        let is_text = self.refuse_text(literal, &text, mistakes);
        if template.lossy || is_text {
            self.lost.set(true);
        }
        let pieces = template.segments.iter().filter_map(|segment| match segment {
            Segment::Literal(text) => Some(Piece::Literal(text.clone())),
            Segment::Placeholder(placeholder) => {
                let field = self.placeholder(placeholder, literal, &text, mistakes)?;
                let misfit = misfit(&self.fields[field], placeholder.format);
                let format = match misfit.filter(|_| self.complete) {
                    None => placeholder.format,
                    Some(Misfit { message, help, instead }) => {
                        let message = with_caret(&message, &text, &placeholder.range, &help);
                        // The format may be a guess.
                        if is_sound {
                            mistakes.add(syn::Error::new(literal.span(), message));
                        }
                        instead
                    }
                };
                Some(Piece::Part { field, format })
            }
        });
        Attribute { pieces: pieces.collect(), text, span: literal.span() }
    }

    /// The field of a placeholder, if it can be a part of a key.
    fn placeholder(
        &self,
        placeholder: &Placeholder,
        literal: &LitStr,
        text: &str,
        mistakes: &mut Mistakes,
    ) -> Option<usize> {
        let name = &placeholder.field;
        let field = self.position(name).or_else(|| {
            if !self.complete {
                return None;
            }
            let message = format!("no field `{name}` on `{}`", self.entity);
            let message = with_caret(&message, text, &placeholder.range, &self.similar(name));
            mistakes.add(syn::Error::new(literal.span(), message));
            self.guess(name)
        });
        if field.is_none() {
            self.lost.set(true);
        }
        match self.fields[field?].elements() {
            Some(element) => self.known_part(field?, element, mistakes),
            None => self.part(field?, mistakes),
        }
    }

    /// The field again, unless its type is known not to be a part of a key. Each type is reported once.
    fn part(&self, field: usize, mistakes: &mut Mistakes) -> Option<usize> {
        self.known_part(field, &self.fields[field].ty, mistakes)
    }

    /// The field again, unless this type of it or of its elements is known not to be a part of a key.
    fn known_part(&self, field: usize, ty: &Type, mistakes: &mut Mistakes) -> Option<usize> {
        let Some(refused) = refused(ty) else { return Some(field) };
        self.lost.set(true);
        if self.refused.borrow_mut().insert(field) {
            mistakes.add(syn::Error::new_spanned(ty, with_help(&refused.message, refused.help)));
        }
        None
    }

    /// Reports a field's name that would be stored as text, and returns whether there is one.
    fn refuse_text(&self, literal: &LitStr, text: &str, mistakes: &mut Mistakes) -> bool {
        if let Some(field) = self.names().find(|name| *name == text) {
            let message = format!(
                "the template \"{field}\" is the name of a field but writes only this text"
            );
            let help = format!(
                "write the bare name, `{field}`, for the field itself, or \"<{field}>\"; if all items have this text, give the field another \
                 name, `#[serde(rename = \"{field}\")]`"
            );
            mistakes.report(literal.span(), &message, &help);
            return true;
        }
        let Some((range, field)) = foreign(text, self.names()) else { return false };
        let message =
            format!("`{}` is not a placeholder and would be stored as text", &text[range.clone()]);
        let message = with_caret(&message, text, &range, &format!("write `<{field}>`"));
        mistakes.add(syn::Error::new(literal.span(), message));
        true
    }

    /// A field that only an index key may be made from.
    pub(super) fn refuse_optional(&self, attribute: &Attribute, mistakes: &mut Mistakes) {
        let optional = attribute.fields().find(|field| self.fields[*field].optional);
        let Some(field) = optional.map(|field| &self.fields[field]) else { return };
        let message =
            format!("`{}` is optional, but every item needs its whole primary key", field.name);
        let help = "remove the `Option`; only index keys take one, which makes the index sparse";
        let place = match attribute.raw() {
            Some(_) => None,
            None => find_placeholder(&attribute.text, |found| found.field == field.name),
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

    /// The field that a mistyped name was probably meant to be, so that one mistake stays one error. It must be a
    /// field that certainly is a part, because a wrong guess would be a second error.
    fn guess(&self, name: &str) -> Option<usize> {
        self.certain_part(similar(name, self.names())?)
    }

    /// The field of this name, if its type is known to be a part of a key.
    fn certain_part(&self, name: &str) -> Option<usize> {
        let field = self.position(name)?;
        let known = &self.fields[field].known;
        matches!(known, KnownType::Text | KnownType::Copy(_)).then_some(field)
    }

    fn similar(&self, name: &str) -> String {
        match similar(name, self.names()) {
            Some(similar) => format!("a field with a similar name exists: `{similar}`"),
            None if self.fields.is_empty() => String::from("the struct has no fields"),
            None if self.former.get() => {
                let fields = list_all(self.names());
                format!(
                    "a former key is made from today's fields, {fields}: if one of them was called `{name}`, write its present \
                     name; if it was removed, add it to the struct again"
                )
            }
            None => format!("the fields are {}", list_all(self.names())),
        }
    }
}
