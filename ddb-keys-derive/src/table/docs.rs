//! The documentation of a table: its attributes, entities and indexes. The templates are documented at the entities,
//! and the chart of all keys is made at run time.

use syn::Type;

use super::attr::{Index, Names, Projection};
use super::model::Table;
use crate::naming::{plain, shown};

pub(super) fn of_table(table: &Table<'_>) -> String {
    let ident = &table.ast.ident;
    let entities: Vec<String> = table.entities.iter().map(|variant| link(variant.entity)).collect();
    let entities = entities.join(", ");
    let (attributes, indexes) = (attributes(table), indexes(table));
    format!(
        "The table `{}`: {attributes}.\n\nEntities: {entities}.\n{indexes}\n\
         `{ident}::SCHEMA.chart()` prints every key of every entity.",
        table.name
    )
}

fn attributes(table: &Table<'_>) -> String {
    let sk = table.sk.iter().map(|sk| format!("sort key `{sk}`"));
    let kind = table.type_attribute.iter().map(|name| format!("entity type in `{name}`"));
    let pk = format!("partition key `{}`", table.pk);
    std::iter::once(pk).chain(sk).chain(kind).collect::<Vec<_>>().join(", ")
}

/// A link to an entity's own page.
fn link(entity: &Type) -> String {
    let shown = shown(entity);
    let Type::Path(path) = entity else { return format!("`{shown}`") };
    let target: Vec<String> =
        path.path.segments.iter().map(|segment| segment.ident.to_string()).collect();
    format!("[`{shown}`]({})", target.join("::"))
}

fn indexes(table: &Table<'_>) -> String {
    if table.indexes.is_empty() {
        return String::new();
    }
    let rows: String = table.indexes.iter().map(row).collect();
    format!("\n| index | name | partition key | sort key | holds |\n|---|---|---|---|---|\n{rows}")
}

fn row(index: &Index) -> String {
    let kind = if index.local { ", local" } else { "" };
    let holds = match index.projection() {
        Projection::All => String::from("everything"),
        Projection::KeysOnly => String::from("keys"),
        Projection::Include(included) => list(included.iter()),
    };
    let names = |names: &Option<Names>| list(names.iter().flat_map(|names| &names.0));
    let (pk, sk) = (names(&index.options.pk), names(&index.options.sk));
    format!("| {}{kind} | `{}` | {pk} | {sk} | {holds} |\n", plain(&index.ident), index.name())
}

fn list<'a>(names: impl Iterator<Item = &'a syn::LitStr>) -> String {
    names.map(|name| format!("`{}`", name.value())).collect::<Vec<_>>().join(", ")
}
