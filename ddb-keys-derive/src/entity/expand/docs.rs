//! The documentation of what is generated: the templates, wherever a reader looks.

use crate::entity::model::{Attribute, Entity, KeyPlace, KeyStruct, Source};
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
        .map(|attribute| match &attribute.source {
            Source::Template { text, .. } => format!("`{}`", text.replace('|', "\\|")),
            Source::Raw { field } => format!("`{}`", entity.fields[*field].attribute),
        })
        .collect();
    shown.join(", ")
}

/// The templates of a key: `` `USER#<username>` and `#METADATA#<username>` ``.
pub(super) fn templates_doc(entity: &Entity<'_>, key: &KeyStruct) -> String {
    let show = |attributes: &[Attribute]| -> String {
        let shown: Vec<String> = attributes
            .iter()
            .map(|attribute| match &attribute.source {
                Source::Template { text, .. } => text.clone(),
                Source::Raw { field } => entity.fields[*field].name.clone(),
            })
            .collect();
        format!("`{}`", shown.join("`, `"))
    };
    if key.sk.is_empty() {
        show(&key.pk)
    } else {
        format!("{} and {}", show(&key.pk), show(&key.sk))
    }
}
