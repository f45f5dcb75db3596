//! The attributes of a table, as they were written.

use darling::{FromAttributes, FromMeta, ast::NestedMeta, util::PathList};
use proc_macro2::Ident;
use syn::{Attribute, Data, DeriveInput, Expr, ExprLit, Lit, LitStr, Meta};

use crate::attr::named::{NamedArguments, is_local};
use crate::error::{Mistakes, with_help};

/// The attributes and variants of a table's enum.
pub(crate) struct Input<'a> {
    pub(crate) ast: &'a DeriveInput,
    /// `None` after a mistake.
    pub(crate) options: Option<Options>,
    pub(crate) indexes: Vec<Index>,
    pub(crate) variants: Vec<(&'a syn::Variant, VariantOptions)>,
}

/// `#[table(…)]` on the enum.
#[derive(Default, FromAttributes)]
#[darling(attributes(table), default)]
pub(crate) struct Options {
    pub(crate) name: Option<LitStr>,
    pub(crate) pk: Option<LitStr>,
    pub(crate) sk: Option<LitStr>,
    pub(crate) type_attribute: Option<TypeAttribute>,
    pub(crate) write_token: Option<LitStr>,
    #[darling(rename = "crate")]
    pub(crate) runtime: Option<syn::Path>,
    #[darling(multiple)]
    pub(crate) overlap: Vec<Overlap>,
    pub(crate) tenant: Option<Ident>,
    pub(crate) shared: Option<PathList>,
}

/// `#[table(…)]` on a variant.
#[derive(Default, FromAttributes)]
#[darling(attributes(table), default)]
pub(crate) struct VariantOptions {
    pub(crate) unknown: bool,
}

/// `overlap(Lock, Digest, first = Digest)`
pub(crate) struct Overlap {
    pub(crate) entities: PathList,
    pub(crate) first: Option<Ident>,
}

#[derive(FromMeta)]
struct OverlapOptions {
    first: Option<Ident>,
}

/// `"entity_type"`, or `none`
pub(crate) enum TypeAttribute {
    Named(LitStr),
    None,
}

/// `#[gsi(…)]` or `#[lsi(…)]`
pub(crate) struct Index {
    pub(crate) local: bool,
    pub(crate) ident: Ident,
    pub(crate) options: IndexOptions,
}

#[derive(Default, FromMeta)]
pub(crate) struct IndexOptions {
    pub(crate) name: Option<LitStr>,
    pub(crate) pk: Option<Names>,
    pub(crate) sk: Option<Names>,
    pub(crate) projection: Option<Projection>,
}

/// `"a"`, or `["a", "b"]`
pub(crate) struct Names(pub(crate) Vec<LitStr>);

/// `all`, `keys_only`, or `include("a", "b")`
pub(crate) enum Projection {
    All,
    KeysOnly,
    Include(Vec<LitStr>),
}

impl<'a> Input<'a> {
    pub(crate) fn read(ast: &'a DeriveInput, mistakes: &mut Mistakes) -> Self {
        Self {
            options: mistakes.options(
                Options::from_attributes(&ast.attrs),
                "#[table(name = \"app\", pk = \"PK\", sk = \"SK\")]",
            ),
            indexes: ast.attrs.iter().filter_map(|attr| index(attr, mistakes)).collect(),
            variants: variants(ast, mistakes),
            ast,
        }
    }
}

fn variants<'a>(
    ast: &'a DeriveInput,
    mistakes: &mut Mistakes,
) -> Vec<(&'a syn::Variant, VariantOptions)> {
    let Data::Enum(data) = &ast.data else {
        let ident = &ast.ident;
        mistakes.report(
            ident.span(),
            &format!("a table is the enum of its entities, and `{ident}` is not an enum"),
            "write `enum Shop { User(User), Order(Order) }`, with a struct that derives `Entity` in each variant",
        );
        return Vec::new();
    };
    data.variants
        .iter()
        .map(|variant| {
            (
                variant,
                mistakes
                    .options(VariantOptions::from_attributes(&variant.attrs), "#[table(unknown)]")
                    .unwrap_or_default(),
            )
        })
        .collect()
}

fn index(attr: &Attribute, mistakes: &mut Mistakes) -> Option<Index> {
    let local = is_local(attr)?;
    let help = if local {
        "write the index, then its attribute: `#[lsi(ByDate, name = \"by-date\", sk = \"LSI1SK\")]`"
    } else {
        "write the index, then its attributes: `#[gsi(ByEmail, name = \"by-email\", pk = \"GSI1PK\", sk = \"GSI1SK\")]`"
    };
    let NamedArguments { name: index, options } = NamedArguments::read(attr, help, mistakes)?;
    let example = "#[gsi(ByEmail, name = \"by-email\", pk = \"GSI1PK\", sk = \"GSI1SK\")]";
    let options = mistakes.options(IndexOptions::from_list(&options), example)?;
    Some(Index { local, ident: index, options })
}

impl FromMeta for TypeAttribute {
    fn from_expr(expr: &Expr) -> darling::Result<Self> {
        match expr {
            Expr::Lit(ExprLit { lit: Lit::Str(name), .. }) => Ok(Self::Named(name.clone())),
            Expr::Path(path) if path.path.is_ident("none") => Ok(Self::None),
            Expr::Group(group) => Self::from_expr(&group.expr),
            other => {
                Err(misfit(other, "not an attribute's name", "write a name in quotes, or `none`"))
            }
        }
    }
}

impl FromMeta for Overlap {
    fn from_list(list: &[NestedMeta]) -> darling::Result<Self> {
        let is_option = |item: &NestedMeta| {
            matches!(item, NestedMeta::Meta(Meta::NameValue(_) | Meta::List(_)))
        };
        let (options, entities): (Vec<_>, Vec<_>) = list.iter().cloned().partition(is_option);
        let OverlapOptions { first } = OverlapOptions::from_list(&options)?;
        Ok(Self { entities: PathList::from_list(&entities)?, first })
    }
}

impl FromMeta for Names {
    fn from_expr(expr: &Expr) -> darling::Result<Self> {
        let help = "write an attribute's name in quotes, or for a multi-attribute key a list, `[\"a\", \"b\"]`";
        match expr {
            Expr::Lit(ExprLit { lit: Lit::Str(name), .. }) => Ok(Self(vec![name.clone()])),
            Expr::Array(list) => {
                let names = list.elems.iter().map(|name| match name {
                    Expr::Lit(ExprLit { lit: Lit::Str(name), .. }) => Ok(name.clone()),
                    other => Err(misfit(other, "not an attribute's name", help)),
                });
                Ok(Self(names.collect::<darling::Result<_>>()?))
            }
            Expr::Group(group) => Self::from_expr(&group.expr),
            other => Err(misfit(other, "not an attribute's name", help)),
        }
    }
}

impl FromMeta for Projection {
    fn from_expr(expr: &Expr) -> darling::Result<Self> {
        let help = "write `all`, `keys_only` or `include(\"a\", \"b\")`";
        match expr {
            Expr::Path(path) if path.path.is_ident("all") => Ok(Self::All),
            Expr::Path(path) if path.path.is_ident("keys_only") => Ok(Self::KeysOnly),
            Expr::Call(call) if matches!(&*call.func, Expr::Path(path) if path.path.is_ident("include")) =>
            {
                let names = call.args.iter().map(|name| match name {
                    Expr::Lit(ExprLit { lit: Lit::Str(name), .. }) => Ok(name.clone()),
                    other => Err(misfit(other, "not an attribute's name", help)),
                });
                Ok(Self::Include(names.collect::<darling::Result<_>>()?))
            }
            Expr::Group(group) => Self::from_expr(&group.expr),
            other => Err(misfit(other, "not a projection", help)),
        }
    }
}

fn misfit(found: &Expr, message: &str, help: &str) -> darling::Error {
    syn::Error::new_spanned(found, with_help(message, help)).into()
}
