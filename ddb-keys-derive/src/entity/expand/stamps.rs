//! Time stamps: a value with those of a write, and what an update sets.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::spanned::Spanned;

use super::context::{Generics, grouped};
use super::index::presence_of;
use super::schema::attribute_of;
use super::template::typed;
use crate::attr::serde::Writer;
use crate::document::stored;
use crate::entity::check::stamps::{is_told, own_attributes};
use crate::entity::model::{Attribute, Entity, Field, KeyStruct};

/// The functions of `StoredEntity` that set time stamps, if there are any.
pub(super) fn functions(entity: &Entity<'_>) -> TokenStream {
    let [created, updated] = [entity.created, entity.updated].map(|at| Some(&entity.fields[at?]));
    if created.is_none() && updated.is_none() {
        return quote!();
    }
    let set = |field: &Field| {
        let (ident, at) = (&field.ident, of_type(field, "from_time"));
        quote!(__copy.#ident = #at(__now);)
    };
    let set_updated = updated.map(set);
    let set_created = created.map(|field| {
        let set = set(field);
        quote!(if __creates { #set })
    });
    let lacks_created = created.map(|field| {
        let (ident, is_missing) = (&field.ident, of_type(field, "is_missing"));
        quote!(fn lacks_created(&self) -> r#bool { #is_missing(&self.#ident) })
    });
    // Where the compiler says that the entity is not `Clone`.
    let clone = quote_spanned!(entity.ast.ident.span()=> <Self as ::core::clone::Clone>::clone);
    let arms = created.into_iter().chain(updated).map(stamp);
    let updated_values = entity.updated.map(|at| updated_values(entity, at));
    quote! {
        fn stamped(&self, __now: __aws::SystemTime, __creates: r#bool) -> r#Option<Self> {
            let _ = __creates;
            let mut __copy = #clone(self);
            #set_updated
            #set_created
            r#Option::Some(__copy)
        }
        #lacks_created
        fn stamp(__name: &r#str, __now: __aws::SystemTime) -> r#Option<__aws::AttributeValue> {
            #[allow(unused_imports)]
            use __aws::autoref::{Unwritable as _, Writable as _};
            match __name {
                #(#arms)*
                _ => r#Option::None,
            }
        }
        #updated_values
    }
}

/// A function of `Stamp` for a field's type. Its span is that of the type, where the compiler reports one that is not a time.
fn of_type(field: &Field, function: &str) -> TokenStream {
    let ty = &field.ty;
    let function = format_ident!("{function}", span = ty.span());
    quote_spanned!(ty.span()=> <#ty as __aws::Stamp>::#function)
}

/// The arm of one stamp, as it is stored.
fn stamp(field: &Field) -> TokenStream {
    let (attribute, at) = (&field.attribute, of_type(field, "from_time"));
    let writer = field.serde.writer.as_ref().and_then(Writer::function);
    let stored = stored(&quote!(__value), writer.as_ref());
    quote! {
        #attribute => {
            let __value = #at(__now);
            #stored
        }
    }
}

/// `each_updated_value`: the attributes of index keys that have `updated`, as far as the primary key tells the rest.
fn updated_values(entity: &Entity<'_>, updated: usize) -> TokenStream {
    let visits = entity.indexes.iter().flat_map(|key| visits(entity, key, updated));
    let visits: Vec<_> = visits.collect();
    if visits.is_empty() || entity.is_unsettled() {
        return quote!();
    }
    let field = &entity.fields[updated];
    let (at, ty, presence) =
        (of_type(field, "from_time"), field.checked_type(), presence_of(field));
    quote! {
        fn each_updated_value(
            __pk: &r#str,
            __sk: r#Option<&r#str>,
            __now: __aws::SystemTime,
            __visit: r#KeyVisitor<'_>,
        ) -> r#Result<(), r#KeyError> {
            let __value = #at(__now);
            let __source = <#ty as r#KeySource>::source(&__value);
            let _ = (__pk, __sk);
            if let r#Option::Some(__updated) = <#presence as r#Presence>::option(__source) {
                let _ = __updated;
                #(#visits)*
            }
            r#Result::Ok(())
        }
    }
}

/// The visits of one index key's attributes.
fn visits(entity: &Entity<'_>, key: &KeyStruct, updated: usize) -> Vec<TokenStream> {
    if entity.use_in(key, updated).is_none() {
        return Vec::new();
    }
    let ty = Generics::of(entity, key).any_key_type();
    let templates = typed(entity, key);
    let told = own_attributes(key)
        .filter(|(_, attribute)| attribute.raw().is_none() && is_told(entity, attribute, updated));
    let visit = |(number, attribute): (usize, &Attribute)| {
        let views = attribute.fields().map(|field| {
            let ident = &entity.fields[field].ident;
            if field == updated { quote!(__updated) } else { quote!(__key.#ident) }
        });
        let (views, template) = (grouped(&views.collect::<Vec<_>>()), &templates[number]);
        let (of, number) =
            (attribute_of(&quote!(<#ty>), number), Literal::usize_unsuffixed(number));
        let visit = quote!(__visit(#of, __build::<#ty, #template, #number>(#views)?););
        if attribute.fields().all(|field| field == updated) {
            return visit;
        }
        quote! {
            if let r#Option::Some(__key) = <Self as r#Entity>::parse_key(__pk, __sk) { #visit }
        }
    };
    told.map(visit).collect()
}
