//! Writing and deleting collections.

use ddb_keys::aws::{Client, Error, InvalidRequest};
use ddb_keys::{Entity, ItemCollection, Table};
use serde::{Deserialize, Serialize};

use super::model::{Person, Room, Rooms, game, player, profile, room};
use crate::engines::on_every_engine;

#[tokio::test(flavor = "multi_thread")]
async fn a_collection_is_created_as_a_whole_and_read_back() {
    on_every_engine::<Rooms>(async |table| {
        table.create_all(&room(7)).await.unwrap();
        assert_eq!(table.load(Room::query().game(7)).await.unwrap(), Some(room(7)));

        let again = table.create_all(&room(7)).await.unwrap_err();
        let label = again.failed_condition().and_then(|action| action.label.as_deref());
        assert_eq!(label, Some("players[0]"));

        // One item exists, so that nothing is written.
        table.put(&player(8, "bob")).await.unwrap();
        let taken = table.create_all(&room(8)).await.unwrap_err();
        let label = taken.failed_condition().and_then(|action| action.label.as_deref());
        assert_eq!(label, Some("players[1]"));
        assert_eq!(table.get(game(8).key()).await.unwrap(), None);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_collection_that_was_read_is_deleted_and_later_items_remain() {
    on_every_engine::<Rooms>(async |table| {
        table.create_all(&room(7)).await.unwrap();
        let found = table.load(Room::query().game(7)).await.unwrap().unwrap();
        table.put(&player(7, "late")).await.unwrap();
        table.delete_all(&found).await.unwrap();
        assert_eq!(table.scan().await.unwrap(), [Rooms::from(player(7, "late"))]);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn members_of_another_partition_are_named() {
    on_every_engine::<Rooms>(async |table| {
        let mut mixed = room(7);
        mixed.players[1].game = 8;
        let refused = |error: Error| match error {
            Error::Refused(InvalidRequest::OtherPartition { member }) => member,
            error => panic!("{error}"),
        };
        let error = table.create_all(&mixed).await.unwrap_err();
        let told = "`players[1]` is not in the partition of its item collection: give it the fields of the first item, or write it by itself";
        assert_eq!(error.to_string(), told);
        assert_eq!(refused(error), "players[1]");
        let error = table.batch().put_all(&mixed).await.unwrap_err();
        assert_eq!(refused(error), "players[1]");
        let mixed = Person { profile: profile("ann"), games: vec![player(1, "bob")] };
        let error = table.create_all(&mixed).await.unwrap_err();
        assert_eq!(refused(error), "games[0]");
        assert!(table.scan().await.unwrap().is_empty());
    })
    .await;
}

/// Of two items with one key, the second would replace the first.
#[tokio::test(flavor = "multi_thread")]
async fn two_members_with_one_key_are_refused() {
    on_every_engine::<Rooms>(async |table| {
        let mut doubled = room(7);
        doubled.players[1] = doubled.players[0].clone();
        let outcomes =
            [table.create_all(&doubled).await, table.batch().put_all(&doubled).await.map(drop)];
        for outcome in outcomes {
            match outcome {
                Err(Error::Refused(InvalidRequest::RepeatedMember { member })) => {
                    assert_eq!(member, "players[1]");
                }
                other => panic!("{other:?}"),
            }
        }
        assert!(table.scan().await.unwrap().is_empty());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_item_that_cannot_be_written_is_named_with_its_place() {
    on_every_engine::<Rooms>(async |table| {
        let mut wrong = room(7);
        wrong.players[1].name = "a#b".into();
        let told = "`players[1]`: `Player`, sort key `USER#<name>`: `name` contains the separator `#` at byte 1";
        let is_key = |error: &Error| matches!(error, Error::Member { member, error }
            if member == "players[1]" && matches!(**error, Error::Key(_)));
        for error in [
            table.create_all(&wrong).await.unwrap_err(),
            table.delete_all(&wrong).await.unwrap_err(),
            table.batch().put_all(&wrong).await.unwrap_err(),
        ] {
            assert_eq!(error.to_string(), told);
            assert!(is_key(&error), "{error:?}");
        }

        let wrong = Person { profile: profile("a#b"), games: Vec::new() };
        let error = table.create_all(&wrong).await.unwrap_err();
        assert!(error.to_string().starts_with("`profile`: `Profile`, partition key `USER#<name>`: "));

        // The first of several, and before the rest of the transaction.
        let mut wrong = room(7);
        wrong.players.iter_mut().for_each(|player| player.name.push('#'));
        let error = table.create_all(&wrong).await.unwrap_err();
        assert!(error.to_string().starts_with("`players[0]`: "), "{error}");
        assert!(table.scan().await.unwrap().is_empty());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_large_collection_needs_a_batch() {
    on_every_engine::<Rooms>(async |table| {
        let players = (0..150).map(|number| player(7, &format!("{number:03}"))).collect();
        let large = Room { players, ..room(7) };
        let error = table.create_all(&large).await.unwrap_err();
        let expected = InvalidRequest::TooManyActions { found: 152, max: 100 };
        assert!(matches!(error, Error::Refused(found) if found == expected));
        table.batch().put_all(&large).await.unwrap();
        assert_eq!(table.load(Room::query().game(7)).await.unwrap(), Some(large));
    })
    .await;
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(version = version)]
#[pk("PAGE#<name>")]
#[sk("PAGE")]
struct Page {
    name: String,
    version: u64,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("PAGE#<name>")]
#[sk("LINK#<to>")]
struct Link {
    name: String,
    to: String,
}

#[derive(Debug, Table)]
#[table(name = "wiki", pk = "PK", sk = "SK")]
enum Wiki {
    Page(Page),
    Link(Link),
}

#[derive(Debug, PartialEq, ItemCollection)]
#[item_collection(table = Wiki)]
struct Article {
    page: Option<Page>,
    links: Vec<Link>,
}

async fn article(table: &Client<Wiki>) -> Article {
    table.load(Article::query().name("a")).await.unwrap().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn versions_are_counted_and_checked() {
    on_every_engine::<Wiki>(async |table| {
        let page = Page { name: "a".into(), version: 0 };
        let links = vec![Link { name: "a".into(), to: "b".into() }];
        let written = Article { page: Some(page), links };
        table.create_all(&written).await.unwrap();
        let read = article(&table).await;
        assert_eq!(read.page.as_ref().map(|page| page.version), Some(1));

        // Somebody else writes in between.
        table.put(read.page.as_ref().unwrap()).await.unwrap();
        let error = table.delete_all(&read).await.unwrap_err();
        assert!(matches!(error, Error::Conflict { entity: "Page", .. }), "{error}");
        table.delete_all(&article(&table).await).await.unwrap();
        assert!(table.scan().await.unwrap().is_empty());
    })
    .await;
}

/// In the second of two indexes, and only while it is in a queue.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("TICKET#<id>")]
#[gsi(ByOwner, pk = "OWNER#<owner>", sk = "TICKET#<id>")]
#[gsi(Waiting, pk = "QUEUE#<queue>", sk = "TICKET#<id>")]
struct Ticket {
    id: u32,
    owner: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    queue: Option<String>,
}

#[derive(Debug, Table)]
#[table(name = "tickets", pk = "PK")]
#[gsi(ByOwner, name = "by-owner", pk = "GSI1PK", sk = "GSI1SK")]
#[gsi(Waiting, name = "waiting", pk = "GSI2PK", sk = "GSI2SK")]
enum Tickets {
    Ticket(Ticket),
}

#[derive(Debug, Clone, PartialEq, ItemCollection)]
#[item_collection(table = Tickets, index = Waiting)]
struct Queue {
    tickets: Vec<Ticket>,
}

#[tokio::test(flavor = "multi_thread")]
async fn an_item_that_is_not_in_the_index_is_named() {
    on_every_engine::<Tickets>(async |table| {
        let ticket = |id: u32, queue: Option<&str>| {
            let (owner, queue) = (String::from("ann"), queue.map(String::from));
            Ticket { id, owner, queue }
        };
        let queue = Queue { tickets: [1, 2].map(|id| ticket(id, Some("a"))).to_vec() };
        for (lost, other) in [(0, None), (1, None), (1, Some("b"))] {
            let mut queue = queue.clone();
            queue.tickets[lost].queue = other.map(String::from);
            let told = format!("`tickets[{lost}]` is not in the partition of its item collection");
            let error = table.create_all(&queue).await.unwrap_err();
            assert!(error.to_string().starts_with(&told), "{error}");
            let error = table.batch().put_all(&queue).await.unwrap_err();
            assert!(error.to_string().starts_with(&told), "{error}");
        }
        assert!(table.scan().await.unwrap().is_empty());
        table.batch().put_all(&queue).await.unwrap();
        table.put(&ticket(3, None)).await.unwrap();
        assert_eq!(table.load(Queue::query().queue("a")).await.unwrap(), Some(queue));
    })
    .await;
}
