//! `#[derive(KeyPart)]`.

mod input;
mod newtype;
mod words;

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Fields};

use crate::diagnostics::Mistakes;
use crate::runtime::{Runtime, rt};

pub(crate) fn derive(ast: &DeriveInput) -> TokenStream {
    let mut mistakes = Mistakes::default();
    let options = mistakes
        .options(input::Options::read(ast), "#[key_part(len = 27, chars = \"0-9A-Za-z\")]")
        .unwrap_or_default();
    let expansion = match &ast.data {
        Data::Struct(data) => match &data.fields {
            Fields::Unnamed(fields) if fields.unnamed.len() == 1 => {
                newtype::expand(ast, &fields.unnamed[0], &options, &mut mistakes)
            }
            _ => refuse(ast, &mut mistakes),
        },
        Data::Enum(data) => {
            let words = words::expand(ast, data, &options, &mut mistakes);
            if mistakes.any() { stand_in(ast) } else { words }
        }
        Data::Union(_) => refuse(ast, &mut mistakes),
    };
    let errors = mistakes.into_tokens();
    let impls = Runtime::at(options.runtime.as_ref()).block(&expansion);
    quote!(#errors #impls)
}

/// An impl in place of one that a mistake forbids, so that the mistake is the only error.
fn stand_in(ast: &DeriveInput) -> TokenStream {
    let rt = rt();
    let ident = &ast.ident;
    let (declared, ty, where_clause) = ast.generics.split_for_impl();
    quote! {
        impl #declared #rt::KeyPart for #ident #ty #where_clause {
            type View<'view> = &'view #rt::str;
            type Base = #rt::str;
            const SHAPE: #rt::TextShape = <#rt::str as #rt::KeyPart>::SHAPE;
            const NATIVE: #rt::Option<#rt::KeyType> = <#rt::str as #rt::KeyPart>::NATIVE;
            fn view(&self) -> Self::View<'_> { ::core::unreachable!() }
            fn to_base<'view>(view: Self::View<'view>) -> <#rt::str as #rt::KeyPart>::View<'view> {
                view
            }
            fn from_base<'view>(
                base: <#rt::str as #rt::KeyPart>::View<'view>,
            ) -> #rt::Option<Self::View<'view>> {
                #rt::Option::Some(base)
            }
            fn text_len(_: Self::View<'_>) -> #rt::usize { ::core::unreachable!() }
            fn write(_: Self::View<'_>, _: &mut impl #rt::fmt::Write) -> #rt::Result<(), #rt::Refusal> {
                ::core::unreachable!()
            }
            fn parse(_: &#rt::str) -> #rt::Option<Self::View<'_>> { ::core::unreachable!() }
        }
    }
}

fn refuse(ast: &DeriveInput, mistakes: &mut Mistakes) -> TokenStream {
    mistakes.report(
        ast.ident.span(),
        &format!("`{}` is neither a newtype nor an enum without fields", ast.ident),
        "write a newtype, `struct UserId(String);`, or implement `KeyPart` by hand for a text form of your own",
    );
    stand_in(ast)
}
