//! The source of a key attribute, as it was written.

use darling::FromMeta;
use proc_macro2::{Ident, Span};
use syn::{
    Attribute, DeriveInput, Expr, ExprLit, ExprPath, Lit, LitStr, Meta,
    parse::{Parse, ParseStream},
    spanned::Spanned,
};

use crate::error::{Mistakes, with_help};

/// The source of a key attribute, as written.
#[derive(Clone)]
pub(crate) enum KeyExpr {
    /// `"USER#<id>"`
    Template(LitStr),
    /// `field`
    Raw(Ident),
    /// `[a, "B#<b>"]`
    List(Vec<KeyExpr>, Span),
}

/// The one `#[pk(…)]` or `#[sk(…)]`.
pub(super) fn only_key(ast: &DeriveInput, word: &str, mistakes: &mut Mistakes) -> Option<KeyExpr> {
    let mut attrs = ast.attrs.iter().filter(|attr| attr.path().is_ident(word));
    let key = key_of(attrs.next()?, word, mistakes);
    for again in attrs {
        let message = format!("`#[{word}]` is given twice");
        let help = "an entity has one primary key; further keys are index keys, `#[gsi(…)]` or `#[lsi(…)]`";
        mistakes.report(again.path().span(), &message, help);
    }
    key
}

fn key_of(attr: &Attribute, word: &str, mistakes: &mut Mistakes) -> Option<KeyExpr> {
    let error = match attr.parse_args::<KeyExpr>() {
        Ok(key) => return Some(key),
        Err(error) => error,
    };
    let (span, meant) = match &attr.meta {
        Meta::List(_) => (error.span(), None),
        // `#[pk = "USER#<id>"]`
        Meta::NameValue(option) => (attr.path().span(), KeyExpr::from_syn(&option.value).ok()),
        Meta::Path(_) => (attr.path().span(), None),
    };
    let help =
        format!("write a template, `#[{word}(\"USER#<id>\")]`, or a field's name, `#[{word}(id)]`");
    mistakes.report(span, &format!("`#[{word}]` takes one template or field"), &help);
    meant
}

impl Parse for KeyExpr {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let key = Self::from_syn(&input.parse()?)?;
        if input.is_empty() { Ok(key) } else { Err(input.error("unexpected token")) }
    }
}

impl FromMeta for KeyExpr {
    fn from_expr(expr: &Expr) -> darling::Result<Self> {
        Ok(Self::from_syn(expr)?)
    }
}

impl KeyExpr {
    pub(super) fn from_syn(expr: &Expr) -> syn::Result<Self> {
        match expr {
            Expr::Lit(ExprLit { lit: Lit::Str(template), .. }) => {
                Ok(Self::Template(template.clone()))
            }
            Expr::Path(ExprPath { path, qself: None, .. }) if path.get_ident().is_some() => {
                Ok(Self::Raw(path.require_ident()?.clone()))
            }
            Expr::Array(list) => {
                let keys = list.elems.iter().map(Self::from_syn).collect::<syn::Result<_>>()?;
                Ok(Self::List(keys, list.span()))
            }
            Expr::Group(group) => Self::from_syn(&group.expr),
            other => Err(syn::Error::new_spanned(
                other,
                with_help(
                    "neither a template nor a field",
                    "a key is a template, `\"USER#<id>\"`, a field's name, `id`, or for a global index \
                     a list of these, `[a, b]`",
                ),
            )),
        }
    }
}
