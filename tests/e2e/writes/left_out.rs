//! A value that serde leaves out of an item is the one that it reads there, or it is not written.

use ddb_keys::aws::{Error, ItemError};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use crate::engines::on_every_engine;

fn five() -> u32 {
    5
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_true(flag: &bool) -> bool {
    *flag
}

fn is_short(list: &[String]) -> bool {
    list.len() < 2
}

/// A number that is stored as text.
mod text {
    use super::*;
    use serde::{Deserializer, Serializer};

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    pub(super) fn serialize<S: Serializer>(number: &u32, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(number)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u32, D::Error> {
        String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("FLAG#<id>")]
struct Flag {
    id: u32,
    #[serde(default, skip_serializing_if = "is_true")]
    enabled: bool,
    #[serde(default = "five", skip_serializing_if = "is_zero")]
    tries: u32,
    #[serde(default = "five", skip_serializing_if = "is_zero", with = "text")]
    limit: u32,
    #[serde(default, skip_serializing_if = "is_short")]
    tags: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    note: Option<String>,
    #[serde(default, skip_serializing_if = "is_zero", rename = "c")]
    count: u32,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "flags", pk = "PK")]
enum Flags {
    Flag(Flag),
}

fn flag() -> Flag {
    Flag { id: 1, enabled: false, tries: 1, limit: 1, tags: Vec::new(), note: None, count: 0 }
}

#[tokio::test]
async fn what_is_left_out_is_read_as_it_was() {
    on_every_engine::<Flags>(async |table| {
        let refused = [
            ("enabled", Flag { enabled: true, ..flag() }),
            ("tries", Flag { tries: 0, ..flag() }),
            ("limit", Flag { limit: 0, ..flag() }),
            ("tags", Flag { tags: vec!["a".into()], ..flag() }),
        ];
        for (name, flag) in refused {
            let outcomes: [Result<(), Error>; 4] = [
                table.put(&flag).await,
                table.create(&flag).await,
                table.batch_write([&flag]).await,
                table.transact_write(table.put(&flag)).await.map(drop),
            ];
            for outcome in outcomes {
                let Err(Error::Item(ItemError::Clash { entity, attribute, .. })) = &outcome else {
                    panic!("{name}: {outcome:?}")
                };
                assert_eq!((*entity, attribute.as_str()), ("Flag", name));
            }
        }
        assert_eq!(table.scan().await.unwrap(), []);
        let kept = [
            flag(),
            Flag { tries: 5, limit: 5, ..flag() },
            Flag { tags: vec!["a".into(), "b".into()], count: 7, note: Some("x".into()), ..flag() },
        ];
        for flag in kept {
            table.put(&flag).await.unwrap();
            assert_eq!(table.get(flag.key()).await.unwrap(), Some(flag));
        }
    })
    .await;
}

#[test]
fn the_error_says_what_serde_reads() {
    let error = Flags::item(&Flag { tries: 0, ..flag() }).unwrap_err().to_string();
    let text = "`Flag`: the attribute `tries` must be N(0), but serde writes nothing, which it reads as N(5)";
    assert_eq!(error, text);
}
