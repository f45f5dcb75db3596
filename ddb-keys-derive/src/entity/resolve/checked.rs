//! Types of parts that are checked once for the whole entity.

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote};
use syn::Type;

use crate::entity::model::{CheckedType, Field};
use crate::hygiene::Hygiene;

/// Names the types of some fields that only the compiler resolves. Constants check them, and these can mention neither
/// parameters nor lifetimes.
pub(super) fn checked_types(
    ast: &syn::DeriveInput,
    hygiene: &Hygiene,
    fields: &mut [Field],
    used: impl Iterator<Item = usize>,
) {
    if !ast.generics.params.is_empty() {
        return;
    }
    let mut types: Vec<(String, CheckedType)> = Vec::new();
    let spelled = |field: &Field| {
        let ty = field.checkable_type().map(ToTokens::to_token_stream);
        ty.filter(|ty| !has_lifetime(ty.clone())).map(|ty| ty.to_string())
    };
    let mut used: Vec<usize> = used.collect();
    used.sort_unstable();
    used.dedup();
    for field in used.iter().map(|field| &fields[*field]) {
        let (Some(name), Some(ty)) = (spelled(field), field.checkable_type()) else { continue };
        if let Some((_, known)) = types.iter_mut().find(|(known, _)| *known == name) {
            known.is_source &= field.presence_unknown();
            continue;
        }
        let (number, alias) = (types.len(), alias(field, ty, hygiene));
        let taken = types.iter().any(|(_, known)| known.alias == alias);
        let alias = if taken { hygiene.free(&format!("{alias}{number}")) } else { alias };
        // Not like the type's name: after a typo in it, the compiler would propose this one.
        let outer = || hygiene.free(&format!("Part{number}"));
        let itself = if alias == name { outer().into_token_stream() } else { quote!(#ty) };
        let (entity, is_source) = (ast.ident.clone(), field.presence_unknown());
        types.push((name, CheckedType { entity, number, alias, itself, is_source }));
    }
    for field in used {
        let checked =
            spelled(&fields[field]).and_then(|name| types.iter().find(|(known, _)| *known == name));
        fields[field].checked = checked.map(|(_, checked)| checked.clone());
    }
}

/// The name of a user type, because documentation and editors show it. Of a type of another crate they do not, and the compiler
/// would show its path wherever a second type has its name.
fn alias(field: &Field, ty: &Type, hygiene: &Hygiene) -> Ident {
    let Type::Path(path) = ty else { return hygiene.free("Part") };
    if field.unresolved_type().is_none() {
        return hygiene.free("Part");
    }
    match (path.path.get_ident(), path.path.segments.last()) {
        (Some(name), _) => format_ident!("{name}"),
        (None, Some(last)) if last.arguments.is_none() => hygiene.free(&last.ident.to_string()),
        _ => hygiene.free("Part"),
    }
}

fn has_lifetime(ty: TokenStream) -> bool {
    ty.into_iter().any(|token| match token {
        TokenTree::Punct(mark) => mark.as_char() == '\'',
        TokenTree::Group(group) => has_lifetime(group.stream()),
        _ => false,
    })
}
