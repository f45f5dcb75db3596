//! Items of every shape come back as they were written (L8).

use std::collections::BTreeMap;

use ddb_keys::aws::{Item, ItemError};
use ddb_keys::{Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};

use crate::engines::on_every_engine;

/// Bytes as sort key, stored natively.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("BLOB#<owner>")]
#[sk(digest)]
struct Blob {
    owner: String,
    #[serde(rename = "SK", with = "bytes")]
    digest: Vec<u8>,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "blobs", pk = "PK", sk = "SK")]
enum Blobs {
    Blob(Blob),
}

/// Fields under names that the struct does not know, beside the keys that the table adds.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("DOCUMENT#<id>")]
#[gsi(ByTag, pk = "TAG#<tag>")]
struct Document {
    id: u32,
    tag: Option<String>,
    #[serde(flatten)]
    rest: BTreeMap<String, String>,
}

/// Accepts only its own fields.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[pk("STRICT#<strict_id>")]
#[gsi(ByTag, pk = "TAG#<short_tag>")]
struct Strict {
    strict_id: i64,
    short_tag: String,
}

/// serde writes its number as a text, and its map has any names.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("CONFUSED#<id>")]
#[sk(number)]
#[gsi(ByTag, pk = "TAG#<id>")]
struct Confused {
    id: u32,
    #[serde(
        rename = "SK",
        serialize_with = "as_text",
        deserialize_with = "Deserialize::deserialize"
    )]
    number: i64,
    #[serde(flatten)]
    rest: BTreeMap<String, String>,
}

fn as_text<S: serde::Serializer>(number: &i64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&number.to_string())
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "confusions", pk = "PK", sk = "SK")]
#[gsi(ByTag, name = "by-tag", pk = "GSI1PK")]
enum Confusions {
    Confused(Confused),
}

/// One kind of item for each payload.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("ENVELOPE#<id>")]
struct Envelope<T, Id: KeyPart> {
    id: Id,
    payload: T,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "documents", pk = "PK")]
#[gsi(ByTag, name = "by-tag", pk = "GSI1PK")]
enum Documents {
    Document(Box<Document>),
    Strict(Strict),
    Envelope(Envelope<Vec<f32>, u16>),
    #[table(unknown)]
    Unknown(Item),
}

/// serde writes a list of numbers for a `Vec<u8>`, and bytes when it is told so.
mod bytes {
    use serde::de::{Deserializer, Error, Visitor};
    use serde::ser::Serializer;

    pub(super) fn serialize<S: Serializer>(bytes: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(bytes)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(source: D) -> Result<Vec<u8>, D::Error> {
        struct Bytes;
        impl Visitor<'_> for Bytes {
            type Value = Vec<u8>;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("bytes")
            }

            fn visit_bytes<E: Error>(self, bytes: &[u8]) -> Result<Vec<u8>, E> {
                Ok(bytes.to_vec())
            }
        }
        source.deserialize_bytes(Bytes)
    }
}

#[tokio::test]
async fn keys_of_bytes_are_stored_and_queried_as_bytes() {
    on_every_engine::<Blobs>(async |table| {
        let blob = |digest: &[u8]| Blob { owner: "a".into(), digest: digest.to_vec() };
        for digest in [&[0_u8][..], &[1, 0], &[1, 255], &[255]] {
            table.create(&blob(digest)).await.unwrap();
        }
        assert!(table.create(&blob(&[1, 0])).await.unwrap_err().is_condition_failed());
        let key = BlobKey { owner: "a", digest: &[1, 255] };
        assert_eq!(table.get(key).await.unwrap(), Some(blob(&[1, 255])));
        let between = Blob::query().owner("a").digest_in(&[1_u8][..]..=&[1, 255]);
        assert_eq!(table.query(between).await.unwrap(), [blob(&[1, 0]), blob(&[1, 255])]);
        let all = || table.query(Blob::collection().owner("a"));
        let first = all().limit(3).page(None).await.unwrap();
        let rest = all().page(first.cursor).await.unwrap();
        assert_eq!((first.rows.len(), rest.rows), (3, vec![Blobs::Blob(blob(&[255]))]));
    })
    .await;
}

#[test]
fn two_values_for_one_attribute_are_shown() {
    let entry = |name: &str, value: &str| BTreeMap::from([(name.to_owned(), value.to_owned())]);
    let item = |number, rest| Confusions::item(&Confused { id: 7, number, rest });
    let error = item(-7, BTreeMap::new()).unwrap_err();
    assert!(
        matches!(&error, ItemError::Clash { entity: "Confused", attribute, built, stored }
            if attribute == "SK" && built == "N(-7)" && stored == r#"S("-7")"#),
        "{error:?}"
    );

    let document = |rest| Documents::item(&Document { id: 1, tag: Some("t".into()), rest });
    let error = document(entry("GSI1PK", "x")).unwrap_err();
    assert!(
        matches!(&error, ItemError::Clash { entity: "Document", attribute, built, stored }
            if attribute == "GSI1PK" && built == "S(TAG#t)" && stored == r#"S("x")"#),
        "{error:?}"
    );
    let error = document(entry("GSI1PK", "TAG#t")).unwrap_err();
    assert!(
        matches!(&error, ItemError::Repeated { entity: "Document", attribute } if attribute == "GSI1PK"),
        "both say the same, but only one is read back: {error:?}"
    );
    assert!(document(entry("entity_type", "Strict")).is_err());
}

#[tokio::test]
async fn attributes_that_the_table_adds_are_not_read_as_fields() {
    on_every_engine::<Documents>(async |table| {
        let rest = BTreeMap::from([("colour".to_owned(), "red".to_owned())]);
        let document = Document { id: 1, tag: Some("t".into()), rest };
        let strict = Strict { strict_id: -1, short_tag: "t".into() };
        let envelope = Envelope { id: 9_u16, payload: vec![0.5, 1.0] };
        table.put(&document).await.unwrap();
        table.put(&strict).await.unwrap();
        table.put(&envelope).await.unwrap();

        assert_eq!(table.get(DocumentKey { id: 1 }).await.unwrap(), Some(document.clone()));
        assert_eq!(table.get(StrictKey { strict_id: -1 }).await.unwrap(), Some(strict.clone()));
        let read: Option<Envelope<Vec<f32>, u16>> = table.get(EnvelopeKey { id: 9 }).await.unwrap();
        assert_eq!(read, Some(envelope));
        let tagged = table.query(Document::collection_by_tag().tag("t")).await.unwrap();
        assert_eq!(tagged.len(), 2);
        assert!(tagged.contains(&Documents::Document(Box::new(document))));
        assert!(tagged.contains(&Documents::Strict(strict)));
        let mut names: Vec<_> = tagged.iter().map(Documents::entity_name).collect();
        names.sort_unstable();
        assert_eq!(names, [Some("Document"), Some("Strict")]);
    })
    .await;
}

#[tokio::test]
async fn an_item_that_no_entity_claims_is_returned() {
    on_every_engine::<Documents>(async |table| {
        let stranger = table.sdk().put_item().table_name(table.table_name());
        let text = |text: &str| aws_sdk_dynamodb::types::AttributeValue::S(text.to_owned());
        stranger.item("PK", text("STRANGER")).item("x", text("y")).send().await.unwrap();
        let rows = table.scan().await.unwrap();
        assert_eq!(rows[0].entity_name(), None);
        let [Documents::Unknown(item)] = &rows[..] else { panic!("{rows:?}") };
        assert_eq!(item["x"], text("y"));
        assert_eq!(rows[0].to_item().unwrap(), *item);
    })
    .await;
}
