//! Types that the macro knows by their spelling. It leaves all others to the compiler.

mod refused;
mod spelling;
#[cfg(test)]
mod tests;

use syn::Type;

pub(crate) use self::refused::refused;
pub(crate) use self::spelling::{argument_of, last_argument_of};
use self::spelling::{is_byte, is_offset, is_str, pointee};
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
