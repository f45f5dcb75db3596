//! Law L10: no write by one entity's key or value changes another entity's item.

use ddb_keys::aws::{Client, ConditionCheck, Error, Guard, InvalidRequest, Write};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::engines::on_every_engine;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("ACCOUNT#<name>")]
struct User {
    name: String,
    logins: u32,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(version = version)]
#[pk("ACCOUNT#<name>")]
struct Organization {
    name: String,
    logins: u32,
    version: u64,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "accounts", pk = "PK", overlap(User, Organization))]
enum Accounts {
    User(User),
    Organization(Organization),
}

const NAMES: [&str; 2] = ["acme", "bob"];
const STEPS: usize = 400;

/// The names of stored items, with their entities and contents.
async fn stored(table: &Client<Accounts>) -> Vec<(String, Accounts)> {
    let rows = table.scan().consistent().await.unwrap();
    let name = |row: &Accounts| match row {
        Accounts::User(user) => user.name.clone(),
        Accounts::Organization(organization) => organization.name.clone(),
    };
    let mut named: Vec<_> = rows.into_iter().map(|row| (name(&row), row)).collect();
    named.sort_by(|a, b| a.0.cmp(&b.0));
    named
}

/// Writes by the key of a user; names the accounts that it may write.
async fn user_step(
    table: &Client<Accounts>,
    chance: &mut Chance,
) -> (&'static str, Result<(), Error>) {
    let (name, other) = (chance.of(&NAMES), chance.of(&NAMES));
    let user = User { name: name.into(), logins: chance.of(&[1, 2]) };
    let key = UserKey { name };
    let update = table.update(key).add_text("logins", 1);
    let check = |check: Write<ConditionCheck, _, _>| {
        table.transact_write((check, table.put(&User { name: other.into(), logins: 3 })))
    };
    match chance.below(12) {
        0 => ("put", table.put(&user).await),
        1 => ("create", table.create(&user).await),
        2 => ("replace", table.replace(&user).await),
        3 => ("delete", table.delete(key).await),
        4 => ("delete what exists", table.delete(key).must_exist().await),
        5 => ("update", update.await.map(drop)),
        6 => ("update or create", update.or_create().await.map(drop)),
        7 => ("transact put", table.transact_write(table.put(&user)).await),
        8 => ("transact update", table.transact_write(update.or_create()).await),
        9 => ("transact delete", table.transact_write(table.delete(key)).await),
        10 => {
            let moved = User { name: other.into(), logins: 9 };
            ("rekey", table.rekey(key, &moved).await)
        }
        _ if name != other => ("check", check(table.check(key).exists()).await),
        _ => ("put", table.put(&user).await),
    }
}

async fn organization_step(
    table: &Client<Accounts>,
    chance: &mut Chance,
) -> (&'static str, Result<(), Error>) {
    let name = chance.of(&NAMES);
    let version = chance.of(&[0, 0, 1, 2]);
    let organization = Organization { name: name.into(), logins: 5, version };
    let key = OrganizationKey { name };
    let update = table.update(key).set_text("logins", 7);
    match chance.below(8) {
        0 => ("put", table.put(&organization).await.map(drop)),
        1 => ("create", table.create(&organization).await.map(drop)),
        2 => ("delete", table.delete(key).await),
        3 => ("delete version", table.delete(key).if_version(version).await),
        4 => ("update", update.await.map(drop)),
        5 => ("update version", update.or_create().if_version(version).await.map(drop)),
        6 => ("update or create", update.or_create().await.map(drop)),
        _ => ("transact", table.transact_write(table.put(&organization)).await),
    }
}

fn of_other_entity(row: &Accounts, by_user: bool) -> bool {
    matches!(row, Accounts::Organization(_)) == by_user
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_write_by_one_entitys_key_changes_the_others_item() {
    on_every_engine::<Accounts>(async |table| {
        let mut chance = Chance::of_seed(7);
        let mut accepted = 0;
        let mut before = stored(&table).await;
        for step in 0..STEPS {
            let by_user = chance.one_in(2);
            let (write, outcome) = if by_user {
                user_step(&table, &mut chance).await
            } else {
                organization_step(&table, &mut chance).await
            };
            let after = stored(&table).await;
            let others = |rows: &[(String, Accounts)]| -> Vec<_> {
                rows.iter().filter(|(_, row)| of_other_entity(row, by_user)).cloned().collect()
            };
            let told = format!("step {step}: {write}, by a user's key: {by_user}: {outcome:?}");
            assert_eq!(others(&before), others(&after), "{told}");
            match outcome {
                Ok(()) => accepted += 1,
                Err(Error::Sdk(_) | Error::Item(_) | Error::Key(_)) => panic!("{told}"),
                Err(_) => assert_eq!(before, after, "{told}"),
            }
            before = after;
        }
        println!("{accepted} of {STEPS} writes accepted");
        assert!(accepted > STEPS / 4, "{accepted} writes");
    })
    .await;
}

#[tokio::test]
async fn the_item_of_the_other_entity_comes_with_the_error() {
    on_every_engine::<Accounts>(async |table| {
        let acme = Organization { name: "acme".into(), logins: 0, version: 0 };
        table.put(&acme).await.unwrap();
        match table.update(UserKey { name: "acme" }).add_text("logins", 1).await.unwrap_err() {
            Error::ConditionFailed { entity: "User", item: Some(item), .. } => {
                let stored = Accounts::from_item(*item).unwrap();
                assert_eq!(stored, Accounts::Organization(Organization { version: 1, ..acme }));
            }
            other => panic!("{other:?}"),
        }
    })
    .await;
}

/// The other entity's item has no version, which is not another version.
#[tokio::test]
async fn the_other_entity_is_named_before_a_conflict() {
    on_every_engine::<Accounts>(async |table| {
        table.put(&User { name: "acme".into(), logins: 1 }).await.unwrap();
        let acme = Organization { name: "acme".into(), logins: 0, version: 1 };
        for result in [table.put(&acme).await, table.put(&acme).once().await] {
            let guard = Some(Guard::OtherEntity);
            let error = result.unwrap_err();
            assert!(matches!(&error, Error::ConditionFailed { guard: told, .. } if *told == guard));
        }
        let error = table.transact_write(table.put(&acme)).await.unwrap_err();
        let guard = error.failed_condition().and_then(|action| action.guard.as_ref());
        assert_eq!(guard, Some(&Guard::OtherEntity), "{error:?}");
    })
    .await;
}

#[tokio::test]
async fn batches_refuse_what_they_cannot_check() {
    on_every_engine::<Accounts>(async |table| {
        let user = Accounts::User(User { name: "bob".into(), logins: 1 });
        for write in [table.batch().put_any(&user), table.batch().overwrite_any(&user)] {
            let expected = InvalidRequest::NotInBatch { entity: "User" };
            let refused = write.await.unwrap_err();
            assert!(matches!(refused, Error::Refused(refused) if refused == expected));
        }
    })
    .await;
}
