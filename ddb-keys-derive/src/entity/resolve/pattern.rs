//! Patterns of `when`: a name alone could be a variable, which matches every value.

use proc_macro2::{Ident, Span};
use syn::{Expr, ExprLit, Lit, LitStr, Pat, Path, Type};

use crate::error::Mistakes;
use crate::known_type::{KnownType, argument_of, is_text};
use crate::naming::{camel, code_text, plain, shown};

/// A name or a text in a pattern.
struct Leaf<'p> {
    value: Value<'p>,
    /// The type of what it is compared with, if that is known.
    ty: Option<&'p Type>,
    /// Whether it stands inside of another pattern, as in `Some(_)`.
    nested: bool,
}

enum Value<'p> {
    Name(&'p Ident),
    Text(&'p LitStr),
    /// A constant of a module, or at an end of a range.
    Constant(&'p Path),
}

/// Returns the constants that the pattern of a field names. `None` if a mistake was reported: another name alone, or text in place of
/// another type.
pub(super) fn constants(pattern: &Pat, ty: &Type, mistakes: &mut Mistakes) -> Option<Vec<Path>> {
    let mut leaves = Vec::new();
    leaves_of(pattern, Some(ty), false, &mut leaves);
    let (mut constants, mut is_sound) = (Vec::new(), true);
    for leaf in leaves {
        match leaf.value {
            Value::Name(name) if is_constant(&plain(name)) => constants.push(name.clone().into()),
            Value::Constant(path) => constants.push(path.clone()),
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

/// Whether a path names a constant of a module, `limits::LARGE`. One that begins with a type may name a variant.
fn is_constant_path(path: &Path) -> bool {
    let mut names = path.segments.iter().rev().map(|segment| plain(&segment.ident));
    let is_module = |name: String| !name.contains(char::is_uppercase);
    names.next().is_some_and(|last| is_constant(&last)) && names.next().is_some_and(is_module)
}

fn leaves_of<'p>(pattern: &'p Pat, ty: Option<&'p Type>, nested: bool, leaves: &mut Vec<Leaf<'p>>) {
    let mut inside = |pattern, ty| leaves_of(pattern, ty, true, leaves);
    match pattern {
        Pat::Ident(name) => match &name.subpat {
            Some((_, pattern)) => leaves_of(pattern, ty, nested, leaves),
            // `None` is in scope everywhere.
            None if name.ident == "None" => {}
            None => leaves.push(Leaf { value: Value::Name(&name.ident), ty, nested }),
        },
        Pat::Lit(ExprLit { lit: Lit::Str(text), .. }) => {
            leaves.push(Leaf { value: Value::Text(text), ty, nested });
        }
        Pat::Path(constant) if is_constant_path(&constant.path) => {
            leaves.push(Leaf { value: Value::Constant(&constant.path), ty, nested });
        }
        Pat::Range(range) => {
            let ends = [&range.start, &range.end].into_iter().flatten();
            let paths = ends.filter_map(|end| match &**end {
                Expr::Path(end) => Some(&end.path),
                _ => None,
            });
            leaves.extend(paths.map(|path| Leaf { value: Value::Constant(path), ty, nested }));
        }
        Pat::Or(or) => or.cases.iter().for_each(|case| leaves_of(case, ty, nested, leaves)),
        Pat::Paren(paren) => leaves_of(&paren.pat, ty, nested, leaves),
        Pat::Reference(reference) => leaves_of(&reference.pat, ty, nested, leaves),
        Pat::TupleStruct(tuple) => {
            let is_some = tuple.path.segments.last().is_some_and(|last| last.ident == "Some");
            let inner = ty.filter(|_| is_some).and_then(|ty| argument_of(ty, &["Option"]));
            tuple.elems.iter().for_each(|element| inside(element, inner));
        }
        Pat::Tuple(tuple) => tuple.elems.iter().for_each(|element| inside(element, None)),
        Pat::Slice(slice) => slice.elems.iter().for_each(|element| inside(element, None)),
        Pat::Struct(fields) => {
            // In `Held { reason }` the name is that of a field.
            let written = fields.fields.iter().filter(|field| field.colon_token.is_some());
            written.for_each(|field| inside(&field.pat, None));
        }
        _ => {}
    }
}

impl Leaf<'_> {
    fn mistake(&self) -> Option<(Span, String)> {
        match self.value {
            Value::Constant(_) => None,
            // `Some(_note)` says that the value does not matter.
            Value::Name(name) if self.nested && plain(name).starts_with('_') => None,
            Value::Name(name) => {
                let message = format!(
                    "`{}` alone could be a variable, which matches every value",
                    plain(name)
                );
                Some((name.span(), message))
            }
            Value::Text(text) => {
                let ty = self.ty.filter(|ty| !is_text(ty) && is_named(ty))?;
                let message = format!(
                    "{:?} is text, but it is compared with a value of type `{}`",
                    text.value(),
                    shown(ty)
                );
                Some((text.span(), message))
            }
        }
    }

    /// The pattern that was meant.
    fn instead(&self) -> String {
        let (name, any) = match self.value {
            Value::Name(name) if self.nested => (plain(name), "; for any value write `_`"),
            Value::Name(name) => (plain(name), ""),
            Value::Text(text) => (text.value(), ""),
            Value::Constant(path) => (code_text(path), ""),
        };
        let Some(ty) = self.ty.filter(|_| !name.starts_with('_')) else {
            return format!("name a variant with its enum, as in `State::Open`{any}");
        };
        let inner = argument_of(ty, &["Option"]);
        let in_option = |pattern: &str| match inner {
            Some(_) => format!("`Some({pattern})`"),
            None => format!("`{pattern}`"),
        };
        let ty = inner.unwrap_or(ty);
        match (KnownType::of(ty), variant(ty, &name)) {
            (KnownType::Text, _) => format!("write {}{any}", in_option(&format!("{name:?}"))),
            (KnownType::Copy(_), _) if shown(ty) == "bool" => {
                format!("write {} or {}{any}", in_option("true"), in_option("false"))
            }
            (KnownType::Opaque(_), Some(variant)) if matches!(self.value, Value::Text(_)) => {
                format!(
                    "write {} if `{ty}` is an enum; if it is another name of `&str`, write `&str` as the type of the field",
                    in_option(&variant),
                    ty = shown(ty),
                )
            }
            (KnownType::Opaque(_), Some(variant)) => format!("write {}{any}", in_option(&variant)),
            (KnownType::Opaque(_), None) => {
                format!("name a variant with its enum, as in `State::Open`{any}")
            }
            _ => format!("write a `{}`, or a constant in capital letters{any}", shown(ty)),
        }
    }
}

/// Whether a type is known by its spelling, by itself or in an `Option`, or is a name without arguments, such as that of an enum.
fn is_named(ty: &Type) -> bool {
    let ty = argument_of(ty, &["Option"]).unwrap_or(ty);
    !matches!(KnownType::of(ty), KnownType::Opaque(_)) || is_plain(ty)
}

fn is_plain(ty: &Type) -> bool {
    let Type::Path(path) = ty else { return false };
    path.qself.is_none() && path.path.segments.iter().all(|segment| segment.arguments.is_none())
}

/// A variant of this name, if the type can be an enum by its spelling.
fn variant(ty: &Type, name: &str) -> Option<String> {
    let name = camel(&if is_constant(name) { name.to_lowercase() } else { name.to_owned() });
    let is_ident = syn::parse_str::<Ident>(&name).is_ok();
    (is_plain(ty) && is_ident).then(|| format!("{}::{name}", shown(ty)))
}
