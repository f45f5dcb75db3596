//! Names of keys and functions that the macro would generate twice.

use proc_macro2::Ident;
use quote::format_ident;

use crate::entity::model::{KeyPlace, KeyStruct};
use crate::error::Mistakes;
use crate::naming::{index_key_accessor, plain, query, snake};

/// The primary key with a name that no other generated type has. It is the only name that an entity
/// chooses; the others are made.
pub(super) fn types(
    entity: &Ident,
    primary: KeyStruct,
    indexes: &[KeyStruct],
    mistakes: &mut Mistakes,
) -> KeyStruct {
    let chosen = &primary.ident;
    let names = indexes.iter().filter_map(|key| match &key.place {
        KeyPlace::Index { name, .. } => Some(query(entity, Some(name))),
        KeyPlace::Primary | KeyPlace::Former { .. } => None,
    });
    let mut made = names.chain([query(entity, None), entity.clone()]);
    if !made.any(|name| name == *chosen) {
        return primary;
    }
    mistakes.report(
        chosen.span(),
        &format!("`{chosen}` is the name of both the key and another type"),
        "give the key a name that neither the entity nor one of its queries has",
    );
    KeyStruct { ident: format_ident!("{chosen}Key", span = chosen.span()), ..primary }
}

/// The keys whose functions, such as `query_open_games`, no earlier key has.
pub(super) fn functions(mut keys: Vec<KeyStruct>, mistakes: &mut Mistakes) -> Vec<KeyStruct> {
    let mut taken: Vec<(String, Ident)> = Vec::new();
    let names_of = |name: &Ident| {
        let suffix = snake(&plain(name));
        let functions = ["query", "collection", "scan"].map(|start| format!("{start}_{suffix}"));
        functions.into_iter().chain([index_key_accessor(name).to_string()])
    };
    keys.retain(|key| {
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
    keys
}
