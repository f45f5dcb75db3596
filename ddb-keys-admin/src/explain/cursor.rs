//! Explanations of cursors: where they stand, and which reads can continue there.

use ddb_keys::aws::{Cursor, CursorError};
use ddb_keys::schema::{
    EntitySchema, IndexKeySchema, IndexSchema, KeyAttribute, Segment, Source, TableSchema,
};
use ddb_keys::table::KeyMatch;
use ddb_keys::{KeyValue, Table};
use serde::Serialize;
use serde_json::json;

use super::claim::{ExplainedAttribute, literals};
use crate::integer::bounds;
use crate::query::{function, query};

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
        let places = || T::SCHEMA.entities.iter().flat_map(|entity| Place::of(T::SCHEMA, entity));
        let texts = |values: &[KeyValue]| {
            values.iter().filter_map(KeyValue::as_str).map(String::from).collect()
        };
        let reads: Vec<ExplainedRead> =
            places().flat_map(|place| place.reads::<T>(&values)).collect();
        if let ([KeyValue::S(bucket), rest @ ..], true) = (&values[..], reads.is_empty()) {
            let places = places().filter(|place| place.has_bucket(bucket));
            let reads = places.flat_map(|place| place.reads::<T>(rest));
            let reads: Vec<_> = reads.filter(|read| read.query.is_some()).collect();
            if !reads.is_empty() {
                return Self { values: texts(rest), bucket: Some(bucket.clone()), reads };
            }
        }
        Self { values: texts(&values), bucket: None, reads }
    }
}

/// The table or one of its indexes, as an entity sees it.
#[derive(Clone, Copy)]
struct Place {
    table: &'static TableSchema,
    entity: &'static EntitySchema,
    index: Option<(&'static IndexSchema, &'static IndexKeySchema)>,
}

/// A key attribute with its name and a value.
type Held<'v> = (&'static str, &'static KeyAttribute, &'v KeyValue);

impl Place {
    fn of(
        table: &'static TableSchema,
        entity: &'static EntitySchema,
    ) -> impl Iterator<Item = Self> {
        let keys = entity.indexes.iter();
        let indexes = keys.filter_map(|key| Some(Some((table.index(key.index)?, key))));
        [None].into_iter().chain(indexes).map(move |index| Self { table, entity, index })
    }

    /// The reads that can stand after these values: queries by the partition key, and by more or less of the sort key, and a scan.
    fn reads<T: Table>(self, values: &[KeyValue]) -> Vec<ExplainedRead> {
        let (pk, sk) = match self.index {
            Some((_, key)) => (key.pk, key.sk),
            None => (std::slice::from_ref(&self.entity.pk), &[][..]),
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
        let pk = self.index.map_or(std::slice::from_ref(&self.entity.pk), |(_, key)| key.pk);
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
        let primary = [Some(self.entity.pk), self.entity.sk].into_iter().flatten();
        let is_given =
            |name: &str| given.iter().any(|key| self.table.attribute_at(key) == Some(name));
        for key in primary.chain(of_index.copied()) {
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
        let function = function("query", self.index.map(|(_, key)| key));
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
    value.key_type() == key.key_type() && value.as_str().is_none_or(|text| key.split(text).is_ok())
}

#[cfg(test)]
mod tests {
    use ddb_keys::Entity;

    use super::*;

    #[derive(Entity)]
    #[pk("SENSOR#<sensor>#<day:04>")]
    #[sk("<second:05>")]
    #[gsi(ByPlace, pk = "PLACE#<place>", sk = [level, "<second:05>"])]
    #[allow(dead_code, reason = "keys are made from them")]
    struct Reading {
        sensor: String,
        day: u32,
        second: u32,
        place: Option<String>,
        level: i8,
    }

    #[derive(Table)]
    #[table(name = "readings", pk = "PK", sk = "SK")]
    #[gsi(ByPlace, name = "by-place", pk = "PLACE", sk = ["level", "SECOND"])]
    #[allow(dead_code, reason = "its schema is what is explained")]
    enum Readings {
        Reading(Reading),
    }

    /// What is explained of a position with these values, each with the letter of its type before it.
    #[track_caller]
    fn explained(values: &[&str]) -> CursorExplanation {
        let mut bytes = [&[2][..], &[0; 8]].concat();
        for value in values {
            let (letter, text) = value.as_bytes().split_at(1);
            bytes.extend([letter[0], 0, u8::try_from(text.len()).unwrap()]);
            bytes.extend(text);
        }
        let text = base64_simd::URL_SAFE_NO_PAD.encode_to_string(&bytes);
        cursor::<Readings>(&text.parse().unwrap()).unwrap()
    }

    /// The queries that can continue, and `scan`.
    #[track_caller]
    fn reads(values: &[&str]) -> Vec<String> {
        let reads = explained(values).positions.remove(0).reads;
        let shown = reads.into_iter().map(|read| read.query.unwrap_or_else(|| "scan".into()));
        shown.collect()
    }

    #[test]
    fn reads_are_told_by_the_attributes_that_they_do_not_give() {
        assert_eq!(reads(&["S00007"]), ["Reading::query().sensor(sensor).day(day)"]);
        assert_eq!(
            reads(&["SSENSOR#a#0001", "S00007"]),
            ["scan", "Reading::query_by_place().place(place).level(level).second(7)"]
        );
        let whole = ["SSENSOR#a#0001", "S00007", "SPLACE#b", "N-3", "S00007"];
        assert_eq!(reads(&whole), ["scan"]);
        assert_eq!(
            reads(&[&whole[..2], &whole[3..]].concat()),
            ["Reading::query_by_place().place(place)"]
        );
        assert_eq!(
            reads(&[&whole[..2], &whole[4..]].concat()),
            ["Reading::query_by_place().place(place).level(level)"]
        );
        assert_eq!(reads(&["N00007"]), [""; 0], "a number is no text");
        assert_eq!(reads(&["SSENSOR#a", "S00007"]), [""; 0]);
    }

    #[test]
    fn a_bucket_comes_first() {
        let explanation = explained(&["S0003", "S00007"]);
        let expected = "\
after an item with `00007`, in the bucket `0003`, which continues
  Reading::query().sensor(sensor).day(day)
    SK `<second:05>`
        second = 7  (u32, format `05`, written 00007)";
        assert_eq!(explanation.to_string(), expected);
        assert_eq!(reads(&["SMarch", "S00007"]), [""; 0], "it is no day");
    }

    #[test]
    fn any_bytes_are_explained_or_refused() {
        for end in 0..40 {
            let bytes: Vec<u8> =
                (0..end).map(|at| if at == 0 { 2 } else { b'S' * (at % 2) }).collect();
            let text = base64_simd::URL_SAFE_NO_PAD.encode_to_string(&bytes);
            let _ = cursor::<Readings>(&text.parse().unwrap()).map(|found| found.to_string());
        }
    }
}
