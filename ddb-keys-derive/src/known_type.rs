//! Types that the macro knows by their spelling. It leaves all others to the compiler.

use syn::{GenericArgument, PathArguments, Type};

use crate::naming::plain;

/// Whether the runtime has a feature. The tests here run with all of them.
macro_rules! enabled {
    ($feature:literal) => {
        cfg!(any(test, feature = $feature))
    };
}

/// The form in which a key struct stores a field.
pub(crate) enum KnownType {
    /// `&'a str`
    Text,
    /// `&'a [u8]`, of a `Vec<u8>` or a `serde_bytes::ByteBuf`
    Bytes,
    /// `Elements<'a, Name>`, of a `Vec<Name>` in a field of the entity
    List(Type),
    /// The value itself, of a type known to be `Copy`.
    Copy(Type),
    /// As the type's `KeyPart` says.
    Opaque(Type),
}

/// Types that are their own view.
const COPY: [&str; 33] = [
    "u8",
    "u16",
    "u32",
    "u64",
    "u128",
    "usize",
    "i8",
    "i16",
    "i32",
    "i64",
    "i128",
    "isize",
    "NonZeroU8",
    "NonZeroU16",
    "NonZeroU32",
    "NonZeroU64",
    "NonZeroU128",
    "NonZeroUsize",
    "NonZeroI8",
    "NonZeroI16",
    "NonZeroI32",
    "NonZeroI64",
    "NonZeroI128",
    "NonZeroIsize",
    "bool",
    "char",
    "Uuid",
    "Ulid",
    "NaiveDate",
    "NaiveDateTime",
    "OffsetDateTime",
    "UtcDateTime",
    "PrimitiveDateTime",
];

/// Times whose names are common among user types: recognized only behind these modules.
const COPY_IN_MODULE: [(&str, &[&str]); 4] = [
    ("Date", &["time", "civil"]),
    ("DateTime", &["civil"]),
    ("PlainDateTime", &["time"]),
    ("Timestamp", &["time", "jiff"]),
];

impl KnownType {
    pub(crate) fn of(ty: &Type) -> Self {
        let target = pointee(ty);
        match target {
            Type::Path(path) if is_known_place(path) => {
                let Some(last) = path.path.segments.last() else { return Self::Opaque(ty.clone()) };
                let name = plain(&last.ident);
                match name.as_str() {
                    "String" | "str" if last.arguments.is_none() => Self::Text,
                    "Cow" if argument_of(target, &["Cow"]).is_some_and(is_str) => Self::Text,
                    "Vec" if argument_of(target, &["Vec"]).is_some_and(is_byte) => Self::Bytes,
                    "ByteBuf" if last.arguments.is_none() => Self::Bytes,
                    name if is_copy(target, path, name) => Self::Copy(target.clone()),
                    _ => Self::Opaque(ty.clone()),
                }
            }
            _ => Self::Opaque(ty.clone()),
        }
    }
}

/// The elements of a list that a template can end in. Bytes are none.
pub(crate) fn elements(ty: &Type) -> Option<&Type> {
    let ty = pointee(ty);
    argument_of(ty, &["Vec"]).filter(|_| matches!(KnownType::of(ty), KnownType::Opaque(_)))
}

/// Whether a type is text by its spelling.
pub(crate) fn is_text(ty: &Type) -> bool {
    matches!(KnownType::of(ty), KnownType::Text)
}

/// The reason why a type cannot be a part of a key, and a suggestion.
pub(crate) struct RefusedType {
    pub(crate) message: String,
    pub(crate) help: &'static str,
}

/// Types that are refused by their spelling, because the compiler's error would have no suggestion.
pub(crate) fn refused(ty: &Type) -> Option<RefusedType> {
    let ty = pointee(ty);
    let ty = argument_of(ty, &["Option"]).map_or(ty, pointee);
    let Type::Path(path) = ty else { return None };
    if !is_known_place(path) {
        return None;
    }
    let mut segments = path.path.segments.iter().rev();
    let last = segments.next()?;
    let module = segments.next().map(|module| plain(&module.ident));
    let name = plain(&last.ident);
    let help = match (name.as_str(), module.as_deref()) {
        ("f32" | "f64", None) => {
            "store an integer, such as cents, and pad it with zeros in the template: `<cents:08>`"
        }
        ("SystemTime", None | Some("time")) => {
            "use a time of `chrono`, `time` or `jiff`, with the feature of that name, or an integer"
        }
        (
            "Vec" | "VecDeque" | "HashSet" | "BTreeSet" | "HashMap" | "BTreeMap",
            None | Some("vec" | "collections"),
        ) if !last.arguments.is_none() && !matches!(KnownType::of(ty), KnownType::Bytes) => {
            "a part is one value: give each element an item of its own, or store a text of them in a field"
        }
        ("Value", Some("serde_json")) => {
            "a part is one value: name a field with text or an integer"
        }
        ("Duration", Some("time" | "chrono")) => "store an integer, such as seconds",
        ("DateTime", None | Some("chrono"))
            if argument_of(ty, &["DateTime"]).is_some_and(is_local) =>
        {
            return Some(RefusedType {
                message: String::from("`DateTime<Local>` cannot be a part of a key"),
                help: "write `DateTime<Utc>`",
            });
        }
        _ => return None,
    };
    Some(RefusedType { message: format!("`{name}` cannot be a part of a key"), help })
}

fn is_local(ty: &Type) -> bool {
    matches!(ty, Type::Path(path) if path.path.segments.last().is_some_and(|last| last.ident == "Local"))
}

/// Whether a path may name a library's type. One that starts in the user's crate names a user type.
fn is_known_place(path: &syn::TypePath) -> bool {
    let own = ["crate", "self", "super", "Self"];
    path.qself.is_none()
        && path
            .path
            .segments
            .first()
            .is_some_and(|first| !own.contains(&first.ident.to_string().as_str()))
}

/// The bound of a type that is a part with a feature of the runtime. Its message names the feature, or the version of the crate
/// that the runtime uses.
pub(crate) fn feature_part(ty: &Type) -> Option<&'static str> {
    part_with_a_feature(ty).map(|(_, bound)| bound)
}

/// The bound of a type that is a part with a feature of the runtime, if the feature is off.
pub(crate) fn missing_feature(ty: &Type) -> Option<&'static str> {
    let (is_enabled, bound) = part_with_a_feature(ty)?;
    (!is_enabled).then_some(bound)
}

fn part_with_a_feature(ty: &Type) -> Option<(bool, &'static str)> {
    let Type::Path(path) = ty else { return None };
    let name = plain(&path.path.segments.last()?.ident);
    if !is_known_place(path) || !is_spelled_like_copy(ty, path, &name) {
        return None;
    }
    feature(path, &name)
}

/// Whether the feature that makes a type a part is on, and the bound that names the feature.
fn feature(path: &syn::TypePath, name: &str) -> Option<(bool, &'static str)> {
    let segments = &path.path.segments;
    let has = |module: &str| segments.iter().any(|segment| segment.ident == module);
    Some(match name {
        "Uuid" => (enabled!("uuid"), "UuidPart"),
        "Ulid" => (enabled!("ulid"), "UlidPart"),
        "NaiveDate" | "NaiveDateTime" => (enabled!("chrono"), "ChronoPart"),
        "DateTime" if !has("civil") => (enabled!("chrono"), "ChronoPart"),
        "OffsetDateTime" | "UtcDateTime" | "PrimitiveDateTime" | "PlainDateTime" => {
            (enabled!("time"), "TimePart")
        }
        "Date" | "Timestamp" if has("time") => (enabled!("time"), "TimePart"),
        "Date" | "DateTime" | "Timestamp" => (enabled!("jiff"), "JiffPart"),
        _ => return None,
    })
}

/// Whether a type is one of those that are their own view. Without its feature a type is only what the compiler knows of it.
fn is_copy(ty: &Type, path: &syn::TypePath, name: &str) -> bool {
    is_spelled_like_copy(ty, path, name) && feature(path, name).is_none_or(|(enabled, _)| enabled)
}

fn is_spelled_like_copy(ty: &Type, path: &syn::TypePath, name: &str) -> bool {
    if argument_of(ty, &["DateTime"]).is_some_and(is_offset) {
        return true;
    }
    let mut segments = path.path.segments.iter().rev();
    let bare = segments.next().is_some_and(|last| last.arguments.is_none());
    let module = segments.next().map(|module| plain(&module.ident));
    let in_module = || {
        COPY_IN_MODULE.iter().any(|(known, modules)| {
            *known == name && module.as_deref().is_some_and(|module| modules.contains(&module))
        })
    };
    bare && (COPY.contains(&name) || in_module())
}

/// The type behind references and boxes.
fn pointee(ty: &Type) -> &Type {
    match ty {
        Type::Reference(reference) => pointee(&reference.elem),
        Type::Paren(paren) => pointee(&paren.elem),
        Type::Group(group) => pointee(&group.elem),
        _ => argument_of(ty, &["Box", "Rc", "Arc"]).map_or(ty, pointee),
    }
}

/// The type argument of a path that ends in one of some names.
pub(crate) fn argument_of<'t>(ty: &'t Type, names: &[&str]) -> Option<&'t Type> {
    let mut types = arguments_of(ty, names)?;
    match (types.next(), types.next()) {
        (Some(only), None) => Some(only),
        _ => None,
    }
}

/// The last type argument of a path that ends in one of some names.
pub(crate) fn last_argument_of<'t>(ty: &'t Type, names: &[&str]) -> Option<&'t Type> {
    arguments_of(ty, names)?.last()
}

fn arguments_of<'t>(ty: &'t Type, names: &[&str]) -> Option<impl Iterator<Item = &'t Type>> {
    let path = match ty {
        Type::Group(group) => return arguments_of(&group.elem, names),
        Type::Path(path) if path.qself.is_none() => path,
        _ => return None,
    };
    let last = path.path.segments.last()?;
    if !names.iter().any(|name| last.ident == name) {
        return None;
    }
    let PathArguments::AngleBracketed(arguments) = &last.arguments else { return None };
    Some(arguments.args.iter().filter_map(|argument| match argument {
        GenericArgument::Type(ty) => Some(ty),
        _ => None,
    }))
}

fn is_str(ty: &Type) -> bool {
    matches!(ty, Type::Path(path) if path.path.is_ident("str"))
}

/// The zones of `chrono` that make a `DateTime` a part.
fn is_offset(ty: &Type) -> bool {
    let last = match ty {
        Type::Path(path) => path.path.segments.last(),
        _ => None,
    };
    last.is_some_and(|last| last.ident == "Utc" || last.ident == "FixedOffset")
}

fn is_byte(ty: &Type) -> bool {
    matches!(ty, Type::Path(path) if path.path.is_ident("u8"))
}

#[cfg(test)]
mod tests {
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
}
