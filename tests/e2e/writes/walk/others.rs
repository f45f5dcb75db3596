//! Random writes of two entities that share their keys, and of one whose index shares the table's
//! sort key.

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::{Client, Error};

use super::Step;
use super::market::*;
use crate::chance::Chance;

const NAMES: [&str; 3] = ["acme", "bob", "cy"];
const LINES: [&str; 2] = ["a", "b"];

/// A write by a user's or a team's key.
pub(super) async fn account(table: &Client<Market>, chance: &mut Chance) -> Step {
    let name = chance.of(&NAMES);
    let logins = chance.of(&[1, 2]);
    if chance.one_in(2) {
        let (key, user) = (UserKey { name }, User { name: name.into(), logins });
        let update = table.update(key).add_text("logins", 1);
        let (told, outcome) = match chance.below(9) {
            0 => ("put", table.put(&user).await.map(drop)),
            1 => ("create", table.create(&user).await.map(drop)),
            2 => ("replace", table.replace(&user).await.map(drop)),
            3 => ("delete", table.delete(key).await.map(drop)),
            4 => ("update", update.await.map(drop)),
            5 => ("or create", update.or_create().await.map(drop)),
            6 => {
                let check = table.check(key).exists();
                let put = table.put(&Line { list: "z".into(), ..random_line(chance) });
                ("check", table.transact_write((check, put)).await)
            }
            7 => ("transact delete", table.transact_write(table.delete(key)).await),
            _ => {
                let moved = User { name: chance.of(&NAMES).into(), logins };
                ("rekey", table.rekey(key, &moved).await)
            }
        };
        let writes = &["User", "Line"];
        return Step { told: format!("{told} {user:?}"), outcome, expected: vec![], writes };
    }
    let (key, team) = (TeamKey { name }, Team { name: name.into(), logins });
    let update = table.update(key).add(|team| team.logins, 1);
    let (told, outcome) = match chance.below(6) {
        0 => ("put", table.put(&team).await.map(drop)),
        1 => ("create", table.create(&team).await.map(drop)),
        2 => ("delete what exists", table.delete(key).must_exist().await.map(drop)),
        3 => ("update", update.await.map(drop)),
        4 => ("or create", table.transact_write(update.or_create()).await),
        _ => ("transact put", table.transact_write(table.put(&team)).await),
    };
    Step { told: format!("{told} {team:?}"), outcome, expected: vec![], writes: &["Team"] }
}

/// A write of a line.
pub(super) async fn line(table: &Client<Market>, chance: &mut Chance) -> Step {
    let line = random_line(chance);
    let key = LineKey { list: &line.list, line: &line.line };
    let update = table.update(key);
    let update = if chance.one_in(2) { update.or_create() } else { update };
    let done = |outcome: Result<Line, Error>| outcome.map(drop);
    let old = LineV1Key { list: &line.list, line: &line.line };
    let lines = || LINES.map(|name| Line { line: name.into(), ..line.clone() });
    let (told, outcome) = match chance.below(14) {
        7 => {
            let all = table.create_all(&List { lines: lines().into() });
            ("create all", all.await)
        }
        8 => {
            let all = table.delete_all(&List { lines: lines().into() });
            ("delete all", all.await)
        }
        9 => ("put all", { table.batch().put_all(&List { lines: lines().into() }).await }),
        10 => ("move", table.rekey(old, &line).await),
        11 => ("move back and forth", table.rekey(key, &line).await),
        12 => ("delete under the former key", table.delete(old).await.map(drop)),
        13 => ("check under the former key", {
            let check = table.check(old).exists();
            table.transact_write((check, table.put(&line))).await
        }),
        0 => ("put", table.put(&line).await.map(drop)),
        1 => ("batch put", { table.batch().put(&line).await }),
        2 => ("batch delete", { table.batch().delete(key).await }),
        3 => ("remove holder", done(update.remove_index::<LineLinesKey<'_>>().await)),
        4 => ("count", done(update.add_text("count", 1).await)),
        5 => ("set holder alone", done(update.set_text("holder", chance.of(&NAMES)).await)),
        _ => ("set holder", {
            let holder = line.lines_key();
            match holder {
                Some(holder) => done(update.set_index(holder).await),
                None => done(update.add(|line| line.count, 1).await),
            }
        }),
    };
    Step { told: format!("{told} {line:?}"), outcome, expected: vec![], writes: &["Line"] }
}

/// Stores a line as an older program did, which had another key for it.
pub(super) async fn store_under_former_key(table: &Client<Market>, chance: &mut Chance) {
    let line = random_line(chance);
    let mut item = Market::item(&line).unwrap();
    item.insert("PK".into(), AttributeValue::S(format!("OLDLIST#{}", line.list)));
    let put = table.sdk().put_item().table_name(table.table_name()).set_item(Some(item));
    put.send().await.unwrap();
}

fn random_line(chance: &mut Chance) -> Line {
    Line {
        list: chance.of(&LINES).into(),
        line: chance.of(&LINES).into(),
        holder: chance.maybe(&NAMES).map(Into::into),
        count: chance.of(&[0, 1]),
    }
}
