//! The query builder of a key: one method for each part, of which only the next one exists.

mod range;

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::GenericParam;

use self::range::ranges;
use super::context::{Generics, Header, argument};
use super::docs::{self, templates_doc};
use super::field::Argument;
use super::schema::format_type;
use crate::entity::model::{Entity, KeyPlace, KeyStruct};
use crate::entity::plan::{PlaceKind, Plan};
use crate::hygiene::allows_of_types;
use crate::naming::{plain, query, snake};

/// The builder of a key as a type: the key's own parameters, what is selected, how far it is.
struct Builder {
    ident: Ident,
    lifetimes: Vec<GenericParam>,
    others: Vec<GenericParam>,
}

impl Builder {
    fn of(entity: &Entity<'_>, key: &KeyStruct) -> Self {
        let generics = Generics::of(entity, key);
        let (lifetimes, others) = generics
            .taken_over()
            .iter()
            .cloned()
            .partition(|param| matches!(param, GenericParam::Lifetime(_)));
        Self { ident: query_ident(entity, key), lifetimes, others }
    }

    /// The parameters of an impl or the struct, with some of its own in the middle.
    fn declared(&self, own: &TokenStream) -> TokenStream {
        let Self { lifetimes, others, .. } = self;
        quote!(#(#lifetimes,)* #own, #(#others,)*)
    }

    /// The type that selects this, and is this far.
    fn ty(&self, select: &TokenStream, step: &TokenStream) -> TokenStream {
        let ident = &self.ident;
        let (lifetimes, others) =
            (self.lifetimes.iter().map(argument), self.others.iter().map(argument));
        quote!(#ident<#(#lifetimes,)* #select, #step, #(#others),*>)
    }

    /// All that the type's parameters say, as one type.
    fn state(&self) -> TokenStream {
        let lifetimes = self.lifetimes.iter().map(argument);
        let types = self.others.iter().filter(|param| matches!(param, GenericParam::Type(_)));
        let types = types.map(argument);
        quote!((__S, __N, #(__PhantomData<#types>,)* #(&#lifetimes (),)*))
    }
}

/// The builder's type.
pub(super) fn definition(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    if key.pk.is_empty() {
        return quote!();
    }
    let builder = Builder::of(entity, key);
    let (ident, vis, allows) = (&builder.ident, &entity.ast.vis, allows_of_types());
    let (declared, state) = (builder.declared(&quote!(__S, __N)), builder.state());
    let doc = format!("A query by {}, its parts given from the left.", templates_doc(entity, key));
    quote! {
        #[doc = #doc]
        #allows
        #[must_use = "a query is read by a table's client"]
        #vis struct #ident<#declared>(__Given<#state>);
    }
}

/// What the builder can do.
pub(super) fn impls(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    if key.pk.is_empty() {
        return quote!();
    }
    let (plan, builder) = (Plan::of(key), Builder::of(entity, key));
    let methods = (0..plan.fields.len()).map(|step| method(entity, key, &plan, &builder, step));
    let traits = traits(&builder);
    quote!(#(#methods)* #traits)
}

/// `Message::query()`, `Message::collection()`, and for an index its scan.
pub(super) fn constructors(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    if key.pk.is_empty() {
        return quote!();
    }
    let (plan, builder) = (Plan::of(key), Builder::of(entity, key));
    let vis = &entity.ast.vis;
    let (suffix, of_index) = match &key.place {
        KeyPlace::Primary => (String::new(), String::new()),
        KeyPlace::Index { index, name, .. } => {
            (format!("_{}", snake(&plain(name))), format!(" in the index `{}`", plain(index)))
        }
    };
    let (query, collection) = (format_ident!("query{suffix}"), format_ident!("collection{suffix}"));
    let chart = docs::chart_of(entity, key);
    let query_doc = format!(
        "Begins a query for items of this entity{of_index}, its key given from the left.\n\n{chart}"
    );
    let collection_doc =
        format!("Begins a query for everything in one partition{of_index}, as the table's enum.");
    let scan = scan(entity, key, &suffix);
    let start = progress(&plan, 0);
    let query_type = builder.ty(&quote!(__One<Self>), &start);
    let collection_type = builder.ty(&quote!(__Collection<Self>), &start);
    let (ident, key_type) = (&builder.ident, Generics::of(entity, key).any_key_type());
    let value = quote!(#ident(__Given::nothing(<#key_type>::__KEY)));
    quote! {
        #[doc = #query_doc]
        #[inline]
        #vis fn #query() -> #query_type { #value }

        #[doc = #collection_doc]
        #[inline]
        #vis fn #collection() -> #collection_type { #value }

        #scan
    }
}

fn scan(entity: &Entity<'_>, key: &KeyStruct, suffix: &str) -> TokenStream {
    let KeyPlace::Index { index, .. } = &key.place else { return quote!() };
    let (vis, scan) = (&entity.ast.vis, format_ident!("scan{suffix}"));
    let key_type = Generics::of(entity, key).any_key_type();
    let doc = format!("Every item of this entity in the index `{}`.", plain(index));
    quote! {
        #[doc = #doc]
        #[must_use]
        #[inline]
        #vis fn #scan() -> __IndexScan<Self> {
            __IndexScan::new(<#key_type as __IndexKeyOf<Self>>::SCHEMA)
        }
    }
}

/// The method of one part, and its range and prefix where the part is in the sort key.
fn method(
    entity: &Entity<'_>,
    key: &KeyStruct,
    plan: &Plan<'_>,
    builder: &Builder,
    step: usize,
) -> TokenStream {
    let field = &entity.fields[plan.fields[step]];
    let (ident, name, vis) = (&builder.ident, &field.ident, &entity.ast.vis);
    let Argument { lifetime, ty: argument_type, conversion } = field.argument(!key.is_primary());
    let part = field.part_type(!key.is_primary());
    let (place, in_sort_key) = plan.first_place(step);
    let give = match place.kind {
        PlaceKind::Part { format, .. } => {
            let format = format_type(format);
            quote!(part::<#part, #format, _>(#name))
        }
        PlaceKind::Raw => quote!(raw::<#part, _>(#name)),
    };
    let again = plan.further_places(step).map(|place| match place.kind {
        PlaceKind::Part { format, .. } => {
            let format = format_type(format);
            quote!(.again::<#part, #format>(#name))
        }
        PlaceKind::Raw => quote!(.again_raw::<#part>(#name)),
    });
    let (this, next) = (progress(plan, step), progress(plan, step + 1));
    let doc = format!("Gives `{}`.", field.name);
    let method = |next: TokenStream| {
        quote! {
            #[doc = #doc]
            #[inline]
            #vis fn #name #lifetime(self, #name: #argument_type) -> #next {
                #conversion
                #ident(self.0.#give #(#again)*)
            }
        }
    };
    if !in_sort_key {
        let select = quote!(__S);
        let declared = builder.declared(&select);
        let where_clause = Generics::of(entity, key).where_clause();
        let (this, method) = (builder.ty(&select, &this), method(builder.ty(&select, &next)));
        return quote!(impl<#declared> #this #where_clause { #method });
    }
    let Header { declared, ty, predicates } = Header::of(entity, None);
    let select = quote!(__One<#ty>);
    let (this, method) = (builder.ty(&select, &this), method(builder.ty(&select, &next)));
    let ranges = ranges(entity, key, place, &select);
    quote!(impl #declared #this #predicates { #method #ranges })
}

/// `Debug`, and that a query can be used when its partition key is complete.
fn traits(builder: &Builder) -> TokenStream {
    let (select, step) = (quote!(__S), quote!(__N));
    let (any, complete) = (builder.ty(&select, &step), builder.ty(&select, &quote!(__Usable<__N>)));
    let declared = builder.declared(&quote!(__S, __N));
    let selecting = builder.declared(&quote!(__S: __Selection, __N));
    quote! {
        impl<#declared> __Debug for #any {
            fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result { __Debug::fmt(&self.0, f) }
        }
        impl<#selecting> __CompleteQuery for #complete {
            type Select = __S;
            fn condition(self) -> __Result<__KeyCondition<__S>, __KeyError> { self.0.condition() }
        }
    }
}

/// How far a query is when so many parts are given, as a type: `Partial`, `Usable<Usable>`.
fn progress(plan: &Plan<'_>, given: usize) -> TokenStream {
    let (name, depth) = match given.checked_sub(plan.partition_steps()) {
        None => (quote!(__Partial), given),
        Some(given) => (quote!(__Usable), given),
    };
    (0..depth).fold(name.clone(), |progress, _| quote!(#name<#progress>))
}

fn query_ident(entity: &Entity<'_>, key: &KeyStruct) -> Ident {
    let name = match &key.place {
        KeyPlace::Primary => None,
        KeyPlace::Index { name, .. } => Some(name),
    };
    query(&entity.ast.ident, name)
}
