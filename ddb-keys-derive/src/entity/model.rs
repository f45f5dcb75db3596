//! What an entity's attributes mean: fields resolved, templates taken apart, every rule that the
//! macro alone can check applied. After a mistake, what was understood goes on.

use proc_macro2::{Ident, Span};
use quote::format_ident;
use syn::LitStr;

use super::field::Field;
use super::index::index_keys;
use super::input::{Input, KeyExpr};
use super::resolver::Resolver;
use crate::diagnostics::Mistakes;
use crate::naming::plain;
use crate::runtime::Runtime;
use crate::serde_names::Container;
use crate::template::Format;

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
    /// The formats that a field has here.
    pub(super) fn formats_of(&self, wanted: usize) -> Vec<Format> {
        match self {
            Self::Raw { field } if *field == wanted => vec![Format::Plain],
            Self::Raw { .. } => Vec::new(),
            Self::Template { pieces, .. } => pieces
                .iter()
                .filter_map(|piece| match piece {
                    Piece::Part { field, format } if *field == wanted => Some(*format),
                    _ => None,
                })
                .collect(),
        }
    }

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
