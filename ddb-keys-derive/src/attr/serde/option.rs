//! The options of `#[serde(…)]` attributes, one after the other.

use syn::{Attribute, LitStr, Token, meta::ParseNestedMeta};

/// Goes through the options of every `#[serde(…)]`. serde reports its own mistakes.
pub(super) fn each_option(
    attrs: &[Attribute],
    mut read: impl FnMut(&ParseNestedMeta<'_>) -> syn::Result<()>,
) {
    for attr in attrs.iter().filter(|attr| attr.path().is_ident("serde")) {
        let _ = attr.parse_nested_meta(|option| read(&option));
    }
}

/// `default = "function"`.
pub(super) fn default_function(option: &ParseNestedMeta<'_>) -> syn::Result<Option<syn::ExprPath>> {
    if !option.input.peek(Token![=]) {
        return Ok(None);
    }
    option.value()?.parse::<LitStr>()?.parse().map(Some)
}

pub(super) fn skip_value(option: &ParseNestedMeta<'_>) -> syn::Result<()> {
    if option.input.peek(Token![=]) {
        option.value()?.parse::<syn::Expr>()?;
    } else if option.input.peek(syn::token::Paren) {
        let content;
        syn::parenthesized!(content in option.input);
        content.parse::<proc_macro2::TokenStream>()?;
    }
    Ok(())
}
