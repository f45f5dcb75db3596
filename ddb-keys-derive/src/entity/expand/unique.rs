//! Unique values: the item that stands for each.

use proc_macro2::{Literal, TokenStream};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;

use crate::entity::model::Entity;

/// The value of each, as a function of its own: `self` is the word that the attribute says.
pub(super) fn impls(entity: &Entity<'_>) -> TokenStream {
    if entity.uniques.is_empty() {
        return quote!();
    }
    let ident = &entity.ast.ident;
    let impls = entity.uniques.iter().enumerate().map(|(number, unique)| {
        let (lock, expression, this) = (&unique.lock, &unique.expression, &unique.this);
        let number = Literal::usize_unsuffixed(number);
        let value = quote_spanned!(expression.span()=> ::core::convert::Into::into(#expression));
        quote! {
            impl __UniqueValue<#number> for #ident {
                type Lock = #lock;
                fn lock(&#this) -> r#Option<#lock> { #value }
            }
        }
    });
    // Only this block knows the trait: a lock may be private where its entity is public.
    quote! {
        trait __UniqueValue<const NUMBER: r#usize> {
            type Lock;
            fn lock(&self) -> r#Option<Self::Lock>;
        }
        #(#impls)*
    }
}

/// The functions of `StoredEntity` that list an entity's locks, and read the entity whose locks are asked for.
pub(super) fn functions(entity: &Entity<'_>) -> TokenStream {
    if entity.uniques.is_empty() {
        return quote!();
    }
    let locks = (0..entity.uniques.len()).map(|number| {
        let number = Literal::usize_unsuffixed(number);
        quote! {
            if let r#Option::Some(__lock) = __UniqueValue::<#number>::lock(self) {
                (&__aws::autoref::Value(&__lock)).pass_to(__visitor)?;
            }
        }
    });
    quote! {
        fn each_lock(
            &self,
            __visitor: &mut impl __aws::LockVisitor,
        ) -> r#Result<(), __aws::ItemError> {
            #[allow(unused_imports)]
            use __aws::autoref::{UnwritableLock as _, WritableLock as _};
            #(#locks)*
            r#Result::Ok(())
        }

        fn read_fields(
            __fields: __aws::Item,
            __key: r#Option<&r#Key>,
        ) -> r#Option<r#Result<Self, __aws::ItemError>> {
            #[allow(unused_imports)]
            use __aws::autoref::{ReadableEntity as _, UnreadableEntity as _};
            (&__aws::autoref::Type::<Self>(r#PhantomData)).read_fields(__fields, __key)
        }
    }
}
