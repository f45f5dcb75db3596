//! The key chart of a table, which shows the keys of each entity and which entities share partitions.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::schema::{EntityKey, EntitySchema, FormerKeySchema, IndexKeySchema, KeyAttribute};
use crate::schema::{IndexSchema, Segment, Source, TableSchema};
use crate::table::check::{can_begin, can_meet, is_inverted};

impl TableSchema {
    /// Returns the key chart as a Markdown table, with a line for each entity and a column for each key attribute.
    /// Below it are the prefixes that find more than one entity.
    ///
    /// ```
    /// use ddb_keys::{Entity, Table};
    ///
    /// #[derive(Entity)]
    /// #[pk("ORG#<org>")]
    /// #[sk("ORG#<org>")]
    /// struct Org { org: String }
    ///
    /// #[derive(Entity)]
    /// #[pk("ORG#<org>")]
    /// #[sk("USER#<name>")]
    /// struct User { org: String, name: String }
    ///
    /// #[derive(Table)]
    /// #[table(name = "saas", pk = "PK", sk = "SK")]
    /// enum Saas { Org(Org), User(User) }
    ///
    /// assert_eq!(Saas::SCHEMA.chart(), "\
    /// | entity | PK | SK |
    /// |---|---|---|
    /// | Org | `ORG#<org>` | `ORG#<org>` |
    /// | User | `ORG#<org>` | `USER#<name>` |
    /// ");
    /// ```
    #[must_use]
    pub fn chart(&self) -> String {
        let columns = columns(self);
        let row = |name: &str, cell: &dyn Fn(&Column<'_>) -> String| {
            let cells: Vec<String> = columns.iter().map(cell).collect();
            format!("| {name} | {} |", cells.join(" | "))
        };
        let under = format!("|---|{}", "---|".repeat(columns.len()));
        let mut lines = Vec::from([row("entity", &|column| column.title.clone()), under]);
        for entity in self.entities {
            lines.push(row(entity.name, &|column| column.cell(self, entity)));
            for former in entity.formers {
                let name = format!("{}, formerly {}", entity.name, former.name);
                lines.push(row(&name, &|column| column.former_cell(former)));
            }
            for former in entity.former_indexes {
                let name = format!("{}, formerly {}", entity.name, former.name);
                lines.push(row(&name, &|column| column.former_index_cell(former)));
            }
        }
        let shared = places(self).flat_map(|index| shared_prefixes(self, index));
        let shared: Vec<String> = shared.collect();
        if !shared.is_empty() {
            lines.push(String::new());
        }
        lines.extend(shared);
        lines.join("\n") + "\n"
    }

    /// Returns a Mermaid flowchart of the item collections of the table and its indexes. It has a box for each kind of
    /// partition, with the sort keys of the entities that share it.
    ///
    /// ```
    /// # use ddb_keys::{Entity, ItemCollection, Table};
    /// # #[derive(Debug, Entity)]
    /// # #[pk("ROOM#<room>")]
    /// # #[sk("#ROOM")]
    /// # struct Room { room: String }
    /// # #[derive(Debug, Entity)]
    /// # #[pk("ROOM#<room>")]
    /// # #[sk("MSG#<number:04>")]
    /// # struct Message { room: String, number: u32 }
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "chat", pk = "PK", sk = "SK")]
    /// # enum Chat { Room(Room), Message(Message) }
    /// println!("{}", Chat::SCHEMA.collections());
    /// ```
    #[must_use]
    pub fn collections(&self) -> String {
        let mut lines = Vec::from([String::from("flowchart LR")]);
        let mut node = 0;
        // A local index has the table's partitions.
        for index in places(self).filter(|index| index.is_none_or(|index| !index.local)) {
            for partition in partitions(self, index) {
                let place = index.map(|index| format!("{}: ", index.ident)).unwrap_or_default();
                let mut titles: Vec<String> = Vec::new();
                for title in partition.iter().map(|(_, key)| joined(key.pk)) {
                    if !titles.contains(&title) {
                        titles.push(title);
                    }
                }
                let title = escaped(&format!("{place}{}", titles.join(" or ")));
                lines.push(format!("  subgraph p{node}[\"{title}\"]"));
                for (entity, key) in partition {
                    node += 1;
                    let label = match key.sk {
                        [] => String::from(entity.name),
                        sk => format!("{}: {}", entity.name, joined(sk)),
                    };
                    lines.push(format!("    e{node}[\"{}\"]", escaped(&label)));
                }
                lines.push(String::from("  end"));
                node += 1;
            }
        }
        lines.join("\n") + "\n"
    }
}

/// The table, as `None`, and its indexes.
fn places(table: &TableSchema) -> impl Iterator<Item = Option<&IndexSchema>> {
    core::iter::once(None).chain(table.indexes.iter().map(Some))
}

/// An entity with one of its keys: that of the table or of an index.
type Entry = (&'static EntitySchema, EntityKey);

/// The keys of an entity in the table, or in one of its indexes. An inverted index has every item of the table, also
/// those of entities that do not name it.
fn keys_of(
    entity: &'static EntitySchema,
    table: &TableSchema,
    index: Option<&IndexSchema>,
) -> Vec<EntityKey> {
    match index {
        Some(index) if is_inverted(table, index) => {
            let own = EntityKey::all(entity, None);
            own.map(|EntityKey { pk, sk }| EntityKey { pk: sk, sk: pk }).collect()
        }
        _ => EntityKey::all(entity, index.map(|index| index.ident)).collect(),
    }
}

/// Groups the keys in the table, or in one of its indexes, that can have the same partition key.
fn partitions(table: &TableSchema, index: Option<&IndexSchema>) -> Vec<Vec<Entry>> {
    let mut partitions: Vec<Vec<Entry>> = Vec::new();
    let entities = table.entities.iter().copied().filter(|entity| !entity.broken);
    let keys = |entity| keys_of(entity, table, index).into_iter().map(move |key| (entity, key));
    for entry in entities.flat_map(keys) {
        let (near, far): (Vec<_>, Vec<_>) = partitions
            .into_iter()
            .partition(|partition| partition.iter().any(|other| together(&other.1, &entry.1)));
        partitions = far;
        let mut joined: Vec<Entry> = near.into_iter().flatten().collect();
        joined.push(entry);
        partitions.push(joined);
    }
    partitions
}

fn together(a: &EntityKey, b: &EntityKey) -> bool {
    a.pk.len() == b.pk.len() && a.pk.iter().zip(b.pk).all(|(a, b)| can_meet(a, b))
}

struct Column<'t> {
    title: String,
    index: Option<&'t IndexSchema>,
    sort: bool,
    position: usize,
}

fn columns(table: &TableSchema) -> Vec<Column<'_>> {
    let own = [(Some(table.pk), false), (table.sk, true)];
    let own = own.into_iter().filter_map(|(name, sort)| {
        Some(Column { title: String::from(name?), index: None, sort, position: 0 })
    });
    let of_indexes = table.indexes.iter().flat_map(|index| {
        [(index.pk, false), (index.sk, true)].into_iter().flat_map(move |(names, sort)| {
            names.iter().enumerate().map(move |(position, name)| Column {
                title: format!("{}: {name}", index.ident),
                index: Some(index),
                sort,
                position,
            })
        })
    });
    own.chain(of_indexes).collect()
}

impl Column<'_> {
    /// A former key is in the columns of the table's own key.
    fn former_cell(&self, former: &FormerKeySchema) -> String {
        let attribute = if self.sort { former.sk } else { Some(former.pk) };
        let attribute = attribute.filter(|_| self.index.is_none());
        attribute.map(|attribute| shown(&attribute.source)).unwrap_or_default()
    }

    /// A former key of an index is in the columns of the index.
    fn former_index_cell(&self, former: &IndexKeySchema) -> String {
        let is_of_index = self.index.is_some_and(|index| index.ident == former.index);
        let half = if self.sort { former.sk } else { former.pk };
        let attribute = half.get(self.position).filter(|_| is_of_index);
        attribute.map(|attribute| shown(&attribute.source)).unwrap_or_default()
    }

    fn cell(&self, table: &TableSchema, entity: &'static EntitySchema) -> String {
        let keys = keys_of(entity, table, self.index);
        let cells = keys.iter().filter_map(|key| {
            let half = if self.sort { key.sk } else { key.pk };
            half.get(self.position).map(|attribute| shown(&attribute.source))
        });
        cells.collect::<Vec<_>>().join(" or ")
    }
}

/// Shows a template as code, and a raw attribute by its name.
fn shown(source: &Source) -> String {
    match source {
        Source::Template { text, .. } => code(text),
        Source::Raw { field, .. } => String::from(*field),
    }
}

fn code(text: &str) -> String {
    format!("`{}`", text.replace('|', "\\|"))
}

/// Says which entities a query for another one finds too, by the prefix of its sort keys.
fn shared_prefixes(table: &TableSchema, index: Option<&IndexSchema>) -> Vec<String> {
    let place = index.map(|index| format!(" in {}", index.ident)).unwrap_or_default();
    let mut lines = Vec::new();
    for partition in partitions(table, index) {
        for (own, key) in &partition {
            let Some((prefix, attribute)) = prefix(key) else { continue };
            let others = partition.iter().filter(|(other, other_key)| {
                let sk = other_key.sk.first();
                other.name != own.name && sk.is_some_and(|other| can_begin(other, &attribute))
            });
            let others: Vec<_> = others.map(|(other, _)| other.name).collect();
            if others.is_empty() {
                continue;
            }
            let prefix = match prefix {
                "" => String::from("which has no prefix"),
                prefix => format!("by the prefix {}", code(prefix)),
            };
            let (own, others) = (own.name, others.join(", "));
            lines.push(format!("- A query for {own}{place}, {prefix}, also finds {others}."));
        }
    }
    lines
}

/// Returns the prefix that a query for all of an entity's items in a partition uses, and the key
/// attribute cut down to it. `None` if the query looks for a single item, because the partition key
/// determines the sort key, or if the attribute is raw.
fn prefix(key: &EntityKey) -> Option<(&'static str, KeyAttribute)> {
    let attribute = **key.sk.first()?;
    let Source::Template { segments, .. } = attribute.source else { return None };
    let open = segments.iter().any(|segment| match segment {
        Segment::Literal(_) => false,
        Segment::Part(part) => !key.pk.iter().any(|pk| pk.has_field(part.field)),
    });
    let (text, segments) = match segments {
        _ if !open => return None,
        [Segment::Literal(literal), ..] => (*literal, &segments[..1]),
        _ => ("", &segments[..0]),
    };
    Some((text, KeyAttribute { source: Source::Template { text, segments }, ..attribute }))
}

fn joined(attributes: &[&KeyAttribute]) -> String {
    let texts: Vec<&str> = attributes.iter().map(|attribute| attribute.text()).collect();
    texts.join(", ")
}

/// Text in a label of Mermaid, where `#` starts an entity.
fn escaped(text: &str) -> String {
    text.replace('#', "#35;").replace('<', "#lt;").replace('>', "#gt;").replace('"', "#quot;")
}

#[cfg(test)]
mod tests;
