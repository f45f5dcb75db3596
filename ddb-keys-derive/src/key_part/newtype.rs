//! Newtypes: parts with the text of the type that they wrap, but a type of their own.

use darling::util::SpannedValue;
use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::{DeriveInput, LitStr, spanned::Spanned};

use super::attr::Options;
use crate::error::{Mistakes, with_help};
use crate::known_type::{is_text, refused};

pub(super) fn expand(
    ast: &DeriveInput,
    field: &syn::Field,
    options: &Options,
    mistakes: &mut Mistakes,
) -> Option<TokenStream> {
    if let Some(rename_all) = &options.rename_all {
        mistakes.report(
            rename_all.span(),
            "`rename_all` renames the variants of an enum, and this is a newtype",
            "remove it; text is written as it is, and `<field:upper>` folds it",
        );
    }
    if let Some(refused) = refused(&field.ty) {
        let message = with_help(&refused.message, refused.help);
        mistakes.add(syn::Error::new_spanned(&field.ty, message));
        return None;
    }
    let text = is_text(&field.ty);
    if let (false, Some(span)) = (text, bound_span(options)) {
        mistakes.report(
            span,
            "`len`, `chars` and `empty` are about text, and this newtype wraps something else",
            "remove them; what the inner type can be is known",
        );
    }
    let chars = options.chars.as_ref().map(|chars| checked_chars(chars, mistakes));
    if let Some(len) = options.len.as_ref().filter(|len| ***len == 0) {
        let help = "for text that may be empty, write `empty` in place of `len`";
        mistakes.report(len.span(), "a length of 0", help);
    }
    if options.len.is_some() && options.empty.is_present() {
        let help = "remove one of them";
        mistakes.report(options.empty.span(), "text of one length is never empty", help);
    }
    Some(match bounds(options, chars.as_deref()) {
        Some(bounds) if text => over_bounded_text(ast, field, options, &bounds),
        _ => over_part(ast, field),
    })
}

pub(super) fn bound_span(options: &Options) -> Option<proc_macro2::Span> {
    let len = options.len.as_ref().map(SpannedValue::span);
    let chars = options.chars.as_ref().map(LitStr::span);
    let empty = options.empty.is_present().then(|| options.empty.span());
    len.or(chars).or(empty)
}

/// `#[key_part(len = 27)] struct Ksuid(String)`: text that is checked.
fn over_bounded_text(
    ast: &DeriveInput,
    field: &syn::Field,
    options: &Options,
    bounds: &TokenStream,
) -> TokenStream {
    let (ident, inner) = (&ast.ident, &field.ty);
    let (declared, ty, where_clause) = ast.generics.split_for_impl();
    let base = if options.len.is_some() { quote!(FixedText) } else { quote!(str) };
    quote! {
        const __BOUNDS: r#TextBounds = #bounds;
        impl #declared r#KeyPart for #ident #ty #where_clause { __part_of_bounded_text! { #inner, #base } }
    }
}

/// The list of characters, if it can be one.
fn checked_chars(chars: &LitStr, mistakes: &mut Mistakes) -> String {
    let list = chars.value();
    if list.is_empty() {
        mistakes.report(
            chars.span(),
            "no character is allowed",
            "list characters and ranges: \"0-9A-Za-z\"",
        );
    }
    if let Some(listed) = pattern(&list) {
        let message = format!("`chars` lists characters and ranges, and `{list}` is a pattern");
        mistakes.report(chars.span(), &message, &format!("write `chars = \"{listed}\"`"));
    }
    if let Some(letter) = list.chars().find(|letter| !letter.is_ascii()) {
        let message = format!("`chars` lists ASCII characters, and `{letter}` is none");
        let help = "leave `chars` out, which allows every character but the separator, or check the text where \
                    values are made";
        mistakes.report(chars.span(), &message, help);
    }
    let letters: Vec<char> = list.chars().collect();
    let mut rest = letters.as_slice();
    loop {
        rest = match rest {
            [start, '-', end, after @ ..] if start.is_ascii() && end.is_ascii() => {
                if start > end {
                    let message = format!("the range `{start}-{end}` runs backwards");
                    mistakes.report(chars.span(), &message, &format!("write `{end}-{start}`"));
                }
                after
            }
            [_, after @ ..] => after,
            [] => return list,
        };
    }
}

/// The characters of a regular expression, such as `[A-Z]+`.
fn pattern(text: &str) -> Option<&str> {
    let text = text.strip_prefix('^').unwrap_or(text);
    if let "\\d" | "\\d+" | "\\d*" = text {
        return Some("0-9");
    }
    let (listed, count) = text.strip_prefix('[')?.split_once(']')?;
    let is_count = matches!(count.trim_end_matches('$'), "" | "+" | "*") || count.starts_with('{');
    (!listed.is_empty() && is_count).then_some(listed)
}

fn bounds(options: &Options, chars: Option<&str>) -> Option<TokenStream> {
    let option = |value: Option<TokenStream>| {
        value.map_or_else(|| quote!(r#Option::None), |value| quote!(r#Option::Some(#value)))
    };
    let empty = options.empty.is_present();
    if options.len.is_none() && chars.is_none() && !empty {
        return None;
    }
    let len = option(options.len.as_ref().map(|len| {
        let len = **len;
        quote!(#len)
    }));
    let chars = option(chars.map(|chars| quote!(#chars)));
    Some(quote!(r#TextBounds { len: #len, chars: #chars, empty: #empty }))
}

/// `struct UserId(String)`, `struct GameId(Uuid)`, `struct OwnerId(UserId)`: what the inner type
/// comes down to decides how a key holds the newtype.
fn over_part(ast: &DeriveInput, field: &syn::Field) -> TokenStream {
    let (ident, inner) = (&ast.ident, &field.ty);
    let (declared, ty, where_clause) = ast.generics.split_for_impl();
    let written = where_clause.iter().flat_map(|clause| &clause.predicates);
    let part = quote_spanned!(inner.span()=> #inner: r#KeyPart);
    let held = quote_spanned!(ident.span()=> <#inner as r#KeyPart>::Base: r#Holds<#ident #ty>);
    quote! {
        impl #declared r#Newtype for #ident #ty #where_clause { __newtype! { #inner } }
        impl #declared r#KeyPart for #ident #ty where #(#written,)* #part, #held {
            __part_of_newtype! { #inner }
        }
    }
}
