//! Types taken apart by their spelling.

use syn::{GenericArgument, PathArguments, Type};

/// The type behind references and boxes.
pub(super) fn pointee(ty: &Type) -> &Type {
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

pub(super) fn is_str(ty: &Type) -> bool {
    matches!(ty, Type::Path(path) if path.path.is_ident("str"))
}

/// The zones of `chrono` that make a `DateTime` a part.
pub(super) fn is_offset(ty: &Type) -> bool {
    let last = match ty {
        Type::Path(path) => path.path.segments.last(),
        _ => None,
    };
    last.is_some_and(|last| last.ident == "Utc" || last.ident == "FixedOffset")
}

pub(super) fn is_byte(ty: &Type) -> bool {
    matches!(ty, Type::Path(path) if path.path.is_ident("u8"))
}
