//! `#[derive(KeyPart)]`.

mod input;
mod newtype;
mod words;

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Fields};

use crate::diagnostics::Mistakes;

pub(crate) fn derive(ast: &DeriveInput) -> TokenStream {
    let mut mistakes = Mistakes::default();
    let options = mistakes.take(input::Options::read(ast)).unwrap_or_default();
    let expansion = match &ast.data {
        Data::Struct(data) => match &data.fields {
            Fields::Unnamed(fields) if fields.unnamed.len() == 1 => {
                newtype::expand(ast, &fields.unnamed[0], &options, &mut mistakes)
            }
            _ => refuse(ast, &mut mistakes),
        },
        Data::Enum(data) => words::expand(ast, data, &options, &mut mistakes),
        Data::Union(_) => refuse(ast, &mut mistakes),
    };
    let errors = mistakes.into_tokens();
    let allows = crate::runtime::allows();
    quote!(#errors #allows const _: () = { #expansion };)
}

fn refuse(ast: &DeriveInput, mistakes: &mut Mistakes) -> TokenStream {
    mistakes.report(
        ast.ident.span(),
        &format!("`{}` is neither a newtype nor an enum without fields", ast.ident),
        "write a newtype, `struct UserId(String);`, or implement `KeyPart` by hand for a text form of your own",
    );
    words::expand_words(ast, &[])
}
