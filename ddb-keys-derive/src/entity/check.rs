//! Names that the macro would generate twice.

use proc_macro2::Ident;
use quote::format_ident;

use super::model::{Entity, KeyPlace, KeyStruct};
use super::plan::{Plan, Unit};
use crate::error::Mistakes;
use crate::naming::{index_key_accessor, plain, query, snake};
use crate::template::Format;

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

/// Reports a field `sent_at_in` beside a field `sent_at`, whose range has that name.
pub(super) fn methods(entity: &Entity<'_>, mistakes: &mut Mistakes) {
    for key in entity.current_keys() {
        methods_of(entity, key, mistakes);
    }
}

fn methods_of(entity: &Entity<'_>, key: &KeyStruct, mistakes: &mut Mistakes) {
    let methods = last_methods(entity, key);
    for (field, _) in key.fields() {
        let field = &entity.fields[field];
        if let Some((of, what)) = methods
            .iter()
            .find_map(|(method, of, what)| (*method == field.name).then_some((of, what)))
        {
            let name = &field.name;
            mistakes.report(
                field.ident.span(),
                &format!("`{name}` would name two methods of a query: one takes this field, the other {what} `{of}`"),
                &format!("rename one of the two; `#[serde(rename = \"{name}\")]` keeps the attribute's name"),
            );
        }
    }
}

/// The methods that end a query of this key, each with its field and the kind of its argument.
fn last_methods(entity: &Entity<'_>, key: &KeyStruct) -> Vec<(String, String, &'static str)> {
    let plan = Plan::of(key);
    let mut methods = Vec::new();
    for step in &plan.steps {
        let name = &entity.fields[step.field].name;
        match step.first.format {
            _ if !step.first.in_sort_key => {}
            Format::List(_) => {
                methods.push((format!("{name}_under"), name.clone(), "the first elements of"));
            }
            _ => methods.push((format!("{name}_in"), name.clone(), "a range of")),
        }
        if step.first.in_sort_key && step.first.may_be_text() {
            methods.push((format!("{name}_starts_with"), name.clone(), "the beginning of"));
        }
    }
    for bucketed in Plan::bucketed(key) {
        let name = &entity.fields[bucketed.field()].name;
        match bucketed.unit {
            Unit::Time(unit) => {
                methods.push((format!("{name}_in"), name.clone(), "a range of"));
                methods.push((format!("{name}_{unit}"), name.clone(), "the partition of"));
            }
            Unit::Shard(_) => {
                methods.push((String::from("shard"), name.clone(), "a shard of"));
                methods.push((String::from("all_shards"), name.clone(), "the shards of"));
            }
        }
    }
    methods
}
