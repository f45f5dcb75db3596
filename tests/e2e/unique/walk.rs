//! Several writers at once, over connections that fail.

use ddb_keys::aws::{Client, Error, InvalidRequest};

use super::{Forum, Team, TeamKey, User, assert_locks, key, locks, user};
use crate::chance::{Chance, rounds};
use crate::engines::engines;
use crate::faults::proxy::{Fault, Faults, Proxy};
use crate::faults::without_retries;

const NAMES: [&str; 3] = ["ann", "ben", "cem"];
const EMAILS: [&str; 4] = ["a@x.org", "A@x.org", "b@x.org", "c@x.org"];
const WRITERS: u64 = 4;

const ANY: Faults = Faults {
    of: &[
        Fault::DroppedRequest,
        Fault::DroppedAnswer,
        Fault::CutAnswer,
        Fault::Internal,
        Fault::Throttled,
        Fault::Delay,
    ],
    percent: 20,
};

fn any_user(chance: &mut Chance) -> User {
    let (name, email) = (chance.of(&NAMES).into(), chance.of(&EMAILS).into());
    User { name, email, phone: chance.maybe(&[1, 2, 3]), logins: 0 }
}

fn any_team(chance: &mut Chance, version: u64) -> Team {
    Team { id: chance.of(&[1, 2]), slug: chance.of(&["red", "blue"]).into(), version }
}

/// One write, whatever its outcome.
async fn step(table: &Client<Forum>, chance: &mut Chance) -> Result<(), Error> {
    let user = any_user(chance);
    let name = chance.of(&NAMES);
    match chance.below(14) {
        0 | 1 => table.create(&user).await,
        2 | 3 => table.put(&user).await,
        4 => table.replace(&user).await,
        5 => table.put(&user).condition(|user| user.logins.lt(3)).await,
        6 => table.delete(key(name)).await,
        7 => table.delete(key(name)).must_exist().await,
        8 => table.update(key(name)).add(|user| user.logins, 1).await.map(drop),
        9 => {
            let (one, other) = (any_user(chance), any_user(chance));
            table.transact_write((table.put(&one), table.put(&other))).await
        }
        10 => table.transact_write((table.delete(key(name)), table.create(&user))).await,
        11 => table.rekey(key(name), &user).await,
        12 => table.delete_found(User::collection().name(name)).await.map(drop),
        _ => team_step(table, chance).await,
    }
}

async fn team_step(table: &Client<Forum>, chance: &mut Chance) -> Result<(), Error> {
    let id = chance.of(&[1, 2]);
    let stored = table.get(TeamKey { id }).consistent().await?;
    let version = stored.map_or(0, |team| team.version);
    let team = any_team(chance, version);
    match chance.below(3) {
        0 => table.create(&team).await.map(drop),
        1 => table.put(&team).await.map(drop),
        _ => table.delete(TeamKey { id }).if_version(version).await,
    }
}

/// What a write may say: it was done, it was refused, or nobody knows.
fn is_honest(error: &Error) -> bool {
    match error {
        Error::NotUnique { .. }
        | Error::ConditionFailed { .. }
        | Error::NotFound { .. }
        | Error::Conflict { .. }
        | Error::Cancelled(_)
        | Error::Unsure { .. }
        | Error::Sdk(_)
        | Error::Response { .. }
        | Error::Unwritten(_)
        | Error::Incomplete(_) => true,
        // Two writes of a transaction on one item, and a key that stays as it is.
        Error::Refused(InvalidRequest::SameItem { .. } | InvalidRequest::SameKey { .. }) => true,
        _ => false,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_writers_never_leave_two_owners_or_an_orphaned_lock() {
    for engine in engines().await {
        let direct = engine.table::<Forum>().await;
        let name = direct.table_name().to_string();
        for round in 0..rounds(30) as u64 {
            let writers = (0..WRITERS).map(|writer| {
                let (sdk, endpoint, name) = (engine.sdk.clone(), engine.endpoint(), name.clone());
                tokio::spawn(async move {
                    let seed = round * WRITERS + writer;
                    let proxy = Proxy::of_seed(&endpoint, seed, ANY).await;
                    let table = Forum::client(without_retries(&sdk, &proxy)).with_table_name(name);
                    let mut chance = Chance::of_seed(seed);
                    let (mut done, mut refused) = (0, 0);
                    for _ in 0..25 {
                        match step(&table, &mut chance).await {
                            Ok(()) => done += 1,
                            Err(error) if is_honest(&error) => refused += 1,
                            Err(error) => panic!("{error:?}"),
                        }
                    }
                    assert!(done > 0 && refused > 0, "{done} writes done, {refused} refused");
                })
            });
            for writer in writers.collect::<Vec<_>>() {
                writer.await.unwrap();
            }
            let [due, held] = locks(&direct).await;
            assert_eq!(due, held, "round {round} on {}", engine.name);
            let mut values = due.iter().map(|lock| lock.split(' ').next()).collect::<Vec<_>>();
            values.dedup();
            assert_eq!(values.len(), due.len(), "two owners after round {round}: {due:?}");
        }
    }
}

/// The SDK repeats a request whose answer was lost.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_answer_doubles_nothing() {
    for engine in engines().await {
        for nth in 0..3 {
            let direct = engine.table::<Forum>().await;
            let proxy = Proxy::at(&engine.endpoint(), nth, Fault::DroppedAnswer).await;
            let config = engine.sdk.config().to_builder().endpoint_url(proxy.endpoint());
            let table = Forum::client(aws_sdk_dynamodb::Client::from_conf(config.build()));
            let table = table.with_table_name(direct.table_name());
            let ann = user("ann", "a@x.org");
            table.create(&ann).await.unwrap();
            table.put(&User { email: "b@x.org".into(), ..ann }).await.unwrap();
            let stored = direct.get(key("ann")).consistent().await.unwrap().unwrap();
            assert_eq!(stored.email, "b@x.org", "request {nth}");
            assert_locks(&direct, 1).await;
        }
    }
}
