//! Code for the AWS client: the fields of keys as serde writes them.

use proc_macro2::TokenStream;
use quote::quote;

use super::condition;
use super::context::{Generics, Header};
use super::stamps;
use super::unique;
use crate::attr::serde::{Form, Writer};
use crate::document::stored;
use crate::entity::check::stored::place_of;
use crate::entity::model::{Entity, Field, KeyPlace, KeyStruct};
use crate::naming::plain;

/// `impl KeyFields for UserKey`, compiled only with the AWS client.
pub(super) fn key_fields(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let generics = Generics::of(entity, key);
    let (params, key_type, predicates) =
        (generics.params(), generics.key_type(), generics.where_predicates());
    let fields = fields_of(entity, key).into_iter().map(|field| &entity.fields[field]);
    let codec = entity.hygiene.free("Codec");
    let (by_function, written): (Vec<_>, Vec<_>) =
        fields.partition(|field| field.serde.form == Form::ByFunction);
    let by_function = by_function.into_iter().map(|field| &field.name);
    let written = written.into_iter().map(|field| {
        let (ident, name) = (&field.ident, &field.name);
        let view = field.view_type(&generics.lifetime, key.is_index());
        quote!(#ident #name #view,)
    });
    quote! {
        __key_fields! {
            [#(#params,)*] #codec #key_type [#(#predicates,)*] #(#written)* #([#by_function])*
        }
    }
}

/// `impl StoredEntity for User`, compiled only with the AWS client.
///
/// The compiler is asked whether serde knows a field's type, so that an entity without serde still
/// compiles.
pub(super) fn stored_entity(entity: &Entity<'_>) -> TokenStream {
    let listed = |fields: Vec<usize>| {
        let fields: Vec<_> = fields.into_iter().map(|field| &entity.fields[field]).collect();
        let written = fields.into_iter().filter(|field| field.serde.form != Form::ByFunction);
        written.map(|field| (field.serde.form, list_entry(field))).collect::<Vec<_>>()
    };
    // One missing name of an aliased field does not mean that the field is missing.
    let given_back = |key: &KeyStruct| -> Vec<TokenStream> {
        let fields = listed(fields_of(entity, key)).into_iter();
        fields.filter(|(form, _)| *form == Form::Plain).map(|(_, entry)| entry).collect()
    };
    let of_key = given_back(&entity.primary);
    let of_formers = entity.formers.iter().map(|key| {
        let (ty, fields) = (Generics::of(entity, key).any_key_type(), given_back(key));
        quote!([#ty: #(#fields)*])
    });
    let of_formers: Vec<_> = of_formers.collect();
    let of_templates = listed(template_fields(entity)).into_iter().map(|(_, entry)| entry);
    let meets = meets(entity);
    let left_out = left_out(entity);
    let defaults = defaults(entity);
    let read_back = read_back(entity);
    let uniques = unique::functions(entity);
    let stamps = stamps::functions(entity);
    let versioned = entity.version.map(|_| quote!(versioned));
    let Header { declared, ty, predicates } = Header::of(entity, None);
    quote! {
        impl #declared __aws::StoredEntity for #ty #predicates {
            __template_fields!([#(#of_key)*] [#(#of_templates)*] #versioned #(#of_formers)*);
            #meets
            #left_out
            #defaults
            #read_back
            #uniques
            #stamps
        }
    }
}

/// The function that returns the defaults of fields, if there are any.
fn defaults(entity: &Entity<'_>) -> TokenStream {
    let defaulted = entity.stored_fields().filter(|field| field.serde.is_defaulted());
    let arms = defaulted.map(|field| {
        let (ident, attribute) = (&field.ident, &field.attribute);
        quote!(#attribute => <Self as __aws::attribute::Document>::ATTRIBUTES.#ident.default_value(),)
    });
    let arms: Vec<_> = arms.collect();
    if arms.is_empty() {
        return quote!();
    }
    quote! {
        fn default_of(__name: &r#str) -> r#Option<__aws::AttributeValue> {
            match __name {
                #(#arms)*
                _ => r#Option::None,
            }
        }
    }
}

/// The function that reads an entity back, if serde may store less of a field than a key writes.
fn read_back(entity: &Entity<'_>) -> TokenStream {
    let by_function = |(at, field): (usize, &Field)| {
        field.serde.form == Form::ByFunction
            && entity.current_keys().any(|key| place_of(entity, key, at).is_some())
    };
    let may_lose = entity.fields.iter().enumerate().any(by_function);
    // What borrows is not read back: the compiler would look for a lifetime that fits.
    if !may_lose || entity.ast.generics.lifetimes().next().is_some() {
        return quote!();
    }
    quote! {
        fn read_back(
            &self,
            __fields: &__aws::Item,
        ) -> r#Option<r#Result<Self, __aws::ItemError>> {
            use __aws::autoref::{ReadableEntity as _, UnreadableEntity as _};
            (&__aws::autoref::Type::<Self>(r#PhantomData)).read_back(self, __fields)
        }
    }
}

/// The names that fields read and this value does not write: of fields that have a default, which serde reads then, and of all
/// where flattened fields could write them.
fn left_out(entity: &Entity<'_>) -> TokenStream {
    let flattened = entity.fields.iter().any(|field| field.serde.flatten && !field.serde.skipped);
    let fields = entity.fields.iter().filter(|field| !field.serde.flatten && !field.serde.unread);
    let names = fields.flat_map(|field| {
        let serde = &field.serde;
        let (ident, attribute) = (&field.ident, &field.attribute);
        let always = |name: &str| flattened.then(|| quote!(__visit(#name, &|| r#Option::None);));
        let left_out = match &serde.skipped_if {
            _ if serde.skipped => always(attribute),
            Some(function) if flattened || serde.is_defaulted() => {
                let writer = serde.writer.as_ref().and_then(Writer::function);
                let value = stored(&quote!(self.#ident), writer.as_ref());
                Some(quote!(if #function(&self.#ident) { __visit(#attribute, &|| #value); }))
            }
            _ => None,
        };
        left_out.into_iter().chain(serde.other_names.iter().filter_map(move |name| always(name)))
    });
    let names: Vec<_> = names.collect();
    if names.is_empty() {
        return quote!();
    }
    quote! {
        fn each_left_out(&self, __visit: __aws::LeftOutVisitor<'_>) {
            #[allow(unused_imports)]
            use __aws::autoref::{Unwritable as _, Writable as _};
            #(#names)*
        }
    }
}

fn list_entry(field: &Field) -> TokenStream {
    let (ident, name, attribute) = (&field.ident, &field.name, &field.attribute);
    quote!((#ident #name #attribute))
}

/// The fields whose values a key has.
fn fields_of(entity: &Entity<'_>, key: &KeyStruct) -> Vec<usize> {
    let parts = key.fields().into_iter().map(|(part, _)| part);
    parts.filter(|part| entity.fields[*part].computed.is_none()).collect()
}

/// The fields that any key is made from, each once.
fn template_fields(entity: &Entity<'_>) -> Vec<usize> {
    let mut fields = fields_of(entity, &entity.primary);
    let of_indexes = entity.indexes.iter().flat_map(|key| fields_of(entity, key));
    for field in of_indexes {
        if !fields.contains(&field) {
            fields.push(field);
        }
    }
    fields
}

/// The function that returns whether stored values meet the conditions of index keys, if there are any.
fn meets(entity: &Entity<'_>) -> TokenStream {
    let conditions: Vec<_> =
        entity.indexes.iter().flat_map(|key| conditions(entity, key)).collect();
    if conditions.is_empty() {
        return quote!();
    }
    quote! {
        fn meets(
            __key: &r#str,
            __field: &r#str,
            __value: &__aws::AttributeValue,
        ) -> r#Option<r#bool> {
            use __aws::autoref::{Readable as _, Unreadable as _};
            match (__key, __field) {
                #(#conditions)*
                _ => r#Option::None,
            }
        }
    }
}

/// A match arm for each condition of an index key, which returns whether a stored value meets it.
fn conditions(entity: &Entity<'_>, key: &KeyStruct) -> Vec<TokenStream> {
    let KeyPlace::Index { name, .. } = &key.place else { return Vec::new() };
    let name = plain(name);
    let conditions = condition::tests(entity, key, |_| quote!(__read));
    let told = conditions.filter(|(field, _)| field.serde.form != Form::ByFunction);
    told.map(|(field, test)| {
        let (field_name, ty) = (&field.name, &field.ty);
        quote! {
            (#name, #field_name) => {
                let __read = (&__aws::autoref::Type::<#ty>(r#PhantomData)).read(__value);
                r#Option::map(__read, |__read| #test)
            }
        }
    })
    .collect()
}
