//! The attributes of an entity, as they were written.

mod expressions;

use darling::{FromAttributes, FromMeta, util::SpannedValue};
use proc_macro2::Ident;
use syn::{
    Data, DeriveInput, Fields, LitStr, Token, ext::IdentExt, parse::ParseStream, spanned::Spanned,
};

pub(crate) use self::expressions::{ComputedPart, UniqueValue, elements};
use self::expressions::{ComputedParts, UniqueValues};
use crate::attr::named::{NamedArguments, is_local};
use crate::entity::key_expr::{KeyExpr, only_key};
use crate::error::{Mistakes, with_help};

/// The attributes and fields of a struct.
pub(crate) struct Input<'a> {
    pub(crate) ast: &'a DeriveInput,
    pub(crate) options: Options,
    /// `None` after a mistake, so that missing fields are not reported as well.
    pub(crate) fields: Option<Vec<&'a syn::Field>>,
    pub(crate) pk: Option<KeyExpr>,
    pub(crate) sk: Option<KeyExpr>,
    pub(crate) indexes: Vec<Index>,
    pub(crate) formers: Vec<Former>,
}

/// `#[entity(…)]`
#[derive(Default, FromAttributes)]
#[darling(attributes(entity), default)]
pub(crate) struct Options {
    pub(crate) name: Option<LitStr>,
    pub(crate) separator: Option<SpannedValue<char>>,
    pub(crate) key: Option<Ident>,
    pub(crate) version: Option<Ident>,
    pub(crate) ttl: Option<Ident>,
    pub(crate) created: Option<Ident>,
    pub(crate) updated: Option<Ident>,
    #[darling(multiple, rename = "part")]
    pub(crate) parts: Vec<ComputedParts>,
    #[darling(multiple, rename = "unique")]
    pub(crate) uniques: Vec<UniqueValues>,
    #[darling(rename = "crate")]
    pub(crate) runtime: Option<syn::Path>,
}

/// `#[gsi(…)]` or `#[lsi(…)]`
pub(crate) struct Index {
    pub(crate) local: bool,
    pub(crate) index: Ident,
    /// None after a mistake.
    pub(crate) options: Option<IndexOptions>,
}

#[derive(FromMeta)]
pub(crate) struct IndexOptions {
    pub(crate) pk: Option<KeyExpr>,
    pub(crate) sk: Option<KeyExpr>,
    pub(crate) name: Option<Ident>,
    pub(crate) when: Option<Conditions>,
}

/// `#[former(…)]`
pub(crate) struct Former {
    pub(crate) name: Ident,
    pub(crate) options: FormerOptions,
}

#[derive(FromMeta)]
pub(crate) struct FormerOptions {
    /// The index that the key was one of. `None` for a primary key.
    pub(crate) index: Option<Ident>,
    pub(crate) pk: Option<KeyExpr>,
    pub(crate) sk: Option<KeyExpr>,
    pub(crate) separator: Option<SpannedValue<char>>,
}

/// `when(unread = true, status = Status::Open | Status::Held)`: `darling` does not read patterns.
#[derive(Default)]
pub(crate) struct Conditions {
    pub(crate) conditions: Vec<(Ident, syn::Pat)>,
    /// Kept until the index is resolved, which otherwise would be left out.
    pub(crate) mistake: Option<syn::Error>,
}

impl FromMeta for Conditions {
    fn from_meta(meta: &syn::Meta) -> darling::Result<Self> {
        let condition = |input: ParseStream<'_>| {
            let field = input.call(Ident::parse_any)?;
            input.parse::<Token![=]>()?;
            Ok((field, syn::Pat::parse_multi(input)?))
        };
        let refused = |span| {
            let help =
                "write `when(paid = false)`, or a pattern of several values, `when(level = 4..)`";
            syn::Error::new(span, with_help("a condition is `field = pattern`", help))
        };
        let read = match meta {
            syn::Meta::List(list) => list
                .parse_args_with(|input: ParseStream<'_>| {
                    input.parse_terminated(condition, Token![,])
                })
                .map_err(|error| refused(error.span())),
            _ => Err(refused(meta.span())),
        };
        let (conditions, mistake) = match read {
            Ok(conditions) if conditions.is_empty() => (Vec::new(), Some(refused(meta.span()))),
            Ok(conditions) => (conditions.into_iter().collect(), None),
            Err(mistake) => (Vec::new(), Some(mistake)),
        };
        Ok(Self { conditions, mistake })
    }
}

impl<'a> Input<'a> {
    pub(crate) fn read(ast: &'a DeriveInput, mistakes: &mut Mistakes) -> Self {
        let options = mistakes
            .options(
                Options::from_attributes(&ast.attrs),
                "#[entity(name = \"USER\", separator = '|', key = UserPrimaryKey)]",
            )
            .unwrap_or_default();
        Self {
            fields: named_fields(ast, mistakes),
            pk: only_key(ast, "pk", mistakes),
            sk: only_key(ast, "sk", mistakes),
            indexes: indexes(ast, mistakes),
            formers: formers(ast, mistakes),
            options,
            ast,
        }
    }
}

fn named_fields<'a>(ast: &'a DeriveInput, mistakes: &mut Mistakes) -> Option<Vec<&'a syn::Field>> {
    let (found, help) = match &ast.data {
        Data::Struct(data) => match &data.fields {
            Fields::Named(fields) => return Some(fields.named.iter().collect()),
            Fields::Unit => return Some(Vec::new()),
            Fields::Unnamed(_) => {
                ("a tuple struct", "name the fields, so that placeholders can name them")
            }
        },
        Data::Enum(_) => (
            "an enum",
            "derive `Entity` for one struct each, and `Table` for the enum that holds them",
        ),
        Data::Union(_) => ("a union", "store a struct with named fields"),
    };
    let message =
        format!("an entity is a struct with named fields, and `{}` is {found}", ast.ident);
    mistakes.report(ast.ident.span(), &message, help);
    None
}

fn indexes(ast: &DeriveInput, mistakes: &mut Mistakes) -> Vec<Index> {
    let mut indexes = Vec::new();
    for attr in &ast.attrs {
        let Some(local) = is_local(attr) else { continue };
        let help = if local {
            "write the index, then its key: `#[lsi(ByDate, sk = \"DATE#<date>\")]`"
        } else {
            "write the index, then its key: `#[gsi(ByEmail, pk = \"EMAIL#<email>\", sk = id)]`"
        };
        let arguments = NamedArguments::read(attr, help, mistakes);
        let Some(NamedArguments { name: index, options }) = arguments else { continue };
        let example = "#[gsi(ByEmail, pk = \"EMAIL#<email>\", sk = id)]";
        let options = mistakes.options(IndexOptions::from_list(&options), example);
        indexes.push(Index { local, index, options });
    }
    indexes
}

fn formers(ast: &DeriveInput, mistakes: &mut Mistakes) -> Vec<Former> {
    let example = "#[former(V1, pk = \"USER#<id>\", sk = \"ORDER#<number>\")]";
    let help = format!("give the key a name, then its templates: `{example}`");
    let of_entity = ast.attrs.iter().filter(|attr| attr.path().is_ident("former"));
    let read = |attr| {
        let NamedArguments { name, options } = NamedArguments::read(attr, &help, mistakes)?;
        let options = mistakes.options(FormerOptions::from_list(&options), example)?;
        Some(Former { name, options })
    };
    of_entity.filter_map(read).collect()
}
