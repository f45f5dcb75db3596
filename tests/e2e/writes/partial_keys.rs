//! Updates of items whose keys are raw, optional, or share attributes.

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::{Client, Error, Guard, InvalidRequest, Item};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use crate::engines::on_every_engine;

/// Its primary key and its index key are raw.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk(device)]
#[sk(at)]
#[gsi(ByPlace, pk = place)]
struct Sample {
    device: String,
    at: i64,
    place: Option<String>,
    note: Option<String>,
    #[serde(default)]
    value: i64,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "samples", pk = "device", sk = "at")]
#[gsi(ByPlace, name = "by-place", pk = "place")]
enum Samples {
    Sample(Sample),
}

/// Its primary key keeps the name in lower case only.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("PLAYER#<name:lower>")]
#[gsi(ByTeam, pk = "TEAM#<team>", sk = "<name>")]
struct Player {
    name: String,
    team: Option<String>,
    #[serde(default)]
    score: i64,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("GUEST#<id>")]
#[gsi(ByTeam, pk = "TEAM#<team>", sk = "<id>")]
struct Guest {
    id: u32,
    team: Option<String>,
    #[serde(default)]
    score: i64,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "players", pk = "PK")]
#[gsi(ByTeam, name = "by-team", pk = "TEAM", sk = "NAME")]
enum Players {
    Player(Player),
    Guest(Guest),
}

/// Each of its index keys can be missing for a reason that is no field of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(part(day: Option<u32> = self.days))]
#[pk("JOB#<id>")]
#[gsi(Open, when(open = true), pk = "OWNER#<owner>", sk = "JOB#<id>")]
#[gsi(Due, when(open = true), pk = "OPEN", sk = due)]
#[gsi(ByDay, pk = "DAY#<day>", sk = "<owner>")]
struct Job {
    id: u32,
    open: bool,
    days: Option<u32>,
    owner: Option<String>,
    due: Option<String>,
    title: String,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "jobs", pk = "PK")]
#[gsi(Open, name = "open", pk = "GSI1PK", sk = "GSI1SK")]
#[gsi(Due, name = "due", pk = "GSI2PK", sk = "due")]
#[gsi(ByDay, name = "by-day", pk = "GSI3PK", sk = "GSI3SK")]
enum Jobs {
    Job(Job),
}

/// Two indexes share their partition key's attribute, and one of them a part of the other's key.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("TICKET#<id>")]
#[gsi(All, pk = "QUEUE#<queue>", sk = "TICKET#<id>")]
#[gsi(Due, pk = "QUEUE#<queue>", sk = "DUE#<due>")]
struct Ticket {
    id: u32,
    queue: String,
    due: Option<u32>,
}

/// Two optional index keys share their partition key's attribute.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("ERRAND#<id>")]
#[gsi(All, pk = "LINE#<line>", sk = "DONE#<done>")]
#[gsi(Due, pk = "LINE#<line>", sk = "DUE#<due>")]
struct Errand {
    id: u32,
    line: String,
    done: Option<u32>,
    due: Option<u32>,
}

/// An index has the attribute that another one has under the opposite condition.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("CASE#<id>")]
#[gsi(Urgent, when(urgent = true), pk = "DESK#<desk>")]
#[gsi(Calm, when(urgent = false), pk = "DESK#<desk>", sk = "CASE#<id>")]
struct Case {
    id: u32,
    desk: String,
    urgent: bool,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "tickets", pk = "PK")]
#[gsi(All, name = "all", pk = "QUEUE", sk = "ALL")]
#[gsi(Due, name = "due", pk = "QUEUE", sk = "DUE")]
#[gsi(Urgent, name = "urgent", pk = "DESK")]
#[gsi(Calm, name = "calm", pk = "DESK", sk = "ALL")]
enum Tickets {
    Ticket(Ticket),
    Errand(Errand),
    Case(Case),
}

/// One of its index keys has two optional fields, and another one has a condition beside one of them.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("TASK#<id>")]
#[gsi(ByOwner, pk = "TEAM#<team>", sk = "<owner>#<due>")]
#[gsi(Open, when(open = true), pk = "OPEN#<team>", sk = "<due>")]
struct Task {
    id: u32,
    team: String,
    owner: Option<String>,
    due: Option<u32>,
    open: bool,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "tasks", pk = "PK")]
#[gsi(ByOwner, name = "by-owner", pk = "GSI1PK", sk = "GSI1SK")]
#[gsi(Open, name = "open", pk = "GSI2PK", sk = "GSI2SK")]
enum Tasks {
    Task(Task),
}

fn refused<T: std::fmt::Debug>(outcome: Result<T, Error>) -> InvalidRequest {
    match outcome.unwrap_err() {
        Error::Refused(refused) => refused,
        other => panic!("{other:?}"),
    }
}

async fn stored<T: Table>(table: &Client<T>, key: Item) -> Item {
    let get = table.sdk().get_item().table_name(table.table_name()).set_key(Some(key));
    get.send().await.unwrap().item.unwrap()
}

const SAMPLE: SampleKey<'static> = SampleKey { device: "d", at: 7 };

#[tokio::test]
async fn a_primary_key_of_attributes_is_not_written_again() {
    on_every_engine::<Samples>(async |table| {
        let created = table.update(SAMPLE).or_create().set_text("value", 1).await.unwrap();
        let sample = Sample { device: "d".into(), at: 7, place: None, note: None, value: 1 };
        assert_eq!(created, sample);
        for attribute in ["device", "at"] {
            let refusal = refused(table.update(SAMPLE).set_text(attribute, 8).await);
            assert!(matches!(refusal, InvalidRequest::PrimaryKeyPart { .. }), "{refusal:?}");
        }
    })
    .await;
}

/// A key may be `None` because of its condition, or of a part that is computed. Then its fields stay.
#[tokio::test]
async fn an_index_key_that_is_none_erases_no_field_that_may_have_a_value() {
    on_every_engine::<Jobs>(async |table| {
        let job = Job {
            id: 1,
            open: false,
            days: None,
            owner: Some("ann".into()),
            due: Some("2026".into()),
            title: "x".into(),
        };
        table.put(&job).await.unwrap();
        let update = || table.update(job.key()).set(|j| j.title, "y");
        for refusal in [
            refused(update().set_index(job.open_key()).await),
            refused(update().set_index(job.due_key()).await),
            refused(update().set_index(job.by_day_key()).await),
        ] {
            assert!(matches!(refusal, InvalidRequest::UnclearIndexKey { .. }), "{refusal:?}");
        }
        // The update says that the condition is false.
        let closed = || table.update(job.key()).set_text("open", false);
        let closed = closed().set_index(job.open_key()).set_index(job.due_key());
        assert_eq!(closed.await.unwrap(), job);
    })
    .await;
}

#[tokio::test]
async fn none_is_null_but_in_the_key_of_an_index() {
    on_every_engine::<Samples>(async |table| {
        let (place, note) = (Some("Ulm".to_owned()), Some("n".to_owned()));
        let sample = Sample { device: "d".into(), at: 7, place, note, value: 1 };
        table.put(&sample).await.unwrap();
        let none = None::<String>;
        table.update(SAMPLE).set_text("place", &none).set_text("note", &none).await.unwrap();
        let item = stored(&table, Samples::item_key(SAMPLE).unwrap()).await;
        assert_eq!(item.get("note"), Some(&AttributeValue::Null(true)));
        assert_eq!(item.get("place"), None);

        table.put(&sample).await.unwrap();
        let changed = table.update(SAMPLE).remove_index::<SampleByPlaceKey<'_>>().await.unwrap();
        let without = Sample { place: None, ..sample.clone() };
        assert_eq!(changed, without);
        let in_ulm = || table.query(Sample::query_by_place().place("Ulm"));
        assert!(in_ulm().await.unwrap().is_empty());

        let changed = table.update(SAMPLE).set_index(sample.by_place_key()).await.unwrap();
        assert_eq!((changed, in_ulm().await.unwrap()), (sample.clone(), vec![sample]));
        let changed = table.update(SAMPLE).set_index(without.by_place_key()).await.unwrap();
        assert_eq!(changed, without);
        assert!(in_ulm().await.unwrap().is_empty());
    })
    .await;
}

#[tokio::test]
async fn an_index_key_that_a_new_item_may_do_without_need_not_be_given() {
    on_every_engine::<Players>(async |table| {
        let key = GuestKey { id: 7 };
        let created = table.update(key).or_create().set_text("score", 1).await.unwrap();
        assert_eq!(created, Guest { id: 7, team: None, score: 1 });

        // An old item may be in the index, under another spelling of the name.
        let key = PlayerKey { name: "Bob" };
        let created = table.update(key).or_create().set_text("score", 1).await.unwrap();
        assert_eq!(created, Player { name: "Bob".into(), team: None, score: 1 });
        let folded = PlayerKey { name: "bob" };
        let other = table.update(folded).or_create().set_text("score", 2).await.unwrap_err();
        assert!(matches!(other, Error::ConditionFailed { item: Some(_), .. }), "{other:?}");
        let whole = PlayerByTeamKey { team: "red", name: "Bob" };
        let created = table.update(key).or_create().set_index(whole).await.unwrap();
        assert_eq!(created.name, "Bob");
    })
    .await;
}

#[tokio::test]
async fn attributes_shared_with_a_removed_key_stay() {
    on_every_engine::<Tickets>(async |table| {
        let ticket = Ticket { id: 7, queue: "q".into(), due: Some(9) };
        table.put(&ticket).await.unwrap();
        assert_eq!(table.query(Ticket::query_due().queue("q")).await.unwrap().len(), 1);
        let update = table.update(TicketKey { id: 7 });
        let changed = update.remove_index::<TicketDueKey<'_>>().await.unwrap();
        assert_eq!(changed, Ticket { due: None, ..ticket });
        assert!(table.query(Ticket::query_due().queue("q")).await.unwrap().is_empty());
        assert_eq!(table.query(Ticket::query_all().queue("q")).await.unwrap(), [changed]);
    })
    .await;
}

#[tokio::test]
async fn the_last_key_that_holds_a_shared_attribute_is_removed_with_the_other() {
    on_every_engine::<Tickets>(async |table| {
        let errand = Errand { id: 7, line: "l".into(), done: None, due: Some(9) };
        table.put(&errand).await.unwrap();
        let update = || table.update(ErrandKey { id: 7 }).remove_index::<ErrandDueKey<'_>>();
        let alone = update().await.unwrap_err();
        let sort_key_of_the_other = Guard::Missing { attribute: "ALL".into() };
        let Error::ConditionFailed { guard, .. } = &alone else { panic!("{alone:?}") };
        assert_eq!(guard.as_ref(), Some(&sort_key_of_the_other));
        let changed = update().remove_index::<ErrandAllKey<'_>>().await.unwrap();
        assert_eq!(changed, Errand { due: None, ..errand.clone() });
        let item = stored(&table, Tickets::item_key(ErrandKey { id: 7 }).unwrap()).await;
        assert!(!item.contains_key("QUEUE"), "{item:?}");

        // With the other key, the attribute stays.
        let done = Errand { done: Some(1), ..errand };
        table.put(&done).await.unwrap();
        assert_eq!(update().await.unwrap(), Errand { due: None, ..done });
        assert_eq!(table.query(Errand::query_all().line("l")).await.unwrap().len(), 1);
    })
    .await;
}

#[tokio::test]
async fn a_key_that_others_write_as_a_whole_cannot_be_removed() {
    on_every_engine::<Tickets>(async |table| {
        let case = Case { id: 7, desk: "d".into(), urgent: true };
        table.put(&case).await.unwrap();
        let update = table.update(CaseKey { id: 7 }).set_text("urgent", false);
        let update = update.set_index(CaseCalmKey { desk: "d", id: 7 });
        let refusal = refused(update.remove_index::<CaseUrgentKey<'_>>().await);
        assert_eq!(refusal, InvalidRequest::NotRemovable { entity: "Case", key: "Urgent" });
    })
    .await;
}

const TASK: TaskKey = TaskKey { id: 7 };

#[tokio::test]
async fn a_key_that_is_none_removes_no_field_that_nobody_named() {
    on_every_engine::<Tasks>(async |table: Client<Tasks>| {
        let team = || String::from("red");
        let task = Task { id: 7, team: team(), owner: None, due: Some(9), open: false };
        table.put(&task).await.unwrap();
        // Restated as they are, and in another team.
        let moved = Task { team: "blue".into(), ..task.clone() };
        let restated = || table.update(TASK).set_index(task.by_owner_key());
        let in_another_team = || table.update(TASK).set_text("team", "blue");
        for update in [restated(), in_another_team().set_index(moved.by_owner_key())] {
            let field = "owner";
            let unclear = InvalidRequest::UnclearIndexKey { entity: "Task", key: "ByOwner", field };
            assert_eq!(refused(update.await), unclear);
        }
        assert_eq!(table.get(TASK).await.unwrap(), Some(task.clone()));

        let same = restated().remove_text("owner").await.unwrap();
        assert_eq!(same, task);
        let update = in_another_team().remove_text("owner").set_index(moved.by_owner_key());
        let update = update.set_text("open", false).set_index(moved.open_key());
        assert_eq!(update.await.unwrap(), moved);
    })
    .await;
}

#[tokio::test]
async fn a_key_whose_condition_is_false_goes_without_its_optional_fields() {
    on_every_engine::<Tasks>(async |table: Client<Tasks>| {
        let owner = Some("ann".into());
        let task = Task { id: 7, team: "red".into(), owner, due: Some(9), open: true };
        let open = || table.query(Task::query_open().team("red"));
        for by_name in [true, false] {
            table.put(&task).await.unwrap();
            assert_eq!(open().await.unwrap(), std::slice::from_ref(&task));
            let update = table.update(TASK).set_text("open", false);
            let closed = if by_name {
                update.remove_index::<TaskOpenKey<'_>>()
            } else {
                update.set_index(None::<TaskOpenKey<'_>>)
            };
            assert_eq!(closed.await.unwrap(), Task { open: false, ..task.clone() });
            assert!(open().await.unwrap().is_empty());
        }
    })
    .await;
}
