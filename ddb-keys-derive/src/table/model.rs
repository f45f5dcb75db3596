//! The meaning of a table's attributes.

use proc_macro2::{Ident, Span};
use syn::{GenericParam, LitStr, Type, spanned::Spanned};

use super::attr::{Index, Input, Options, Projection, TypeAttribute};
pub(crate) use super::variants::Variant;
use super::variants::Variants;
use crate::error::{Mistakes, list_all, similar, with_help};
use crate::hygiene::Hygiene;
use crate::naming::{plain, snake};

/// A table, as its attributes describe it.
pub(crate) struct Table<'a> {
    pub(crate) ast: &'a syn::DeriveInput,
    pub(crate) hygiene: Hygiene,
    pub(crate) name: String,
    pub(crate) pk: String,
    pub(crate) sk: Option<String>,
    /// The place of the sort key, or that of the attribute that has none.
    pub(crate) key_span: Span,
    pub(crate) type_attribute: Option<String>,
    pub(crate) write_token: Option<String>,
    pub(crate) indexes: &'a [Index],
    pub(crate) entities: Vec<Variant<'a>>,
    pub(crate) unknown: Option<(&'a Ident, &'a Type)>,
    /// Pairs of positions in `entities`.
    pub(crate) overlaps: Vec<(usize, usize)>,
}

/// The default name of the attribute that stores an entity's name.
const TYPE_ATTRIBUTE: &str = "entity_type";

/// The partition key attribute that messages propose.
const EXAMPLE_PK: &str = "PK";

impl<'a> Table<'a> {
    pub(crate) fn build(input: &'a Input<'a>, mistakes: &mut Mistakes) -> Self {
        let ast = input.ast;
        let unread = Options::default();
        let options = input.options.as_ref().unwrap_or(&unread);
        if input.options.is_some() {
            require_options(ast, options, mistakes);
        }
        let name = options.name.as_ref().map_or_else(|| example_name(&ast.ident), LitStr::value);
        let pk = options.pk.as_ref().map_or_else(|| EXAMPLE_PK.to_owned(), LitStr::value);
        let type_attribute = match &options.type_attribute {
            Some(TypeAttribute::Named(name)) => Some(name.value()),
            Some(TypeAttribute::None) => None,
            None => Some(TYPE_ATTRIBUTE.to_owned()),
        };
        refuse_generics(ast, mistakes);
        let Variants { entities, unknown } = Variants::read(input, mistakes);
        check_indexes(input, mistakes);
        Self {
            hygiene: Hygiene::of(ast, options.runtime.as_ref()),
            overlaps: overlaps(options, &entities, mistakes),
            sk: options.sk.as_ref().map(LitStr::value),
            key_span: options.sk.as_ref().map_or_else(|| attribute_span(ast), LitStr::span),
            indexes: &input.indexes,
            name,
            pk,
            type_attribute,
            write_token: options.write_token.as_ref().map(LitStr::value),
            entities,
            unknown,
            ast,
        }
    }
}

/// Reports the options that a table must have. The entities are checked as if the example was written.
fn require_options(ast: &syn::DeriveInput, options: &Options, mistakes: &mut Mistakes) {
    let (ident, name) = (&ast.ident, example_name(&ast.ident));
    let (missing, help) = match (&options.name, &options.pk) {
        (Some(_), Some(_)) => return,
        (None, None) if attribute_of(ast).is_none() => (
            "`#[table(…)]`",
            format!(
                "write `#[table(name = \"{name}\", pk = \"{EXAMPLE_PK}\", sk = \"SK\")]` above the enum"
            ),
        ),
        (None, None) => (
            "`name` and no `pk`",
            format!("write `#[table(name = \"{name}\", pk = \"{EXAMPLE_PK}\", …)]`"),
        ),
        (None, Some(_)) => ("`name`", format!("write `#[table(name = \"{name}\", …)]`")),
        (Some(_), None) => ("`pk`", format!("write `#[table(pk = \"{EXAMPLE_PK}\", …)]`")),
    };
    mistakes.report(ident.span(), &format!("`{ident}` has no {missing}"), &help);
}

/// The name that a table of this type may have in DynamoDB, of at least three characters.
fn example_name(ident: &Ident) -> String {
    let name = snake(&plain(ident)).replace('_', "-");
    if name.len() < 3 { format!("{name}-table") } else { name }
}

/// The place of `#[table(…)]`, or of the name of a table that lacks it.
fn attribute_span(ast: &syn::DeriveInput) -> Span {
    attribute_of(ast).map_or_else(|| ast.ident.span(), |attr| attr.path().span())
}

fn attribute_of(ast: &syn::DeriveInput) -> Option<&syn::Attribute> {
    ast.attrs.iter().find(|attr| attr.path().is_ident("table"))
}

fn refuse_generics(ast: &syn::DeriveInput, mistakes: &mut Mistakes) {
    if let Some(param) = ast.generics.params.first() {
        let (reason, help) = match param {
            // A variant that holds a reference is refused, and needs no lifetime.
            GenericParam::Lifetime(_) if holds_a_reference(ast) => return,
            GenericParam::Lifetime(param) => (
                "has a lifetime, and a table owns its entities",
                format!(
                    "leave `<{}>` out, and give the entities fields that own their values, such as `String`; \
                     with `Cow` fields, write `User(User<'static>)`",
                    param.lifetime
                ),
            ),
            _ => (
                "has parameters, and a table is one fixed set of entities",
                String::from(
                    "name the entities' parameters in the variants: `Envelope(Envelope<Order>)`",
                ),
            ),
        };
        let message = format!("`{}` {reason}", ast.ident);
        mistakes.add(syn::Error::new_spanned(param, with_help(&message, &help)));
    }
}

fn holds_a_reference(ast: &syn::DeriveInput) -> bool {
    let syn::Data::Enum(data) = &ast.data else { return false };
    let mut fields = data.variants.iter().flat_map(|variant| &variant.fields);
    fields.any(|field| matches!(field.ty, Type::Reference(_)))
}

fn overlaps(
    options: &Options,
    entities: &[Variant<'_>],
    mistakes: &mut Mistakes,
) -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    let untyped = matches!(options.type_attribute, Some(TypeAttribute::None));
    for group in &options.overlap {
        if let (true, Some(path)) = (untyped, group.first()) {
            mistakes.add(syn::Error::new_spanned(
                path,
                with_help(
                    "entities that share keys are told apart by the type attribute, but the table has none",
                    "leave `type_attribute = none` out, or name one: `type_attribute = \"entity_type\"`",
                ),
            ));
        }
        if let (1, Some(path)) = (group.len(), group.first()) {
            mistakes.add(syn::Error::new_spanned(
                path,
                with_help(
                    "`overlap` needs at least two entities, which share keys",
                    "name those that share keys: `overlap(User, Organization)`",
                ),
            ));
        }
        let mut positions = Vec::new();
        for path in group.iter() {
            let Some(ident) = path.get_ident() else { continue };
            if let Some(position) = entities.iter().position(|variant| variant.ident == ident) {
                positions.push(position);
                continue;
            }
            let names: Vec<String> =
                entities.iter().map(|variant| variant.ident.to_string()).collect();
            let help = match similar(&ident.to_string(), names.iter().map(String::as_str)) {
                Some(name) => format!("a variant with a similar name exists: `{name}`"),
                None => format!("the variants are {}", list_all(names.iter().map(String::as_str))),
            };
            mistakes.report(ident.span(), &format!("no variant `{ident}`"), &help);
        }
        for (at, &first) in positions.iter().enumerate() {
            pairs.extend(positions[at + 1..].iter().map(|&second| (first, second)));
        }
    }
    pairs
}

fn check_indexes(input: &Input<'_>, mistakes: &mut Mistakes) {
    for (at, index) in input.indexes.iter().enumerate() {
        let name = &index.ident;
        if input.indexes[..at].iter().any(|other| other.ident == *name) {
            mistakes.report(
                name.span(),
                &format!("`{name}` is declared a second time"),
                "give it another name",
            );
        }
        match (index.local, &index.options.pk, &index.options.sk) {
            (false, None, _) => mistakes.report(
                name.span(),
                &format!("the index `{name}` has no partition key"),
                &format!("write `#[gsi({name}, pk = \"GSI1PK\", …)]`"),
            ),
            (true, Some(_), _) => mistakes.report(
                name.span(),
                &format!("`{name}` is a local index, which shares the table's partition key"),
                "leave `pk` out, or write `#[gsi(…)]`",
            ),
            (true, None, None) => mistakes.report(
                name.span(),
                &format!("the local index `{name}` has no sort key"),
                &format!("write `#[lsi({name}, sk = \"LSI1SK\")]`"),
            ),
            _ => {}
        }
        for names in [&index.options.pk, &index.options.sk].into_iter().flatten() {
            if names.0.is_empty() || names.0.len() > 4 {
                mistakes.report(
                    name.span(),
                    &format!(
                        "a partition or sort key of `{name}` with {} attributes",
                        names.0.len()
                    ),
                    "DynamoDB allows one to four",
                );
            }
        }
    }
}

impl Index {
    /// The index's name in DynamoDB.
    pub(crate) fn name(&self) -> String {
        self.options.name.as_ref().map_or_else(|| self.ident.to_string(), LitStr::value)
    }

    pub(crate) fn projection(&self) -> &Projection {
        self.options.projection.as_ref().unwrap_or(&Projection::All)
    }
}
