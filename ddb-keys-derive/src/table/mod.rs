//! `#[derive(Table)]`.

mod attr;
mod check;
mod docs;
mod expand;
mod model;
mod projections;
mod variants;

use proc_macro2::{Group, Ident, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::{Data, DeriveInput};

use crate::error::Mistakes;

pub(crate) fn derive(ast: &DeriveInput) -> TokenStream {
    let mut mistakes = Mistakes::default();
    let owned = entities_that_own(ast);
    let ast = owned.as_ref().unwrap_or(ast);
    let input = attr::Input::read(ast, &mut mistakes);
    let model = model::Table::build(&input, &mut mistakes);
    check::check(&input, &mut mistakes);
    // An impl cannot name a generic table.
    if !ast.generics.params.is_empty() {
        return mistaken_client(ast, mistakes);
    }
    let expansion = expand::expand(&model, mistakes.any());
    let errors = mistakes.into_tokens();
    quote!(#errors #expansion)
}

/// The mistakes, the last of them as the type of the client.
fn mistaken_client(ast: &DeriveInput, mistakes: Mistakes) -> TokenStream {
    let ident = &ast.ident;
    let (params, arguments, where_clause) = ast.generics.split_for_impl();
    let (mistakes, unknown) = mistakes.into_tokens_and_type();
    quote! {
        #mistakes
        impl #params #ident #arguments #where_clause {
            #[doc(hidden)]
            pub fn client<Sdk>(_: Sdk) -> #unknown { loop {} }
        }
    }
}

/// The enum with `'static` in place of other lifetimes in its variants, if there are any. The compiler reports them at the enum,
/// and would report them again for each mention in the expansion.
fn entities_that_own(ast: &DeriveInput) -> Option<DeriveInput> {
    let mut owned = ast.clone();
    let Data::Enum(data) = &mut owned.data else { return None };
    let mut borrows = false;
    for field in data.variants.iter_mut().flat_map(|variant| &mut variant.fields) {
        let mut replaced = false;
        let ty = with_static(field.ty.to_token_stream(), &mut replaced);
        if replaced {
            field.ty = syn::parse2(ty).ok()?;
            borrows = true;
        }
    }
    borrows.then_some(owned)
}

/// Replaces the name of every lifetime.
fn with_static(tokens: TokenStream, replaced: &mut bool) -> TokenStream {
    let mut is_lifetime = false;
    let token = |token| match token {
        TokenTree::Group(group) => {
            let mut owned = Group::new(group.delimiter(), with_static(group.stream(), replaced));
            owned.set_span(group.span());
            owned.into()
        }
        TokenTree::Ident(ident) if std::mem::take(&mut is_lifetime) => {
            *replaced |= ident != "static";
            Ident::new("static", ident.span()).into()
        }
        TokenTree::Punct(punct) => {
            is_lifetime = punct.as_char() == '\'';
            punct.into()
        }
        other => other,
    };
    tokens.into_iter().map(token).collect()
}
