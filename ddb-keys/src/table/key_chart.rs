//! The key chart of a table, which shows the keys of each entity and which entities share partitions.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::schema::{EntitySchema, FormerKeySchema, KeyAttribute, Segment, Source};
use crate::schema::{IndexSchema, TableSchema};
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
        Chart { table: self }.to_string()
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
        Collections { table: self }.to_string()
    }
}

/// A table that prints as its key chart.
#[derive(Clone, Copy)]
struct Chart<'t> {
    table: &'t TableSchema,
}

/// A table that prints as a flowchart of its item collections.
#[derive(Clone, Copy)]
struct Collections<'t> {
    table: &'t TableSchema,
}

/// An entity with one of its keys: that of the table or of an index.
struct Entry {
    entity: &'static EntitySchema,
    pk: &'static [&'static KeyAttribute],
    sk: &'static [&'static KeyAttribute],
}

/// The entities in the table, or in one of its indexes.
fn entries(table: &TableSchema, index: Option<&IndexSchema>) -> Vec<Entry> {
    let entities = table.entities.iter().copied().filter(|entity| !entity.broken);
    entities.flat_map(|entity| entries_of(entity, table, index)).collect()
}

/// The keys of an entity in the table, or in one of its indexes. An inverted index has every item of the table, also
/// those of entities that do not name it.
fn entries_of(
    entity: &'static EntitySchema,
    table: &TableSchema,
    index: Option<&IndexSchema>,
) -> Vec<Entry> {
    let (pk, sk) = (core::slice::from_ref(&entity.pk), entity.sk.as_slice());
    match index {
        None => Vec::from([Entry { entity, pk, sk }]),
        Some(index) if is_inverted(table, index) => Vec::from([Entry { entity, pk: sk, sk: pk }]),
        Some(index) => {
            let keys = entity.indexes.iter().filter(|key| key.index == index.ident);
            keys.map(|key| Entry { entity, pk: key.pk, sk: key.sk }).collect()
        }
    }
}

/// Groups the entries that can have the same partition key.
fn partitions(entries: Vec<Entry>) -> Vec<Vec<Entry>> {
    let mut partitions: Vec<Vec<Entry>> = Vec::new();
    for entry in entries {
        let (near, far): (Vec<_>, Vec<_>) = partitions
            .into_iter()
            .partition(|partition| partition.iter().any(|other| together(other, &entry)));
        partitions = far;
        let mut joined: Vec<Entry> = near.into_iter().flatten().collect();
        joined.push(entry);
        partitions.push(joined);
    }
    partitions
}

fn together(a: &Entry, b: &Entry) -> bool {
    a.pk.len() == b.pk.len() && a.pk.iter().zip(b.pk).all(|(a, b)| can_meet(a, b))
}

impl fmt::Display for Chart<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns = self.columns();
        write!(f, "| entity |")?;
        for column in &columns {
            write!(f, " {} |", column.title)?;
        }
        write!(f, "\n|---|{}\n", "---|".repeat(columns.len()))?;
        for entity in self.table.entities {
            write!(f, "| {} |", entity.name)?;
            for column in &columns {
                write!(f, " {} |", column.cell(self.table, entity))?;
            }
            writeln!(f)?;
            for former in entity.formers {
                write!(f, "| {}, formerly {} |", entity.name, former.name)?;
                for column in &columns {
                    write!(f, " {} |", column.former_cell(former))?;
                }
                writeln!(f)?;
            }
        }
        self.write_shared_prefixes(f)
    }
}

struct Column<'t> {
    title: String,
    index: Option<&'t IndexSchema>,
    sort: bool,
    position: usize,
}

impl<'t> Chart<'t> {
    fn columns(self) -> Vec<Column<'t>> {
        let table = self.table;
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

    /// Writes which entities of a partition a query for another one finds too.
    fn write_shared_prefixes(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        let indexes = self.table.indexes.iter().map(Some);
        for index in core::iter::once(None).chain(indexes) {
            for partition in partitions(entries(self.table, index)) {
                for (own, prefix, others) in shared_prefixes(&partition) {
                    if core::mem::take(&mut first) {
                        writeln!(f)?;
                    }
                    let place = index.map(|index| format!(" in {}", index.ident));
                    let prefix = match prefix {
                        "" => String::from("which has no prefix"),
                        prefix => format!("by the prefix {}", code(prefix)),
                    };
                    let (place, others) = (place.unwrap_or_default(), others.join(", "));
                    writeln!(f, "- A query for {own}{place}, {prefix}, also finds {others}.")?;
                }
            }
        }
        Ok(())
    }
}

impl Column<'_> {
    /// A former key is in the columns of the table's own key.
    fn former_cell(&self, former: &FormerKeySchema) -> String {
        let attribute = if self.sort { former.sk } else { Some(former.pk) };
        let attribute = attribute.filter(|_| self.index.is_none());
        attribute.map(|attribute| shown(&attribute.source)).unwrap_or_default()
    }

    fn cell(&self, table: &TableSchema, entity: &'static EntitySchema) -> String {
        let entries = entries_of(entity, table, self.index);
        let cells = entries.iter().filter_map(|entry| {
            let half = if self.sort { entry.sk } else { entry.pk };
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

/// Returns entities for which a query, by the prefix of their sort keys, finds others too.
fn shared_prefixes(
    partition: &[Entry],
) -> impl Iterator<Item = (&'static str, &'static str, Vec<&'static str>)> {
    partition.iter().filter_map(move |own| {
        let (prefix, attribute) = prefix(own)?;
        let others = partition.iter().filter(|other| other.entity.name != own.entity.name);
        let others = others
            .filter(|other| other.sk.first().is_some_and(|other| can_begin(other, &attribute)));
        let others: Vec<_> = others.map(|other| other.entity.name).collect();
        (!others.is_empty()).then_some((own.entity.name, prefix, others))
    })
}

/// Returns the prefix that a query for all of an entity's items in a partition uses, and the key
/// attribute cut down to it. `None` if the query looks for a single item, because the partition key
/// determines the sort key, or if the attribute is raw.
fn prefix(entry: &Entry) -> Option<(&'static str, KeyAttribute)> {
    let attribute = **entry.sk.first()?;
    let Source::Template { segments, .. } = attribute.source else { return None };
    let open = segments.iter().any(|segment| match segment {
        Segment::Literal(_) => false,
        Segment::Part(part) => !entry.pk.iter().any(|pk| pk.has_field(part.field)),
    });
    let (text, segments) = match segments {
        _ if !open => return None,
        [Segment::Literal(literal), ..] => (*literal, &segments[..1]),
        _ => ("", &segments[..0]),
    };
    Some((text, KeyAttribute { source: Source::Template { text, segments }, ..attribute }))
}

impl fmt::Display for Collections<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "flowchart LR")?;
        let indexes = self.table.indexes.iter().map(Some);
        let mut node = 0;
        for index in core::iter::once(None).chain(indexes) {
            // A local index has the table's partitions.
            if index.is_some_and(|index| index.local) {
                continue;
            }
            for partition in partitions(entries(self.table, index)) {
                let place = index.map(|index| format!("{}: ", index.ident)).unwrap_or_default();
                let mut titles: Vec<String> = Vec::new();
                for title in partition.iter().map(|entry| joined(entry.pk)) {
                    if !titles.contains(&title) {
                        titles.push(title);
                    }
                }
                let title = format!("{place}{}", titles.join(" or "));
                writeln!(f, "  subgraph p{node}[\"{}\"]", escaped(&title))?;
                for entry in partition {
                    node += 1;
                    let label = match entry.sk {
                        [] => String::from(entry.entity.name),
                        sk => format!("{}: {}", entry.entity.name, joined(sk)),
                    };
                    writeln!(f, "    e{node}[\"{}\"]", escaped(&label))?;
                }
                writeln!(f, "  end")?;
                node += 1;
            }
        }
        Ok(())
    }
}

fn joined(attributes: &[&KeyAttribute]) -> String {
    let texts: Vec<&str> = attributes.iter().map(|attribute| attribute.text()).collect();
    texts.join(", ")
}

/// Text in a label of Mermaid, where `#` starts an entity.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len() + 16);
    for letter in text.chars() {
        match letter {
            '#' => escaped.push_str("#35;"),
            '<' => escaped.push_str("#lt;"),
            '>' => escaped.push_str("#gt;"),
            '"' => escaped.push_str("#quot;"),
            other => escaped.push(other),
        }
    }
    escaped
}

#[cfg(test)]
mod tests;
