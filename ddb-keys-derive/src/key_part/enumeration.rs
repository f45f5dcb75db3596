//! Enums without fields: parts with a few words.

use std::collections::HashMap;

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::{DataEnum, DeriveInput, Ident};

use super::attr::{Options, VariantOptions};
use super::newtype::bound_span;
use crate::error::{Mistakes, list, similar};
use crate::naming::plain;

pub(super) fn expand(
    ast: &DeriveInput,
    data: &DataEnum,
    options: &Options,
    mistakes: &mut Mistakes,
) -> TokenStream {
    refuse_shape(ast, data, options, mistakes);
    let rule = rule(options, mistakes);
    let mut words: Vec<(&Ident, String)> = Vec::new();
    let mut taken: HashMap<String, &Ident> = HashMap::new();
    for variant in &data.variants {
        let own = mistakes
            .options(
                VariantOptions::from_attributes(&variant.attrs),
                "#[key_part(rename = \"open\")]",
            )
            .unwrap_or_default();
        let (word, span) = match own.rename {
            Some(name) => (name.value(), name.span()),
            None => (rule(&plain(&variant.ident)), variant.ident.span()),
        };
        if word.is_empty() && data.variants.len() == 1 {
            mistakes.report(
                span,
                "the only name is empty",
                "a part of a key that is always empty says nothing",
            );
        }
        if let Some(other) = taken.insert(word.clone(), &variant.ident) {
            mistakes.report(
                span,
                &format!("`{other}` and `{}` are both `{word}` in keys", variant.ident),
                "give one of them another name: `#[key_part(rename = \"…\")]`",
            );
        }
        words.push((&variant.ident, word));
    }
    expand_words(ast, &words)
}

use darling::FromAttributes;

fn refuse_shape(ast: &DeriveInput, data: &DataEnum, options: &Options, mistakes: &mut Mistakes) {
    for variant in data.variants.iter().filter(|variant| !variant.fields.is_empty()) {
        mistakes.report(
            variant.ident.span(),
            &format!(
                "`{}` holds data, but an enum is a part only if no variant has data",
                variant.ident
            ),
            "remove the data, or implement `KeyPart` by hand",
        );
    }
    if data.variants.is_empty() {
        mistakes.report(ast.ident.span(), &format!("`{}` has no variants", ast.ident), "add one");
    }
    if let Some(span) = bound_span(options) {
        mistakes.report(
            span,
            "`len`, `chars` and `empty` are about text, and this is an enum",
            "remove them; its words are known",
        );
    }
}

type Rule = fn(&str) -> String;

/// serde's renaming rules. Each takes a variant's name in Pascal case.
const RULES: [(&str, Rule); 8] = [
    ("lowercase", |name| name.to_ascii_lowercase()),
    ("UPPERCASE", |name| name.to_ascii_uppercase()),
    ("PascalCase", str::to_owned),
    ("camelCase", |name| {
        let mut letters = name.chars();
        letters.next().map(|first| first.to_ascii_lowercase()).into_iter().chain(letters).collect()
    }),
    ("snake_case", words_of),
    ("SCREAMING_SNAKE_CASE", |name| words_of(name).to_ascii_uppercase()),
    ("kebab-case", |name| words_of(name).replace('_', "-")),
    ("SCREAMING-KEBAB-CASE", |name| words_of(name).to_ascii_uppercase().replace('_', "-")),
];

/// serde parts words at every capital, unlike identifiers with acronyms.
fn words_of(name: &str) -> String {
    let mut words = String::with_capacity(name.len() + 4);
    for (at, letter) in name.chars().enumerate() {
        if at > 0 && letter.is_uppercase() {
            words.push('_');
        }
        words.push(letter.to_ascii_lowercase());
    }
    words
}

fn rule(options: &Options, mistakes: &mut Mistakes) -> Rule {
    let Some(written) = &options.rename_all else { return str::to_owned };
    let name = written.value();
    if let Some((_, rule)) = RULES.iter().find(|(known, _)| *known == name) {
        return *rule;
    }
    let names = RULES.iter().map(|(known, _)| *known);
    let help = match similar(&name, names.clone()) {
        Some(known) => format!("a similar rule exists: `{known}`"),
        None => format!("rules are {}", list(names)),
    };
    mistakes.report(written.span(), &format!("no renaming rule `{name}`"), &help);
    str::to_owned
}

fn expand_words(ast: &DeriveInput, words: &[(&Ident, String)]) -> TokenStream {
    let ident = &ast.ident;
    let (declared, ty, where_clause) = ast.generics.split_for_impl();
    let written = where_clause.iter().flat_map(|clause| &clause.predicates);
    let plain = quote_spanned!(ident.span()=> #ident #ty: r#PlainPart);
    let names = words.iter().map(|(variant, _)| crate::naming::plain(variant));
    let are_words = names.clone().eq(words.iter().map(|(_, word)| word.clone()));
    let names = names.filter(|_| !are_words);
    let words: Vec<_> = words.iter().map(|(variant, word)| quote!(#variant #word)).collect();
    quote! {
        __word! { [#declared] #ident [#ty] [#where_clause] #(#words)* }
        impl #declared r#KeyPart for #ident #ty where #(#written,)* #plain {
            __part_of_words! { [#(#names)*] #(#words)* }
        }
    }
}
