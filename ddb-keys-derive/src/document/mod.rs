//! `#[derive(Document)]`, and the typed attributes that `#[derive(Entity)]` emits by the same means.

mod expand;
mod field;

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DataStruct, DeriveInput, Fields};

use crate::attr::serde;
use crate::error::Mistakes;
use crate::hygiene::{Hygiene, if_aws};

pub(crate) use self::expand::expand;
pub(crate) use self::field::{Field, Keys, stored};

pub(crate) fn derive(ast: &DeriveInput) -> TokenStream {
    let mut mistakes = Mistakes::default();
    let fields = match &ast.data {
        Data::Struct(data) => match &data.fields {
            Fields::Named(fields) => fields.named.iter().collect(),
            Fields::Unnamed(_) | Fields::Unit => refuse(ast, &mut mistakes),
        },
        Data::Enum(_) | Data::Union(_) => refuse(ast, &mut mistakes),
    };
    serde::check(ast, &|_| false, &mut mistakes);
    let fields = field::read(ast, &fields, &|_| Keys::default());
    let runtime = runtime(ast, &mut mistakes);
    let errors = mistakes.into_tokens();
    let hygiene = Hygiene::of(ast, runtime.as_ref());
    let impls = hygiene.block(&[], if_aws(|| expand(ast, &fields)), &[]);
    quote!(#errors #impls)
}

/// The path of the runtime: `::ddb_keys`, unless `#[document(crate = path)]` says otherwise.
fn runtime(ast: &DeriveInput, mistakes: &mut Mistakes) -> Option<syn::Path> {
    let mut runtime = None;
    for attr in ast.attrs.iter().filter(|attr| attr.path().is_ident("document")) {
        let read = attr.parse_nested_meta(|option| {
            if !option.path.is_ident("crate") {
                return Err(option.error("the only option is `#[document(crate = path)]`"));
            }
            runtime = Some(option.value()?.parse()?);
            Ok(())
        });
        mistakes.take(read);
    }
    runtime
}

fn refuse<'a>(ast: &DeriveInput, mistakes: &mut Mistakes) -> Vec<&'a syn::Field> {
    let help = "remove the derive: the attributes of a document are named by its fields, and anything else is compared and set \
                as a whole";
    let message = format!("`{}` is not a struct with named fields", ast.ident);
    mistakes.report(ast.ident.span(), &message, help);
    Vec::new()
}

/// The typed attributes of an entity; `keys` tells how its keys use each field.
pub(crate) fn of_entity(ast: &DeriveInput, keys: &dyn Fn(&str) -> Keys) -> TokenStream {
    let fields: Vec<_> = match &ast.data {
        Data::Struct(DataStruct { fields: Fields::Named(fields), .. }) => {
            fields.named.iter().collect()
        }
        _ => Vec::new(),
    };
    let fields = field::read(ast, &fields, keys);
    expand(ast, &fields)
}
