//! A field as a typed attribute: how serde stores it, and which changes its keys allow.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::{DeriveInput, Type, Visibility};

use crate::attr::serde::{Container, FieldForm};
use crate::naming::plain;

/// The use of a field in the keys of its entity.
#[derive(Clone, Copy, Default)]
pub(crate) struct Keys {
    /// A template, a `when` or the primary key uses the field.
    pub(crate) fed: bool,
    /// The field is a raw index key, and is left out if it is `None`.
    pub(crate) raw: bool,
}

/// A field with a typed attribute.
pub(crate) struct Field<'a> {
    pub(super) ident: &'a Ident,
    pub(super) vis: &'a Visibility,
    pub(super) ty: &'a Type,
    pub(super) attribute: String,
    pub(super) flattened: bool,
    keys: Keys,
    form: FieldForm,
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
        let form = FieldForm::read(&field.attrs, &container);
        let name = plain(ident);
        (!form.names.skipped).then(|| Field {
            ident,
            vis: &field.vis,
            ty: &field.ty,
            attribute: container.attribute_of(&name, &form.names),
            flattened: form.names.flatten,
            keys: keys(&name),
            form,
        })
    });
    stored.collect()
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
        let skip = self.skip();
        if self.form.write.is_none() && self.form.names.skipped_if.is_none() {
            return quote!(__attribute::new(#name) #skip);
        }
        let attribute = quote!(__attribute::<#entity, #ty #role>);
        if let Some(path) = &self.form.write {
            return quote!(#attribute::written_by(#name, |value, to| #path(value, to)) #skip);
        }
        quote!(#attribute::new(#name) #skip)
    }

    /// `, PartOfAKey`, or nothing for the default.
    fn role(&self) -> TokenStream {
        let role = match (self.keys.fed, self.form.default) {
            (true, _) => quote!(__at::PartOfAKey),
            (false, true) => quote!(__at::FieldWithDefault),
            (false, false) => quote!(__at::PlainField),
        };
        match (&self.form.write, self.keys.fed || self.form.default) {
            (Some(_), _) => quote!(, __at::WrittenBy<#role>),
            (None, true) => quote!(, #role),
            (None, false) => quote!(),
        }
    }

    /// The values that serde, or the item's encoder, leaves out.
    fn skip(&self) -> TokenStream {
        match &self.form.names.skipped_if {
            Some(path) => quote!(.skipped_if(|value| #path(value))),
            None if self.keys.raw => quote!(.raw_key()),
            None => quote!(),
        }
    }
}
