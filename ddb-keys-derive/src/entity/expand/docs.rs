//! The documentation of what is generated: the templates, wherever a reader looks.

use crate::entity::model::{Attribute, Entity, KeyPlace, KeyStruct};
use crate::entity::plan::Plan;
use crate::naming::plain;

/// The entity's rows of the key chart.
pub(super) fn chart(entity: &Entity<'_>) -> String {
    let keys = std::iter::once(&entity.primary).chain(&entity.indexes);
    let rows: String = keys.map(|key| row(entity, key)).collect();
    format!("{HEAD}{rows}")
}

/// One row of the key chart, with its head.
pub(super) fn chart_of(entity: &Entity<'_>, key: &KeyStruct) -> String {
    format!("{HEAD}{}", row(entity, key))
}

const HEAD: &str = "| key | partition key | sort key |\n|---|---|---|\n";

fn row(entity: &Entity<'_>, key: &KeyStruct) -> String {
    let place = match &key.place {
        KeyPlace::Primary => String::from("table"),
        KeyPlace::Index { index, name, .. } if index == name => plain(index),
        KeyPlace::Index { index, name, .. } => format!("{}, {}", plain(index), plain(name)),
    };
    format!("| {place} | {} | {} |\n", list(entity, &key.pk), list(entity, &key.sk))
}

/// `` `USER#<username>`, `map` ``
fn list(entity: &Entity<'_>, attributes: &[Attribute]) -> String {
    let shown: Vec<String> = attributes
        .iter()
        .map(|attribute| match attribute.raw() {
            None => format!("`{}`", attribute.text.replace('|', "\\|")),
            Some(field) => format!("`{}`", entity.fields[field].attribute),
        })
        .collect();
    shown.join(", ")
}

/// The templates of a key: `` `USER#<username>` and `#METADATA#<username>` ``.
pub(super) fn templates_doc(key: &KeyStruct) -> String {
    let show = |attributes: &[Attribute]| -> String {
        let shown: Vec<&str> = attributes.iter().map(|attribute| attribute.text.as_str()).collect();
        format!("`{}`", shown.join("`, `"))
    };
    if key.sk.is_empty() {
        show(&key.pk)
    } else {
        format!("{} and {}", show(&key.pk), show(&key.sk))
    }
}

/// A query's own page: what is given, in which order, and when it can be read.
pub(super) fn of_query(entity: &Entity<'_>, key: &KeyStruct, plan: &Plan<'_>) -> String {
    let parts = plan.fields.iter().map(|field| format!("`{}`", entity.fields[*field].name));
    let parts: Vec<_> = parts.collect();
    format!(
        "A query by {}. Its parts are given in this order: {}. The number in its type counts those \
         given so far; {} complete the partition key, and then the query can be read.",
        templates_doc(key),
        parts.join(", "),
        plan.partition_steps(),
    )
}

/// The method of one part.
pub(super) fn of_part(entity: &Entity<'_>, plan: &Plan<'_>, step: usize) -> String {
    let name = |step: usize| plan.fields.get(step).map(|field| &entity.fields[*field].name);
    let own = name(step).map_or("", String::as_str);
    match name(step + 1) {
        Some(next) => format!("Gives `{own}`. The next part is `{next}`."),
        None => format!("Gives `{own}`, the last part."),
    }
}
