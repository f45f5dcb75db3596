//! Keys that several entities could have, rows of nobody, values that are stored in another form, and locks that say little.

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::{Client, Error, InvalidRequest, Item, ItemError};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize, Serializer};
use tokio::task::JoinSet;

use super::{Forum, assert_locks, key, user};
use crate::engines::{on_every_engine, put_raw};

/// Stores text in lower case.
fn in_lower_case<S: Serializer>(text: &str, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&text.to_lowercase())
}

fn as_it_is<'d, D: serde::Deserializer<'d>>(deserializer: D) -> Result<String, D::Error> {
    String::deserialize(deserializer)
}

/// A lock may be private, and the raw index key and the value are one attribute.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(unique(
    Badge = self.badge.map(|badge| Badge { badge }),
    Mail = Mail { mail: self.mail.clone() },
    Mail = self.backup.as_ref().map(|mail| Mail { mail: mail.clone() }),
))]
#[pk("ACCOUNT#<name>")]
#[gsi(ByBadge, pk = badge, sk = "<name>")]
pub struct Member {
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    badge: Option<u32>,
    #[serde(serialize_with = "in_lower_case", deserialize_with = "as_it_is")]
    mail: String,
    #[serde(default)]
    backup: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("BADGE#<badge>")]
struct Badge {
    badge: u32,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("MAIL#<mail:lower>")]
struct Mail {
    mail: String,
}

/// Shares its keys with members.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("ACCOUNT#<name>")]
struct Company {
    name: String,
}

#[derive(Debug, Table)]
#[table(name = "accounts", pk = "PK", overlap(Member, Company))]
#[gsi(ByBadge, name = "by-badge", pk = "badge", sk = "GSK")]
enum Accounts {
    Member(Member),
    Badge(Badge),
    Mail(Mail),
    Company(Company),
    #[table(unknown)]
    Unknown(Item),
}

fn member(name: &str, mail: &str) -> Member {
    Member { name: name.into(), badge: None, mail: mail.into(), backup: None }
}

async fn count(table: &Client<Accounts>) -> usize {
    table.scan().consistent().await.unwrap().len()
}

#[tokio::test]
async fn an_item_that_cannot_be_read_is_mended_by_an_update_before_it_is_deleted() {
    on_every_engine::<Forum>(async |table| {
        table.create(&user("ann", "ann@x")).await.unwrap();
        let mut item = Forum::item(&user("ann", "ann@x")).unwrap();
        item.insert("logins".into(), AttributeValue::S("many".into()));
        put_raw(&table, item).await;
        assert!(matches!(table.delete(key("ann")).await, Err(Error::Item(_))));
        table.update(key("ann")).set(|user| user.logins, 0).await.unwrap();
        table.delete(key("ann")).await.unwrap();
        assert_eq!(table.scan().consistent().await.unwrap(), [], "the lock has gone, too");
    })
    .await;
}

#[tokio::test]
async fn a_key_that_several_entities_could_have_is_not_deleted_alone() {
    on_every_engine::<Accounts>(async |table| {
        let ann = member("ann", "a@x.org");
        table.create(&ann).await.unwrap();
        let refused = table.delete_any("ACCOUNT#ann", ()).await;
        assert!(
            matches!(refused, Err(Error::Refused(InvalidRequest::NotInBatch { entity: "Member" }))),
            "{refused:?}"
        );
        let row = || Accounts::Unknown(Accounts::item(&ann).unwrap());
        assert!(table.batch().delete_any(&row()).await.is_err());
        let mut strange = Accounts::item(&ann).unwrap();
        strange
            .insert("entity_type".into(), aws_sdk_dynamodb::types::AttributeValue::S("?".into()));
        assert!(table.batch().put_any(&Accounts::Unknown(strange)).await.is_err());
        assert_eq!(count(&table).await, 2);
    })
    .await;
}

#[tokio::test]
async fn a_raw_index_key_is_a_value_that_stays() {
    on_every_engine::<Accounts>(async |table| {
        for (name, badge) in [("ann", 7), ("ben", 8)] {
            let badge = Some(badge);
            table
                .create(&Member { badge, ..member(name, &format!("{name}@x.org")) })
                .await
                .unwrap();
        }
        let ben = MemberKey { name: "ben" };
        let taken = table.update(ben).set_index(MemberByBadgeKey { badge: 7, name: "ben" }).await;
        assert!(matches!(taken, Err(Error::ConditionFailed { .. })), "{taken:?}");
        let removed = table.update(ben).remove_index::<MemberByBadgeKey<'_>>().await;
        let Err(Error::Refused(InvalidRequest::UniqueValue { .. })) = removed else {
            panic!("{removed:?}")
        };
        assert_eq!(table.get(ben).await.unwrap().map(|ben| ben.badge), Some(Some(8)));
    })
    .await;
}

/// The lock of `A` could not be found again, because `a` is stored.
#[tokio::test]
async fn a_value_that_is_stored_in_another_form_is_refused() {
    on_every_engine::<Accounts>(async |table| {
        let written = table.put(&member("ann", "A@x.org")).await;
        assert!(
            matches!(&written, Err(Error::Item(ItemError::NotKept { index: Some("Mail"), .. }))),
            "{written:?}"
        );
        assert_eq!(count(&table).await, 0);
    })
    .await;
}

#[tokio::test]
async fn one_item_may_have_a_value_twice() {
    on_every_engine::<Accounts>(async |table| {
        let ann = Member { backup: Some("a@x.org".into()), ..member("ann", "a@x.org") };
        table.create(&ann).await.unwrap();
        assert_eq!(count(&table).await, 2);
        table.put(&Member { backup: None, ..ann.clone() }).await.unwrap();
        assert_eq!(count(&table).await, 2);
        table.delete(MemberKey { name: "ann" }).await.unwrap();
        assert_eq!(count(&table).await, 0);
    })
    .await;
}

/// It could belong to another item with the value.
#[tokio::test]
async fn a_lock_that_does_not_say_whose_it_is_is_claimed_once() {
    on_every_engine::<Accounts>(async |table| {
        let (ann, ben) = (member("ann", "a@x.org"), member("ben", "a@x.org"));
        for member in [&ann, &ben] {
            let row = Accounts::Member(member.clone());
            put_raw(&table, row.to_item().unwrap()).await;
        }
        table.claim(&ann).await.unwrap();
        let taken = table.claim(&ben).await;
        assert!(matches!(taken, Err(Error::NotUnique { lock: "Mail", .. })), "{taken:?}");
    })
    .await;
}

/// What was stored before the field `backup` existed.
#[tokio::test]
async fn items_that_lack_a_field_are_claimed_and_moved() {
    on_every_engine::<Accounts>(async |table| {
        let mut item = Accounts::item(&member("ann", "a@x.org")).unwrap();
        item.remove("backup");
        put_raw(&table, item).await;
        let ann = table.get(MemberKey { name: "ann" }).await.unwrap().unwrap();
        table.claim(&ann).await.unwrap();
        assert_eq!(count(&table).await, 2);

        // A move writes the locks even if there are none.
        table
            .sdk()
            .delete_item()
            .table_name(table.table_name())
            .set_key(Some(Accounts::item_key(MailKey { mail: "a@x.org" }).unwrap()))
            .send()
            .await
            .unwrap();
        table.rekey(MemberKey { name: "ann" }, &member("anna", "a@x.org")).await.unwrap();
        assert_eq!(count(&table).await, 2);
    })
    .await;
}

/// Somebody changes the value at every attempt: that is no condition of the caller.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crowd_of_writers_is_told_the_truth() {
    on_every_engine::<Forum>(async |table| {
        let mut writers = JoinSet::new();
        for writer in 0..12 {
            let table = table.clone();
            writers.spawn(async move {
                for number in 0..4 {
                    let put = table.put(&user("ann", &format!("{writer}-{number}@x.org"))).await;
                    let is_told = matches!(
                        put,
                        Ok(()) | Err(Error::Conflict { entity: "User", .. } | Error::Cancelled(_))
                    );
                    assert!(is_told, "{put:?}");
                }
            });
        }
        while let Some(done) = writers.join_next().await {
            done.unwrap();
        }
        assert!(table.exists(key("ann")).await.unwrap());
        assert_locks(&table, 1).await;
    })
    .await;
}
