//! Names that the macro would generate twice.

use proc_macro2::Ident;

use super::model::{Entity, KeyPlace, KeyStruct};
use super::query;
use crate::diagnostics::Mistakes;
use crate::naming::{index_key_accessor, plain, snake};

/// Reports generated names that meet, and leaves out the later one where both cannot be written.
pub(super) fn check(entity: &mut Entity<'_>, mistakes: &mut Mistakes) {
    check_types(entity, mistakes);
    check_functions(entity, mistakes);
    for key in std::iter::once(&entity.primary).chain(&entity.indexes) {
        check_methods(entity, key, mistakes);
    }
}

/// A key struct's name is the user's to choose, the others are made.
fn check_types(entity: &mut Entity<'_>, mistakes: &mut Mistakes) {
    let chosen = &entity.primary.ident;
    let keys = std::iter::once(&entity.primary).chain(&entity.indexes);
    let mut made = keys.map(|key| query::ident(entity, key)).chain([entity.ast.ident.clone()]);
    if made.any(|name| name == *chosen) {
        mistakes.report(
            chosen.span(),
            &format!("`{chosen}` is the name of the key and of another type"),
            "give the key a name that neither the entity nor one of its queries has",
        );
        entity.primary.ident = quote::format_ident!("{chosen}Key", span = chosen.span());
    }
}

/// `query_open_games` and its like stand on the entity itself.
fn check_functions(entity: &mut Entity<'_>, mistakes: &mut Mistakes) {
    let mut taken: Vec<(String, Ident)> = Vec::new();
    let names_of = |name: &Ident| {
        let suffix = snake(&plain(name));
        let functions = ["query", "collection", "scan"].map(|start| format!("{start}_{suffix}"));
        functions.into_iter().chain([index_key_accessor(name).to_string()])
    };
    entity.indexes.retain(|key| {
        let KeyPlace::Index { index, name, .. } = &key.place else { return true };
        let meets =
            names_of(name).find_map(|function| taken.iter().find(|(known, _)| *known == function));
        if let Some((function, first)) = meets {
            mistakes.report(
                name.span(),
                &format!("`{first}` and `{name}` would both have the function `{function}`"),
                &format!("give this key another name: `#[gsi({index}, name = …)]`"),
            );
            return false;
        }
        taken.extend(names_of(name).map(|function| (function, name.clone())));
        true
    });
}

/// `sent_at_in` of a field `sent_at`, beside a field `sent_at_in`.
fn check_methods(entity: &Entity<'_>, key: &KeyStruct, mistakes: &mut Mistakes) {
    let methods = query::last_methods(entity, key);
    for (field, _) in key.fields() {
        let field = &entity.fields[field];
        if let Some((of, what)) = methods
            .iter()
            .find_map(|(method, of, what)| (*method == field.name).then_some((of, what)))
        {
            let name = &field.name;
            mistakes.report(
                field.ident.span(),
                &format!("`{name}` would be two methods of a query: this field's value, and {what} `{of}`"),
                &format!("rename one of the two; `#[serde(rename = \"{name}\")]` keeps the attribute's name"),
            );
        }
    }
}
