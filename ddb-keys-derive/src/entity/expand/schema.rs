//! The templates as constant data.

use proc_macro2::{Delimiter, Group, Literal, TokenStream};
use quote::{quote, quote_spanned};

use syn::spanned::Spanned;

use super::context::Generics;
use super::format::format_of;
use crate::attr::serde::Form;
use crate::entity::check::stored::kept_as_time;
use crate::entity::model::{
    Attribute, Entity, Field, IndexKind, KeyPlace, KeyStruct, Piece, Unique,
};
use crate::naming::{code_text, pattern_text, plain};

/// The attributes of a key struct as data, partition key first.
pub(super) fn key_data(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let each = attributes(key).map(|(role, position, attribute)| {
        let data = attribute_data(entity, key, attribute, role, position);
        // The templates of a generic entity are checked for each of its types, where one is used.
        if is_generic(entity) {
            quote_spanned!(attribute.span=> r#KeyAttribute::checked(#data))
        } else {
            data
        }
    });
    quote!(const KEY: &'static [r#KeyAttribute] = &[#(#each),*];)
}

/// One of the attributes of a key struct.
pub(super) fn attribute_of(key_type: &TokenStream, number: usize) -> TokenStream {
    let number = Literal::usize_unsuffixed(number);
    quote!(&#key_type::KEY[#number])
}

fn is_generic(entity: &Entity<'_>) -> bool {
    !entity.ast.generics.params.is_empty()
}

/// Checks that each template suits the types of its parts, whether or not the entity is used. Text suits every
/// template that accepts it.
pub(super) fn checks(entity: &Entity<'_>) -> TokenStream {
    if is_generic(entity) {
        return quote!();
    }
    let ident = &entity.ast.ident;
    let each = entity.keys().enumerate().flat_map(|(number, key)| {
        let attributes = key.attributes().enumerate();
        let unsettled = attributes.filter(|(_, attribute)| !is_text(entity, attribute));
        // The call begins and ends at the template, so that a failed check is shown there. Its names are not there, because
        // editors would show them.
        unsettled.map(move |(at, attribute)| {
            let call = [quote!(__check_template), quote!(TEMPLATES, #number, #at)].map(|tokens| {
                let mut group = Group::new(Delimiter::Parenthesis, tokens);
                group.set_span(attribute.span);
                group
            });
            quote!(const _: () = #(#call)*;)
        })
    });
    let each: Vec<_> = each.collect();
    if each.is_empty() {
        return quote!();
    }
    quote! {
        const TEMPLATES: r#Option<&r#EntitySchema> = {
            use r#Unchecked as _;
            <r#Checked<#ident>>::ENTITY
        };
        #(#each)*
    }
}

/// Checks that the time to live is a number, because DynamoDB compares it as such. A function that writes the field may
/// turn any type into one. Checks that the key keeps a time that serde may not store.
pub(super) fn field_types(entity: &Entity<'_>) -> TokenStream {
    if is_generic(entity) {
        return quote!();
    }
    let ttl = type_of(entity, entity.ttl)
        .map(|ty| quote_spanned!(ty.span()=> const _: () = __check_ttl::<#ty>();));
    let kept = (0..entity.fields.len()).filter_map(|at| {
        let format = format_of(entity, at, kept_as_time(entity, at)?);
        let ty = entity.fields[at].part_type(false);
        let span = entity.fields[at].ty.span();
        Some(quote_spanned!(span=> const _: () = __check_kept::<#ty, #format>();))
    });
    quote!(#ttl #(#kept)*)
}

/// The type that serde writes a field as, unless a function writes it.
fn type_of<'e>(entity: &'e Entity<'_>, field: Option<usize>) -> Option<&'e syn::Type> {
    let field = &entity.fields[field?];
    (field.serde.form != Form::ByFunction).then_some(&field.ty)
}

/// The greatest version that the field's type can hold. Its span is the type, where the compiler says if the type cannot count.
fn last_version(entity: &Entity<'_>) -> TokenStream {
    match type_of(entity, entity.version) {
        Some(ty) if !is_generic(entity) => quote_spanned!(ty.span()=> <#ty as r#Count>::LAST),
        _ => quote!(u64::MAX),
    }
}

/// Returns whether an attribute has parts and all are text, so that no rule can be broken.
fn is_text(entity: &Entity<'_>, attribute: &Attribute) -> bool {
    let mut fields = attribute.fields().peekable();
    fields.peek().is_some() && fields.all(|field| entity.fields[field].is_text())
}

/// Each attribute with its role and position.
fn attributes(key: &KeyStruct) -> impl Iterator<Item = (Role, usize, &Attribute)> {
    let of_role = |attributes, role| {
        let attributes = <[Attribute]>::iter(attributes).enumerate();
        attributes.map(move |(position, attribute)| (role, position, attribute))
    };
    of_role(&key.pk, Role::Partition).chain(of_role(&key.sk, Role::Sort))
}

#[derive(Clone, Copy)]
enum Role {
    Partition,
    Sort,
}

fn attribute_data(
    entity: &Entity<'_>,
    key: &KeyStruct,
    attribute: &Attribute,
    role: Role,
    position: usize,
) -> TokenStream {
    let (name, separator) = (&entity.name, key.separator(entity.separator));
    let role = match role {
        Role::Partition => quote!(__partition_key),
        Role::Sort => quote!(__sort_key),
    };
    let source = source_data(entity, key, attribute);
    let index = match &key.place {
        KeyPlace::Primary | KeyPlace::Former { .. } => None,
        KeyPlace::Index { index, .. } => Some(plain(index)),
    };
    let index = index.map(|index| quote!(.of_index(#index)));
    let position = (position > 0).then(|| Literal::usize_unsuffixed(position));
    let position = position.map(|position| quote!(.at(#position)));
    quote!(#role(#name, #separator, #source) #index #position)
}

fn source_data(entity: &Entity<'_>, key: &KeyStruct, attribute: &Attribute) -> TokenStream {
    let in_index = key.is_index();
    if let Some(field) = attribute.raw() {
        let field = &entity.fields[field];
        let part = field.part_type(in_index);
        let (name, attribute) = (&field.name, &field.attribute);
        return quote!(r#Source::raw::<#part>(#name, #attribute));
    }
    let segments = attribute.pieces.iter().map(|piece| match piece {
        Piece::Literal(literal) => quote!(__literal(#literal)),
        Piece::Part { field, format } => {
            let format_type = format_of(entity, *field, *format);
            let field = &entity.fields[*field];
            let (part, name) = (field.part_type(in_index), &field.name);
            let call = if format.is_tail() { quote!(__tail) } else { quote!(__part) };
            let computed = field.computed.as_ref().map(|computed| {
                let from = computed.fields.iter().map(|field| &entity.fields[*field].name);
                quote!(.computed_from(&[#(#from),*]))
            });
            quote!(#call::<#part, #format_type>(#name) #computed)
        }
    });
    let text = &attribute.text;
    quote!(__template(#text, &[#(#segments),*]))
}

/// `EntitySchema`
pub(super) fn entity_schema(entity: &Entity<'_>, broken: bool) -> TokenStream {
    let name = &entity.name;
    let key = Generics::of(entity, &entity.primary).any_key_type();
    let indexes = entity.indexes.iter().map(|key| {
        let key_type = Generics::of(entity, key).any_key_type();
        quote!(*<#key_type as r#IndexKeyOf<Self>>::SCHEMA)
    });
    let indexes: Vec<_> = indexes.collect();
    let field = |field: &Field| {
        let (name, attribute, functions) = (&field.name, &field.attribute, &field.serde.functions);
        let functions = (!functions.is_empty()).then(|| quote!(.by(#functions)));
        quote!(__field(#name, #attribute) #functions)
    };
    let fields = entity.stored_fields().map(field);
    let aliases = entity.fields.iter().filter(|field| !field.serde.flatten && !field.serde.unread);
    let aliases = aliases.flat_map(|field| {
        let name = &field.name;
        field.serde.other_names.iter().map(move |other| quote!(__field(#name, #other)))
    });
    let aliases: Vec<_> = aliases.collect();
    let aliases = (!aliases.is_empty()).then(|| quote!(.aliases(&[#(#aliases),*])));
    let deciding = deciding(entity);
    let flattens = entity.fields.iter().any(|field| field.serde.flatten);
    let flattened = flattens.then(|| quote!(.flattened()));
    let named = |of: Option<usize>| of.map(|of| field(&entity.fields[of]));
    let version = named(entity.version).map(|field| {
        let last = last_version(entity);
        quote!(.version(#field, #last))
    });
    let ttl = named(entity.ttl).map(|field| quote!(.ttl(#field)));
    let created = named(entity.created).map(|field| quote!(.created(#field)));
    let updated = named(entity.updated).map(|field| quote!(.updated(#field)));
    let broken = broken.then(|| quote!(.broken()));
    let ident = plain(&entity.ast.ident);
    let ident = (ident != *name).then(|| quote!(.of_struct(#ident)));
    let schema = quote! {
        __entity::<#key>(#name, &[#(#fields),*])
            #ident #aliases #deciding #version #ttl #created #updated #flattened #broken
    };
    let formers: Vec<_> = entity.formers.iter().map(|key| former_schema(entity, key)).collect();
    let uniques: Vec<_> =
        entity.uniques.iter().map(|unique| unique_schema(entity, unique)).collect();
    let former_indexes = entity.former_indexes.iter().map(|key| index_schema_value(entity, key));
    let former_indexes: Vec<_> = former_indexes.collect();
    let lists = [&indexes, &formers, &former_indexes, &uniques];
    if lists.into_iter().all(Vec::is_empty) {
        return quote!(&#schema);
    }
    // A list of constants lives on only in a literal.
    let indexes = (!indexes.is_empty()).then(|| quote!(indexes: &[#(#indexes),*],));
    let formers = (!formers.is_empty()).then(|| quote!(formers: &[#(#formers),*],));
    // A choice in the same constant, whether a field is optional, would end the life of what comes after it.
    let former_indexes = (!former_indexes.is_empty())
        .then(|| quote!(former_indexes: const { &[#(#former_indexes),*] },));
    let uniques = (!uniques.is_empty()).then(|| quote!(uniques: &[#(#uniques),*],));
    quote!(&r#EntitySchema { #indexes #formers #former_indexes #uniques ..#schema })
}

/// `UniqueSchema`
fn unique_schema(entity: &Entity<'_>, unique: &Unique) -> TokenStream {
    let Unique { lock, expression, fields, .. } = unique;
    let fields = fields.iter().map(|field| &entity.fields[*field].name);
    let code = code_text(expression);
    quote_spanned!(lock.span()=> __unique::<#lock>(&[#(#fields),*], #code))
}

/// What decides about keys beside the fields in templates, as code.
fn deciding(entity: &Entity<'_>) -> Option<TokenStream> {
    let deciding = entity.fields.iter().enumerate().filter_map(|(at, field)| {
        let code = match &field.computed {
            Some(computed) => code_text(computed.expression.as_ref()?),
            None => entity.decides(at).then(|| code_text(&field.ty))?,
        };
        let name = &field.name;
        Some(quote!((#name, #code)))
    });
    let deciding: Vec<_> = deciding.collect();
    (!deciding.is_empty()).then(|| quote!(.deciding(&[#(#deciding),*])))
}

/// `FormerKeySchema`
fn former_schema(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let KeyPlace::Former { name, .. } = &key.place else { return quote!() };
    let (name, key_type) = (plain(name), Generics::of(entity, key).any_key_type());
    quote!(__former_key::<#key_type>(#name))
}

/// `&IndexKeySchema`
pub(super) fn index_schema(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let schema = index_schema_value(entity, key);
    quote!(&#schema)
}

/// `IndexKeySchema`
fn index_schema_value(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let KeyPlace::Index { index, name, kind, when, .. } = &key.place else { return quote!() };
    let (index, name) = (plain(index), plain(name));
    let kind = match kind {
        IndexKind::Global => quote!(Global),
        IndexKind::Inverted => quote!(Inverted),
        IndexKind::Local => quote!(Local),
    };
    let (pk, sk) = constants(entity, key);
    let patterns: Vec<_> = when.iter().map(|condition| pattern_text(&condition.pattern)).collect();
    let constants = when.iter().flat_map(|condition| &condition.constants);
    let constants = constants.filter(|constant| is_free(entity, constant)).map(|constant| {
        let name = code_text(constant);
        quote!(__constant(#name, &#constant))
    });
    let constants: Vec<_> = constants.collect();
    let when = when.iter().map(|condition| &entity.fields[condition.field].name);
    let fields = key.fields().into_iter().map(|(field, _)| &entity.fields[field]);
    let optional: Vec<_> = fields
        .filter_map(|field| {
            let (name, ty) = (&field.name, field.checked_type());
            if field.presence_unknown() {
                let presence = quote!(<#ty as r#KeySource>::Presence);
                return Some(quote!(if <#presence as r#Presence>::OPTIONAL { #name } else { "" }));
            }
            field.optional.then(|| quote!(#name))
        })
        .collect();
    let when: Vec<_> = when.collect();
    let when =
        (!when.is_empty()).then(|| quote!(when: &[#(#when),*], patterns: &[#(#patterns),*],));
    let constants = (!constants.is_empty()).then(|| quote!(constants: &[#(#constants),*],));
    let optional = (!optional.is_empty()).then(|| quote!(optional: &[#(#optional),*],));
    quote! {
        r#IndexKeySchema {
            pk: &[#(#pk),*],
            sk: &[#(#sk),*],
            #when
            #constants
            #optional
            ..__index_key(#index, #name, r#IndexKind::#kind)
        }
    }
}

/// Whether a constant is the same in every impl, because it belongs neither to the entity nor to a type parameter.
fn is_free(entity: &Entity<'_>, constant: &syn::Path) -> bool {
    let Some(first) = constant.segments.first() else { return false };
    let mut parameters = entity.ast.generics.type_params();
    first.ident != "Self" && parameters.all(|parameter| parameter.ident != first.ident)
}

/// The attributes of a key struct, as constants: partition key, sort key.
fn constants(entity: &Entity<'_>, key: &KeyStruct) -> (Vec<TokenStream>, Vec<TokenStream>) {
    let key_type = Generics::of(entity, key).any_key_type();
    let count = key.pk.len() + key.sk.len();
    let mut all: Vec<_> =
        (0..count).map(|number| attribute_of(&quote!(<#key_type>), number)).collect();
    let sk = all.split_off(key.pk.len());
    (all, sk)
}
