//! The attributes of indexes.

use crate::schema::TableSchema;

/// The names of the attributes that only indexes use as keys, each once. The type attribute is not
/// among them.
pub(in crate::aws) fn index_attributes(
    table: &'static TableSchema,
) -> impl Iterator<Item = &'static str> {
    let is_other = |name: &str| table.pk == name || table.sk == Some(name);
    table.key_names().filter(move |name| !is_other(name) && table.type_attribute != Some(*name))
}
