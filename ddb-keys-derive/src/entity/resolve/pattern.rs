//! Patterns of `when`, in which a name alone would be a variable that matches every value.

use proc_macro2::Ident;
use syn::{Pat, Type};

use crate::error::Mistakes;
use crate::known_type::{argument_of, is_text};
use crate::naming::{camel, plain, shown};

/// Returns the constants that the pattern of a field names. Every other name alone is reported, and then there are none.
pub(super) fn constants(pattern: &Pat, ty: &Type, mistakes: &mut Mistakes) -> Option<Vec<Ident>> {
    let mut names = Vec::new();
    names_alone(pattern, Some(ty), &mut names);
    let is_constant = |name: &str| name == name.to_uppercase() && name != name.to_lowercase();
    let (constants, variables): (Vec<_>, Vec<_>) =
        names.into_iter().partition(|(ident, _)| is_constant(&plain(ident)));
    for &(ident, ty) in &variables {
        let name = plain(ident);
        let message = format!("`{name}` alone is a variable, which matches every value");
        mistakes.report(ident.span(), &message, &instead_of(&name, ty));
    }
    variables.is_empty().then(|| constants.into_iter().map(|(ident, _)| ident.clone()).collect())
}

/// Collects the names that stand alone in a pattern, each with the type of what it would match, if that is known.
fn names_alone<'p>(
    pattern: &'p Pat,
    ty: Option<&'p Type>,
    names: &mut Vec<(&'p Ident, Option<&'p Type>)>,
) {
    match pattern {
        Pat::Ident(name) => match &name.subpat {
            Some((_, pattern)) => names_alone(pattern, ty, names),
            // `None` is in scope everywhere.
            None if name.ident == "None" => {}
            None => names.push((&name.ident, ty)),
        },
        Pat::Or(or) => or.cases.iter().for_each(|case| names_alone(case, ty, names)),
        Pat::Paren(paren) => names_alone(&paren.pat, ty, names),
        Pat::Reference(reference) => names_alone(&reference.pat, ty, names),
        Pat::TupleStruct(tuple) => {
            let is_some = tuple.path.segments.last().is_some_and(|last| last.ident == "Some");
            let inner = ty.filter(|_| is_some).and_then(|ty| argument_of(ty, &["Option"]));
            tuple.elems.iter().for_each(|element| names_alone(element, inner, names));
        }
        Pat::Tuple(tuple) => {
            tuple.elems.iter().for_each(|element| names_alone(element, None, names));
        }
        Pat::Slice(slice) => {
            slice.elems.iter().for_each(|element| names_alone(element, None, names));
        }
        Pat::Struct(fields) => {
            // In `Held { reason }` the name is that of a field.
            let written = fields.fields.iter().filter(|field| field.colon_token.is_some());
            written.for_each(|field| names_alone(&field.pat, None, names));
        }
        _ => {}
    }
}

/// What to write instead of a name alone.
fn instead_of(name: &str, ty: Option<&Type>) -> String {
    let any = "`_` is any value";
    let Some(ty) = ty else { return format!("name a variant with its enum; {any}") };
    let inner = argument_of(ty, &["Option"]);
    let ty = inner.unwrap_or(ty);
    let pattern = match shown(ty).as_str() {
        "bool" => "true".into(),
        _ if is_text(ty) => format!("\"{name}\""),
        ty => format!("{ty}::{}", camel(name)),
    };
    match inner {
        Some(_) => format!("write `Some({pattern})`; {any}"),
        None => format!("write `{pattern}`; {any}"),
    }
}
