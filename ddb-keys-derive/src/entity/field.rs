//! A field of an entity, as generated code takes it.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::{Type, spanned::Spanned};

use super::view::{View, argument_of};

use crate::naming::plain;
use crate::serde_names::{Container, FieldNames, Form};
use crate::template::Format;

/// A field of the entity.
#[allow(clippy::struct_excessive_bools, reason = "what is said of a field is said of each apart")]
pub(crate) struct Field {
    pub(crate) ident: Ident,
    /// The name without `r#`.
    pub(crate) name: String,
    /// The attribute under which serde stores it.
    pub(crate) attribute: String,
    pub(crate) flattened: bool,
    pub(crate) skipped: bool,
    pub(crate) form: Form,
    pub(crate) ty: Type,
    /// Spelled `Option<…>`.
    pub(crate) optional: bool,
    /// Stands in the primary key, so that it is a part itself, wherever else it stands.
    pub(crate) in_primary: bool,
    view: View,
}

impl Field {
    pub(crate) fn read(field: &syn::Field, ident: &Ident, container: &Container) -> Self {
        let names = FieldNames::read(&field.attrs);
        let name = plain(ident);
        let inner = argument_of(&field.ty, &["Option"]);
        Self {
            attribute: container.attribute_of(&name, &names),
            flattened: names.flatten,
            skipped: names.skipped,
            form: names.form,
            optional: inner.is_some(),
            in_primary: false,
            view: View::of(inner.unwrap_or(&field.ty)),
            ty: field.ty.clone(),
            ident: ident.clone(),
            name,
        }
    }

    /// Bytes have no text to be parsed from.
    pub(crate) fn is_bytes(&self) -> bool {
        matches!(self.view, View::Bytes)
    }

    /// Text is text in every format that takes it.
    pub(crate) fn is_text(&self) -> bool {
        matches!(self.view, View::Text)
    }

    /// The user's type, where the compiler must be asked about it.
    pub(crate) fn opaque_type(&self) -> Option<&Type> {
        match &self.view {
            View::Opaque(ty) => Some(ty),
            _ => None,
        }
    }

    /// Whether only the compiler knows if the field is optional.
    pub(crate) fn presence_unknown(&self) -> bool {
        self.opaque_type().is_some() && self.is_source()
    }

    /// Whether the type may be a part or an `Option` of one, where an index key is made from it.
    fn is_source(&self) -> bool {
        !self.optional && !self.in_primary
    }

    pub(crate) fn borrows(&self) -> bool {
        !matches!(self.view, View::Copy(_))
    }

    /// Whether a format surely serves the type, told by its spelling.
    pub(crate) fn takes(&self, format: Format) -> bool {
        let View::Copy(Type::Path(path)) = &self.view else {
            return matches!((&self.view, format), (View::Text, Format::Upper | Format::Lower));
        };
        let name = path.path.segments.last().map(|last| plain(&last.ident)).unwrap_or_default();
        let is_number = |sign: char| name.starts_with(sign);
        match format {
            Format::Ordered | Format::Desc => is_number('u') || is_number('i'),
            Format::Padded(_) | Format::DescWidth(_) => is_number('u'),
            _ => false,
        }
    }

    /// The part type that the runtime's calls are made with.
    pub(crate) fn part_type(&self, in_index: bool) -> TokenStream {
        match &self.view {
            View::Text => quote!(__str),
            View::Bytes => quote!(__Bytes),
            View::Opaque(ty) if in_index && self.is_source() => {
                quote!(<#ty as __KeySource>::Part)
            }
            View::Copy(ty) | View::Opaque(ty) => quote!(#ty),
        }
    }

    /// The type of the field in a key struct.
    pub(crate) fn view_type(&self, lifetime: &impl ToTokens, in_index: bool) -> TokenStream {
        match &self.view {
            View::Text => quote!(&#lifetime __str),
            View::Bytes => quote!(&#lifetime [__u8]),
            View::Copy(ty) => quote!(#ty),
            View::Opaque(_) => {
                let part = self.part_type(in_index);
                quote!(<#part as __KeyPart>::View<#lifetime>)
            }
        }
    }

    /// How a query takes the field's value: the view itself, or what becomes one where a type of the
    /// user's own has a view that is not spelled as easily, such as `&UserId`.
    pub(crate) fn argument(&self, in_index: bool) -> Argument {
        if self.opaque_type().is_none() {
            let ty = self.view_type(&quote!('_), in_index);
            return Argument { lifetime: quote!(), ty, conversion: quote!() };
        }
        let (name, view) = (&self.ident, self.view_type(&quote!('__v), in_index));
        Argument {
            lifetime: quote!(<'__v>),
            ty: quote!(impl __Into<#view>),
            conversion: quote!(let #name: #view = __Into::into(#name);),
        }
    }

    /// The bound that the field's type must meet, blamed on the type as the user wrote it, so that
    /// the compiler folds every error about it into one.
    pub(crate) fn bound(&self, in_index: bool) -> Option<TokenStream> {
        let ty = self.opaque_type()?;
        let span = ty.span();
        let bound = if in_index && self.is_source() { "__KeySource" } else { "__KeyPart" };
        let bound = Ident::new(bound, span);
        Some(quote_spanned!(span=> #ty: #bound))
    }

    /// The field as a pattern can be held against it: text as `str`, anything else as it is.
    pub(crate) fn scrutinee(&self) -> TokenStream {
        let ident = &self.ident;
        self.scrutinee_in(&quote!(self.#ident))
    }

    /// The same for a value of the field's type.
    pub(crate) fn scrutinee_in(&self, value: &TokenStream) -> TokenStream {
        if matches!(self.view, View::Text) && !self.optional {
            quote!(&*#value)
        } else {
            quote!(#value)
        }
    }

    /// The view of the field of `value`, an expression of the entity's type.
    pub(crate) fn view_of(&self, value: &TokenStream, span: Span) -> TokenStream {
        // The name stands at the template's placeholder, so that editors lead from there to the field.
        let mut ident = self.ident.clone();
        ident.set_span(span);
        if self.optional {
            // Only the primary key asks for the view of an optional field, and that is reported.
            return quote!(::core::unreachable!());
        }
        match &self.view {
            View::Text | View::Bytes => quote!(&#value.#ident),
            View::Copy(ty) if *ty == self.ty => quote!(#value.#ident),
            View::Copy(_) | View::Opaque(_) => {
                let ty = &self.ty;
                quote!(<#ty as __KeyPart>::view(&#value.#ident))
            }
        }
    }

    /// The view as far as there is one: `T` or `Option<T>`, as the field's type says.
    pub(crate) fn source_of(&self, value: &TokenStream, span: Span) -> TokenStream {
        let mut ident = self.ident.clone();
        ident.set_span(span);
        let ty = &self.ty;
        quote!(<#ty as __KeySource>::source(&#value.#ident))
    }
}

/// A parameter that takes the value of a field.
pub(crate) struct Argument {
    /// The lifetime that its type declares.
    pub(crate) lifetime: TokenStream,
    pub(crate) ty: TokenStream,
    /// What makes it the field's view.
    pub(crate) conversion: TokenStream,
}
