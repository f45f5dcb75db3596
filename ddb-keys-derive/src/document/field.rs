//! A field as a typed attribute: how serde stores it, and which changes its keys allow.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::{DeriveInput, ExprPath, Type, Visibility};

use crate::attr::serde::{Container, DefaultValue, FieldNames, Writer};
use crate::naming::plain;

/// The uses of a field in its entity that decide how it may change.
#[derive(Default)]
#[allow(clippy::struct_excessive_bools, reason = "each use is a question of its own")]
pub(crate) struct Keys {
    /// A template or a `when` of a key uses the field.
    pub(crate) used: bool,
    /// The field is a raw index key, and is left out if it is `None`.
    pub(crate) raw: bool,
    /// The field counts the versions of the entity.
    pub(crate) version: bool,
    /// The field has the time of the last write.
    pub(crate) updated: bool,
    /// The primary key gives back the whole value.
    pub(crate) given_back: bool,
}

/// A field with a typed attribute.
pub(crate) struct Field<'a> {
    pub(super) ident: &'a Ident,
    pub(super) vis: &'a Visibility,
    pub(super) ty: &'a Type,
    pub(super) attribute: String,
    pub(super) flattened: bool,
    keys: Keys,
    serde: FieldNames,
    /// The function that writes the field in place of its type.
    write: Option<ExprPath>,
}

/// The fields that serde stores.
pub(super) fn read<'a>(
    ast: &DeriveInput,
    fields: &[&'a syn::Field],
    keys: &dyn Fn(&str) -> Keys,
) -> Vec<Field<'a>> {
    let container = Container::read(&ast.attrs);
    let stored = fields.iter().filter_map(|field| {
        let ident = field.ident.as_ref()?;
        let serde = container.field(ident, &field.attrs);
        let name = plain(ident);
        (!serde.skipped).then(|| Field {
            ident,
            vis: &field.vis,
            ty: &field.ty,
            attribute: container.attribute_of(&name, &serde),
            flattened: serde.flatten,
            keys: keys(&name),
            write: serde.writer.as_ref().and_then(Writer::function),
            serde,
        })
    });
    stored.collect()
}

/// A value as serde, or the function that writes its field, would store it, if it can.
pub(crate) fn stored(value: &TokenStream, write: Option<&ExprPath>) -> TokenStream {
    if let Some(path) = write {
        return quote!(__at::stored_by(|__value, __to| #path(__value, __to), &#value));
    }
    quote!((&__aws::autoref::Value(&#value)).value()?.stored())
}

impl Field<'_> {
    /// The type of the accessor; `entity` is the struct.
    pub(super) fn accessor_type(&self, entity: &TokenStream) -> TokenStream {
        let ty = self.ty;
        if self.flattened {
            return quote!(__at::Flattened<#entity, #ty>);
        }
        let role = self.role();
        quote!(__attribute<#entity, #ty #role>)
    }

    /// The accessor.
    pub(super) fn accessor(&self, entity: &TokenStream) -> TokenStream {
        if self.flattened {
            return quote!(__at::Flattened::new());
        }
        let name = &self.attribute;
        let (ty, role) = (self.ty, self.role());
        let (skip, default) = (self.skip(), self.default());
        let options = quote!(#skip #default);
        // The compiler also looks for methods behind an attribute, so it must know the attribute's type.
        if self.write.is_none() && options.is_empty() {
            return quote!(__attribute::new(#name));
        }
        let attribute = quote!(__attribute::<#entity, #ty #role>);
        if let Some(path) = &self.write {
            return quote!(#attribute::written_by(#name, |__value, __to| #path(__value, __to)) #options);
        }
        quote!(#attribute::new(#name) #options)
    }

    /// The value that serde gives the field if it is missing, as it would be stored. Nothing is asked of types without a default,
    /// or that serde cannot write: the program may not need either.
    fn default(&self) -> TokenStream {
        // A field of the primary key is read from the key.
        if self.keys.given_back {
            return quote!();
        }
        let ty = self.ty;
        let of_type = |ty: TokenStream| quote!((&__aws::autoref::Type::<#ty>(::core::marker::PhantomData)).default_value()?);
        let value = match &self.serde.default {
            None => return quote!(),
            Some(DefaultValue::OfType) => of_type(quote!(#ty)),
            Some(DefaultValue::By(function)) => quote!(#function()),
            Some(DefaultValue::OfStruct(Some(function), field)) => quote!(#function().#field),
            Some(DefaultValue::OfStruct(None, field)) => {
                let whole = of_type(quote!(Self));
                quote!(#whole.#field)
            }
        };
        let stored = stored(&quote!(__value), self.write.as_ref());
        quote! {
            .with_default(|| {
                #[allow(unused_imports)]
                use __aws::autoref::{HasDefault as _, HasNoDefault as _, Unwritable as _, Writable as _};
                let __value: #ty = #value;
                #stored
            })
        }
    }

    /// `, PartOfThePrimaryKey`, and so on, or nothing for the default.
    fn role(&self) -> TokenStream {
        let role = match &self.keys {
            Keys { used: true, .. } => Some(quote!(__at::KeyField)),
            Keys { version: true, .. } => Some(quote!(__at::VersionField)),
            Keys { updated: true, .. } => Some(quote!(__at::UpdatedField)),
            _ if !self.serde.other_names.is_empty() => Some(quote!(__at::OpaqueField)),
            _ if self.serde.is_defaulted() || self.serde.unread => {
                Some(quote!(__at::FieldWithDefault))
            }
            _ => None,
        };
        match (&self.write, role) {
            (Some(_), role) => {
                let role = role.unwrap_or_else(|| quote!(__at::PlainField));
                quote!(, __at::WrittenBy<#role>)
            }
            (None, Some(role)) => quote!(, #role),
            (None, None) => quote!(),
        }
    }

    /// The values that serde, or the item's encoder, leaves out.
    fn skip(&self) -> TokenStream {
        match &self.serde.skipped_if {
            Some(path) => quote!(.skipped_if(|__value| #path(__value))),
            None if self.keys.raw => quote!(.raw_key()),
            None => quote!(),
        }
    }
}
