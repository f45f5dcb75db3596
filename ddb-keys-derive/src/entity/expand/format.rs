//! The runtime's types for the formats of placeholders.

use proc_macro2::TokenStream;
use quote::quote;

use crate::template::Format;

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
        Format::Uppercase => quote!(__Uppercase),
        Format::Lowercase => quote!(__Lowercase),
        Format::Month => quote!(__Month),
        Format::Day => quote!(__Day),
        Format::Hour => quote!(__Hour),
        Format::Secs => quote!(__Secs),
        Format::Millis => quote!(__Millis),
        Format::Micros => quote!(__Micros),
        Format::Nanos => quote!(__Nanos),
    }
}
