//! Conditions, filters and updates by typed attributes, one after the other.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, TimeZone, Utc};
use ddb_keys::aws::attribute::{Attributes, Condition};
use ddb_keys::aws::{Error, InvalidRequest};
use ddb_keys::{Document, Entity, Table, span};
use serde::{Deserialize, Serialize};

use crate::engines::on_every_engine;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Document)]
#[serde(rename_all = "camelCase")]
struct Address {
    city: String,
    street_name: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("GAME#<id>")]
#[gsi(Open, pk = map, sk = opened)]
#[gsi(Maps, pk = "MAP#<mode>", sk = "GAME#<id>")]
struct Game {
    id: u32,
    map: String,
    mode: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    opened: Option<String>,
    people: u32,
    points: Option<i64>,
    #[serde(rename = "size")]
    r#type: String,
    tags: Vec<String>,
    #[serde(
        with = "serde_dynamo::string_set",
        default,
        skip_serializing_if = "BTreeSet::is_empty"
    )]
    words: BTreeSet<String>,
    #[serde(with = "chrono::serde::ts_seconds")]
    at: DateTime<Utc>,
    scores: BTreeMap<String, u32>,
    address: Address,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    visited: Vec<Address>,
}

#[derive(Debug, PartialEq, Serialize, Deserialize, Entity)]
#[pk("USER#<name>")]
struct User {
    name: String,
    people: u32,
}

#[derive(Debug, Table)]
#[table(name = "games", pk = "PK")]
#[gsi(Open, name = "open", pk = "map", sk = "opened")]
#[gsi(Maps, name = "maps", pk = "GSI1PK", sk = "GSI1SK")]
enum Games {
    Game(Game),
    User(User),
}

fn game() -> Game {
    Game {
        id: 7,
        map: "dunes".into(),
        mode: "duel".into(),
        opened: Some("2019".into()),
        people: 49,
        points: None,
        r#type: "large".into(),
        tags: vec!["late".into(), "vip".into()],
        words: BTreeSet::from(["a".into(), "b".into()]),
        at: Utc.timestamp_opt(1_500_000_000, 0).unwrap(),
        scores: BTreeMap::from([("alice".into(), 3)]),
        address: Address { city: "Graz".into(), street_name: None },
        visited: vec![],
    }
}

const KEY: GameKey = GameKey { id: 7 };

#[tokio::test]
async fn conditions_are_true_or_false() {
    on_every_engine::<Games>(async |table| {
        table.put(&game()).await.unwrap();
        macro_rules! holds {
            ($expected:literal, |$g:ident| $condition:expr) => {
                let written = table.update(KEY).set(|g| g.map, "dunes").condition(|$g| $condition);
                match (written.await, $expected) {
                    (Ok(_), true) | (Err(Error::ConditionFailed { .. }), false) => {}
                    (other, _) => panic!("{}: {other:?}", stringify!($condition)),
                }
            };
        }
        holds!(true, |g| g.people.lt(50) & g.map.eq("dunes") & g.points.is_none());
        holds!(false, |g| g.people.gt(49) | g.map.ne("dunes"));
        holds!(true, |g| !g.people.gt(49));
        holds!(true, |g| g.people.between(49..=49));
        holds!(false, |g| g.people.between(50..=49));
        holds!(true, |g| g.r#type.in_(["large", "small"]));
        holds!(false, |g| g.r#type.in_([] as [&str; 0]));
        holds!(true, |g| g.tags.contains("vip") & g.words.contains("a"));
        holds!(true, |g| g.map.contains("une") & g.map.begins_with("du"));
        holds!(true, |g| g.at.eq(Utc.timestamp_opt(1_500_000_000, 0).unwrap()));
        holds!(true, |g| g.at.gt(Utc.timestamp_opt(1_400_000_000, 0).unwrap()));
        holds!(true, |g| g.scores.key("alice").eq(3) & g.scores.key("bob").missing());
        holds!(true, |g| g.address.at(|a| a.city).eq("Graz"));
        holds!(true, |g| g.address.at(|a| a.street_name).is_none());
        holds!(true, |g| g.tags.nth(1).eq("vip") & g.tags.nth(2).missing());
        holds!(true, |g| g.tags.size().eq(2) & g.people.gt(g.tags.size()));
        holds!(true, |g| g.visited.missing() & g.visited.eq(Vec::new()));
        holds!(true, |g| g.address.eq(Address { city: "Graz".into(), street_name: None }));
        holds!(false, |g| g.map.eq(g.mode));
        holds!(true, |g| g.points.eq(None) & g.points.in_([None, Some(7)]));
        holds!(false, |g| g.points.ne(None));
        table.update(KEY).remove(|g| g.points).await.unwrap();
        holds!(true, |g| g.points.eq(None) & g.points.in_([None, Some(7)]));
        holds!(false, |g| g.points.ne(None));
    })
    .await;
}

#[tokio::test]
async fn updates_change_what_they_name() {
    on_every_engine::<Games>(async |table| {
        table.put(&game()).await.unwrap();
        let changed = table
            .update(KEY)
            .set(|g| g.points, 7)
            .add(|g| g.people, 1)
            .append(|g| g.tags, ["x"])
            .add(|g| g.words, ["c"])
            .set(|g| g.at, Utc.timestamp_opt(1_600_000_000, 0).unwrap())
            .set(|g| g.scores.key("bob"), 9)
            .add(|g| g.scores.key("alice"), 2)
            .set(|g| g.address.at(|a| a.city), "Wien")
            .set(|g| g.address.at(|a| a.street_name), "Ring")
            .set_if_missing(|g| g.map, "other")
            .prepend(|g| g.visited, [Address { city: "Linz".into(), street_name: None }])
            .await
            .unwrap();
        let mut expected = game();
        expected.points = Some(7);
        expected.people = 50;
        expected.tags.push("x".into());
        expected.words.insert("c".into());
        expected.at = Utc.timestamp_opt(1_600_000_000, 0).unwrap();
        expected.scores = BTreeMap::from([("alice".into(), 5), ("bob".into(), 9)]);
        expected.address = Address { city: "Wien".into(), street_name: Some("Ring".into()) };
        expected.visited = vec![Address { city: "Linz".into(), street_name: None }];
        assert_eq!(changed, expected);

        let changed = table
            .update(KEY)
            .set_from(|g| g.points, |g| g.points + 1)
            .subtract(|g| g.people, 50)
            .delete_from(|g| g.words, ["a", "b", "c"])
            .remove(|g| g.tags.nth(0))
            .set(|g| g.visited, Vec::new())
            .remove(|g| g.scores.key("alice"))
            .remove(|g| g.address.at(|a| a.street_name))
            .await
            .unwrap();
        expected.points = Some(8);
        expected.people = 0;
        expected.words.clear();
        expected.tags.remove(0);
        expected.visited.clear();
        expected.scores.remove("alice");
        expected.address.street_name = None;
        assert_eq!(changed, expected);
    })
    .await;
}

#[tokio::test]
async fn a_number_stays_in_its_type() {
    on_every_engine::<Games>(async |table| {
        table.put(&game()).await.unwrap();
        let failed =
            |result: Result<Game, Error>| matches!(result, Err(Error::ConditionFailed { .. }));
        assert!(failed(table.update(KEY).subtract(|g| g.people, 50).await));
        assert!(failed(table.update(KEY).add(|g| g.people, u32::MAX).await));
        assert!(failed(table.update(KEY).set_from(|g| g.people, |g| g.people - 50).await));
        assert_eq!(table.update(KEY).subtract(|g| g.people, 49).await.unwrap().people, 0);
    })
    .await;
}

#[tokio::test]
async fn filters_keep_what_they_name() {
    on_every_engine::<Games>(async |table| {
        table.put(&game()).await.unwrap();
        table.put(&User { name: "alice".into(), people: 1 }).await.unwrap();
        let games = table.query(Game::query().id(7)).filter(|g| g.people.lt(50)).await.unwrap();
        assert_eq!(games.len(), 1);
        let games = table.query(Game::query_open().map("dunes")).filter(|g| g.people.gt(50));
        assert_eq!(games.await.unwrap(), []);
        let rows = table.scan().filter_of::<Game>(|g| g.people.gt(50)).await.unwrap();
        assert!(matches!(rows.as_slice(), [Games::User(_)]), "{rows:?}");
        let rows = table.scan().filter_of::<Game>(|g| g.id.eq(7)).await.unwrap();
        assert_eq!(rows.len(), 2);
    })
    .await;
}

#[derive(Debug, PartialEq, Serialize, Deserialize, Entity)]
#[pk("TEAM#<team>")]
#[sk("INFO")]
struct Team {
    team: String,
    points: u32,
}

#[derive(Debug, PartialEq, Serialize, Deserialize, Entity)]
#[pk("TEAM#<team>")]
#[sk("PLAYER#<number:02>")]
struct Player {
    team: String,
    number: u8,
    goals: u32,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "teams", pk = "PK", sk = "SK")]
enum Teams {
    Team(Team),
    Player(Player),
}

#[tokio::test]
async fn a_filter_of_one_entity_keeps_every_other_entity() {
    on_every_engine::<Teams>(async |table| {
        let team = || String::from("red");
        table.put(&Team { team: team(), points: 1 }).await.unwrap();
        for number in 1..=3 {
            let goals = u32::from(number);
            table.put(&Player { team: team(), number, goals }).await.unwrap();
        }
        let strikers = [2, 3]
            .map(|number| Teams::Player(Player { team: team(), number, goals: u32::from(number) }));

        let rows = table
            .query(Team::collection().team("red"))
            .filter_of::<Player>(|p| p.goals.ge(2))
            .await
            .unwrap();
        assert_eq!(rows[0], Teams::Team(Team { team: team(), points: 1 }));
        assert_eq!(rows[1..], strikers);

        let rows = table
            .query(Team::collection().team("red"))
            .filter_of::<Player>(|p| p.goals.ge(2))
            .filter_of::<Team>(|t| t.points.gt(1))
            .await
            .unwrap();
        assert_eq!(rows, strikers);

        let span = span(Team::query().team("red"), Player::query().team("red").number(3));
        let rows = table.query(span).filter_of::<Player>(|p| p.goals.ge(2)).await.unwrap();
        assert_eq!(rows[0], Teams::Team(Team { team: team(), points: 1 }));
        assert_eq!(rows[1..], strikers);
    })
    .await;
}

/// Hides from the derive that a field is optional.
type Maybe = Option<String>;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("JOB#<id>")]
#[gsi(Waiting, pk = queue)]
struct Job {
    id: u32,
    queue: Maybe,
}

#[derive(Debug, Table)]
#[table(name = "jobs", pk = "PK")]
#[gsi(Waiting, name = "waiting", pk = "queue")]
enum Jobs {
    Job(Job),
}

#[tokio::test]
async fn a_raw_key_that_is_none_is_missing_whatever_its_type_is_called() {
    on_every_engine::<Jobs>(async |table| {
        let job = Job { id: 1, queue: None };
        table.put(&job).await.unwrap();
        let key = JobKey { id: 1 };
        let job = table.update(key).set(|j| j.queue, "a").condition(|j| j.queue.eq(None)).await;
        assert_eq!(job.unwrap().queue.as_deref(), Some("a"));
        let job = table.update(key).set(|j| j.queue, None).condition(|j| j.queue.ne(None)).await;
        assert_eq!(job.unwrap().queue, None);
    })
    .await;
}

#[tokio::test]
async fn requests_that_dynamodb_would_refuse_are_not_sent() {
    on_every_engine::<Games>(async |table| {
        let refused = |result: Result<Game, Error>| match result {
            Err(Error::Refused(refused)) => refused.to_string(),
            other => panic!("{other:?}"),
        };
        let city = table.update(KEY).set(|g| g.address.at(|a| a.city), "Wien");
        let both = city.set(|g| g.address, game().address);
        assert_eq!(
            refused(both.await),
            "two changes of `Game` overlap: `address` and `address.city`; leave one out, or send it by itself"
        );
        let many = table
            .update(KEY)
            .set(|g| g.map, "x")
            .condition(|g| (0..200).map(|n| g.people.ne(n)).reduce(|all, one| all & one).unwrap());
        assert_eq!(
            refused(many.await),
            "an expression has at most 300 operators and functions, found 400: split the request"
        );
        let every = |n: u32| {
            move |g: <Game as Document>::Attributes| {
                (0..n).map(|n| g.people.ne(n)).reduce(|all, one| all & one).unwrap()
            }
        };
        let several =
            table.update(KEY).set(|g| g.map, "x").condition(every(76)).condition(every(75));
        assert_eq!(
            refused(several.await),
            "an expression has at most 300 operators and functions, found 302: split the request"
        );
        let long = table.update(KEY).set(|g| g.map, "x").condition(|g| {
            let ranges = (0..140).map(|n| g.people.between(n..=n + 1) | g.map.eq("a"));
            ranges.reduce(|all, one| all & one).unwrap()
        });
        let refusal = refused(long.await);
        assert!(refusal.contains("at most"), "{refusal}");
        let long = table
            .update(KEY)
            .set(|g| g.map, "x")
            .condition(|g| g.r#type.in_((0..600).map(|n| n.to_string()).collect::<Vec<_>>()));
        let refusal = refused(long.await);
        assert!(refusal.starts_with("an expression has at most 4096 bytes"), "{refusal}");
        let by_key = table.query(Game::query_open().map("dunes")).filter(|g| g.map.eq("dunes"));
        assert!(matches!(by_key.await, Err(Error::Refused(InvalidRequest::KeyInFilter { .. }))));
    })
    .await;
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Document)]
struct Rest {
    small: u64,
    wide: Option<u128>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("VAULT#<id>")]
struct Vault {
    id: u128,
    gold: u128,
    debts: Option<i128>,
    counts: Vec<u128>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("SAFE#<id>")]
struct Safe {
    id: u32,
    #[serde(flatten)]
    rest: Rest,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "vaults", pk = "PK")]
enum Vaults {
    Vault(Vault),
    Safe(Safe),
}

#[tokio::test]
async fn integers_have_up_to_38_digits() {
    const LARGEST: u128 = 10_u128.pow(38) - 1;
    on_every_engine::<Vaults>(async |table| {
        let debts = Some(1 - i128::try_from(LARGEST).unwrap());
        let vault = Vault { id: LARGEST, gold: LARGEST - 1, debts, counts: vec![LARGEST, 0] };
        table.put(&vault).await.unwrap();
        let key = VaultKey { id: LARGEST };
        assert_eq!(table.get(key).await.unwrap(), Some(vault));

        let failed = |result: Result<Vault, Error>| {
            assert!(matches!(result, Err(Error::ConditionFailed { .. })), "{result:?}");
        };
        let exactly = table.update(key).set(|v| v.counts.nth(1), 1).condition(|v| {
            v.gold.eq(LARGEST - 1) & v.gold.lt(LARGEST) & v.counts.contains(LARGEST)
        });
        assert_eq!(exactly.await.unwrap().counts, [LARGEST, 1]);
        failed(table.update(key).add(|v| v.gold, 1).condition(|v| v.gold.eq(LARGEST)).await);
        assert_eq!(table.update(key).add(|v| v.gold, 1).await.unwrap().gold, LARGEST);
        failed(table.update(key).add(|v| v.gold, 1).await);
        failed(table.update(key).set_from(|v| v.gold, |v| v.gold + 1).await);
        let least = table.update(key).subtract(|v| v.debts, 1).await.unwrap().debts;
        assert_eq!(least, debts.map(|debts| debts - 1));
        failed(table.update(key).subtract(|v| v.debts, 1).await);

        let too_long = Vault { id: 1, gold: LARGEST + 1, debts: None, counts: vec![] };
        let error = table.put(&too_long).await.unwrap_err().to_string();
        assert!(error.contains("at most 38 digits"), "{error}");
        let error = table.update(key).set(|v| v.gold, u128::MAX).await.unwrap_err().to_string();
        assert!(error.contains("at most 38 digits"), "{error}");
    })
    .await;
}

#[tokio::test]
async fn an_integer_that_serde_cannot_read_from_a_flattened_field_is_not_written() {
    on_every_engine::<Vaults>(async |table| {
        let safe = Safe { id: 1, rest: Rest { small: 1, wide: None } };
        table.put(&safe).await.unwrap();
        let wide = Safe { rest: Rest { wide: Some(5), ..safe.rest }, ..safe };
        let refused = |error: Error| {
            assert!(error.to_string().contains("in a flattened field"), "{error}");
        };
        refused(table.put(&wide).await.unwrap_err());
        let key = SafeKey { id: 1 };
        assert_eq!(
            table.update(key).set(|s| s.rest.at(|r| r.small), 2).await.unwrap().rest.small,
            2
        );
        table.get(key).await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn expressions_as_text_are_checked_before_they_are_sent() {
    on_every_engine::<Games>(async |table| {
        table.put(&game()).await.unwrap();
        let by_index = || table.query(Game::query_open().map("dunes"));
        let by_id = || table.query(Game::query().id(7));
        for read in [
            by_index().filter_text("map = :m").value(":m", "dunes"),
            by_index().filter_text("#m = :m").name("#m", "map").value(":m", "dunes"),
            by_index().filter_text("begins_with(opened, :y)").value(":y", "2"),
            by_id().filter_text("PK <> :p").value(":p", "x"),
        ] {
            let error = read.await.unwrap_err();
            assert!(matches!(error, Error::Refused(InvalidRequest::KeyInFilter { .. })), "{error}");
        }
        let other_keys = by_id().filter_text("map = :m AND GSI1PK <> :m").value(":m", "dunes");
        assert_eq!(other_keys.await.unwrap(), [game()]);
        let keys_of_table = by_index().filter_text("id = :id AND PK <> :id").value(":id", 7);
        assert_eq!(keys_of_table.await.unwrap(), [game()]);
        let scan = table.scan().filter_text("PK <> :p AND map = :m").value(":p", "x").value(":m", "dunes");
        assert_eq!(scan.await.unwrap().len(), 1);

        let ors = |n: usize| vec!["people = :n"; n].join(" OR ");
        let most = by_id().filter_text(ors(150)).value(":n", 49);
        assert_eq!(most.await.unwrap(), [game()]);
        for count in [151, 200] {
            let error = by_id().filter_text(ors(count)).value(":n", 49).await.unwrap_err();
            let found = 2 * count - 1;
            assert!(
                matches!(error, Error::Refused(InvalidRequest::TooManyOperators { found: shown, .. }) if shown == found),
                "{error}"
            );
        }
        let mixed = by_id().filter_text(ors(149)).value(":n", 49).filter(|g| g.people.ge(1) & g.people.le(99));
        assert!(matches!(mixed.await, Err(Error::Refused(InvalidRequest::TooManyOperators { found: 301, .. }))));
        let condition = table.put(&game()).condition_text(ors(151)).value(":n", 49).await.unwrap_err();
        assert!(matches!(condition, Error::Refused(InvalidRequest::TooManyOperators { .. })));
    })
    .await;
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Document)]
struct Position {
    lat: i64,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("TRUCK#<id>")]
struct Truck {
    id: u32,
    at: Box<Position>,
    next: Option<Box<Position>>,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "trucks", pk = "PK")]
enum Trucks {
    Truck(Truck),
}

#[tokio::test]
async fn a_field_behind_a_box_is_named_as_one_without() {
    on_every_engine::<Trucks>(async |table| {
        let position = |lat| Box::new(Position { lat });
        let truck = Truck { id: 1, at: position(1), next: Some(position(2)) };
        table.put(&truck).await.unwrap();
        let update = table.update(truck.key()).set(|t| t.at.at(|p| p.lat), 3);
        let moved = update.condition(|t| t.next.at(|p| p.lat).eq(2)).await.unwrap();
        assert_eq!(moved, Truck { at: position(3), ..truck });
    })
    .await;
}

/// It stands for a function that makes conditions on any struct.
fn made<E>() -> Condition<E> {
    unreachable!("only the types matter")
}

fn both<E>(first: Condition<E>, second: Condition<E>) -> Condition<E> {
    first & second | made()
}

#[test]
fn the_struct_of_a_condition_follows_from_the_one_that_it_is_joined_to() {
    let _: [fn(Attributes<Game>) -> Condition<Game>; 5] = [
        |game| game.people.lt(3) & made(),
        |game| game.people.lt(3) | made(),
        |game| game.people.lt(3) & Some(made()),
        |game| both(game.people.lt(3), made()),
        |game| [game.people.lt(3)].into_iter().reduce(|a, b| a | b).unwrap_or_else(made),
    ];
}
