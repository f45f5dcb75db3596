//! The meaning of a table's attributes.

use darling::util::PathList;
use proc_macro2::{Ident, Span};
use syn::{GenericParam, LitStr, Type, spanned::Spanned};

use super::attr::{Index, Input, Options, Projection, TypeAttribute};
pub(crate) use super::variants::Variant;
use super::variants::Variants;
use crate::error::{Mistakes, list, list_all, similar, with_help};
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
    pub(crate) overlaps: Vec<Overlap>,
    pub(crate) tenant: Option<Tenant>,
}

/// The field with the tenant's id, and the entities that tenants share, by their positions in `entities`.
pub(crate) struct Tenant {
    pub(crate) field: Ident,
    pub(crate) shared: Vec<usize>,
}

/// Two entities that share keys.
pub(crate) struct Overlap {
    /// Their positions in `entities`.
    pub(crate) pair: [usize; 2],
    /// Whether the first of them has every key that both could have.
    pub(crate) is_ordered: bool,
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
            tenant: tenant(options, &entities, mistakes),
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

fn overlaps(options: &Options, entities: &[Variant<'_>], mistakes: &mut Mistakes) -> Vec<Overlap> {
    let mut overlaps: Vec<Overlap> = Vec::new();
    let untyped = matches!(options.type_attribute, Some(TypeAttribute::None));
    for group in &options.overlap {
        if let (true, None, Some(path)) = (untyped, &group.first, group.entities.first()) {
            mistakes.add(syn::Error::new_spanned(
                path,
                with_help(
                    "entities that share keys are told apart by the type attribute, but the table has none",
                    "name one, `type_attribute = \"entity_type\"`, or say whose keys those are that both could have: \
                     `overlap(User, Organization, first = User)`",
                ),
            ));
        }
        if let (1, Some(path)) = (group.entities.len(), group.entities.first()) {
            mistakes.add(syn::Error::new_spanned(
                path,
                with_help(
                    "`overlap` needs at least two entities, which share keys",
                    "name those that share keys: `overlap(User, Organization)`",
                ),
            ));
        }
        let listed = listed(&group.entities, entities, mistakes);
        overlaps.extend(pairs(group.first.as_ref(), &listed, &overlaps, mistakes));
    }
    overlaps
}

/// The tenants of the table, if it declares any.
fn tenant(options: &Options, entities: &[Variant<'_>], mistakes: &mut Mistakes) -> Option<Tenant> {
    let shared = options.shared.iter().flat_map(|shared| listed(shared, entities, mistakes));
    let shared: Vec<_> = shared.map(|(position, _)| position).collect();
    match (&options.tenant, &options.shared) {
        (None, Some(listed)) => {
            if let Some(path) = listed.first() {
                let help =
                    "name the field that the other partition keys begin with: `tenant = org_id`";
                mistakes.report(
                    path.span(),
                    "`shared` lists entities that tenants share, but the table names no `tenant`",
                    help,
                );
            }
            None
        }
        (field, _) => field.clone().map(|field| Tenant { field, shared }),
    }
}

/// The entities of a list, by their positions.
fn listed<'l>(
    list: &'l PathList,
    entities: &[Variant<'_>],
    mistakes: &mut Mistakes,
) -> Vec<(usize, &'l Ident)> {
    let mut listed = Vec::new();
    for path in list.iter() {
        let Some(ident) = path.get_ident() else {
            let help = "write the variant alone, such as `User`";
            mistakes.report(path.span(), "a path where a variant is named", help);
            continue;
        };
        if let Some(position) = entities.iter().position(|variant| variant.ident == ident) {
            listed.push((position, ident));
            continue;
        }
        let names: Vec<String> = entities.iter().map(|variant| variant.ident.to_string()).collect();
        let help = match similar(&ident.to_string(), names.iter().map(String::as_str)) {
            Some(name) => format!("a variant with a similar name exists: `{name}`"),
            None => format!("the variants are {}", list_all(names.iter().map(String::as_str))),
        };
        mistakes.report(ident.span(), &format!("no variant `{ident}`"), &help);
    }
    listed
}

/// The pairs of a list: each entity with each other, or the first one with each other.
fn pairs(
    first: Option<&Ident>,
    group: &[(usize, &Ident)],
    before: &[Overlap],
    mistakes: &mut Mistakes,
) -> Vec<Overlap> {
    let Some(first) = first else {
        let with_later = |at: usize| {
            let later = group[at + 1..].iter();
            later.map(move |other| Overlap { pair: [group[at].0, other.0], is_ordered: false })
        };
        return (0..group.len()).flat_map(with_later).collect();
    };
    let Some((one, _)) = group.iter().find(|(_, ident)| *ident == first) else {
        let names: Vec<String> = group.iter().map(|(_, ident)| ident.to_string()).collect();
        mistakes.report(
            first.span(),
            &format!("`{first}` is not one of the entities that share keys here"),
            &format!("name one of them: {}", list(names.iter().map(String::as_str))),
        );
        return Vec::new();
    };
    let others = group.iter().map(|(other, _)| *other).filter(|other| other != one);
    let is_reverse =
        |other: &Overlap| other.is_ordered && others.clone().any(|at| other.pair == [at, *one]);
    if before.iter().any(is_reverse) {
        mistakes.report(
            first.span(),
            &format!("`{first}` comes first here, and second in another `overlap`"),
            "remove one of the two",
        );
    }
    others.map(|other| Overlap { pair: [*one, other], is_ordered: true }).collect()
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
