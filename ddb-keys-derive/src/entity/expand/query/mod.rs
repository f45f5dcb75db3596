//! The query builder of a key: one method for each part, of which only the next one exists.

mod range;

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{ToTokens, quote};
use syn::GenericParam;

use self::range::ranges;
use super::context::{Generics, Header, argument, function};
use super::docs;
use super::field::Argument;
use super::format::format_type;
use crate::entity::model::{Entity, KeyPlace, KeyStruct};
use crate::entity::plan::Plan;
use crate::hygiene::allows_of_types;
use crate::naming::{plain, query, snake};

/// The builder of a key as a type: the key's own parameters, what is selected, how many parts are given.
struct Builder {
    ident: Ident,
    /// The name of the parameter that says what is selected.
    select: Ident,
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
        let select = entity.hygiene.free("Select");
        Self { ident: ident(entity, key), select, lifetimes, others }
    }

    /// The parameters of an impl or the struct, with some of its own in the middle.
    fn declared(&self, own: &TokenStream) -> TokenStream {
        let Self { lifetimes, others, .. } = self;
        let own = (!own.is_empty()).then(|| quote!(#own,));
        quote!(#(#lifetimes,)* #own #(#others),*)
    }

    /// The type that selects this, after so many parts.
    fn ty(&self, select: &impl ToTokens, given: &impl ToTokens) -> TokenStream {
        let Self { ident, lifetimes, others, .. } = self;
        let (lifetimes, others) = (lifetimes.iter().map(argument), others.iter().map(argument));
        quote!(#ident<#(#lifetimes,)* #select, #given #(, #others)*>)
    }

    /// All that the type's parameters say, as one type.
    fn state(&self) -> TokenStream {
        let select = &self.select;
        let lifetimes = self.lifetimes.iter().map(argument);
        let types = self.others.iter().filter(|param| matches!(param, GenericParam::Type(_)));
        let types: Vec<_> = types.map(argument).collect();
        if self.lifetimes.is_empty() && types.is_empty() {
            return quote!(#select);
        }
        quote!((#select, #(__PhantomData<#types>,)* #(&#lifetimes (),)*))
    }
}

/// The builder's type. Its field has a name that editors list after every part.
pub(super) fn definition(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    if key.pk.is_empty() {
        return quote!();
    }
    let builder = Builder::of(entity, key);
    let (ident, vis, allows) = (&builder.ident, &entity.ast.vis, allows_of_types());
    let (select, state, given) = (&builder.select, builder.state(), entity.hygiene.free("GIVEN"));
    let declared = builder.declared(&quote!(#select, const #given: __usize));
    let doc = docs::of_query(entity, key, &Plan::of(key));
    quote! {
        #[doc = #doc]
        #allows
        #[must_use = "a query does nothing until a table's client reads it"]
        #vis struct #ident<#declared> { zz_given: __Given<#state> }
    }
}

/// The methods and traits of the builder of an entity's key, the primary key being number 0.
pub(super) fn impls(entity: &Entity<'_>, number: usize, key: &KeyStruct) -> TokenStream {
    if key.pk.is_empty() {
        return quote!();
    }
    let (plan, builder) = (Plan::of(key), Builder::of(entity, key));
    let methods = (0..plan.fields.len()).map(|step| method(entity, key, &plan, &builder, step));
    let traits = traits(entity, &plan, &builder);
    let beginning = beginning(entity, number, key, &builder);
    quote!(#beginning #(#methods)* #traits)
}

/// How a query begins, whatever it selects.
fn beginning(
    entity: &Entity<'_>,
    number: usize,
    key: &KeyStruct,
    builder: &Builder,
) -> TokenStream {
    let Header { declared, ty, predicates } = Header::of(entity, None);
    let (ident, select) = (&builder.ident, &builder.select);
    let (number, query) = (Literal::usize_unsuffixed(number), builder.ty(select, &quote!(0)));
    let key_type = Generics::of(entity, key).any_key_type();
    quote! {
        impl #declared __Queries<#number> for #ty #predicates {
            type Query<#select> = #query;
            fn begin<#select>() -> #query {
                #ident { zz_given: __Given::nothing(<#key_type>::KEY) }
            }
        }
    }
}

/// `Message::query()`, `Message::collection()`, and for an index its scan.
pub(super) fn constructors(entity: &Entity<'_>, number: usize, key: &KeyStruct) -> TokenStream {
    if key.pk.is_empty() {
        return quote!();
    }
    let builder = Builder::of(entity, key);
    let vis = &entity.ast.vis;
    let (suffix, of_index) = match &key.place {
        KeyPlace::Primary => (String::new(), String::new()),
        KeyPlace::Index { index, name, .. } => {
            (format!("_{}", snake(&plain(name))), format!(" in the index `{}`", plain(index)))
        }
    };
    let (query, collection) = (
        function(entity, &format!("query{suffix}")),
        function(entity, &format!("collection{suffix}")),
    );
    let chart = docs::chart_of(entity, key);
    let query_doc = format!(
        "Begins a query for items of this entity{of_index}, its key given from the left.\n\n{chart}"
    );
    let collection_doc =
        format!("Begins a query for everything in one partition{of_index}, as the table's enum.");
    let scan = scan(entity, key, &suffix);
    let query_type = builder.ty(&quote!(__One<Self>), &quote!(0));
    let collection_type = builder.ty(&quote!(__Collection<Self>), &quote!(0));
    let number = Literal::usize_unsuffixed(number);
    let value = quote!(__begin::<Self, #number, _>());
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
    let (vis, scan) = (&entity.ast.vis, function(entity, &format!("scan{suffix}")));
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
    let lifetime_of_value = entity.hygiene.free_lifetime("v", "value");
    let Argument { lifetime, ty: argument_type, conversion } =
        field.argument(!key.is_primary(), &lifetime_of_value);
    let part = field.part_type(!key.is_primary());
    let (position, in_sort_key) = plan.first_position(step);
    let format = format_type(position.format);
    let give = quote!(part::<#part, #format>(#name));
    let again = plan.further_positions(step).map(|position| {
        let format = format_type(position.format);
        quote!(.again::<#part, #format>(#name))
    });
    let [this, next] = [step, step + 1].map(Literal::usize_unsuffixed);
    let doc = docs::of_part(entity, plan, step);
    let method = |next: TokenStream| {
        quote! {
            #[doc = #doc]
            #[inline]
            #vis fn #name #lifetime(self, #name: #argument_type) -> #next {
                #conversion
                #ident { zz_given: self.zz_given.#give #(#again)* }
            }
        }
    };
    if !in_sort_key {
        let select = &builder.select;
        let declared = builder.declared(&select.to_token_stream());
        let where_clause = Generics::of(entity, key).where_clause();
        let (this, method) = (builder.ty(select, &this), method(builder.ty(select, &next)));
        return quote!(impl<#declared> #this #where_clause { #method });
    }
    let Header { declared, ty, predicates } = Header::of(entity, None);
    let select = quote!(__One<#ty>);
    let (this, method) = (builder.ty(&select, &this), method(builder.ty(&select, &next)));
    let ranges = ranges(entity, key, position, &select);
    quote!(impl #declared #this #predicates { #method #ranges })
}

/// `Debug`, and that a query can be read once its partition key is complete.
fn traits(entity: &Entity<'_>, plan: &Plan<'_>, builder: &Builder) -> TokenStream {
    let (select, given) = (&builder.select, entity.hygiene.free("GIVEN"));
    let (any, untyped) = (builder.ty(select, &given), builder.ty(&quote!(()), &given));
    let declared = builder.declared(&quote!(#select, const #given: __usize));
    let selecting = builder.declared(&quote!(#select: __Selection, const #given: __usize));
    let complete = (plan.partition_steps()..=plan.fields.len()).map(|given| {
        let declared = builder.declared(&quote!());
        let ty = builder.ty(&quote!(()), &Literal::usize_unsuffixed(given));
        quote!(impl<#declared> __Complete for #ty {})
    });
    quote! {
        impl<#declared> __Debug for #any {
            fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result { __Debug::fmt(&self.zz_given, f) }
        }
        impl<#selecting> __CompleteQuery for #any where #untyped: __Complete {
            type Select = #select;
            fn condition(self) -> __Result<__KeyCondition<#select>, __KeyError> { self.zz_given.condition() }
        }
        #(#complete)*
    }
}

/// `UserQuery`, or `GameOpenGamesQuery`.
pub(super) fn ident(entity: &Entity<'_>, key: &KeyStruct) -> Ident {
    let name = match &key.place {
        KeyPlace::Primary => None,
        KeyPlace::Index { name, .. } => Some(name),
    };
    query(&entity.ast.ident, name)
}
