//! No write by a key that keeps less than a field's value changes the field.

use chrono::{DateTime, TimeDelta, Utc};
use ddb_keys::aws::{Client, Error, InvalidRequest, Update};
use ddb_keys::{Entity, EntityKeys, Table};
use serde::{Deserialize, Serialize};

use super::index_truth::compare;
use crate::chance::Chance;
use crate::engines::on_every_engine;

/// Its primary key folds the name and truncates the time. Its index keys have both exactly.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("EVENT#<name:lower>")]
#[sk("<at:secs>")]
#[gsi(ByTeam, pk = "TEAM#<team>", sk = "<at:nanos>")]
#[gsi(ByName, pk = name)]
#[gsi(Full, when(full = true), pk = "FULL#<name>", sk = "<seats>")]
struct Event {
    name: String,
    at: DateTime<Utc>,
    team: Option<String>,
    #[serde(default)]
    full: bool,
    #[serde(default)]
    seats: u32,
}

/// Its index key folds the address as its primary key does.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("LOGIN#<email:lowercase>")]
#[sk("LOGIN")]
#[gsi(ByTeam, pk = "LOGINS", sk = "<email:lowercase>")]
struct Login {
    email: String,
    #[serde(default)]
    attempts: u32,
}

/// Its index key has the month of the day that its primary key has.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("DAY#<at:day>")]
#[sk("VISITS")]
#[gsi(ByTeam, pk = "MONTH#<at:month>", sk = "<at:day>")]
struct Visits {
    at: DateTime<Utc>,
    #[serde(default)]
    visits: u32,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "events", pk = "PK", sk = "SK")]
#[gsi(ByTeam, name = "by-team", pk = "GSI1PK", sk = "GSI1SK")]
#[gsi(ByName, name = "by-name", pk = "name")]
#[gsi(Full, name = "full", pk = "GSI2PK", sk = "GSI2SK")]
enum Events {
    Event(Event),
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "days", pk = "PK", sk = "SK")]
#[gsi(ByTeam, name = "by-team", pk = "GSI1PK", sk = "GSI1SK")]
enum Days {
    Visits(Visits),
    Login(Login),
}

/// A folded address in an index is the one of the primary key, however it was spelled.
#[tokio::test]
async fn an_upsert_by_another_spelling_fills_in_the_index_key_and_finds_the_item() {
    on_every_engine::<Days>(async |table| {
        for (email, attempts) in [("Ann@x", 1), ("ann@x", 2), ("ANN@X", 3)] {
            let attempt = table.update(LoginKey { email }).or_create().add(|l| l.attempts, 1);
            let login = attempt.await.unwrap();
            assert_eq!((login.email.as_str(), login.attempts), ("Ann@x", attempts));
        }
        assert_eq!(table.query(Login::query_by_team()).await.unwrap().len(), 1);
    })
    .await;
}

fn keys_of(row: &Days) -> EntityKeys {
    match row {
        Days::Visits(visits) => visits.keys().unwrap(),
        Days::Login(login) => login.keys().unwrap(),
    }
}

/// A month follows from its day, at whatever time of the day the item was created.
#[tokio::test]
async fn a_coarser_time_in_an_index_does_not_keep_an_upsert_from_its_item() {
    on_every_engine::<Days>(async |table| {
        for visits in 1..=3 {
            let at = DateTime::from_timestamp(1_700_000_000 + i64::from(visits), 0).unwrap();
            let visit = table.update(VisitsKey { at }).or_create().add(|v| v.visits, 1);
            assert_eq!(visit.await.unwrap().visits, visits);
        }
        let entries = compare(&table, keys_of).await;
        assert_eq!(entries, Ok(1));
    })
    .await;
}

fn event(fraction: TimeDelta) -> Event {
    let at = DateTime::from_timestamp(1_700_000_000, 0).unwrap() + fraction;
    Event { name: "Fair".into(), at, team: Some("red".into()), full: false, seats: 3 }
}

/// The texts of the key of each event here.
const TEXTS: [&str; 2] = ["EVENT#fair", "2023-11-14T22:13:20Z"];

fn parsed() -> EventKey<'static> {
    EventKey::parse(TEXTS[0], TEXTS[1]).unwrap()
}

#[tokio::test]
async fn a_parsed_key_does_not_overwrite_what_it_lacks() {
    on_every_engine::<Events>(async |table| {
        let stored = event(TimeDelta::milliseconds(250));
        let (key, team) = (parsed(), "blue");
        for or_create in [false, true] {
            table.put(&stored).await.unwrap();
            let by_team = || {
                // A new item needs to know whether it is full.
                let closed = || table.update(key).or_create().set_text("full", false);
                let created = || closed().remove_index::<EventFullKey<'_>>();
                let update = if or_create { created() } else { table.update(key) };
                update.set_index(EventByTeamKey { team, at: key.at })
            };
            assert!(by_team().await.unwrap_err().is_condition_failed());
            let failed = table.transact_write(by_team()).await.unwrap_err();
            assert!(failed.is_condition_failed());
            let by_name = table.update(key).set_index(EventByNameKey { name: key.name }).await;
            assert!(matches!(by_name, Err(Error::Refused(InvalidRequest::NoChanges))));
            assert_eq!(table.get(key).await.unwrap(), Some(stored.clone()));

            let read = table.get(key).await.unwrap().unwrap();
            let by_team = EventByTeamKey { team, at: read.at };
            let changed = table.update(read.key()).set_index(by_team).await.unwrap();
            assert_eq!(changed, Event { team: Some(team.into()), ..stored.clone() });
        }
    })
    .await;
}

/// One random write by a key that may have lost a part of its fields' values.
async fn step(table: &Client<Events>, chance: &mut Chance) -> Result<Event, Error> {
    let exact = event(TimeDelta::milliseconds(chance.of(&[250, 250, 0])));
    let exact = Event { name: chance.of(&["Fair", "Fair", "fair"]).into(), ..exact };
    let key = if chance.one_in(3) { parsed() } else { exact.key() };
    let mut update = table.update(key);
    if chance.one_in(3) {
        update = update.or_create();
    }
    for _ in 0..=chance.below(2) {
        update = change(update, key, chance);
    }
    update.await
}

type Change = Update<Events, Event>;

fn change(update: Change, key: EventKey<'_>, chance: &mut Chance) -> Change {
    let EventKey { name, at } = key;
    let (team, seats) = (chance.of(&["red", "blue"]), chance.of(&[3, 4]));
    match chance.below(12) {
        0..=2 => update.set_index(EventByTeamKey { team, at }),
        3 => update.set_text("team", team).set_index(EventByTeamKey { team, at }),
        4 => update.set_index(EventByNameKey { name }),
        5 | 6 => update.set_text("full", true).set_index(EventFullKey { name, seats }),
        7 | 8 => update.set_text("full", false).remove_index::<EventFullKey<'_>>(),
        9 => update.remove_index::<EventByTeamKey<'_>>(),
        10 => update.set_text("at", at).set_index(EventByTeamKey { team, at }),
        _ => update.set_text("name", name),
    }
}

#[tokio::test]
async fn no_write_by_a_key_changes_a_field_of_the_key() {
    on_every_engine::<Events>(async |table| {
        let (mut accepted, mut chance) = (0, Chance::of_seed(7));
        for n in 0..STEPS {
            let stored = event(TimeDelta::milliseconds(chance.of(&[250, 250, 0])));
            if chance.one_in(8) {
                table.delete(parsed()).await.unwrap();
            } else {
                table.put(&stored).await.unwrap();
            }
            let before = table.get(parsed()).consistent().await.unwrap();
            let outcome = step(&table, &mut chance).await;
            accepted += usize::from(outcome.is_ok());
            let after = table.get(parsed()).consistent().await.unwrap();
            if let (Some(before), Some(after)) = (&before, &after) {
                assert_eq!((&after.name, after.at), (&before.name, before.at), "{n}: {outcome:?}");
            }
            if outcome.is_ok() {
                compare(&table, |Events::Event(event)| event.keys().unwrap()).await.unwrap();
            }
        }
        assert!(accepted > STEPS / 5, "{accepted} of {STEPS}");
    })
    .await;
}

const STEPS: usize = 150;
