//! Items as tables.

use comfy_table::presets::UTF8_FULL_CONDENSED;
use comfy_table::{ContentArrangement, Table};
use ddb_keys::aws::Item;
use ddb_keys::schema::{EntitySchema, TableSchema};

use super::value::{escaped, text};

/// The names of the attributes of some items, in the order in which they are shown.
pub(super) struct Columns {
    /// The key of the table, then the fields of the entity, then what no field has.
    own: Vec<String>,
    /// What the table adds: keys of indexes, the type, the write token.
    added: Vec<String>,
}

impl Columns {
    pub(super) fn of(items: &[Item], table: &TableSchema, entity: &EntitySchema) -> Self {
        let is_there = |name: &&str| items.iter().any(|item| item.contains_key(*name));
        let keys = [Some(table.pk), table.sk].into_iter().flatten();
        let fields = entity.fields.iter().map(|field| field.attribute);
        let known = keys.chain(fields).filter(is_there).map(String::from);
        let mut own: Vec<String> = Vec::new();
        for name in known {
            if !own.contains(&name) {
                own.push(name);
            }
        }
        let others = items.iter().flat_map(|item| item.keys()).filter(|name| !own.contains(name));
        let mut others: Vec<String> = others.cloned().collect();
        others.sort();
        others.dedup();
        let is_added = |name: &String| {
            let of_table = [table.type_attribute, table.write_token].into_iter().flatten();
            table.key_names().chain(of_table).any(|added| added == name)
        };
        let (added, others) = others.into_iter().partition(is_added);
        Self { own: [own, others].concat(), added }
    }
}

/// One item, an attribute in each line.
pub(super) fn one(item: &Item, columns: &Columns, width: Option<u16>) -> String {
    drawn(tall(item, columns.own.iter().chain(&columns.added)), width)
}

/// Items in lines without what the table adds; or where that is too wide, each like [`one`].
pub(super) fn many(items: &[Item], columns: &Columns, width: Option<u16>) -> String {
    let table = wide(items, columns);
    let natural = table.column_max_content_widths().into_iter().map(|of| u64::from(of) + 3);
    let natural = natural.sum::<u64>() + 1;
    if width.is_none_or(|width| natural <= u64::from(width)) {
        return drawn(table, width);
    }
    let each = items.iter().map(|item| drawn(tall(item, columns.own.iter()), width));
    each.collect::<Vec<_>>().join("\n")
}

fn wide(items: &[Item], columns: &Columns) -> Table {
    let mut table = Table::new();
    table.load_style(UTF8_FULL_CONDENSED).set_header(columns.own.iter().map(|name| escaped(name)));
    table.add_rows(items.iter().map(|item| columns.own.iter().map(|name| shown(item, name))));
    table
}

fn tall<'c>(item: &Item, names: impl Iterator<Item = &'c String>) -> Table {
    let mut table = Table::new();
    let rows = names.filter(|name| item.contains_key(*name));
    table.load_style(UTF8_FULL_CONDENSED);
    table.add_rows(rows.map(|name| [escaped(name), shown(item, name)]));
    table
}

/// The text of an attribute. An item that lacks it has none.
fn shown(item: &Item, name: &str) -> String {
    item.get(name).map(text).unwrap_or_default()
}

fn drawn(mut table: Table, width: Option<u16>) -> String {
    if let Some(width) = width {
        table.set_content_arrangement(ContentArrangement::Dynamic).set_width(width);
    }
    table.to_string()
}
