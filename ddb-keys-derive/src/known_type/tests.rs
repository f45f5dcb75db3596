//! What the spelling of a type tells.

use proc_macro2::{Delimiter, Group, TokenTree};
use quote::quote;

use super::*;
use crate::naming::shown;

fn told(ty: &str) -> &'static str {
    match KnownType::of(&syn::parse_str(ty).unwrap()) {
        KnownType::Text => "text",
        KnownType::Bytes => "bytes",
        KnownType::List(_) => "list",
        KnownType::Copy(_) => "copy",
        KnownType::Opaque(_) => "opaque",
    }
}

#[test]
fn known_types_are_recognized_by_their_spelling() {
    for text in [
        "String",
        "std::string::String",
        "&'a str",
        "Box<str>",
        "Arc<str>",
        "Cow<'a, str>",
        "&String",
        "&(String)",
    ] {
        assert_eq!(told(text), "text", "{text}");
    }
    for copy in [
        "u32",
        "i128",
        "NonZeroU32",
        "std::num::NonZeroI8",
        "bool",
        "uuid::Uuid",
        "Uuid",
        "Box<u8>",
        "Ulid",
        "NaiveDate",
        "DateTime<Utc>",
        "chrono::DateTime<chrono::FixedOffset>",
        "OffsetDateTime",
        "time::Date",
        "jiff::Timestamp",
        "jiff::civil::DateTime",
    ] {
        assert_eq!(told(copy), "copy", "{copy}");
    }
    for opaque in [
        "UserId",
        "crate::String",
        "NonZero<u32>",
        "self::Uuid",
        "Id<String>",
        "T",
        "Vec<String>",
        "String<T>",
        "Cow<'a, [u8]>",
        "<T as Family>::Box<str>",
        "Uuid<T>",
        "Timestamp",
        "Date",
        "types::Timestamp",
        "crate::time::Date",
        "DateTime<T>",
    ] {
        assert_eq!(told(opaque), "opaque", "{opaque}");
    }
    for bytes in ["Vec<u8>", "ByteBuf", "serde_bytes::ByteBuf"] {
        assert_eq!(told(bytes), "bytes", "{bytes}");
    }
}

#[test]
fn a_vec_that_is_not_bytes_is_a_list() {
    let of = |ty: &str| elements(&syn::parse_str(ty).unwrap()).map(shown);
    assert_eq!(of("Vec<String>").as_deref(), Some("String"));
    assert_eq!(of("std::vec::Vec<Name>").as_deref(), Some("Name"));
    assert_eq!(of("Box<Vec<u32>>").as_deref(), Some("u32"));
    for ty in ["Vec<u8>", "Option<Vec<String>>", "VecDeque<String>", "Vec", "String"] {
        assert_eq!(of(ty), None, "{ty}");
    }
}

#[test]
fn types_that_no_key_holds_are_refused_by_their_spelling() {
    let is_refused = |ty: &str| refused(&syn::parse_str(ty).unwrap()).is_some();
    for ty in [
        "f64",
        "Option<f32>",
        "Box<f64>",
        "Vec<String>",
        "Option<std::vec::Vec<u32>>",
        "HashMap<String, u32>",
        "std::collections::BTreeSet<String>",
        "serde_json::Value",
        "SystemTime",
        "std::time::SystemTime",
        "std::time::Duration",
        "chrono::Duration",
        "DateTime<Local>",
        "chrono::DateTime<chrono::Local>",
    ] {
        assert!(is_refused(ty), "{ty}");
    }
    // A user may have a type of this name.
    for ty in [
        "Duration",
        "crate::SystemTime",
        "my::SystemTime",
        "DateTime<Utc>",
        "u64",
        "f64::Bits",
        "Vec<u8>",
        "my::Vec<String>",
        "HashSet",
        "Value",
    ] {
        assert!(!is_refused(ty), "{ty}");
    }
}

/// A type that a user macro passed on is wrapped in an invisible group.
#[test]
fn types_from_macros_are_recognized() {
    let from_macro = |ty| -> Type {
        let group = Group::new(Delimiter::None, ty);
        syn::parse2(TokenTree::Group(group).into()).unwrap()
    };
    assert!(is_text(&from_macro(quote!(String))));
    let optional = from_macro(quote!(Option<u8>));
    assert!(argument_of(&optional, &["Option"]).is_some_and(is_byte));
}
