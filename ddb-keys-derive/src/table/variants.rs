//! The variants of a table's enum: each holds an entity, or the items that are of none.

use proc_macro2::Ident;
use syn::{Fields, Type};

use super::attr::Input;
use super::not_an_enum;
use crate::error::{Mistakes, with_help};
use crate::known_type::argument_of;
use crate::naming::shown;

/// A variant that holds an entity.
pub(crate) struct Variant<'a> {
    pub(crate) ident: &'a Ident,
    pub(crate) entity: &'a Type,
    pub(crate) boxed: bool,
}

/// An entity that a mistaken variant was probably meant to hold, so that its uses are not errors as well.
pub(crate) struct Meant {
    pub(crate) entity: Type,
    /// Whether its name is that of the variant, which need not be a type.
    pub(crate) guessed: bool,
}

pub(super) struct Variants<'a> {
    pub(super) entities: Vec<Variant<'a>>,
    pub(super) unknown: Option<(&'a Ident, &'a Type)>,
    pub(super) meant: Vec<Meant>,
}

impl<'a> Variants<'a> {
    pub(super) fn read(input: &'a Input<'a>, mistakes: &mut Mistakes) -> Self {
        if input.variants.is_empty() && matches!(input.ast.data, syn::Data::Enum(_)) {
            let message = format!("`{}` has no entities", input.ast.ident);
            let help = "write a variant for each entity of the table, such as `User(User)`";
            mistakes.report(input.ast.ident.span(), &message, help);
        }
        let meant = not_an_enum::entities(input.ast).into_iter();
        let meant = meant.map(|entity| Meant { entity, guessed: false }).collect();
        let mut variants = Self { entities: Vec::new(), unknown: None, meant };
        let mut bare = Vec::new();
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
                Fields::Named(fields) if fields.named.len() != 1 => bare.push(&variant.ident),
                fields if fields.is_empty() => bare.push(&variant.ident),
                _ => variants.refuse(variant, mistakes),
            }
        }
        variants.refuse_bare(&bare, mistakes);
        variants.keep_meant_apart();
        variants
    }

    /// Variants with nothing or with an entity's own fields in them. They are reported as one mistake.
    fn refuse_bare(&mut self, bare: &[&Ident], mistakes: &mut Mistakes) {
        let [first, others @ ..] = bare else { return };
        let guess = |ident: &&Ident| Meant { entity: syn::parse_quote!(#ident), guessed: true };
        self.meant.extend(bare.iter().map(guess));
        let message = match others.len() {
            0 => format!("`{first}` does not hold one entity"),
            1 => format!("`{first}` and `{}` do not hold entities", others[0]),
            more => format!("`{first}` and {more} other variants do not hold entities"),
        };
        let right: Vec<_> = bare.iter().map(|ident| format!("{ident}({ident})")).collect();
        let structs = if others.is_empty() { "with a struct" } else { "each with a struct" };
        let help = format!("write `{}`, {structs} that derives `Entity`", right.join(", "));
        mistakes.report(first.span(), &message, &help);
    }

    /// A variant with several entities, or one in a field with a name.
    fn refuse(&mut self, variant: &syn::Variant, mistakes: &mut Mistakes) {
        let ident = &variant.ident;
        let types: Vec<&Type> = variant.fields.iter().map(|field| &field.ty).collect();
        let help = if let [entity] = &*types {
            format!("write `{ident}({})`", shown(entity))
        } else {
            let each = types.iter().map(|ty| format!("`{0}({0})`", shown(ty)));
            let each: Vec<_> = each.collect();
            format!("write a variant for each: {}", each.join(", "))
        };
        let meant = types.into_iter();
        self.meant.extend(meant.map(|ty| Meant { entity: ty.clone(), guessed: false }));
        mistakes.report(ident.span(), &format!("`{ident}` does not hold one entity"), &help);
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
            self.meant.push(Meant { entity: entity.clone(), guessed: false });
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

    /// Leaves out what another variant holds, and types that are not named.
    fn keep_meant_apart(&mut self) {
        let mut apart: Vec<Meant> = Vec::new();
        for meant in std::mem::take(&mut self.meant) {
            let is_held = self.entities.iter().any(|held| *held.entity == meant.entity)
                || apart.iter().any(|other| other.entity == meant.entity);
            if !is_held && matches!(meant.entity, Type::Path(_)) {
                apart.push(meant);
            }
        }
        self.meant = apart;
    }
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
