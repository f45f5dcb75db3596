//! Newtypes: parts that share the text of what they wrap, and stay a distinct type.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::{DeriveInput, LitStr, spanned::Spanned};

use super::input::Options;
use crate::diagnostics::Mistakes;
use crate::entity::wraps_text;
use crate::runtime::rt;

pub(super) fn expand(
    ast: &DeriveInput,
    field: &syn::Field,
    options: &Options,
    mistakes: &mut Mistakes,
) -> TokenStream {
    if let Some(rename_all) = &options.rename_all {
        mistakes.report(
            rename_all.span(),
            "`rename_all` on a newtype, which has no variants",
            "remove it; text is written as it is, and `<field:upper>` folds it",
        );
    }
    let text = wraps_text(&field.ty);
    if let (false, Some(span)) = (text, bound_span(options)) {
        mistakes.report(
            span,
            "`len` and `chars` bound text, and this newtype wraps something else",
            "remove them; what the inner type can be is known",
        );
    }
    if text { over_text(ast, field, options, mistakes) } else { over_value(ast, field) }
}

fn bound_span(options: &Options) -> Option<proc_macro2::Span> {
    options.len.as_ref().map(Spanned::span).or_else(|| options.chars.as_ref().map(LitStr::span))
}

/// `struct UserId(String)`: the view is the text with the type kept.
fn over_text(
    ast: &DeriveInput,
    field: &syn::Field,
    options: &Options,
    mistakes: &mut Mistakes,
) -> TokenStream {
    let rt = rt();
    let (ident, inner) = (&ast.ident, &field.ty);
    let (declared, ty, where_clause) = ast.generics.split_for_impl();
    let chars = options.chars.as_ref().map(|chars| checked_chars(chars, mistakes));
    if let Some(len) = options.len.as_ref().filter(|len| ***len == 0) {
        let help = "a part of a key has at least one character";
        mistakes.report(len.span(), "a length of 0", help);
    }
    let bounds = bounds(options, chars.as_deref());
    let shape = bounds.as_ref().map_or_else(
        || quote!(<#inner as #rt::KeyPart>::SHAPE),
        |bounds| quote!(#rt::TextBounds::shape(#bounds)),
    );
    let base = if options.len.is_some() { quote!(#rt::FixedText) } else { quote!(#rt::str) };
    let (refuse, refused) = match &bounds {
        Some(bounds) => (
            quote!(#rt::TextBounds::check(#bounds, view.as_str())?;),
            quote!(if #rt::TextBounds::check(#bounds, base).is_err() { return #rt::Option::None; }),
        ),
        None => (quote!(), quote!()),
    };
    quote! {
        impl #declared #rt::KeyPart for #ident #ty #where_clause {
            type View<'view> = #rt::Text<'view, Self>;
            type Base = #base;
            const SHAPE: #rt::TextShape = #shape;
            const NATIVE: #rt::Option<#rt::KeyType> = <#rt::str as #rt::KeyPart>::NATIVE;

            #[inline]
            fn view(&self) -> Self::View<'_> { #rt::Text::new(<#inner as #rt::KeyPart>::view(&self.0)) }
            #[inline]
            fn to_base<'view>(view: Self::View<'view>) -> <#base as #rt::KeyPart>::View<'view> { view.as_str() }
            #[inline]
            fn from_base<'view>(base: <#base as #rt::KeyPart>::View<'view>) -> #rt::Option<Self::View<'view>> {
                #refused
                #rt::Option::Some(#rt::Text::new(base))
            }
            #[inline]
            fn text_len(view: Self::View<'_>) -> #rt::usize { view.as_str().len() }
            #[inline]
            fn write(view: Self::View<'_>, out: &mut impl #rt::fmt::Write) -> #rt::Result<(), #rt::Refusal> {
                #refuse
                <#rt::str as #rt::KeyPart>::write(view.as_str(), out)
            }
            #[inline]
            fn parse(text: &#rt::str) -> #rt::Option<Self::View<'_>> {
                Self::from_base(<#rt::str as #rt::KeyPart>::parse(text)?)
            }
        }
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

fn bounds(options: &Options, chars: Option<&str>) -> Option<TokenStream> {
    let rt = rt();
    let option = |value: Option<TokenStream>| {
        value.map_or_else(|| quote!(#rt::Option::None), |value| quote!(#rt::Option::Some(#value)))
    };
    if options.len.is_none() && chars.is_none() {
        return None;
    }
    let len = option(options.len.as_ref().map(|len| {
        let len = **len;
        quote!(#len)
    }));
    let chars = option(chars.map(|chars| quote!(#chars)));
    Some(quote!(#rt::TextBounds { len: #len, chars: #chars }))
}

/// `struct GameId(Uuid)`: the value is its own view.
fn over_value(ast: &DeriveInput, field: &syn::Field) -> TokenStream {
    let rt = rt();
    let (ident, inner) = (&ast.ident, &field.ty);
    let (declared, ty, where_clause) = ast.generics.split_for_impl();
    let written = where_clause.iter().flat_map(|clause| &clause.predicates);
    let span = inner.span();
    let copy = quote_spanned!(ident.span()=> #ident #ty: __rt::CopyPart);
    let part = quote_spanned!(span=> #inner: __rt::OwnView);
    quote! {
        impl #declared #rt::KeyPart for #ident #ty where #(#written,)* #copy, #part {
            type View<'view> = <Self as #rt::CopyPart>::Value;
            type Base = <#inner as #rt::KeyPart>::Base;
            const SHAPE: #rt::TextShape = <#inner as #rt::KeyPart>::SHAPE;
            const NATIVE: #rt::Option<#rt::KeyType> = <#inner as #rt::KeyPart>::NATIVE;

            #[inline]
            fn view(&self) -> Self::View<'_> { #rt::CopyPart::value(self) }
            #[inline]
            fn to_base<'view>(view: Self::View<'view>) -> <Self::Base as #rt::KeyPart>::View<'view> {
                <#inner as #rt::KeyPart>::to_base(<#inner as #rt::OwnView>::own(&<Self as #rt::CopyPart>::of(&view).0))
            }
            #[inline]
            fn from_base<'view>(base: <Self::Base as #rt::KeyPart>::View<'view>) -> #rt::Option<Self::View<'view>> {
                #rt::Option::map(<#inner as #rt::KeyPart>::from_base(base), |view| #rt::CopyPart::value(&Self(<#inner as #rt::OwnView>::back(view))))
            }
            #[inline]
            fn text_len(view: Self::View<'_>) -> #rt::usize {
                <#inner as #rt::KeyPart>::text_len(<#inner as #rt::OwnView>::own(&<Self as #rt::CopyPart>::of(&view).0))
            }
            #[inline]
            fn write(view: Self::View<'_>, out: &mut impl #rt::fmt::Write) -> #rt::Result<(), #rt::Refusal> {
                <#inner as #rt::KeyPart>::write(<#inner as #rt::OwnView>::own(&<Self as #rt::CopyPart>::of(&view).0), out)
            }
            #[inline]
            fn parse(text: &#rt::str) -> #rt::Option<Self::View<'_>> {
                #rt::Option::map(<#inner as #rt::KeyPart>::parse(text), |view| #rt::CopyPart::value(&Self(<#inner as #rt::OwnView>::back(view))))
            }
            #[inline]
            fn native(view: Self::View<'_>) -> #rt::Result<#rt::KeyValue, #rt::Refusal> {
                <#inner as #rt::KeyPart>::native(<#inner as #rt::OwnView>::own(&<Self as #rt::CopyPart>::of(&view).0))
            }
        }
    }
}
