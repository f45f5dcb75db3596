//! The source of a key attribute, as it was written.

use darling::FromMeta;
use proc_macro2::{Ident, Span};
use quote::ToTokens;
use syn::{
    Attribute, DeriveInput, Expr, ExprLit, ExprPath, Lit, LitStr, Meta, MetaNameValue, Token,
    parse::{Parse, ParseStream},
    punctuated::Punctuated,
    spanned::Spanned,
};

use crate::error::{Mistakes, with_help};
use crate::naming::plain;
use crate::template::is_identifier;

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
        Meta::List(_) => {
            let template = interpolated(attr).or_else(|| composite(attr));
            (error.span(), template.map(KeyExpr::Template))
        }
        // `#[pk = "USER#<id>"]`
        Meta::NameValue(option) => (attr.path().span(), KeyExpr::from_syn(&option.value).ok()),
        Meta::Path(_) => (attr.path().span(), None),
    };
    let help = match &meant {
        Some(KeyExpr::Template(template)) => {
            format!("write `#[{word}({})]`", template.to_token_stream())
        }
        Some(KeyExpr::Raw(field)) => format!("write `#[{word}({field})]`"),
        _ => format!(
            "write a template, `#[{word}(\"USER#<id>\")]`, or a field's name, `#[{word}(id)]`"
        ),
    };
    mistakes.report(span, &format!("`#[{word}]` takes one template or field"), &help);
    meant
}

/// The template that a string and the fields after it were meant to be, as in `("USER#{}", id)`.
fn interpolated(attr: &Attribute) -> Option<LitStr> {
    let arguments = attr.parse_args_with(Punctuated::<Expr, Token![,]>::parse_terminated).ok()?;
    let mut arguments = arguments.into_iter();
    let Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) = arguments.next()? else { return None };
    let template = arguments.try_fold(text.value(), |text, argument| {
        let Expr::Path(ExprPath { path, .. }) = argument else { return None };
        let placeholder = format!("<{}>", plain(path.get_ident()?));
        let mark = ["{}", "%s", "%d"].into_iter().find(|mark| text.contains(mark));
        Some(match mark {
            Some(mark) => text.replacen(mark, &placeholder, 1),
            None => text + &placeholder,
        })
    })?;
    Some(LitStr::new(&template, text.span()))
}

/// The template of the fields in a list, as in `(field = "PK", composite = ["tenant", "id"])`: `"TENANT#<tenant>#ID#<id>"`.
fn composite(attr: &Attribute) -> Option<LitStr> {
    let options = attr.parse_args_with(Punctuated::<MetaNameValue, Token![,]>::parse_terminated);
    let list = options.ok()?.into_iter().find_map(|option| match option.value {
        Expr::Array(list) => Some(list),
        _ => None,
    })?;
    let part = |element: &Expr| match element {
        Expr::Lit(ExprLit { lit: Lit::Str(name), .. }) => Some(name.value()),
        Expr::Path(ExprPath { path, .. }) => Some(plain(path.get_ident()?)),
        _ => None,
    };
    let names = list.elems.iter().map(part).collect::<Option<Vec<_>>>()?;
    if !names.iter().all(|name| is_identifier(name)) {
        return None;
    }
    let parts: Vec<_> =
        names.iter().map(|name| format!("{}#<{name}>", name.to_uppercase())).collect();
    (!parts.is_empty()).then(|| LitStr::new(&parts.join("#"), list.span()))
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
