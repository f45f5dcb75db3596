//! What a key struct does: `build`, `pk` and `sk`.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::context::Generics;
use super::docs::templates_doc;
use super::parse::parse;
use super::schema::{format_type, key_const};
use crate::entity::model::{Attribute, Entity, KeyStruct, Piece, Source};
use crate::template::Format;

/// `impl UserKey<'_> { … }`
pub(super) fn inherent_impl(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let generics = Generics::of(entity, key);
    let (declared, where_clause, ty) =
        (generics.declared(), generics.where_clause(), generics.key_type());
    let attributes = key_const(entity, key);
    let build = build(entity, key);
    let halves = halves(entity, key);
    let parse = parse(entity, key, &generics);
    quote! {
        impl #declared #ty #where_clause {
            #attributes
            #build
            #halves
            #parse
        }
    }
}

fn build(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let templates = templates_doc(entity, key);
    let doc = format!("Builds the key {templates}, or says which value cannot stand in it.");
    let (p, s) = (key.pk.len(), key.sk.len());
    let (ty, built) = match (key.multi, key.sk.is_empty()) {
        (true, true) => {
            (quote!(__MultiKey<#p, #s>), quote!(__multi_key(self.pk(), __Result::Ok([]))))
        }
        (true, false) => (quote!(__MultiKey<#p, #s>), quote!(__multi_key(self.pk(), self.sk()))),
        (false, true) => (quote!(__Key), quote!(__pk_alone(self.pk()))),
        (false, false) => (quote!(__Key), quote!(__pk_and_sk(self.pk(), self.sk()))),
    };
    quote! {
        #[doc = #doc]
        #[inline]
        pub fn build(&self) -> __Result<#ty, __KeyError> { #built }
    }
}

/// `pk` and `sk`.
fn halves(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let pk = half(entity, key, 0, &key.pk, "pk", "partition");
    if key.sk.is_empty() {
        return pk;
    }
    let sk = half(entity, key, key.pk.len(), &key.sk, "sk", "sort");
    quote!(#pk #sk)
}

fn half(
    entity: &Entity<'_>,
    key: &KeyStruct,
    first: usize,
    half: &[Attribute],
    name: &str,
    word: &str,
) -> TokenStream {
    let doc = format!("Builds the {word} key alone.");
    let values = half.iter().zip(first..);
    let values = values.map(|(attribute, number)| write(entity, key, attribute, number));
    let values: Vec<_> = values.collect();
    let name = format_ident!("{name}");
    let (ty, value) = match values.as_slice() {
        // After an error there may be nothing to build.
        [] if !key.multi => (quote!(__KeyValue), quote!(__nothing_to_build())),
        [only] if !key.multi => (quote!(__KeyValue), quote!(#only)),
        values => {
            let len = values.len();
            (quote!([__KeyValue; #len]), quote!(__Result::Ok([#({ #values }?),*])))
        }
    };
    quote! {
        #[doc = #doc]
        #[inline]
        pub fn #name(&self) -> __Result<#ty, __KeyError> { #value }
    }
}

/// Writes one attribute; an expression of type `Result<KeyValue, KeyError>`.
fn write(
    entity: &Entity<'_>,
    key: &KeyStruct,
    attribute: &Attribute,
    number: usize,
) -> TokenStream {
    let number = Literal::usize_unsuffixed(number);
    let in_index = !key.is_primary();
    let pieces = match &attribute.source {
        Source::Raw { field } => {
            let field = &entity.fields[*field];
            let (part, ident, name) = (field.part_type(in_index), &field.ident, &field.name);
            return quote!(__raw::<#part>(&Self::__KEY[#number], #name, self.#ident));
        }
        Source::Template { pieces, .. } => pieces,
    };
    let template =
        template(entity, key, pieces, |placeholder, ident| quote!(#placeholder.of(self.#ident)));
    quote!(__build(Self::__KEY, #number, #template))
}

/// A template as a value, with something made of each placeholder and the name of its field.
pub(super) fn template(
    entity: &Entity<'_>,
    key: &KeyStruct,
    pieces: &[Piece],
    made: impl Fn(TokenStream, &Ident) -> TokenStream,
) -> TokenStream {
    pieces.iter().rev().fold(quote!(()), |rest, piece| match piece {
        Piece::Literal(literal) => quote!((#literal, #rest)),
        Piece::Part { field, format } => {
            let field = &entity.fields[*field];
            let (part, name, ty) =
                (field.part_type(!key.is_primary()), &field.name, format_type(*format));
            let kind = if *format == Format::Tail { quote!(__tail) } else { quote!(__placeholder) };
            let made = made(quote!(#kind::<#part, #ty>(#name)), &field.ident);
            quote!((#made, #rest))
        }
    })
}
