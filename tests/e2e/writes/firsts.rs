//! `overlap(Note, Page, first = Page)`: keys that both could have are those of pages, also in tables without a type attribute.

use std::fmt::Debug;

use ddb_keys::aws::{Client, Error, ItemError, TableItems};
use ddb_keys::table::KeyMatch;
use ddb_keys::{Entity, Key, KeyError, Refusal, Table};
use proptest::prelude::*;
use proptest::sample::select;
use serde::{Deserialize, Serialize};

use crate::engines::on_every_engine;

const OF_PAGE: Refusal = Refusal::OfOther { first: "Page" };

/// Declares a table of two entities by the attributes of both, and checks the items of both.
macro_rules! tables {
    ($($name:ident($($sk:ident = $sk_name:literal)?): [$(#[$page:meta])*] [$(#[$note:meta])*];)*) => {$(
        mod $name {
            use super::*;

            #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
            $(#[$page])*
            struct Page {
                a: String,
                b: String,
                words: u32,
            }

            #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
            $(#[$note])*
            struct Note {
                a: String,
                b: String,
                words: u32,
            }

            #[derive(Debug, Clone, PartialEq, Table)]
            #[table(name = "texts", pk = "PK", $($sk = $sk_name,)? type_attribute = none, overlap(Note, Page, first = Page))]
            enum Texts {
                Page(Page),
                Note(Note),
            }

            proptest! {
                #[test]
                fn items_are_read_as_they_were_written_or_refused(a in text(), b in text(), words in 0..10_u32) {
                    let page = Page { a: a.clone(), b: b.clone(), words };
                    check(&Texts::Page(page.clone()), page.keys().map(|keys| keys.primary), false)?;
                    let note = Note { a, b, words };
                    let key = note.keys().map(|keys| keys.primary);
                    check(&Texts::Note(note.clone()), key.clone(), true)?;
                    if let Ok(key) = key {
                        let refused = Texts::item_key(note.key()).err().map(|error| *error.refusal());
                        prop_assert_eq!(refused, pages_key::<Texts>(&key).then_some(OF_PAGE));
                        let found = Texts::compare(&key);
                        let is_page = matches!(found, Some(TextsKey::Page(_)));
                        prop_assert_eq!(found.is_none() || is_page, refused.is_some());
                    }
                }
            }

            impl Texts {
                fn compare(key: &Key) -> Option<TextsKey<'_>> {
                    tables!(@parse key $($sk)?)
                }
            }
        }
    )*};
    (@parse $key:ident) => { TextsKey::parse($key.pk.as_str()?).ok() };
    (@parse $key:ident sk) => { TextsKey::parse($key.pk.as_str()?, $key.sk.as_ref()?.as_str()?).ok() };
}

tables! {
    an_ending(): [#[pk("<a>-md5")]] [#[pk("<a..>")]];
    a_beginning(): [#[pk("md5-<a..>")]] [#[pk("<a>")]];
    the_wide_one_comes_first(): [#[pk("<a..>")]] [#[pk("<a>-md5")]];
    a_number(sk = "SK"): [#[pk("T#<a>")] #[sk("<words:02>")]] [#[pk("T#<a>")] #[sk("<b..>")]];
    the_same(sk = "SK"): [#[pk("T#<a>")] #[sk("S#<b>")]] [#[pk("T#<a>")] #[sk("S#<b>")]];
    a_former_key(): [#[pk("PAGE#<a>")] #[former(V1, pk = "md5-<a>")]] [#[pk("<a>")]];
}

/// Texts that often are of two shapes.
fn text() -> impl Strategy<Value = String> {
    prop::collection::vec(select(vec!["a", "-md5", "md5-", "/", "#", "0", "7"]), 1..5)
        .prop_map(|pieces| pieces.concat())
}

/// Whether the first entity could have a key.
fn pages_key<T: Table>(key: &Key) -> bool {
    let sk = key.sk.as_ref().and_then(|sk| sk.as_str());
    !matches!(T::compare_key(key.pk.as_str().unwrap(), sk)[0], KeyMatch::Other(_))
}

fn check<T: TableItems + PartialEq + Debug>(
    row: &T,
    key: Result<Key, KeyError>,
    is_note: bool,
) -> Result<(), TestCaseError> {
    match (row.to_item(), key) {
        (Ok(item), Ok(key)) => {
            prop_assert!(!is_note || !pages_key::<T>(&key), "{}", key);
            prop_assert_eq!(&T::from_item(item).unwrap(), row);
        }
        (Err(ItemError::Key(error)), Ok(key)) => {
            prop_assert_eq!(*error.refusal(), OF_PAGE);
            prop_assert!(is_note && pages_key::<T>(&key), "{}", key);
        }
        (item, key) => prop_assert!(item.is_err() && key.is_err(), "{:?}, {:?}", item, key),
    }
    Ok(())
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("<path>-md5")]
struct Page {
    path: String,
    #[serde(default)]
    words: u32,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("<path>")]
struct Note {
    path: String,
    #[serde(default)]
    words: u32,
}

/// The type attribute makes no difference.
macro_rules! texts {
    ($($texts:ident, $type_attribute:expr;)*) => {$(
        #[derive(Debug, Clone, PartialEq, Table)]
        #[table(name = "texts", pk = "PK", type_attribute = $type_attribute, overlap(Note, Page, first = Page))]
        enum $texts {
            Note(Note),
            Page(Page),
        }

        impl Texts for $texts {}
    )*};
}

texts! {
    Untyped, none;
    Typed, "kind";
}

trait Texts: TableItems + Debug + PartialEq + From<Note> + From<Page> + Send + Sync
where
    Note: ddb_keys::aws::EntityOf<Self>,
    Page: ddb_keys::aws::EntityOf<Self>,
{
}

fn note(path: &str) -> Note {
    Note { path: path.into(), words: 1 }
}

fn page(path: &str) -> Page {
    Page { path: path.into(), words: 2 }
}

fn refused<R: Debug>(answer: Result<R, Error>) {
    match answer {
        Err(Error::Key(error)) => assert_eq!(*error.refusal(), OF_PAGE),
        other => panic!("{other:?}"),
    }
}

async fn no_request_by_the_others_key_is_sent<T: Texts>(table: Client<T>)
where
    Note: ddb_keys::aws::EntityOf<T>,
    Page: ddb_keys::aws::EntityOf<T>,
{
    let (taken, key, free) = (note("a-md5"), NoteKey { path: "a-md5" }, NoteKey { path: "b" });
    table.batch().put(&page("a")).put(&note("b")).await.unwrap();

    refused(table.put(&taken).await);
    refused(table.create(&taken).await);
    refused(table.replace(&taken).await);
    refused(table.delete(key).await);
    refused(table.update(key).set(|note| note.words, 9).await);
    refused(table.update(key).or_create().set(|note| note.words, 9).await);
    refused(table.rekey(free, &taken).await);
    refused(table.rekey(key, &note("c")).await);
    refused(table.batch_write(std::slice::from_ref(&taken)).await);
    refused(table.batch().put(&taken).await);
    refused(table.batch().delete(key).await);
    refused(table.batch().delete_any(&T::from(taken.clone())).await);
    refused(table.batch().put_any(&T::from(taken.clone())).await);
    refused(table.transact_write((table.put(&note("c")), table.check(key).exists())).await);
    refused(table.transact_write((table.put(&note("c")), table.delete(key))).await);
    refused(table.get(key).await);
    refused(table.get(key).exists().await);
    refused(table.get_many([free, key]).await);
    refused(table.get_many_any((free, key)).await);
    refused(table.get_many_any(free).key(key).await);
    refused(table.transact_get((free, key)).await);

    let rows = table.scan().consistent().await.unwrap();
    assert_eq!(rows.len(), 2, "{rows:?}");
    assert!(rows.contains(&page("a").into()) && rows.contains(&note("b").into()), "{rows:?}");

    // What a query of the other entity finds under such a key is not a row of it.
    assert_eq!(table.query(Note::query().path("a-md5")).await.unwrap(), []);
    assert_eq!(table.delete_found(Note::query().path("a-md5")).await.unwrap(), 0);
    assert_eq!(table.scan_of::<Note>().await.unwrap(), [note("b")]);
    assert_eq!(table.delete_found(Note::query().path("b")).await.unwrap(), 1);
    table.update(PageKey { path: "a" }).set(|page| page.words, 3).await.unwrap();
    table.delete(PageKey { path: "a" }).must_exist().await.unwrap();
    assert!(table.scan().consistent().await.unwrap().is_empty());
}

#[tokio::test]
async fn no_request_by_the_others_key_is_sent_without_types() {
    on_every_engine::<Untyped>(no_request_by_the_others_key_is_sent).await;
}

#[tokio::test]
async fn no_request_by_the_others_key_is_sent_with_types() {
    on_every_engine::<Typed>(no_request_by_the_others_key_is_sent).await;
}

mod moved {
    use aws_sdk_dynamodb::types::AttributeValue;
    use ddb_keys_admin::migrate;

    use super::*;

    #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
    #[pk("<path>")]
    #[former(V1, pk = "OLD#<path>")]
    struct Note {
        path: String,
    }

    #[derive(Debug, Clone, PartialEq, Table)]
    #[table(name = "texts", pk = "PK", type_attribute = none, overlap(Note, Page, first = Page))]
    enum Texts {
        Note(Note),
        Page(Page),
    }

    #[tokio::test]
    async fn an_item_whose_present_key_is_the_others_stays_where_it_is() {
        on_every_engine::<Texts>(async |table| {
            for path in ["a-md5", "b"] {
                let put = table.sdk().put_item().table_name(table.table_name());
                let put = put.item("PK", AttributeValue::S(format!("OLD#{path}")));
                put.item("path", AttributeValue::S(path.into())).send().await.unwrap();
            }
            let report = migrate::<Note>(&table).await.unwrap();
            assert_eq!((report.written, report.refused), (1, 1), "{report}");
            assert!(
                report.to_string().contains("another entity could have its present key"),
                "{report}"
            );
            let notes = ["a-md5", "b"].map(|path| Texts::Note(Note { path: path.into() }));
            let rows = table.scan().await.unwrap();
            assert!(rows.len() == 2 && notes.iter().all(|note| rows.contains(note)), "{rows:?}");
        })
        .await;
    }
}
