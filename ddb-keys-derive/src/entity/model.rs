//! What an entity's attributes mean: fields resolved, templates taken apart, every rule that the
//! macro alone can check applied. After a mistake, what was understood goes on.

use proc_macro2::{Ident, Span};
use quote::format_ident;
use syn::LitStr;

use super::field::Field;
use super::input::{Index, IndexOptions, Input, KeyExpr};
use crate::diagnostics::{Mistakes, list, similar, with_caret};
use crate::naming::{index_key, plain};
use crate::runtime::Runtime;
use crate::serde_names::Container;
use crate::template::{Format, Segment, Template};

/// An entity, understood.
pub(crate) struct Entity<'a> {
    pub(crate) ast: &'a syn::DeriveInput,
    pub(crate) runtime: Runtime,
    pub(crate) name: String,
    pub(crate) separator: char,
    pub(crate) fields: Vec<Field>,
    pub(crate) primary: KeyStruct,
    pub(crate) indexes: Vec<KeyStruct>,
    /// The field that counts writes.
    pub(crate) version: Option<usize>,
    /// The field that says when an item expires.
    pub(crate) ttl: Option<usize>,
}

/// A key struct to be generated: the primary key's or an index key's.
pub(crate) struct KeyStruct {
    pub(crate) ident: Ident,
    pub(crate) place: KeyPlace,
    pub(crate) pk: Vec<Attribute>,
    pub(crate) sk: Vec<Attribute>,
    /// Written as lists, for a multi-attribute index.
    pub(crate) multi: bool,
}

/// Which key of the entity.
pub(crate) enum KeyPlace {
    Primary,
    Index { index: Ident, name: Ident, kind: IndexKind, when: Vec<Condition> },
}

/// What a field must match for a conditional key to apply.
pub(crate) struct Condition {
    pub(crate) field: usize,
    pub(crate) pattern: syn::Pat,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum IndexKind {
    Global,
    Inverted,
    Local,
}

/// One attribute of a key.
#[derive(Clone)]
pub(crate) struct Attribute {
    pub(crate) source: Source,
    pub(crate) span: Span,
}

#[derive(Clone)]
pub(crate) enum Source {
    Template { text: String, pieces: Vec<Piece> },
    Raw { field: usize },
}

/// A piece of a template, its field resolved.
#[derive(Clone)]
pub(crate) enum Piece {
    Literal(String),
    Part { field: usize, format: Format },
}

impl KeyStruct {
    pub(crate) fn is_primary(&self) -> bool {
        matches!(self.place, KeyPlace::Primary)
    }

    pub(crate) fn attributes(&self) -> impl Iterator<Item = &Attribute> {
        self.pk.iter().chain(&self.sk)
    }

    /// The distinct fields, in order of first appearance, each with the span of that place.
    pub(crate) fn fields(&self) -> Vec<(usize, Span)> {
        let mut fields: Vec<(usize, Span)> = Vec::new();
        for attribute in self.attributes() {
            for field in attribute.source.fields() {
                if !fields.iter().any(|(known, _)| *known == field) {
                    fields.push((field, attribute.span));
                }
            }
        }
        fields
    }
}

impl Source {
    pub(crate) fn fields(&self) -> Vec<usize> {
        match self {
            Self::Raw { field } => vec![*field],
            Self::Template { pieces, .. } => pieces
                .iter()
                .filter_map(|piece| match piece {
                    Piece::Part { field, .. } => Some(*field),
                    Piece::Literal(_) => None,
                })
                .collect(),
        }
    }
}

impl<'a> Entity<'a> {
    pub(crate) fn build(input: &Input<'a>, mistakes: &mut Mistakes) -> Self {
        let ast = input.ast;
        let container = Container::read(&ast.attrs);
        let mut fields: Vec<Field> = input
            .fields
            .iter()
            .flatten()
            .filter_map(|field| Some(Field::read(field, field.ident.as_ref()?, &container)))
            .collect();
        let resolver = Resolver {
            entity: plain(&ast.ident),
            fields: &fields,
            complete: input.fields.is_some(),
        };
        let primary = primary_key(input, &resolver, mistakes);
        let indexes = index_keys(input, &primary, &resolver, mistakes);
        let (version, ttl) = (
            resolver.option(input.options.version.as_ref(), mistakes),
            resolver.option(input.options.ttl.as_ref(), mistakes),
        );
        for (field, _) in primary.fields() {
            fields[field].in_primary = true;
        }
        Self {
            runtime: Runtime::at(input.options.runtime.as_ref()),
            name: input.options.name.as_ref().map_or_else(|| plain(&ast.ident), LitStr::value),
            version,
            ttl,
            separator: separator(input, mistakes),
            primary,
            indexes,
            fields,
            ast,
        }
    }
}

fn separator(input: &Input<'_>, mistakes: &mut Mistakes) -> char {
    let Some(separator) = &input.options.separator else { return '#' };
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

fn primary_key(input: &Input<'_>, resolver: &Resolver<'_>, mistakes: &mut Mistakes) -> KeyStruct {
    let entity = &input.ast.ident;
    if input.pk.is_none() && !has_attribute(input, "pk") {
        let field = resolver.fields.first().map_or("id", |field| field.name.as_str());
        let template = format!("{}#<{field}>", plain(entity).to_uppercase());
        mistakes.report(
            entity.span(),
            &format!("`{entity}` has no partition key"),
            &format!("write `#[pk(\"{template}\")]` above the struct"),
        );
    }
    let mut attribute = |key: &Option<KeyExpr>| -> Vec<Attribute> {
        let Some(key) = key else { return Vec::new() };
        if let KeyExpr::List(_, span) = key {
            mistakes.report(
                *span,
                "a list as the key of a table",
                "lists are for global indexes, `#[gsi(Index, pk = [a, b])]`; join the parts in a template, \
                 `\"<a>#<b>\"`",
            );
            return Vec::new();
        }
        let attributes = resolver.attributes(key, mistakes);
        for attribute in &attributes {
            resolver.refuse_optional(attribute, mistakes);
        }
        attributes
    };
    let pk = attribute(&input.pk);
    let sk = attribute(&input.sk);
    let ident = input
        .options
        .key
        .clone()
        .unwrap_or_else(|| format_ident!("{}Key", plain(entity), span = entity.span()));
    KeyStruct { ident, place: KeyPlace::Primary, pk, sk, multi: false }
}

fn has_attribute(input: &Input<'_>, word: &str) -> bool {
    input.ast.attrs.iter().any(|attr| attr.path().is_ident(word))
}

fn index_keys(
    input: &Input<'_>,
    primary: &KeyStruct,
    resolver: &Resolver<'_>,
    mistakes: &mut Mistakes,
) -> Vec<KeyStruct> {
    let mut keys: Vec<KeyStruct> = Vec::new();
    for index in &input.indexes {
        let Some(options) = &index.options else { continue };
        let name = options.name.clone().unwrap_or_else(|| index.index.clone());
        let ident = index_key(&input.ast.ident, &name);
        if ident == primary.ident || keys.iter().any(|key| key.ident == ident) {
            mistakes.report(
                name.span(),
                &format!("`{name}` names a second key, and both would be `{ident}`"),
                "give each key of an entity a name of its own",
            );
            continue;
        }
        let (kind, pk, sk) = index_halves(index, options, primary, resolver, mistakes);
        let when = resolver.conditions(options, mistakes);
        let is_list = |key: &Option<KeyExpr>| matches!(key, Some(KeyExpr::List(..)));
        keys.push(KeyStruct {
            ident,
            multi: is_list(&options.pk) || is_list(&options.sk),
            place: KeyPlace::Index { index: index.index.clone(), name, kind, when },
            pk,
            sk,
        });
    }
    keys
}

type Halves = (IndexKind, Vec<Attribute>, Vec<Attribute>);

fn index_halves(
    index: &Index,
    options: &IndexOptions,
    primary: &KeyStruct,
    resolver: &Resolver<'_>,
    mistakes: &mut Mistakes,
) -> Halves {
    let mut half = |key: &Option<KeyExpr>| -> Vec<Attribute> {
        key.as_ref().map(|key| resolver.attributes(key, mistakes)).unwrap_or_default()
    };
    let (pk, sk) = (half(&options.pk), half(&options.sk));
    let name = &index.index;
    match (index.local, &options.pk, &options.sk) {
        (false, Some(_), _) => (IndexKind::Global, pk, sk),
        (false, None, None) => {
            if primary.sk.is_empty() {
                mistakes.report(
                    name.span(),
                    &format!(
                        "`{name}` turns the primary key round, and there is no sort key to turn"
                    ),
                    &format!("write the index's own key: `#[gsi({name}, pk = \"…\")]`"),
                );
            }
            (IndexKind::Inverted, primary.sk.clone(), primary.pk.clone())
        }
        (false, None, Some(_)) => {
            mistakes.report(
                name.span(),
                &format!("the key of `{name}` has no partition key"),
                &format!("add `pk = …`, or write `#[lsi({name}, sk = …)]` for an index that shares the table's"),
            );
            (IndexKind::Global, pk, sk)
        }
        (true, pk, sort) => {
            if pk.is_some() {
                mistakes.report(
                    name.span(),
                    &format!("`{name}` is a local index, which shares the table's partition key"),
                    "leave `pk` out, or write `#[gsi(…)]`",
                );
            }
            if sort.is_none() {
                mistakes.report(
                    name.span(),
                    &format!("the key of `{name}` has no sort key"),
                    &format!("a local index is one: `#[lsi({name}, sk = \"…\")]`"),
                );
            }
            if let Some(KeyExpr::List(_, span)) = sort {
                mistakes.report(
                    *span,
                    "a list as the key of a local index",
                    "lists are for global indexes",
                );
            }
            (IndexKind::Local, primary.pk.clone(), sk)
        }
    }
}

/// Looks fields up by name.
struct Resolver<'f> {
    entity: String,
    fields: &'f [Field],
    /// Whether a field that is not found is a mistake, not the consequence of one.
    complete: bool,
}

/// The most attributes in one half of a multi-attribute key (FACTS of DynamoDB: 4 and 4).
const MOST_ATTRIBUTES: usize = 4;

impl Resolver<'_> {
    fn attributes(&self, key: &KeyExpr, mistakes: &mut Mistakes) -> Vec<Attribute> {
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
    fn option(&self, ident: Option<&Ident>, mistakes: &mut Mistakes) -> Option<usize> {
        let ident = ident?;
        let name = plain(ident);
        self.position(&name).or_else(|| {
            let message = format!("no field `{name}` on `{}`", self.entity);
            mistakes.report(ident.span(), &message, &self.similar(&name));
            self.guess(&name)
        })
    }

    fn conditions(&self, options: &IndexOptions, mistakes: &mut Mistakes) -> Vec<Condition> {
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
        Some(Attribute { source: Source::Raw { field }, span: ident.span() })
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
        Attribute { source: Source::Template { text, pieces }, span: literal.span() }
    }

    /// A field that only an index key may be made from.
    fn refuse_optional(&self, attribute: &Attribute, mistakes: &mut Mistakes) {
        let optional =
            attribute.source.fields().into_iter().find(|field| self.fields[*field].optional);
        let Some(field) = optional.map(|field| &self.fields[field]) else { return };
        let message =
            format!("`{}` is optional, and every item needs its whole primary key", field.name);
        let help = "make the field's type the part itself; an `Option` may stand in index keys, which makes \
                    the index sparse";
        let message = match &attribute.source {
            Source::Template { text, .. } => match find_placeholder(text, &field.name) {
                Some(range) => with_caret(&message, text, &range, help),
                None => crate::diagnostics::with_help(&message, help),
            },
            Source::Raw { .. } => crate::diagnostics::with_help(&message, help),
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
            None => format!("the fields are {}", list(self.names()).replace(" or ", " and ")),
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
