//! The type of a query builder.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};
use syn::GenericParam;

use crate::entity::expand::context::{Generics, argument};
use crate::entity::model::{Entity, KeyPlace, KeyStruct};
use crate::naming::query;

/// The type of a key's query builder: the key's parameters, the selection, and the part that comes next.
pub(super) struct Builder {
    pub(super) ident: Ident,
    /// The name of the parameter for the selection.
    pub(super) select: Ident,
    /// The name of the parameter for the part that comes next.
    pub(super) next: Ident,
    lifetimes: Vec<GenericParam>,
    others: Vec<GenericParam>,
}

impl Builder {
    pub(super) fn of(entity: &Entity<'_>, key: &KeyStruct) -> Self {
        let generics = Generics::of(entity, key);
        let (lifetimes, others) = generics
            .taken_over()
            .iter()
            .cloned()
            .partition(|param| matches!(param, GenericParam::Lifetime(_)));
        let [select, next] = ["Select", "Next"].map(|name| entity.hygiene.free(name));
        Self { ident: ident(entity, key), select, next, lifetimes, others }
    }

    /// The parameters of the struct.
    pub(super) fn parameters(&self) -> TokenStream {
        let Self { select, next, .. } = self;
        self.declared(&quote!(#select, #next))
    }

    /// The builder's type, whatever it selects and whatever comes next.
    pub(super) fn any(&self) -> TokenStream {
        self.ty(&self.select, &self.next)
    }

    /// The parameters of an impl or the struct, with some of its own in the middle.
    pub(super) fn declared(&self, own: &TokenStream) -> TokenStream {
        let Self { lifetimes, others, .. } = self;
        let own = (!own.is_empty()).then(|| quote!(#own,));
        quote!(#(#lifetimes,)* #own #(#others),*)
    }

    /// The builder's type with this selection, before this part.
    pub(super) fn ty(&self, select: &impl ToTokens, next: &impl ToTokens) -> TokenStream {
        let Self { ident, lifetimes, others, .. } = self;
        let (lifetimes, others) = (lifetimes.iter().map(argument), others.iter().map(argument));
        quote!(#ident<#(#lifetimes,)* #select, #next #(, #others)*>)
    }

    /// The type's parameters as one type.
    pub(super) fn state(&self) -> TokenStream {
        let select = &self.select;
        let lifetimes = self.lifetimes.iter().map(argument);
        let types = self.others.iter().filter(|param| matches!(param, GenericParam::Type(_)));
        let types: Vec<_> = types.map(argument).collect();
        if self.lifetimes.is_empty() && types.is_empty() {
            return quote!(#select);
        }
        quote!((#select, #(r#PhantomData<#types>,)* #(&#lifetimes (),)*))
    }
}

/// `UserQuery`, `GameOpenGamesQuery`, or `OrderV1Query`.
pub(in crate::entity::expand) fn ident(entity: &Entity<'_>, key: &KeyStruct) -> Ident {
    let name = match &key.place {
        KeyPlace::Primary => None,
        KeyPlace::Index { name, .. } | KeyPlace::Former { name, .. } => Some(name),
    };
    query(&entity.ast.ident, name)
}
