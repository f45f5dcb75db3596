//! `#[derive(KeyPart)]`.

mod attr;
mod enumeration;
mod newtype;

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Fields};

use crate::error::Mistakes;
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

/// An impl in place of one that a mistake forbids, so that the mistake is the only error.
fn stand_in(ast: &DeriveInput) -> TokenStream {
    let ident = &ast.ident;
    let (declared, ty, where_clause) = ast.generics.split_for_impl();
    quote!(impl #declared r#KeyPart for #ident #ty #where_clause { __broken_part! {} })
}

fn refuse(ast: &DeriveInput, mistakes: &mut Mistakes) -> TokenStream {
    mistakes.report(
        ast.ident.span(),
        &format!("`{}` is neither a newtype nor an enum without fields", ast.ident),
        "a part is one value: write a newtype, `struct UserId(String);`, and give each field of the struct a placeholder of its own",
    );
    stand_in(ast)
}
