//! A struct where the enum of a table belongs: an entity, or a struct of entities.

use syn::{Data, DeriveInput, Ident, Type};

use crate::error::{Mistakes, not_an_enum};
use crate::known_type::{KnownType, argument_of};
use crate::naming::shown;

pub(super) fn refuse(ast: &DeriveInput, mistakes: &mut Mistakes) {
    let ident = &ast.ident;
    if is_an_entity(ast) {
        return mistakes.report_table_of_an_entity(ident);
    }
    let entities = held(ast);
    let help = if !matches!(ast.data, Data::Struct(_)) {
        String::from("write an enum")
    } else if entities.is_empty() {
        format!("write `enum {ident} {{ User(User) }}`")
    } else {
        let variant = |(variant, entity)| format!("{variant}({})", shown(entity));
        let variants: Vec<_> = entities.into_iter().map(variant).collect();
        format!("write `enum {ident} {{ {} }}`", variants.join(", "))
    };
    mistakes.report(ident.span(), &not_an_enum(ident), &help);
}

/// The entities that the table was probably meant to have.
pub(super) fn entities(ast: &DeriveInput) -> Vec<Type> {
    if is_an_entity(ast) {
        let ident = &ast.ident;
        return vec![syn::parse_quote!(#ident)];
    }
    held(ast).into_iter().map(|(_, entity)| entity.clone()).collect()
}

fn is_an_entity(ast: &DeriveInput) -> bool {
    ast.attrs.iter().any(|attr| attr.path().is_ident("pk"))
}

/// The entities in the fields of a struct, and names for their variants.
fn held(ast: &DeriveInput) -> Vec<(&Ident, &Type)> {
    let Data::Struct(data) = &ast.data else { return Vec::new() };
    let entities = data.fields.iter().filter_map(|field| {
        let entity = argument_of(&field.ty, &["Vec", "Option", "Box"]).unwrap_or(&field.ty);
        let (KnownType::Opaque(_), Type::Path(path)) = (KnownType::of(entity), entity) else {
            return None;
        };
        Some((&path.path.segments.last()?.ident, entity))
    });
    entities.collect()
}
