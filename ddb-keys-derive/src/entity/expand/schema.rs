//! The templates as constant data.

use proc_macro2::{Literal, TokenStream};
use quote::{quote, quote_spanned};

use syn::spanned::Spanned;

use super::context::Generics;
use super::template::typed;
use crate::attr::serde::Form;
use crate::entity::model::{Attribute, Entity, IndexKind, KeyPlace, KeyStruct, Piece};
use crate::naming::plain;
use crate::template::Format;

/// The attributes of a key struct as data, partition key first, and their templates as types.
pub(super) fn templates(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let generics = Generics::of(entity, key);
    let (declared, where_clause, ty) =
        (generics.declared(), generics.where_clause(), generics.key_type());
    let each = attributes(key).map(|(role, position, attribute)| {
        let data = attribute_data(entity, key, attribute, role, position);
        // The templates of a generic entity are checked for each of its types, where one is used.
        if is_generic(entity) {
            quote_spanned!(attribute.span=> __KeyAttribute::checked(#data))
        } else {
            data
        }
    });
    let typed = typed(entity, key);
    quote! {
        impl #declared __Templates for #ty #where_clause {
            const KEY: &'static [__KeyAttribute] = &[#(#each),*];
            type Typed = (#(#typed,)*);
        }
    }
}

/// One of the attributes of a key struct.
pub(super) fn attribute_of(key_type: &TokenStream, number: usize) -> TokenStream {
    let number = Literal::usize_unsuffixed(number);
    quote!(&#key_type::KEY[#number])
}

fn is_generic(entity: &Entity<'_>) -> bool {
    !entity.ast.generics.params.is_empty()
}

/// That each template suits the types of its parts, whoever uses the entity. Text suits every one
/// that takes it.
pub(super) fn checks(entity: &Entity<'_>) -> TokenStream {
    if is_generic(entity) {
        return quote!();
    }
    let ident = &entity.ast.ident;
    let keys = std::iter::once(&entity.primary).chain(&entity.indexes);
    let each = keys.enumerate().flat_map(|(number, key)| {
        let attributes = key.attributes().enumerate();
        let unsettled = attributes.filter(|(_, attribute)| !is_text(entity, attribute));
        // The call stands wholly at the template, which is where a failed check is shown.
        unsettled.map(move |(at, attribute)| {
            quote_spanned!(attribute.span=> const _: () = __check_template(TEMPLATES, #number, #at);)
        })
    });
    let each: Vec<_> = each.collect();
    if each.is_empty() {
        return quote!();
    }
    quote! {
        const TEMPLATES: __Option<&__EntitySchema> = {
            use __Unchecked as _;
            <__Checked<#ident>>::ENTITY
        };
        #(#each)*
    }
}

/// That the version and the time to live are numbers, as DynamoDB compares them. A function that
/// writes the field may make one of any type.
pub(super) fn field_types(entity: &Entity<'_>) -> TokenStream {
    if is_generic(entity) {
        return quote!();
    }
    let type_of = |field: Option<usize>| {
        let field = &entity.fields[field?];
        (field.form != Form::ByFunction).then_some(&field.ty)
    };
    let version = type_of(entity.version)
        .map(|ty| quote_spanned!(ty.span()=> const _: () = __check_version::<#ty>();));
    let ttl = type_of(entity.ttl)
        .map(|ty| quote_spanned!(ty.span()=> const _: () = __check_ttl::<#ty>();));
    quote!(#version #ttl)
}

/// Whether all parts of an attribute are text, and there is one: no rule can be broken then.
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
    let (name, separator) = (&entity.name, entity.separator);
    let index = match &key.place {
        KeyPlace::Primary => quote!(__Option::None),
        KeyPlace::Index { index, .. } => {
            let index = plain(index);
            quote!(__Option::Some(#index))
        }
    };
    let role = match role {
        Role::Partition => quote!(Partition),
        Role::Sort => quote!(Sort),
    };
    let source = source_data(entity, key, attribute);
    let position = Literal::usize_unsuffixed(position);
    quote!(__KeyAttribute::new(#name, #index, __Role::#role, #position, #separator, #source))
}

fn source_data(entity: &Entity<'_>, key: &KeyStruct, attribute: &Attribute) -> TokenStream {
    let in_index = !key.is_primary();
    if let Some(field) = attribute.raw() {
        let field = &entity.fields[field];
        let part = field.part_type(in_index);
        let (name, attribute) = (&field.name, &field.attribute);
        return quote!(__Source::raw::<#part>(#name, #attribute));
    }
    let segments = attribute.pieces.iter().map(|piece| match piece {
        Piece::Literal(literal) => quote!(__Segment::Literal(#literal)),
        Piece::Part { field, format } => {
            let field = &entity.fields[*field];
            let (part, name) = (field.part_type(in_index), &field.name);
            let tail = *format == Format::Tail;
            let format = format_type(*format);
            quote!(__Segment::Part(__Part::new::<#part, #format>(#name, #tail)))
        }
    });
    let text = &attribute.text;
    quote!(__Source::Template { text: #text, segments: &[#(#segments),*] })
}

/// The runtime's type for a format.
pub(super) fn format_type(format: Format) -> TokenStream {
    match format {
        Format::Plain | Format::Tail => quote!(__Plain),
        Format::Raw => quote!(__Raw),
        Format::Padded(width) => quote!(__Padded<#width>),
        Format::Ordered => quote!(__Ordered),
        Format::Desc => quote!(__Desc),
        Format::DescWidth(width) => quote!(__DescWidth<#width>),
        Format::Upper => quote!(__Upper),
        Format::Lower => quote!(__Lower),
        Format::Month => quote!(__Month),
        Format::Day => quote!(__Day),
        Format::Hour => quote!(__Hour),
        Format::Secs => quote!(__Secs),
        Format::Millis => quote!(__Millis),
        Format::Micros => quote!(__Micros),
        Format::Nanos => quote!(__Nanos),
    }
}

/// `EntitySchema`
pub(super) fn entity_schema(entity: &Entity<'_>, broken: bool) -> TokenStream {
    let name = &entity.name;
    let primary = constants(entity, &entity.primary);
    let pk = primary.0.first().cloned().unwrap_or_else(|| quote!(__NO_KEY));
    let sk = if let Some(sk) = primary.1.first() {
        quote!(__Option::Some(#sk))
    } else {
        quote!(__Option::None)
    };
    let indexes = entity.indexes.iter().map(|key| {
        let key_type = Generics::of(entity, key).any_key_type();
        quote!(*<#key_type as __IndexKeyOf<Self>>::SCHEMA)
    });
    let stored = entity.fields.iter().filter(|field| !field.skipped && !field.flattened);
    let fields = stored.map(|field| {
        let (name, attribute) = (&field.name, &field.attribute);
        quote!(__Field { name: #name, attribute: #attribute })
    });
    let flattened = entity.fields.iter().any(|field| field.flattened);
    let named = |field: Option<usize>| {
        if let Some(field) = field.map(|field| &entity.fields[field]) {
            let (name, attribute) = (&field.name, &field.attribute);
            quote!(__Option::Some(__Field { name: #name, attribute: #attribute }))
        } else {
            quote!(__Option::None)
        }
    };
    let (version, ttl) = (named(entity.version), named(entity.ttl));
    quote! {
        &__EntitySchema {
            name: #name,
            pk: #pk,
            sk: #sk,
            indexes: &[#(#indexes),*],
            fields: &[#(#fields),*],
            version: #version,
            ttl: #ttl,
            flattened: #flattened,
            broken: #broken,
        }
    }
}

/// `IndexKeySchema`
pub(super) fn index_schema(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let KeyPlace::Index { index, name, kind, when } = &key.place else { return quote!() };
    let (index, name) = (plain(index), plain(name));
    let kind = match kind {
        IndexKind::Global => quote!(Global),
        IndexKind::Inverted => quote!(Inverted),
        IndexKind::Local => quote!(Local),
    };
    let (pk, sk) = constants(entity, key);
    let when = when.iter().map(|condition| &entity.fields[condition.field].name);
    let fields = key.fields().into_iter().map(|(field, _)| &entity.fields[field]);
    let optional = fields.filter_map(|field| {
        let (name, ty) = (&field.name, &field.ty);
        if field.presence_unknown() {
            let presence = quote!(<#ty as __KeySource>::Presence);
            return Some(quote!(if <#presence as __Presence>::OPTIONAL { #name } else { "" }));
        }
        field.optional.then(|| quote!(#name))
    });
    quote! {
        __IndexKeySchema {
            index: #index,
            name: #name,
            kind: __IndexKind::#kind,
            pk: &[#(#pk),*],
            sk: &[#(#sk),*],
            when: &[#(#when),*],
            optional: &[#(#optional),*],
        }
    }
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
