//! Explanations of cursors: where they stand, and which reads can continue there.

use ddb_keys::aws::{Cursor, CursorError};
use ddb_keys::schema::{
    EntitySchema, IndexKeySchema, IndexKind, IndexSchema, KeyAttribute, Segment, Source,
    TableSchema,
};
use ddb_keys::table::KeyMatch;
use ddb_keys::{KeyValue, Table};
use serde::Serialize;
use serde_json::json;

use super::claim::{ExplainedAttribute, literals};
use super::stored_key::Primary;
use crate::integer::bounds;
use crate::part_text::part_text;
use crate::query::{function, parts, query};

/// Explains a cursor of the table `T`, without a request.
///
/// A cursor has those key attributes of the last item that its query does not give, and no names. This function finds the reads whose
/// items can have such attributes; a cursor does not tell which of them it was. One that is sealed can be read by nobody but a client
/// with its secret.
///
/// ```
/// use ddb_keys::aws::Cursor;
/// use ddb_keys::{Entity, Table};
/// use ddb_keys_admin::explain;
///
/// #[derive(Entity)]
/// #[pk("ROOM#<room>")]
/// #[sk("MSG#<number:04>")]
/// struct Message { room: String, number: u32 }
///
/// #[derive(Table)]
/// #[table(name = "rooms", pk = "PK", sk = "SK")]
/// enum Rooms { Message(Message) }
///
/// let cursor: Cursor = "Am9rv3rd73WCUwAITVNHIzAwMDI".parse()?;
/// let explanation = explain::cursor::<Rooms>(&cursor)?;
/// let [read] = &explanation.positions[0].reads[..] else { panic!("{explanation}") };
/// assert_eq!(read.query.as_deref(), Some("Message::query().room(room)"));
/// assert_eq!(read.after[0].parts[0].value, "2");
/// # Ok::<(), ddb_keys::aws::CursorError>(())
/// ```
///
/// # Errors
///
/// [`CursorError::Version`] if the cursor is sealed, or of another version of the library, and [`CursorError::Malformed`] if it is none.
pub fn cursor<T: Table>(cursor: &Cursor) -> Result<CursorExplanation, CursorError> {
    let positions = cursor.positions()?.into_iter().map(ExplainedPosition::of::<T>);
    Ok(CursorExplanation { table: T::SCHEMA.name, positions: positions.collect() })
}

/// Where a cursor stands: what [`cursor`] returns. It prints as text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct CursorExplanation {
    /// The table, by the name in its schema.
    pub table: &'static str,
    /// The position of a query, or one for each segment that a scan has begun.
    pub positions: Vec<ExplainedPosition>,
}

/// A position in a cursor.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct ExplainedPosition {
    /// The key values of the item that was read last. Bytes are left out.
    pub values: Vec<String>,
    /// The part of the partition key, of a query that goes over several partitions.
    pub bucket: Option<String>,
    /// The reads that can stand there. Empty if no item of the table has such a key.
    pub reads: Vec<ExplainedRead>,
}

/// A read that can stand at a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct ExplainedRead {
    /// The entity of the item that was read last.
    pub entity: &'static str,
    /// The name of the index in DynamoDB. `None` for the table itself.
    pub index: Option<&'static str>,
    /// The query, in Rust, without its range. A field whose value the cursor does not have stands for itself. `None` for a scan.
    pub query: Option<String>,
    /// The key attributes of the item that was read last, as far as the cursor has them.
    pub after: Vec<ExplainedAttribute>,
}

impl CursorExplanation {
    /// Returns the explanation as JSON, with the names of its fields.
    ///
    /// ```
    /// # use ddb_keys::{Entity, Table};
    /// # #[derive(Entity)]
    /// # #[pk("ROOM#<room>")]
    /// # #[sk("MSG#<number:04>")]
    /// # struct Message { room: String, number: u32 }
    /// # #[derive(Table)]
    /// # #[table(name = "rooms", pk = "PK", sk = "SK")]
    /// # enum Rooms { Message(Message) }
    /// let cursor = "Am9rv3rd73WCUwAITVNHIzAwMDI".parse()?;
    /// let json = ddb_keys_admin::explain::cursor::<Rooms>(&cursor)?.to_json();
    /// assert!(json.contains(r#""entity":"Message""#));
    /// # Ok::<(), ddb_keys::aws::CursorError>(())
    /// ```
    #[must_use]
    pub fn to_json(&self) -> String {
        json!(self).to_string()
    }
}

impl ExplainedPosition {
    fn of<T: Table>(values: Vec<KeyValue>) -> Self {
        let entities = || T::SCHEMA.entities.iter().copied();
        let places = || entities().flat_map(|entity| Place::of(T::SCHEMA, entity));
        let texts = |values: &[KeyValue]| {
            values.iter().filter_map(KeyValue::as_str).map(String::from).collect()
        };
        let reads = each_once(places().flat_map(|place| place.reads::<T>(&values)));
        if let ([KeyValue::S(bucket), rest @ ..], true) = (&values[..], reads.is_empty()) {
            let places = places().filter(|place| place.has_bucket(bucket));
            let reads = places.flat_map(|place| place.reads::<T>(rest));
            let reads = each_once(reads.filter(|read| read.query.is_some()));
            if !reads.is_empty() {
                return Self { values: texts(rest), bucket: Some(bucket.clone()), reads };
            }
        }
        Self { values: texts(&values), bucket: None, reads }
    }
}

/// The reads without those that stand there under another key, too.
fn each_once(reads: impl Iterator<Item = ExplainedRead>) -> Vec<ExplainedRead> {
    let mut once: Vec<ExplainedRead> = Vec::new();
    for read in reads {
        let is_read = |known: &ExplainedRead| {
            (known.entity, known.index, &known.query) == (read.entity, read.index, &read.query)
        };
        if !once.iter().any(is_read) {
            once.push(read);
        }
    }
    once
}

/// The table or one of its indexes, as an entity sees it.
#[derive(Clone, Copy)]
struct Place {
    table: &'static TableSchema,
    entity: &'static EntitySchema,
    /// The primary key of the items, present or former.
    primary: Primary,
    index: Option<(&'static IndexSchema, &'static IndexKeySchema)>,
}

/// A key attribute with its name and a value.
type Held<'v> = (&'static str, &'static KeyAttribute, &'v KeyValue);

impl Place {
    fn of(
        table: &'static TableSchema,
        entity: &'static EntitySchema,
    ) -> impl Iterator<Item = Self> {
        let formers = Primary::formers(entity);
        std::iter::once(Primary::present(entity)).chain(formers).flat_map(move |primary| {
            let keys = entity.indexes.iter().chain(entity.former_indexes);
            // Queries of an inverted index return items under present keys alone.
            let keys =
                keys.filter(move |key| primary.former.is_none() || key.kind != IndexKind::Inverted);
            let indexes = keys.filter_map(|key| Some(Some((table.index(key.index)?, key))));
            let indexes = std::iter::once(None).chain(indexes);
            indexes.map(move |index| Self { table, entity, primary, index })
        })
    }

    /// The reads that can stand after these values: queries by the partition key, and by more or less of the sort key, and a scan.
    fn reads<T: Table>(self, values: &[KeyValue]) -> Vec<ExplainedRead> {
        let (pk, sk) = match self.index {
            Some((_, key)) => (key.pk, key.sk),
            None => (std::slice::from_ref(&self.primary.pk), &[][..]),
        };
        let queries = (0..=sk.len()).map(|count| [pk, &sk[..count]].concat());
        let reads = queries.chain([Vec::new()]).filter_map(|given| {
            let held = self.held(&given, values)?;
            self.claims::<T>(&held).then(|| self.explained(&given, &held))
        });
        reads.collect()
    }

    /// Whether a text can be the bucket of a range over several partitions.
    fn has_bucket(self, text: &str) -> bool {
        let pk = self.index.map_or(std::slice::from_ref(&self.primary.pk), |(_, key)| key.pk);
        let segments = pk.iter().flat_map(|key| match key.source {
            Source::Template { segments, .. } => segments,
            Source::Raw { .. } => &[],
        });
        let is_ordered =
            |kind| bounds(kind).is_some() || ["instant", "civil", "date"].contains(&kind);
        let mut parts = segments.filter_map(|segment| match segment {
            Segment::Part(part) => Some(part),
            Segment::Literal(_) => None,
        });
        parts.any(|part| is_ordered(part.kind) && part.shape.allows(text))
    }

    /// The attributes that a read does not give, with these values. `None` if they do not fit.
    fn held<'v>(
        self,
        given: &[&'static KeyAttribute],
        values: &'v [KeyValue],
    ) -> Option<Vec<Held<'v>>> {
        let mut open: Vec<(&'static str, &'static KeyAttribute)> = Vec::new();
        let of_index = self.index.iter().flat_map(|(_, key)| key.pk.iter().chain(key.sk));
        let is_given =
            |name: &str| given.iter().any(|key| self.table.attribute_at(key) == Some(name));
        for key in self.primary.attributes().chain(of_index.copied()) {
            let name = self.table.attribute_at(key)?;
            if !is_given(name) && open.iter().all(|(known, _)| *known != name) {
                open.push((name, key));
            }
        }
        let held = open.iter().zip(values).map(|((name, key), value)| (*name, *key, value));
        let held: Vec<Held<'v>> = held.filter(|(_, key, value)| fits(key, value)).collect();
        (held.len() == open.len() && held.len() == values.len()).then_some(held)
    }

    /// Whether the entity can have the primary key, if it is whole.
    fn claims<T: Table>(self, held: &[Held<'_>]) -> bool {
        let text = |name| held.iter().find(|(of, ..)| *of == name)?.2.as_str();
        let (pk, sk) = (text(self.table.pk), self.table.sk.and_then(text));
        let Some(pk) = pk.filter(|_| sk.is_some() == self.table.sk.is_some()) else { return true };
        let entities = self.table.entities.iter().zip(T::compare_key(pk, sk));
        let mut claims = entities.filter(|(of, _)| of.name == self.entity.name);
        claims.all(|(_, found)| !matches!(found, KeyMatch::Other(_)))
    }

    fn explained(self, given: &[&'static KeyAttribute], held: &[Held<'_>]) -> ExplainedRead {
        let after = held.iter().filter_map(|(_, key, value)| Some((*key, value.as_str()?)));
        let after = after.map(|(key, text)| ExplainedAttribute::of(self.table, key, text));
        let after: Vec<ExplainedAttribute> = after.collect();
        let name = self.index.map_or(self.primary.former, |(_, key)| Some(key.name));
        let function = function("query", name);
        let query =
            || query(self.entity.ident, &function, given.iter().copied(), &literals(&after));
        ExplainedRead {
            entity: self.entity.name,
            index: self.index.map(|(index, _)| index.name),
            query: (!given.is_empty()).then(query),
            after,
        }
    }
}

fn fits(key: &'static KeyAttribute, value: &KeyValue) -> bool {
    value.key_type() == key.key_type() && value.as_str().is_none_or(|text| can_have(key, text))
}

/// Whether a key can have a text: each part in its plain text, such as a number without zeros before it, is what its type writes.
fn can_have(key: &'static KeyAttribute, text: &str) -> bool {
    let Ok(texts) = key.split(text) else { return false };
    parts(key).into_iter().zip(texts).all(|((at, _, kind), text)| {
        !key.format(at).is_empty() || part_text(kind, "", text).as_deref() == Some(text)
    })
}

#[cfg(test)]
mod tests;
