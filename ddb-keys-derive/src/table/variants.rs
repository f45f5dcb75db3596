//! The variants of a table's enum: each holds an entity, or the items that are of none.

use proc_macro2::Ident;
use syn::{Fields, Type};

use super::attr::Input;
use crate::error::{Mistakes, with_help};
use crate::known_type::argument_of;
use crate::naming::shown;

/// A variant that holds an entity.
pub(crate) struct Variant<'a> {
    pub(crate) ident: &'a Ident,
    pub(crate) entity: &'a Type,
    pub(crate) boxed: bool,
}

pub(super) struct Variants<'a> {
    pub(super) entities: Vec<Variant<'a>>,
    pub(super) unknown: Option<(&'a Ident, &'a Type)>,
}

impl<'a> Variants<'a> {
    pub(super) fn read(input: &'a Input<'a>, mistakes: &mut Mistakes) -> Self {
        if input.variants.is_empty() && matches!(input.ast.data, syn::Data::Enum(_)) {
            let message = format!("`{}` has no entities", input.ast.ident);
            let help = "write a variant for each entity of the table, such as `User(User)`";
            mistakes.report(input.ast.ident.span(), &message, help);
        }
        let mut variants = Self { entities: Vec::new(), unknown: None };
        for (variant, options) in &input.variants {
            match &variant.fields {
                Fields::Unnamed(fields) if fields.unnamed.len() == 1 => {
                    let ty = &fields.unnamed[0].ty;
                    if options.unknown {
                        variants.add_unknown(&variant.ident, ty, mistakes);
                    } else {
                        variants.add(input, &variant.ident, ty, mistakes);
                    }
                }
                _ if options.unknown => {
                    let ident = &variant.ident;
                    mistakes.report(
                        ident.span(),
                        &format!("`{ident}` does not hold an item"),
                        &format!("write `{ident}(ddb_keys::aws::Item)`"),
                    );
                }
                _ => refuse(variant, mistakes),
            }
        }
        variants
    }

    fn add_unknown(&mut self, ident: &'a Ident, ty: &'a Type, mistakes: &mut Mistakes) {
        if self.unknown.replace((ident, ty)).is_some() {
            let help = "one variant takes every item that no entity claims";
            mistakes.report(ident.span(), "a second variant for unknown items", help);
        }
    }

    fn add(&mut self, input: &Input<'_>, ident: &'a Ident, ty: &'a Type, mistakes: &mut Mistakes) {
        if let Some((wrapper, entity)) = wrapped(ty) {
            let lifetime = input.ast.generics.lifetimes().next();
            let unneeded = match (ty, lifetime) {
                (Type::Reference(_), Some(param)) => {
                    format!(", and leave `<{}>` out", param.lifetime)
                }
                _ => String::new(),
            };
            let help = format!("write `{ident}({})`{unneeded}", shown(entity));
            mistakes.add(syn::Error::new_spanned(
                ty,
                with_help(&format!("a variant holds one item, not {wrapper}"), &help),
            ));
            return;
        }
        let boxed = argument_of(ty, &["Box"]);
        let entity = boxed.unwrap_or(ty);
        if let Some(first) = self.entities.iter().find(|other| *other.entity == *entity) {
            mistakes.report(
                ident.span(),
                &format!("`{}` and `{ident}` both hold `{}`", first.ident, shown(entity)),
                "remove one of them: the items of an entity are read as one variant",
            );
            return;
        }
        self.entities.push(Variant { ident, entity, boxed: boxed.is_some() });
    }
}

/// A variant with its own fields, with several entities, or with nothing in it.
fn refuse(variant: &syn::Variant, mistakes: &mut Mistakes) {
    let ident = &variant.ident;
    let types: Vec<_> = variant.fields.iter().map(|field| shown(&field.ty)).collect();
    let help = match &*types {
        [entity] => format!("write `{ident}({entity})`"),
        _ => format!("write `{ident}({ident})`, with a struct `{ident}` that derives `Entity`"),
    };
    mistakes.report(ident.span(), &format!("`{ident}` does not hold one entity"), &help);
}

/// The entity in a list, an option or behind a pointer, where a variant takes the entity itself.
fn wrapped(ty: &Type) -> Option<(&'static str, &Type)> {
    if let Type::Reference(reference) = ty {
        return Some(("a reference", &reference.elem));
    }
    let wrappers = [
        ("Vec", "a list"),
        ("VecDeque", "a list"),
        ("Option", "an `Option`"),
        ("Arc", "an `Arc`"),
        ("Rc", "an `Rc`"),
    ];
    wrappers.into_iter().find_map(|(name, shown)| Some((shown, argument_of(ty, &[name])?)))
}
