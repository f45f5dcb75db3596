//! The query builder of a key: one method for each part, of which only the next one exists.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::docs;
use super::expand::Header;
use super::field::Argument;
use super::key_fields::{Generics, argument, templates_doc};
use super::key_struct::end_of;
use super::model::{Entity, KeyPlace, KeyStruct, Piece};
use super::query_plan::{Op, OpKind, Plan};
use super::query_range::ranges;
use super::schema::format_type;
use crate::naming::{plain, snake};
use crate::runtime::{allows_of_types, rt};
use crate::template::Format;

/// `UserQuery`, or `GameOpenGamesQuery`.
pub(super) fn ident(entity: &Entity<'_>, key: &KeyStruct) -> Ident {
    let entity_name = plain(&entity.ast.ident);
    match &key.place {
        KeyPlace::Primary => format_ident!("{entity_name}Query", span = entity.ast.ident.span()),
        KeyPlace::Index { name, .. } => {
            format_ident!("{entity_name}{}Query", plain(name), span = name.span())
        }
    }
}

/// The methods that end a query of this key, each with its field and what it takes of it.
pub(super) fn last_methods(
    entity: &Entity<'_>,
    key: &KeyStruct,
) -> Vec<(String, String, &'static str)> {
    let plan = Plan::of(key);
    let mut methods = Vec::new();
    for (step, field) in plan.fields.iter().enumerate() {
        let (op, in_sort_key) = plan.first_place(step);
        let name = &entity.fields[*field].name;
        if in_sort_key {
            methods.push((format!("{name}_in"), name.clone(), "a range of"));
        }
        if in_sort_key && op.may_be_text() {
            methods.push((format!("{name}_starts_with"), name.clone(), "the beginning of"));
        }
    }
    methods
}

/// The type's parameters: the key's own, what is selected, how many parts are given.
struct Params {
    declared: TokenStream,
    used: TokenStream,
    phantom: TokenStream,
}

impl Params {
    fn of(entity: &Entity<'_>, key: &KeyStruct) -> Self {
        let generics = Generics::of(entity, key);
        let (lifetimes, others): (Vec<_>, Vec<_>) = generics
            .taken_over()
            .iter()
            .partition(|param| matches!(param, syn::GenericParam::Lifetime(_)));
        let declared = quote!(#(#lifetimes,)* __S, #(#others,)*);
        let (used_lifetimes, used_others): (Vec<_>, Vec<_>) = (
            lifetimes.iter().map(|param| argument(param)).collect(),
            others.iter().map(|param| argument(param)).collect(),
        );
        let types = others.iter().filter(|param| matches!(param, syn::GenericParam::Type(_)));
        let types = types.map(|param| argument(param));
        let rt = rt();
        let phantom = quote!(#rt::PhantomData<fn() -> (__S, #(#rt::PhantomData<#types>,)* #(&#used_lifetimes (),)*)>);
        Self { declared, used: quote!(#(#used_lifetimes,)* __S, #(#used_others,)*), phantom }
    }
}

/// The type's arguments with a selection and a step of one's own.
fn arguments(
    entity: &Entity<'_>,
    key: &KeyStruct,
    select: &TokenStream,
    step: &TokenStream,
) -> TokenStream {
    let generics = Generics::of(entity, key);
    let (lifetimes, others): (Vec<_>, Vec<_>) = generics
        .taken_over()
        .iter()
        .partition(|param| matches!(param, syn::GenericParam::Lifetime(_)));
    let lifetimes = lifetimes.iter().map(|param| argument(param));
    let others = others.iter().map(|param| argument(param));
    let ident = ident(entity, key);
    quote!(#ident<#(#lifetimes,)* #select, #(#others,)* #step>)
}

/// The builder's type.
pub(super) fn definition(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    if key.pk.is_empty() {
        return quote!();
    }
    let rt = rt();
    let (ident, vis, allows) = (ident(entity, key), &entity.ast.vis, allows_of_types());
    let Params { declared, phantom, .. } = Params::of(entity, key);
    let where_clause = Generics::of(entity, key).where_clause();
    let doc = format!("A query by {}, its parts given from the left.", templates_doc(entity, key));
    quote! {
        #[doc = #doc]
        #allows
        #[must_use = "a query is read by a table's client"]
        #vis struct #ident<#declared const STEP: #rt::usize> #where_clause { given: #rt::Given, of: #phantom }
    }
}

pub(super) fn impls(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    if key.pk.is_empty() {
        return quote!();
    }
    let plan = Plan::of(key);
    let constructors = constructors(entity, key);
    let debug = debug(entity, key);
    let tail = tail(entity, key, &plan);
    let methods = (0..plan.fields.len()).map(|step| method(entity, key, &plan, step));
    let conditions = conditions(entity, key, &plan);
    quote!(#constructors #debug #tail #(#methods)* #conditions)
}

/// Written out, for a derive would report a field's unknown type once more.
fn debug(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let rt = rt();
    let Params { declared, used, .. } = Params::of(entity, key);
    let (ident, where_clause) = (ident(entity, key), Generics::of(entity, key).where_clause());
    let title = ident.to_string();
    quote! {
        impl<#declared const STEP: #rt::usize> #rt::Debug for #ident<#used STEP> #where_clause {
            #[inline]
            fn fmt(&self, f: &mut #rt::Formatter<'_>) -> #rt::fmt::Result {
                f.debug_struct(#title).field("given", &self.given).finish()
            }
        }
    }
}

/// `Message::query()`, `Message::collection()`, and for an index its scan.
fn constructors(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let rt = rt();
    let Header { declared, ty, predicates } = Header::of(entity, None);
    let vis = &entity.ast.vis;
    let (index, suffix, of_index) = match &key.place {
        KeyPlace::Primary => (quote!(#rt::Option::None), String::new(), String::new()),
        KeyPlace::Index { index, name, .. } => {
            let (index, suffix) = (plain(index), format!("_{}", snake(&plain(name))));
            (quote!(#rt::Option::Some(#index)), suffix, format!(" in the index `{index}`"))
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
    let ident = ident(entity, key);
    let (zero, one, all) = (quote!(0), quote!(#rt::One<Self>), quote!(#rt::Collection<Self>));
    let query_type = arguments(entity, key, &one, &zero);
    let collection_type = arguments(entity, key, &all, &zero);
    let value = quote!(#ident { given: #rt::Given::nothing(#index), of: #rt::PhantomData });
    quote! {
        impl #declared #ty #predicates {
            #[doc = #query_doc]
            #[inline]
            #vis fn #query() -> #query_type { #value }

            #[doc = #collection_doc]
            #[inline]
            #vis fn #collection() -> #collection_type { #value }

            #scan
        }
    }
}

fn scan(entity: &Entity<'_>, key: &KeyStruct, suffix: &str) -> TokenStream {
    let KeyPlace::Index { index, .. } = &key.place else { return quote!() };
    let rt = rt();
    let (vis, scan) = (&entity.ast.vis, format_ident!("scan{suffix}"));
    let key_type = Generics::of(entity, key).any_key_type();
    let doc = format!("Every item of this entity in the index `{}`.", plain(index));
    quote! {
        #[doc = #doc]
        #[must_use]
        #[inline]
        #vis fn #scan() -> #rt::IndexScan<Self> {
            #rt::IndexScan::new(<#key_type as #rt::IndexKeyOf<Self>>::SCHEMA)
        }
    }
}

/// What is certain after each step, before the next part is given.
fn tail(entity: &Entity<'_>, key: &KeyStruct, plan: &Plan) -> TokenStream {
    let rt = rt();
    let Params { declared, used, .. } = Params::of(entity, key);
    let (ident, where_clause) = (ident(entity, key), Generics::of(entity, key).where_clause());
    let steps = (0..=plan.fields.len()).filter_map(|step| {
        let mut ops = plan.tail(step).map(|(slot, op)| write(entity, key, slot, op)).peekable();
        ops.peek()?;
        Some(quote!(#step => given #(#ops)*,))
    });
    quote! {
        impl<#declared const STEP: #rt::usize> #ident<#used STEP> #where_clause {
            #[inline]
            fn __tail(self) -> #rt::Given {
                let given = self.given;
                match STEP { #(#steps)* _ => given }
            }
        }
    }
}

/// Writes something that needs no new part.
fn write(entity: &Entity<'_>, key: &KeyStruct, slot: usize, op: &Op) -> TokenStream {
    let constant = constant(entity, key, op);
    match &op.kind {
        OpKind::Open => quote!(.open(#constant)),
        OpKind::Literal(literal) => quote!(.literal(#literal)),
        OpKind::Part { .. } => quote!(.kept(#slot)),
        OpKind::Raw { .. } => quote!(.kept_raw(#slot, #constant)),
        OpKind::Close => quote!(.close()),
    }
}

pub(super) fn constant(entity: &Entity<'_>, key: &KeyStruct, op: &Op) -> TokenStream {
    let key_type = Generics::of(entity, key).any_key_type();
    let attribute = &op.attribute;
    quote!(<#key_type>::#attribute)
}

/// The method of one part, and its range and prefix where the part is in the sort key.
fn method(entity: &Entity<'_>, key: &KeyStruct, plan: &Plan, step: usize) -> TokenStream {
    let rt = rt();
    let field = &entity.fields[plan.fields[step]];
    let (name, vis) = (&field.ident, &entity.ast.vis);
    let Argument { lifetime, ty: argument_type, conversion } = field.argument(!key.is_primary());
    let (op, in_sort_key) = plan.first_place(step);
    let give = give(entity, key, op, &quote!(#name));
    let keeps =
        plan.further_places(step).map(|(slot, op)| keep(entity, key, slot, op, &quote!(#name)));
    let ident = ident(entity, key);
    let (this, next) = (quote!(#step), step + 1);
    let next = quote!(#next);
    let doc = format!("Gives `{}`.", field.name);
    if !in_sort_key {
        let Params { declared, .. } = Params::of(entity, key);
        let where_clause = Generics::of(entity, key).where_clause();
        let select = quote!(__S);
        let self_type = arguments(entity, key, &select, &this);
        let next_type = arguments(entity, key, &select, &next);
        return quote! {
            impl<#declared> #self_type #where_clause {
                #[doc = #doc]
                #[inline]
                #vis fn #name #lifetime(self, #name: #argument_type) -> #next_type {
                    #conversion
                    #ident { given: self.__tail()#give #(#keeps)*, of: #rt::PhantomData }
                }
            }
        };
    }
    let Header { declared, ty, predicates } = Header::of(entity, None);
    let select = quote!(#rt::One<#ty>);
    let self_type = arguments(entity, key, &select, &this);
    let next_type = arguments(entity, key, &select, &next);
    let ranges = ranges(entity, key, op, &select);
    quote! {
        impl #declared #self_type #predicates {
            #[doc = #doc]
            #[inline]
            #vis fn #name #lifetime(self, #name: #argument_type) -> #next_type {
                #conversion
                #ident { given: self.__tail()#give #(#keeps)*, of: #rt::PhantomData }
            }

            #ranges
        }
    }
}

/// Writes a new part at its first place.
fn give(entity: &Entity<'_>, key: &KeyStruct, op: &Op, value: &TokenStream) -> TokenStream {
    match &op.kind {
        OpKind::Part { field, format, pieces, at } => {
            let (part, name, format, end) = part(entity, key, *field, *format, pieces, *at);
            quote!(.part::<#part, #format>(#name, #value, #end))
        }
        OpKind::Raw { field } => {
            let field = &entity.fields[*field];
            let (part, name) = (field.part_type(!key.is_primary()), &field.name);
            let constant = constant(entity, key, op);
            quote!(.raw::<#part>(#constant, #name, #value))
        }
        _ => quote!(),
    }
}

/// Writes a new part for a place further to the right.
fn keep(
    entity: &Entity<'_>,
    key: &KeyStruct,
    slot: usize,
    op: &Op,
    value: &TokenStream,
) -> TokenStream {
    let constant = constant(entity, key, op);
    match &op.kind {
        OpKind::Part { field, format, pieces, at } => {
            let (part, name, format, end) = part(entity, key, *field, *format, pieces, *at);
            quote!(.keep::<#part, #format>(#slot, #constant, #name, #value, #end))
        }
        OpKind::Raw { field } => {
            let field = &entity.fields[*field];
            let (part, name) = (field.part_type(!key.is_primary()), &field.name);
            quote!(.keep_raw::<#part>(#slot, #constant, #name, #value))
        }
        _ => quote!(),
    }
}

/// The type, name, format and end of a placeholder.
pub(super) fn part<'e>(
    entity: &'e Entity<'_>,
    key: &KeyStruct,
    field: usize,
    format: Format,
    pieces: &[Piece],
    at: usize,
) -> (TokenStream, &'e str, TokenStream, TokenStream) {
    let field = &entity.fields[field];
    (field.part_type(!key.is_primary()), &field.name, format_type(format), end_of(pieces, at))
}

/// The steps at which a query can be used.
fn conditions(entity: &Entity<'_>, key: &KeyStruct, plan: &Plan) -> TokenStream {
    let rt = rt();
    let Header { declared, ty, predicates } = Header::of(entity, None);
    let condition = |select: TokenStream, step: usize, given: TokenStream| {
        let self_type = arguments(entity, key, &select, &quote!(#step));
        quote! {
            impl #declared #rt::CompleteQuery for #self_type #predicates {
                type Select = #select;
                #[inline]
                fn condition(self) -> #rt::Result<#rt::KeyCondition<Self::Select>, #rt::KeyError> {
                    #given.condition()
                }
            }
        }
    };
    let first = plan.partition_steps();
    let of_entity = (first..=plan.fields.len())
        .map(|step| condition(quote!(#rt::One<#ty>), step, quote!(self.__tail())));
    let partition_tail = plan.partition_tail(first).map(|(slot, op)| write(entity, key, slot, op));
    let of_collection =
        condition(quote!(#rt::Collection<#ty>), first, quote!(self.given #(#partition_tail)*));
    quote!(#(#of_entity)* #of_collection)
}
