//! Updates and index keys with parts that are computed: only a whole item tells them.

use ddb_keys::aws::{Client, Error, InvalidRequest};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use super::index_truth::compare;
use crate::engines::on_every_engine;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(part(shard: u32 = self.votes % 4, even: Option<u32> = even(self.votes)))]
#[pk("POLL#<id>")]
#[gsi(ByShard, pk = "SHARD#<shard>", sk = "<id>")]
#[gsi(Even, pk = "EVEN#<even>", sk = "<id>")]
struct Poll {
    id: u32,
    votes: u32,
    note: String,
}

fn even(votes: u32) -> Option<u32> {
    votes.is_multiple_of(2).then_some(votes)
}

/// Its primary key has a part that no update can know.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(part(bucket: u32 = self.weight / 10))]
#[pk("BUCKET#<bucket>")]
#[sk("LOAD#<id>")]
struct Load {
    id: u32,
    weight: u32,
}

/// Its primary key folds the address, and an index key says how it was written.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(part(capital: bool = self.email.starts_with(char::is_uppercase)))]
#[pk("LOGIN#<email:lowercase>")]
#[gsi(ByShard, pk = "CAPITAL#<capital>", sk = "<email:lowercase>")]
struct Login {
    email: String,
    #[serde(default)]
    attempts: u32,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "loads", pk = "PK", sk = "SK")]
enum Loads {
    Load(Load),
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "polls", pk = "PK")]
#[gsi(ByShard, name = "by-shard", pk = "GSI1PK", sk = "GSI1SK")]
#[gsi(Even, name = "even", pk = "GSI2PK", sk = "GSI2SK")]
enum Polls {
    Poll(Poll),
    Login(Login),
}

async fn assert_indexes_are_true(table: &Client<Polls>) {
    let compared = compare(table, |row| match row {
        Polls::Poll(poll) => poll.keys().unwrap(),
        Polls::Login(login) => login.keys().unwrap(),
    });
    compared.await.unwrap();
}

#[track_caller]
fn assert_computed<T: std::fmt::Debug>(outcome: Result<T, Error>, part: &str) {
    match outcome {
        Err(Error::Refused(InvalidRequest::ComputedPart { part: found, .. })) => {
            assert_eq!(found, part);
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn an_update_gives_no_key_with_a_computed_part() {
    on_every_engine(async |table: Client<Polls>| {
        let poll = Poll { id: 1, votes: 25, note: "a".into() };
        table.put(&poll).await.unwrap();
        let update = || table.update(poll.key());
        assert_computed(update().set_index(PollByShardKey { shard: 0, id: 1 }).await, "shard");
        let voted = update().set_text("votes", 38);
        assert_computed(voted.set_index(PollByShardKey { shard: 3, id: 1 }).await, "shard");
        let voted = update().set_text("votes", 38);
        assert_computed(voted.set_index(PollEvenKey { even: 38, id: 1 }).await, "even");
        assert_computed(update().set_text("votes", 38).await, "shard");
        assert_computed(update().or_create().set(|p| p.note, "b").await, "shard");
        assert_eq!(update().set(|p| p.note, "b").await.unwrap().note, "b");
        table.replace(&Poll { votes: 38, ..poll.clone() }).await.unwrap();
        assert_indexes_are_true(&table).await;
    })
    .await;
}

/// The key says less of the address than the part that is computed from it.
#[tokio::test]
async fn an_upsert_under_a_folded_key_leaves_no_computed_part_stale() {
    on_every_engine(async |table: Client<Polls>| {
        let attempt = |email| table.update(LoginKey { email }).or_create().add(|l| l.attempts, 1);
        assert_computed(attempt("Ann@x").await, "capital");
        table.create(&Login { email: "Ann@x".into(), attempts: 1 }).await.unwrap();
        assert_computed(attempt("ann@x").await, "capital");
        let counted = table.update(LoginKey { email: "ann@x" }).add(|l| l.attempts, 1);
        assert_eq!(counted.await.unwrap(), Login { email: "Ann@x".into(), attempts: 2 });
        assert_indexes_are_true(&table).await;
    })
    .await;
}

#[tokio::test]
async fn an_item_whose_primary_key_is_computed_is_created_as_a_whole() {
    on_every_engine(async |table: Client<Loads>| {
        let load = Load { id: 1, weight: 25 };
        assert_computed(table.update(load.key()).or_create().await, "bucket");
        table.create(&load).await.unwrap();
        assert_eq!(table.get(load.key()).await.unwrap(), Some(load));
    })
    .await;
}
