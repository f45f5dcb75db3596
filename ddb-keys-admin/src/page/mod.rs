//! A page of the keys of a table, for a browser.

mod template;

#[cfg(test)]
mod tests;

use ddb_keys::schema::{
    EntitySchema, IndexSchema, KeyAttribute, Projection, Segment, Source, TableSchema,
};
use maud::{DOCTYPE, Markup, PreEscaped, html};

use self::template::{key, template};
use crate::query::{Literals, conditions, function, query};

const STYLE: &str = include_str!("page.css");

/// Returns a page of HTML with the keys of a table: its entities with their keys, its item collections in their order, the queries that
/// exist, and its indexes.
///
/// The page is one file, which asks for nothing else. It has a light and a dark form, and can be printed.
///
/// ```
/// # use ddb_keys::{Entity, Table};
/// # #[derive(Entity)]
/// # #[pk("USER#<name>")]
/// # struct User { name: String }
/// # #[derive(Table)]
/// # #[table(name = "users", pk = "PK")]
/// # enum Users { User(User) }
/// let page = ddb_keys_admin::page(Users::SCHEMA);
/// assert!(page.starts_with("<!DOCTYPE html>") && page.contains("<h1>users</h1>"));
/// ```
#[must_use]
pub fn page(schema: &TableSchema) -> String {
    let markup = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Keys of " (schema.name) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                main {
                    h1 { (schema.name) }
                    (summary(schema))
                    h2 { "Keys" }
                    (keys(schema))
                    h2 { "Item collections" }
                    p { "Entities that share a partition, in the order of their sort keys." }
                    div.cards { @for members in collections(schema) { (collection(&members)) } }
                    h2 { "Queries" }
                    div.cards { @for entity in schema.entities { (queries(entity)) } }
                    @if !schema.indexes.is_empty() {
                        h2 { "Indexes" }
                        (indexes(schema))
                    }
                }
            }
        }
    };
    markup.into_string()
}

fn summary(schema: &TableSchema) -> Markup {
    html! {
        p {
            "Partition key " code { (schema.pk) }
            @if let Some(sk) = schema.sk { ", sort key " code { (sk) } }
            @if let Some(name) = schema.type_attribute { ", entity in " code { (name) } }
            @if let Some(name) = schema.ttl_attribute() { ", expiry in " code { (name) } }
        }
    }
}

/// A line for each entity and former key, a column for the table and each index.
fn keys(schema: &TableSchema) -> Markup {
    html! {
        div.scroll {
            table {
                thead {
                    tr {
                        th { "Entity" }
                        th { "Table" }
                        @for index in schema.indexes { th { (index.name) } }
                    }
                }
                tbody {
                    @for entity in schema.entities {
                        tr {
                            th { (entity.name) }
                            td { (key(&[entity.pk], entity.sk.as_slice())) }
                            @for index in schema.indexes { td { (key_in(schema, entity, index)) } }
                        }
                        @for former in entity.formers {
                            tr.former {
                                th { "formerly " (former.name) }
                                td { (key(&[former.pk], former.sk.as_slice())) }
                                @for _ in schema.indexes { td {} }
                            }
                        }
                        @for former in entity.former_indexes {
                            tr.former {
                                th { "formerly " (former.name) }
                                td {}
                                @for index in schema.indexes {
                                    td {
                                        @if former.index == index.ident { (key(former.pk, former.sk)) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The keys of an entity in an index. One that has the table's key the other way round has every item of the table.
fn key_in(schema: &TableSchema, entity: &EntitySchema, index: &IndexSchema) -> Markup {
    let is_inverted = index.pk == schema.sk.as_slice() && index.sk == [schema.pk];
    html! {
        @if is_inverted {
            (key(entity.sk.as_slice(), &[entity.pk]))
        } @else {
            @for of in entity.indexes.iter().filter(|of| of.index == index.ident) {
                div {
                    (key(of.pk, of.sk))
                    @for condition in conditions(of) { p { "if " (marked(&condition)) } }
                }
            }
        }
    }
}

/// Text in which backticks surround code.
fn marked(text: &str) -> Markup {
    html! {
        @for (at, piece) in text.split('`').enumerate() {
            @if at % 2 == 1 { code { (piece) } } @else { (piece) }
        }
    }
}

/// The entities by the partition keys that they share.
fn collections(schema: &TableSchema) -> Vec<Vec<&'static EntitySchema>> {
    let mut collections: Vec<Vec<&'static EntitySchema>> = Vec::new();
    for entity in schema.entities.iter().copied() {
        let known = collections.iter_mut().find(|of| of[0].pk.source == entity.pk.source);
        match known {
            Some(members) => members.push(entity),
            None => collections.push(Vec::from([entity])),
        }
    }
    for members in &mut collections {
        members.sort_by_key(|entity| entity.sk.map(beginning));
    }
    collections
}

/// The literal that a key begins with.
fn beginning(key: &KeyAttribute) -> &'static str {
    match key.source {
        Source::Template { segments: [Segment::Literal(literal), ..], .. } => literal,
        _ => "",
    }
}

fn collection(members: &[&'static EntitySchema]) -> Markup {
    html! {
        div.card {
            h3 { @if let Some(first) = members.first() { code { (template(first.pk)) } } }
            ol {
                @for entity in members {
                    li {
                        (entity.name)
                        @if let Some(sk) = entity.sk { ": " code { (template(sk)) } }
                    }
                }
            }
        }
    }
}

/// The queries of an entity, with every part given.
fn queries(entity: &EntitySchema) -> Markup {
    let none = Literals::new();
    let of = |function: &str, keys: &[&[&'static KeyAttribute]]| {
        query(entity.ident, function, keys.iter().copied().flatten().copied(), &none)
    };
    let sk = entity.sk.as_slice();
    html! {
        div.card {
            h3 { (entity.name) }
            ul {
                li { code { (of("query", &[&[entity.pk], sk])) } }
                li { code { (of("collection", &[&[entity.pk]])) } ", everything in the partition" }
                @for key in entity.indexes.iter().chain(entity.former_indexes) {
                    li { code { (of(&function("query", Some(key.name)), &[key.pk, key.sk])) } }
                }
            }
        }
    }
}

fn indexes(schema: &TableSchema) -> Markup {
    let names = |names: &[&str]| names.join(", ");
    html! {
        div.scroll {
            table {
                thead { tr { th { "Index" } th { "Kind" } th { "Partition key" } th { "Sort key" } th { "Stores" } } }
                tbody {
                    @for index in schema.indexes {
                        tr {
                            th { (index.name) }
                            td { (if index.local { "local" } else { "global" }) }
                            td { code { (if index.local { schema.pk.to_string() } else { names(index.pk) }) } }
                            td { code { (names(index.sk)) } }
                            td { (stored(index)) }
                        }
                    }
                }
            }
        }
    }
}

fn stored(index: &IndexSchema) -> String {
    match index.projection {
        Projection::All => String::from("everything"),
        Projection::KeysOnly => String::from("keys"),
        Projection::Include(names) => format!("keys, {}", names.join(", ")),
    }
}
