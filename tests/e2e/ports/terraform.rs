//! The locks of Terraform's S3 backend: one table without a type attribute, and two kinds of text under its only key.
//!
//! The partition key `LockID` of a lock is the bucket and the path of a state, and that of the state's digest ends with `-md5`. `Info` of
//! a lock is JSON, and `Digest` the checksum in hexadecimal digits.

use ddb_keys::aws::{Client, Error, Item};
use ddb_keys::{Entity, KeyError, Refusal, Table};
use serde::{Deserialize, Serialize};

use super::{item, text};
use crate::engines::on_every_engine;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("<bucket>/<path..>")]
struct Lock {
    #[serde(skip_serializing)]
    bucket: String,
    #[serde(skip_serializing)]
    path: String,
    #[serde(rename = "Info")]
    info: String,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("<bucket>/<path>-md5")]
struct Digest {
    #[serde(skip_serializing)]
    bucket: String,
    #[serde(skip_serializing)]
    path: String,
    #[serde(rename = "Digest")]
    digest: String,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "terraform-locks", pk = "LockID", type_attribute = none, overlap(Lock, Digest, first = Digest))]
enum Locks {
    Lock(Lock),
    Digest(Digest),
}

const INFO: &str = r#"{"ID":"f5e2d0a1","Operation":"OperationTypeApply","Info":"","Who":"ann@host","Version":"1.9.8","Created":"2026-08-20T05:00:00Z","Path":"states/prod/app.tfstate"}"#;
const MD5: &str = "9e107d9d372bb6826bd81d3542a419d6";

fn lock(path: &str) -> Lock {
    Lock { bucket: "states".into(), path: path.into(), info: INFO.into() }
}

fn digest(path: &str) -> Digest {
    Digest { bucket: "states".into(), path: path.into(), digest: MD5.into() }
}

fn stored(id: &str, name: &str, value: &str) -> Item {
    item([("LockID", text(id)), (name, text(value))])
}

#[test]
fn items_are_those_of_the_application() {
    let lock = Locks::item(&lock("prod/app.tfstate")).unwrap();
    assert_eq!(lock, stored("states/prod/app.tfstate", "Info", INFO));
    let digest = Locks::item(&digest("prod/app.tfstate")).unwrap();
    assert_eq!(digest, stored("states/prod/app.tfstate-md5", "Digest", MD5));
}

#[test]
fn a_key_that_both_could_have_is_the_digests() {
    let read = |id| Locks::from_item(stored(id, "Digest", MD5)).unwrap();
    assert_eq!(read("states/a-md5"), Locks::Digest(digest("a")));
    assert_eq!(
        LocksKey::parse("states/a-md5").unwrap().build().unwrap().to_string(),
        "states/a-md5"
    );
    assert!(matches!(LocksKey::parse("states/a-md5"), Ok(LocksKey::Digest(_))));
    assert!(matches!(LocksKey::parse("states/a-md5.tfstate"), Ok(LocksKey::Lock(_))));

    let refused: KeyError =
        Locks::item_key(LockKey { bucket: "states", path: "a-md5" }).unwrap_err();
    assert_eq!(*refused.refusal(), Refusal::OfOther { first: "Digest" });
    assert_eq!(
        refused.to_string(),
        "`Lock`, partition key `<bucket>/<path..>`: the key belongs to `Digest`, which could have it, too, and comes first"
    );
    assert_eq!(Locks::item(&lock("a-md5")).unwrap_err().to_string(), refused.to_string());
}

#[tokio::test]
async fn a_state_is_locked_written_and_unlocked() {
    on_every_engine(async |table: Client<Locks>| {
        let sdk = table.sdk();
        let (held, of_state) = (lock("prod/app.tfstate"), digest("prod/app.tfstate"));

        // Terraform's own items are read, and its condition holds for ours.
        let foreign = stored("states/prod/app.tfstate", "Info", INFO);
        sdk.put_item().table_name(table.table_name()).set_item(Some(foreign)).send().await.unwrap();
        assert_eq!(table.get(held.key()).consistent().await.unwrap().as_ref(), Some(&held));
        let taken = table.create(&held).await.unwrap_err();
        assert!(matches!(taken, Error::ConditionFailed { entity: "Lock", .. }), "{taken:?}");

        table.put(&of_state).await.unwrap();
        assert_eq!(table.get(of_state.key()).await.unwrap().as_ref(), Some(&of_state));
        let changed = table.update(of_state.key()).set(|digest| digest.digest, "0".repeat(32));
        assert_eq!(changed.await.unwrap().digest, "0".repeat(32));
        table.put(&of_state).await.unwrap();

        let both = table.transact_get((held.key(), of_state.key())).await.unwrap();
        assert_eq!(both, (Some(held.clone()), Some(of_state.clone())));
        assert_eq!(table.scan_of::<Lock>().await.unwrap(), std::slice::from_ref(&held));

        table.delete(held.key()).must_exist().await.unwrap();
        assert_eq!(table.scan().await.unwrap(), [Locks::Digest(of_state)]);
    })
    .await;
}
