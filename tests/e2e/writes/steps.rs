//! Random writes of tasks and members, valid and invalid.

use ddb_keys::Entity;
use ddb_keys::aws::{Client, Error, Update};

use super::tracker::*;
use crate::chance::Chance;

const PROJECTS: [&str; 2] = ["apollo", "gemini"];
const PEOPLE: [&str; 2] = ["ada", "bob"];
const TIMES: [&str; 3] = ["2023", "2024-10", "2024-10-14"];
const REGIONS: [&str; 2] = ["north", "south"];

type Outcome = Result<(), Error>;

/// Performs one random write and returns its description.
pub async fn step(table: &Client<Tracker>, chance: &mut Chance) -> (String, Outcome) {
    if chance.one_in(4) { member_step(table, chance).await } else { task_step(table, chance).await }
}

async fn task_step(table: &Client<Tracker>, chance: &mut Chance) -> (String, Outcome) {
    let task = random_task(chance);
    let key = TaskKey { project: &task.project, id: task.id };
    match chance.below(16) {
        0 => (format!("put {task:?}"), table.put(&task).await),
        1 => (format!("create {task:?}"), table.create(&task).await),
        2 => (format!("replace {task:?}"), table.replace(&task).await),
        3 => (format!("delete {key:?}"), table.delete(key).await),
        4 => {
            let old = random_task(chance);
            let old = TaskKey { project: &old.project, id: old.id };
            (format!("rekey {old:?} to {task:?}"), table.rekey(old, &task).await)
        }
        5..10 => wild_update(table, key, chance).await,
        _ => whole_update(table, key, &task, chance).await,
    }
}

async fn member_step(table: &Client<Tracker>, chance: &mut Chance) -> (String, Outcome) {
    let member = random_member(chance);
    let key = MemberKey { project: &member.project, user: &member.user };
    let seen = chance.of(&TIMES);
    let update = table.update(key);
    let update = if chance.one_in(3) { update.or_create() } else { update };
    match chance.below(8) {
        0 | 1 => (format!("put {member:?}"), table.put(&member).await),
        2 => (format!("delete {key:?}"), table.delete(key).await),
        3 => {
            let owner = MemberByOwnerKey { user: chance.of(&PEOPLE), seen };
            (format!("set {owner:?} of {key:?}"), done(update.set_index(owner).await))
        }
        4 => {
            let update = update.remove_index::<MemberByOwnerKey<'_>>();
            (format!("remove by-owner of {key:?}"), done(update.await))
        }
        5 => (format!("region and rank of {key:?}"), {
            let update = update.set_text("region", chance.maybe(&REGIONS)).add_text("rank", 1);
            done(update.await)
        }),
        6 => (format!("set seen of {key:?}"), done(update.set_text("seen", seen).await)),
        _ => (format!("unrank {key:?}"), done(update.remove_text("rank").await)),
    }
}

/// One to four independent changes.
async fn wild_update(
    table: &Client<Tracker>,
    key: TaskKey<'_>,
    chance: &mut Chance,
) -> (String, Outcome) {
    let mut told = format!("update {key:?}");
    let mut update = table.update(key);
    if chance.one_in(4) {
        update = update.or_create();
        told.push_str(".or_create()");
    }
    for _ in 0..=chance.below(4) {
        let (change, changed) = wild_change(update, chance);
        update = changed;
        told.push_str(&change);
    }
    (told, done(update.await))
}

fn wild_change(
    update: Update<Tracker, Task>,
    chance: &mut Chance,
) -> (String, Update<Tracker, Task>) {
    let task = random_task(chance);
    let told = |change: &str| format!(".{change} of {task:?}");
    let open = TaskOpenBoardKey { project: &task.project, priority: task.priority, id: task.id };
    match chance.below(24) {
        0 => (told("set title"), update.set_text("title", &task.title)),
        1 => (told("set votes"), update.set_text("votes", task.votes)),
        2 => (told("set state"), update.set_text("state", task.state)),
        3 => (told("set priority"), update.set_text("priority", task.priority)),
        4 => (told("set owner"), update.set_text("owner", &task.owner)),
        5 => (told("set due"), update.set_text("due", task.due)),
        6 => (told("set region"), update.set_text("region", &task.region)),
        7 => (told("set round"), update.set_text("round", &task.round)),
        8 => (told("set rank"), update.set_text("rank", task.rank)),
        9 => (told("set id"), update.set_text("id", task.id)),
        10 => (told("add votes"), update.add_text("votes", 1)),
        11 => (told("add rank"), update.add_text("rank", 1)),
        12 => (told("add due"), update.add_text("due", 1)),
        13 => (told("remove owner"), update.remove_text("owner")),
        14 => (told("remove region"), update.remove_text("region")),
        15 => (told("set open board"), update.set_index(open)),
        16 => (
            told("set closed board"),
            match task.closed_board_key() {
                Some(closed) => update.set_index(closed).set_text("state", State::Closed),
                None => update.set_text("state", State::Closed),
            },
        ),
        17 => (told("set of owner"), set_or(update, task.of_owner_key(), |u| u)),
        18 => (told("set by owner"), set_or(update, task.by_owner_key(), |u| u)),
        19 => (told("remove by owner"), update.remove_index::<TaskByOwnerKey<'_>>()),
        20 => (told("remove of owner"), update.remove_index::<TaskOfOwnerKey<'_>>()),
        21 => (told("remove regions"), update.remove_index::<TaskRegionsKey<'_>>()),
        22 => (told("remove open board"), update.remove_index::<TaskOpenBoardKey<'_>>()),
        _ => (told("remove closed board"), update.remove_index::<TaskClosedBoardKey<'_>>()),
    }
}

/// Makes a stored task equal to another one, and sets every changed index key as a whole.
async fn whole_update(
    table: &Client<Tracker>,
    key: TaskKey<'_>,
    task: &Task,
    chance: &mut Chance,
) -> (String, Outcome) {
    let mut told = format!("update {key:?} to be {task:?}:");
    let mut update = table.update(key);
    if chance.one_in(3) {
        update = update.or_create().set_text("title", &task.title).set_text("votes", task.votes);
        update = update.set_text("rank", task.rank).set_index(task.by_title_key());
        told.push_str(" create");
    }
    let mut wanted = || chance.one_in(2);
    if wanted() {
        told.push_str(" owner");
        update = set_or(update, task.of_owner_key(), Update::remove_index::<TaskOfOwnerKey<'_>>);
        update = set_or(update, task.by_owner_key(), Update::remove_index::<TaskByOwnerKey<'_>>);
    }
    if wanted() {
        told.push_str(" board");
        update = update.set_text("state", task.state).set_text("priority", task.priority);
        update = match (task.open_board_key(), task.closed_board_key()) {
            (Some(open), _) => update.set_index(open),
            (None, Some(closed)) => update.set_index(closed),
            (None, None) => update.remove_index::<TaskClosedBoardKey<'_>>(),
        };
    }
    if wanted() {
        told.push_str(" regions");
        let regions = task.regions_key();
        update = set_or(update, regions, Update::remove_index::<TaskRegionsKey<'_>>);
    }
    if wanted() {
        told.push_str(" round");
        let by_round = task.by_round_key();
        update = set_or(update, by_round, Update::remove_index::<TaskByRoundKey<'_>>);
    }
    if wanted() {
        told.push_str(" title");
        update = update.set_index(task.by_title_key());
    }
    (told, done(update.await))
}

/// Sets the index key if there is one, and otherwise makes another change.
fn set_or<K: ddb_keys::IndexKeyOf<Task> + ddb_keys::aws::KeyFields>(
    update: Update<Tracker, Task>,
    key: Option<K>,
    otherwise: impl FnOnce(Update<Tracker, Task>) -> Update<Tracker, Task>,
) -> Update<Tracker, Task> {
    match key {
        Some(key) => update.set_index(key),
        None => otherwise(update),
    }
}

fn done<E: Entity>(outcome: Result<E, Error>) -> Outcome {
    outcome.map(drop)
}

fn random_task(chance: &mut Chance) -> Task {
    let text = |text: &str| text.to_owned();
    Task {
        project: text(chance.of(&PROJECTS)),
        id: chance.of(&[1, 2]),
        title: text(chance.of(&["fly", "land", "a#b"]))
            .replace("a#b", if chance.one_in(6) { "a#b" } else { "dock" }),
        votes: 0,
        state: chance.of(&[State::Open, State::Closed]),
        priority: chance.of(&[1, 2, 30]),
        owner: chance.maybe(&PEOPLE).map(text),
        due: chance.maybe(&[7, 8]),
        closed_at: chance.maybe(&TIMES).map(text),
        region: chance.maybe(&REGIONS).map(text),
        round: chance.maybe(&["final", "first"]).map(text),
        reviewer: chance.maybe(&PEOPLE).map(text),
        rank: chance.of(&[3, 4]),
    }
}

fn random_member(chance: &mut Chance) -> Member {
    let text = |text: &str| text.to_owned();
    Member {
        project: text(chance.of(&PROJECTS)),
        user: text(chance.of(&PEOPLE)),
        seen: chance.maybe(&TIMES).map(text),
        region: chance.maybe(&REGIONS).map(text),
        rank: chance.maybe(&[3, 4]),
    }
}
