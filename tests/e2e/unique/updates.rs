//! Updates of index keys that are made from unique values.

use ddb_keys::aws::{Client, Error, Guard, InvalidRequest};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use crate::engines::on_every_engine;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(unique(
    Badge = Badge { number: self.badge },
    Locker = self.locker.map(|locker| Locker { locker }),
))]
#[pk("MEMBER#<name>")]
#[gsi(ByState, pk = "STATE#<state>", sk = "<badge:04>")]
#[gsi(ByLocker, pk = "LOCKER#<locker>", sk = "LOCKER")]
struct Member {
    name: String,
    badge: u32,
    locker: Option<u32>,
    state: String,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("BADGE#<number>")]
struct Badge {
    number: u32,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("LOCKER-OF#<locker>")]
struct Locker {
    locker: u32,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "club", pk = "PK")]
#[gsi(ByState, name = "by-state", pk = "GSI1PK", sk = "GSI1SK")]
#[gsi(ByLocker, name = "by-locker", pk = "GSI2PK", sk = "GSI2SK")]
enum Club {
    Member(Member),
    Badge(Badge),
    Locker(Locker),
}

const ANN: MemberKey<'_> = MemberKey { name: "ann" };

async fn ann(table: &Client<Club>) -> Member {
    let ann = Member { name: "ann".into(), badge: 7, locker: Some(3), state: "new".into() };
    table.put(&ann).await.unwrap();
    ann
}

#[tokio::test]
async fn an_index_key_moves_and_the_value_in_it_stays() {
    on_every_engine::<Club>(async |table| {
        let stored = ann(&table).await;
        let old = MemberByStateKey { state: "old", badge: 7 };
        let moved = table.update(ANN).set_index(old).await.unwrap();
        assert_eq!(moved, Member { state: "old".into(), ..stored });

        let other = MemberByStateKey { state: "new", badge: 8 };
        let refused = table.update(ANN).set_index(other).await;
        let guard = Some(Guard::OtherValue { attribute: "badge".into() });
        assert!(
            matches!(&refused, Err(Error::ConditionFailed { guard: found, .. }) if *found == guard),
            "{refused:?}"
        );
        assert_eq!(table.get(ANN).await.unwrap(), Some(moved));
    })
    .await;
}

#[tokio::test]
async fn a_value_is_not_removed_with_its_index_key() {
    on_every_engine::<Club>(async |table| {
        let stored = ann(&table).await;
        let attribute = || "locker".to_string();
        for update in [
            table.update(ANN).remove_index::<MemberByLockerKey>(),
            table.update(ANN).set_index(None::<MemberByLockerKey>),
        ] {
            let refused = update.await.unwrap_err();
            let expected = InvalidRequest::UniqueValue { entity: "Member", attribute: attribute() };
            assert_eq!(refused.to_string(), expected.to_string());
        }
        let other = table.update(ANN).set_index(MemberByLockerKey { locker: 4 }).await;
        assert!(matches!(other, Err(Error::ConditionFailed { .. })), "{other:?}");
        assert_eq!(table.get(ANN).await.unwrap(), Some(stored));
    })
    .await;
}
