//! Types that cannot be a part of a key.

use syn::Type;

use super::spelling::pointee;
use super::{KnownType, argument_of, is_known_place};
use crate::naming::plain;

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
