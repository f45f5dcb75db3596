//! Patterns of `when`: a name alone would be a variable, which matches every value.

use proc_macro2::{Ident, Span};
use syn::{ExprLit, Lit, LitStr, Pat, Type};

use crate::error::Mistakes;
use crate::known_type::{KnownType, argument_of, is_text};
use crate::naming::{camel, plain, shown};

/// A name or a text in a pattern, with the type of what it is compared with, if that is known.
struct Leaf<'p> {
    value: Value<'p>,
    ty: Option<&'p Type>,
}

enum Value<'p> {
    Name(&'p Ident),
    Text(&'p LitStr),
}

/// Returns the constants that the pattern of a field names. Every other name alone is reported, as is text for another type, and
/// then there are none.
pub(super) fn constants(pattern: &Pat, ty: &Type, mistakes: &mut Mistakes) -> Option<Vec<Ident>> {
    let mut leaves = Vec::new();
    leaves_of(pattern, Some(ty), &mut leaves);
    let (mut constants, mut is_sound) = (Vec::new(), true);
    for leaf in leaves {
        match leaf.value {
            Value::Name(name) if is_constant(&plain(name)) => constants.push(name.clone()),
            _ => {
                if let Some((span, message)) = leaf.mistake() {
                    mistakes.report(span, &message, &leaf.instead());
                    is_sound = false;
                }
            }
        }
    }
    is_sound.then_some(constants)
}

fn is_constant(name: &str) -> bool {
    name == name.to_uppercase() && name != name.to_lowercase()
}

fn leaves_of<'p>(pattern: &'p Pat, ty: Option<&'p Type>, leaves: &mut Vec<Leaf<'p>>) {
    match pattern {
        Pat::Ident(name) => match &name.subpat {
            Some((_, pattern)) => leaves_of(pattern, ty, leaves),
            // `None` is in scope everywhere.
            None if name.ident == "None" => {}
            None => leaves.push(Leaf { value: Value::Name(&name.ident), ty }),
        },
        Pat::Lit(ExprLit { lit: Lit::Str(text), .. }) => {
            leaves.push(Leaf { value: Value::Text(text), ty });
        }
        Pat::Or(or) => or.cases.iter().for_each(|case| leaves_of(case, ty, leaves)),
        Pat::Paren(paren) => leaves_of(&paren.pat, ty, leaves),
        Pat::Reference(reference) => leaves_of(&reference.pat, ty, leaves),
        Pat::TupleStruct(tuple) => {
            let is_some = tuple.path.segments.last().is_some_and(|last| last.ident == "Some");
            let inner = ty.filter(|_| is_some).and_then(|ty| argument_of(ty, &["Option"]));
            tuple.elems.iter().for_each(|element| leaves_of(element, inner, leaves));
        }
        Pat::Tuple(tuple) => {
            tuple.elems.iter().for_each(|element| leaves_of(element, None, leaves));
        }
        Pat::Slice(slice) => {
            slice.elems.iter().for_each(|element| leaves_of(element, None, leaves));
        }
        Pat::Struct(fields) => {
            // In `Held { reason }` the name is that of a field.
            let written = fields.fields.iter().filter(|field| field.colon_token.is_some());
            written.for_each(|field| leaves_of(&field.pat, None, leaves));
        }
        _ => {}
    }
}

impl Leaf<'_> {
    fn mistake(&self) -> Option<(Span, String)> {
        match self.value {
            Value::Name(name) => {
                let message =
                    format!("`{}` alone is a variable, which matches every value", plain(name));
                Some((name.span(), message))
            }
            Value::Text(text) => {
                let ty = self.ty.filter(|ty| !is_text(ty))?;
                let message =
                    format!("{:?} is text, and is compared with a `{}`", text.value(), shown(ty));
                Some((text.span(), message))
            }
        }
    }

    /// The pattern that was meant.
    fn instead(&self) -> String {
        let (name, any) = match self.value {
            Value::Name(name) => (plain(name), "; `_` is any value"),
            Value::Text(text) => (text.value(), ""),
        };
        let Some(ty) = self.ty else { return format!("name a variant with its enum{any}") };
        let inner = argument_of(ty, &["Option"]);
        let ty = inner.unwrap_or(ty);
        let pattern = match (shown(ty).as_str(), KnownType::of(ty)) {
            ("bool", _) => "true".into(),
            (_, KnownType::Text) => format!("{name:?}"),
            (ty, KnownType::Opaque(_)) if is_constant(&name) => {
                format!("{ty}::{}", camel(&name.to_lowercase()))
            }
            (ty, KnownType::Opaque(_)) => format!("{ty}::{}", camel(&name)),
            (ty, _) => return format!("write a `{ty}`, or a constant in capital letters{any}"),
        };
        match inner {
            Some(_) => format!("write `Some({pattern})`{any}"),
            None => format!("write `{pattern}`{any}"),
        }
    }
}
