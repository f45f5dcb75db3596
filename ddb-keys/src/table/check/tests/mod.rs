//! The checks of tables at run time. The compiler makes the same checks for every derived table.

use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use std::any::Any;
use std::panic::catch_unwind;

use crate::schema::{
    EntitySchema, Field, IndexKeySchema, IndexKind, KeyAttribute, KeyType, Part, Role, Segment,
    Source, TextShape,
};
use crate::schema::{IndexSchema, Projection, TableSchema};
use crate::table::check::collision::automaton::Cells;
use crate::table::check::collision::intersect::witness;
use crate::table::check::collision::witness::Witness;
use crate::table::check::{Proofs, check_table, check_table_entity, check_table_index};

mod attributes;
mod collision;
mod conditions;
mod indexes;
mod limits;
mod meeting;
mod projection;
mod shared_attributes;
mod tenants;

fn leak<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}

fn template(separator: char, segments: &[Segment]) -> &'static KeyAttribute {
    let text = segments.iter().map(|segment| match segment {
        Segment::Literal(literal) => String::from(*literal),
        Segment::Part(part) => format!("<{}{}>", part.field, if part.tail { ".." } else { "" }),
    });
    leak(KeyAttribute {
        entity: "Row",
        index: None,
        role: Role::Partition,
        position: 0,
        separator,
        source: Source::Template {
            text: Box::leak(text.collect::<String>().into_boxed_str()),
            segments: segments.to_vec().leak(),
        },
    })
}

fn part(field: &'static str, shape: TextShape, tail: bool) -> Segment {
    let kind = if shape == TextShape::TEXT { "text" } else { "u32" };
    Segment::Part(Part { field, shape, tail, exact: true, kind, computed_from: &[], element: None })
}

/// A template of text parts, `USER#<id>` or `<rest..>`, in which `<n>` is a number.
fn text(written: &'static str) -> &'static KeyAttribute {
    let mut segments = Vec::new();
    for piece in written.split_inclusive('>') {
        let (literal, field) = piece.split_once('<').unwrap_or((piece, ""));
        if !literal.is_empty() {
            segments.push(Segment::Literal(literal));
        }
        if !field.is_empty() {
            let field = field.trim_end_matches('>');
            let tail = field.ends_with("..");
            let shape = match field.trim_end_matches('.') {
                "n" => TextShape::bounded(1, 10, "0-9"),
                _ => TextShape::TEXT,
            };
            segments.push(part(field.trim_end_matches('.'), shape, tail));
        }
    }
    template('#', &segments)
}

/// A template, or a raw key: `=rank`, or `=rank@RANK:N` if its attribute is not named like the field or its type is
/// not a string.
fn source(written: &'static str) -> Source {
    let Some(raw) = written.strip_prefix('=') else { return text(written).source };
    let (raw, letter) = raw.split_once(':').unwrap_or((raw, "S"));
    let (field, attribute) = raw.split_once('@').unwrap_or((raw, raw));
    let key_type = match letter {
        "N" => KeyType::N,
        "B" => KeyType::B,
        _ => KeyType::S,
    };
    Source::Raw { field, attribute, key_type: Some(key_type), shape: TextShape::TEXT, kind: "text" }
}

/// An entity with one key attribute. Further methods add to it, as the derive's attributes do.
fn entity(name: &'static str, pk: &'static str) -> EntitySchema {
    let pk = KeyAttribute::new(name, None, Role::Partition, 0, '#', source(pk));
    EntitySchema::of_key(name, leak(pk), None)
}

/// An entity with a partition key and a sort key.
fn key(name: &'static str, pk: &'static str, sk: &'static str) -> EntitySchema {
    entity(name, pk).sk(sk)
}

impl EntitySchema {
    fn sk(self, sk: &'static str) -> Self {
        Self {
            sk: Some(leak(KeyAttribute { role: Role::Sort, source: source(sk), ..*self.pk })),
            ..self
        }
    }

    fn separated_by(self, separator: char) -> Self {
        let by = |key: &KeyAttribute| leak(KeyAttribute { separator, ..*key });
        Self { pk: by(self.pk), sk: self.sk.map(by), ..self }
    }

    fn gsi(self, index: &'static str, pk: &[&'static str], sk: &[&'static str]) -> Self {
        let pk = half(self.name, index, Role::Partition, pk);
        let sk = half(self.name, index, Role::Sort, sk);
        self.index_key(index, IndexKind::Global, pk, sk)
    }

    fn lsi(self, index: &'static str, sk: &'static str) -> Self {
        let pk = self.pk.text();
        let pk = half(self.name, index, Role::Partition, &[pk]);
        let sk = half(self.name, index, Role::Sort, &[sk]);
        self.index_key(index, IndexKind::Local, pk, sk)
    }

    fn inverted(self, index: &'static str) -> Self {
        let sk = self.sk.map(KeyAttribute::text);
        let pk = half(self.name, index, Role::Partition, sk.as_slice());
        let sk = half(self.name, index, Role::Sort, &[self.pk.text()]);
        self.index_key(index, IndexKind::Inverted, pk, sk)
    }

    fn index_key(
        self,
        index: &'static str,
        kind: IndexKind,
        pk: &'static [&'static KeyAttribute],
        sk: &'static [&'static KeyAttribute],
    ) -> Self {
        let (when, patterns, optional): (&[_], &[_], &[_]) = (&[], &[], &[]);
        let (name, constants) = (index, &[]);
        let key = IndexKeySchema { index, name, kind, pk, sk, when, patterns, constants, optional };
        Self { indexes: [self.indexes, &[key]].concat().leak(), ..self }
    }

    /// Adds a condition to the last index key, by the fields that decide.
    fn when(self, fields: &[&'static str]) -> Self {
        let mut indexes = self.indexes.to_vec();
        let last = indexes.pop().map(|key| IndexKeySchema { when: fields.to_vec().leak(), ..key });
        indexes.extend(last);
        Self { indexes: indexes.leak(), ..self }
    }

    /// Fields, `id map`, and the attributes that serde renames them to, `what=kind`.
    fn stores(self, fields: &'static str) -> Self {
        Self { fields: fields_of(fields), ..self }
    }

    /// Fields with other names that serde reads them under, `what=kind`.
    fn also_reads(self, aliases: &'static str) -> Self {
        Self { aliases: fields_of(aliases), ..self }
    }

    fn expires(self, attribute: &'static str) -> Self {
        let ttl = Field { name: "expires", attribute, functions: "" };
        Self { ttl: Some(ttl), ..self }
    }
}

fn fields_of(written: &'static str) -> &'static [Field] {
    let field = |written: &'static str| {
        let (name, attribute) = written.split_once('=').unwrap_or((written, written));
        Field { name, attribute, functions: "" }
    };
    written.split_whitespace().map(field).collect::<Vec<_>>().leak()
}

fn half(
    entity: &'static str,
    index: &'static str,
    role: Role,
    sources: &[&'static str],
) -> &'static [&'static KeyAttribute] {
    let attribute = |(position, written): (usize, &&'static str)| {
        leak(KeyAttribute::new(entity, Some(index), role, position, '#', source(written)))
    };
    sources.iter().enumerate().map(attribute).collect::<Vec<_>>().leak()
}

/// A global index.
fn gsi(ident: &'static str, pk: &[&'static str], sk: &[&'static str]) -> IndexSchema {
    let (pk, sk) = (pk.to_vec().leak(), sk.to_vec().leak());
    IndexSchema { ident, name: ident, local: false, pk, sk, projection: Projection::All }
}

/// A local index.
fn lsi(ident: &'static str, sk: &'static str) -> IndexSchema {
    IndexSchema { local: true, ..gsi(ident, &[], &[sk]) }
}

/// The table `games` with `PK` and `SK`, and its indexes.
fn games(indexes: &[IndexSchema]) -> TableSchema {
    TableSchema {
        name: "games",
        pk: "PK",
        sk: Some("SK"),
        type_attribute: Some("entity_type"),
        write_token: None,
        indexes: indexes.to_vec().leak(),
        entities: &[],
        overlaps: &[],
        tenant: None,
    }
}

/// The errors of a table with these entities, or an empty text.
fn refusal<const N: usize>(table: TableSchema, entities: [EntitySchema; N]) -> String {
    let entities = entities.map(leak).to_vec().leak();
    let table = leak(TableSchema { entities, ..table });
    let message = |message: Box<dyn Any + Send>| {
        message.downcast::<String>().map_or("not a message".to_owned(), |it| *it)
    };
    let proofs = &Proofs::<N>::if_any(Some(table));
    let of_table = catch_unwind(|| check_table(proofs)).err();
    let of_index = |position| catch_unwind(|| check_table_index(proofs, position)).err();
    let of_entity = |position| catch_unwind(|| check_table_entity(proofs, position)).err();
    let of_indexes = (0..table.indexes.len()).filter_map(of_index);
    let of_entities = (0..N).filter_map(of_entity);
    let refused = of_table.into_iter().chain(of_indexes).chain(of_entities).map(message);
    refused.collect::<Vec<_>>().join("\n\n")
}

fn found(a: &KeyAttribute, b: &KeyAttribute) -> Option<Witness> {
    witness(&Cells::of(a, None), &Cells::of(b, None))
}

#[test]
fn entities_put_together_here_are_those_that_the_derive_makes() {
    #[derive(ddb_keys::Entity)]
    #[pk("GAME#<id>")]
    #[sk("USER#<n>")]
    #[gsi(ByMap, pk = map, sk = "AT#<n>")]
    #[gsi(Turned)]
    #[lsi(ByName, sk = "NAME#<name..>")]
    #[allow(dead_code, reason = "what it makes of the fields is data")]
    struct Game {
        id: String,
        n: u32,
        map: String,
        name: String,
    }
    let same = key("Game", "GAME#<id>", "USER#<n>")
        .gsi("ByMap", &["=map"], &["AT#<n>"])
        .inverted("Turned")
        .lsi("ByName", "NAME#<name..>")
        .stores("id n map name");
    assert_eq!(*<Game as ddb_keys::Entity>::SCHEMA, same);
}
