//! `#[derive(KeyPart)]`.

mod attr;
mod enumeration;
mod newtype;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::{Data, DeriveInput, Fields};

use crate::error::{Mistakes, with_help};
use crate::hygiene::{Hygiene, Names};

pub(crate) fn derive(ast: &DeriveInput) -> TokenStream {
    let mut mistakes = Mistakes::default();
    let options = mistakes
        .options(attr::Options::read(ast), "#[key_part(len = 27, chars = \"0-9A-Za-z\")]")
        .unwrap_or_default();
    let expansion = match &ast.data {
        Data::Struct(data) => match &data.fields {
            Fields::Unnamed(fields) if fields.unnamed.len() == 1 => {
                newtype::expand(ast, &fields.unnamed[0], &options, &mut mistakes)
                    .unwrap_or_else(|| stand_in(ast))
            }
            _ => refuse(ast, &mut mistakes),
        },
        Data::Enum(data) => {
            let words = enumeration::expand(ast, data, &options, &mut mistakes);
            if mistakes.any() { stand_in(ast) } else { words }
        }
        Data::Union(_) => refuse(ast, &mut mistakes),
    };
    let errors = mistakes.into_tokens();
    let impls = Hygiene::of(ast, options.runtime.as_ref()).block(&[Names::KeyPart], expansion, &[]);
    quote!(#errors #impls)
}

/// The name of the type that [`checked`] defines, which the compiler shows.
fn valid(ast: &DeriveInput) -> Ident {
    Hygiene::of(ast, None).free("Valid")
}

/// The type whose functions a derived impl calls, if the compiler finds that all requirements are met: each is a constant,
/// with the message of the error otherwise.
///
/// The compiler evaluates it once, and if that is an error, uses of the type are not further errors. The requirements of a
/// generic type depend on its parameters, so that its impl has them as bounds.
fn checked(ast: &DeriveInput, requirements: &[(Span, TokenStream, String)]) -> TokenStream {
    let valid = valid(ast);
    if !ast.generics.params.is_empty() {
        return quote! { type #valid = r#ValidPart<true>; };
    }
    let checks = requirements
        .iter()
        .map(|(span, met, message)| quote_spanned!(*span=> if !#met { ::core::panic!(#message) }));
    quote! { type #valid = r#ValidPart<{ #(#checks)* true }>; }
}

/// An impl in place of one that a mistake forbids, so that the mistake is the only error.
fn stand_in(ast: &DeriveInput) -> TokenStream {
    let ident = &ast.ident;
    let (declared, ty, where_clause) = ast.generics.split_for_impl();
    quote! {
        impl #declared r#KeyPart for #ident #ty #where_clause {
            type View<'view> = &'view r#str;
            type Base = r#str;
            const SHAPE: r#TextShape = <r#str as r#KeyPart>::SHAPE;
            const NATIVE: r#Option<r#KeyType> = <r#str as r#KeyPart>::NATIVE;
            fn view(&self) -> Self::View<'_> { ::core::unreachable!() }
            fn to_base<'view>(view: Self::View<'view>) -> <r#str as r#KeyPart>::View<'view> {
                view
            }
            fn from_base<'view>(
                base: <r#str as r#KeyPart>::View<'view>,
            ) -> r#Option<Self::View<'view>> {
                r#Option::Some(base)
            }
            fn text_len(_: Self::View<'_>) -> r#usize { ::core::unreachable!() }
            fn write(_: Self::View<'_>, _: &mut impl __fmt::Write) -> r#Result<(), r#Refusal> {
                ::core::unreachable!()
            }
            fn parse(_: &r#str) -> r#Option<Self::View<'_>> { ::core::unreachable!() }
        }
    }
}

/// The error of a type that a key struct cannot hold by value.
fn must_be_plain(ast: &DeriveInput) -> String {
    with_help(
        &format!("`{}` must be a plain value to be a part of a key", ast.ident),
        "its derives must include `Debug, Clone, Copy, PartialEq, Eq, Hash`",
    )
}

fn refuse(ast: &DeriveInput, mistakes: &mut Mistakes) -> TokenStream {
    mistakes.report(
        ast.ident.span(),
        &format!("`{}` is neither a newtype nor an enum without fields", ast.ident),
        "a part is one value: write a newtype, `struct UserId(String);`, and give each field of the struct a placeholder of its own",
    );
    stand_in(ast)
}
