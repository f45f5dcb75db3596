//! The runtime's types for the formats of placeholders.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;

use crate::entity::fit::fits;
use crate::entity::model::{Entity, Field, KeyStruct};
use crate::hygiene::spanned;
use crate::known_type::KnownType;
use crate::template::Format;

/// The runtime's type for the format of a field in the body of a function or a constant. Where only the compiler knows whether
/// the format can write the field, the type has a name, which is an error if it cannot.
pub(super) fn format_of(entity: &Entity<'_>, field: usize, format: Format) -> TokenStream {
    if is_checked_once(entity, &entity.fields[field], format) {
        let name = name(entity, &entity.fields[field], format);
        quote!(#name)
    } else {
        format_type(format)
    }
}

/// Names the formats that are checked once. The span is that of the first template with the format, so that the compiler
/// reports an error there.
pub(super) fn checks(entity: &Entity<'_>) -> TokenStream {
    let mut checked: Vec<(usize, Format)> = Vec::new();
    let mut names = TokenStream::new();
    for key in entity.keys() {
        for (field, format, span) in formats(key) {
            let of = &entity.fields[field];
            if checked.contains(&(field, format)) || !is_checked_once(entity, of, format) {
                continue;
            }
            checked.push((field, format));
            let (name, part) = (name(entity, of, format), of.part_type(key.is_index()));
            let ty = format_type(format);
            let check = spanned(quote!(<#ty as r#Format<#part>>::EXACT), span);
            names.extend(quote!(type #name = r#If<#ty, { #check }>;));
        }
    }
    names
}

/// The formats in a key, each with its field and the place of its template.
pub(super) fn formats(key: &KeyStruct) -> impl Iterator<Item = (usize, Format, Span)> {
    key.attributes().flat_map(|attribute| {
        attribute.placeholders().map(|(_, field, format)| (field, format, attribute.span))
    })
}

/// Whether a key holds more than plain text.
pub(super) fn any_but_text(entity: &Entity<'_>) -> bool {
    entity.keys().flat_map(formats).any(|(field, format, _)| {
        let is_text = matches!(entity.fields[field].known, KnownType::Text);
        !is_text || !matches!(format, Format::Plain | Format::Tail)
    })
}

/// Whether the derive does not know by itself that the format can write the field.
pub(super) fn is_unknown(field: &Field, format: Format) -> bool {
    !matches!(format, Format::Plain | Format::Tail | Format::List(_) | Format::Raw)
        && fits(field, format) != Some(true)
}

/// Constants, which check formats, cannot mention parameters.
fn is_checked_once(entity: &Entity<'_>, field: &Field, format: Format) -> bool {
    entity.ast.generics.params.is_empty() && is_unknown(field, format)
}

fn name(entity: &Entity<'_>, field: &Field, format: Format) -> Ident {
    let format = format_type(format).to_string();
    let format: String = format.chars().filter(char::is_ascii_alphanumeric).collect();
    entity.hygiene.free(&format!("{}_in_{format}", field.name))
}

/// The runtime's type for a format.
pub(super) fn format_type(format: Format) -> TokenStream {
    match format {
        Format::Plain | Format::Tail => quote!(r#Plain),
        Format::List(separator) => quote!(r#Separated<#separator>),
        Format::Raw => quote!(r#Raw),
        Format::Padded(width) => quote!(r#Padded<#width>),
        Format::Ordered => quote!(r#Ordered),
        Format::Desc => quote!(r#Desc),
        Format::DescWidth(width) => quote!(r#DescWidth<#width>),
        Format::Upper => quote!(r#Upper),
        Format::Lower => quote!(r#Lower),
        Format::Uppercase => quote!(r#Uppercase),
        Format::Lowercase => quote!(r#Lowercase),
        Format::Simple => quote!(r#Simple),
        Format::Shard(shards) => quote!(r#Shard<#shards>),
        Format::Year => quote!(r#Year),
        Format::Month => quote!(r#Month),
        Format::Day => quote!(r#Day),
        Format::Hour => quote!(r#Hour),
        Format::Secs => quote!(r#Secs),
        Format::Millis => quote!(r#Millis),
        Format::Micros => quote!(r#Micros),
        Format::Nanos => quote!(r#Nanos),
        Format::EpochSecs(width) => quote!(r#EpochSecs<#width>),
        Format::EpochMillis(width) => quote!(r#EpochMillis<#width>),
        Format::EpochMicros(width) => quote!(r#EpochMicros<#width>),
    }
}
