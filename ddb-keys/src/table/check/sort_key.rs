//! A table and its entities both have a sort key, or neither has one.

use super::attributes::start;
use crate::schema::{EntitySchema, Message, TableSchema};

/// Checks what all entities have in common, so that one mistake in the table is not one error for each of them.
#[track_caller]
pub(super) const fn require_of_table(table: &TableSchema) {
    let lacks = table.sk.is_none();
    let Some(concerned) = listed(table, lacks) else { return };
    let Some(name) = table.sk else {
        Message::new()
            .push("the table `")
            .push(table.name)
            .push("` has no sort key, but ")
            .push(concerned.text())
            .push(if number(table, true) == 1 { " has" } else { " have" })
            .push(" one\nhelp: write `#[table(…, sk = \"SK\")]`")
            .fail();
    };
    if all_lack(table) {
        concerned
            .push(" have no sort key, but every item of `")
            .push(table.name)
            .push("` has one, `")
            .push(name)
            .push("`\nhelp: leave `sk = \"")
            .push(name)
            .push("\"` out, or write a sort key above each, such as `#[sk(\"")
            .push(table.entities[0].name)
            .push("\")]`")
            .fail();
    }
}

/// Checks that an entity has a sort key if its table has one.
#[track_caller]
pub(super) const fn require_of_entity(table: &TableSchema, entity: &EntitySchema) {
    if let (Some(name), None) = (table.sk, entity.sk)
        && !all_lack(table)
    {
        start(entity)
            .push(" has no sort key, but every item of `")
            .push(table.name)
            .push("` has one, `")
            .push(name)
            .push("`\nhelp: write `#[sk(\"")
            .push(entity.name)
            .push("\")]` above the entity")
            .fail();
    }
}

/// Returns whether there are several entities, and all of them lack the table's sort key.
const fn all_lack(table: &TableSchema) -> bool {
    table.entities.len() > 1 && number(table, false) == table.entities.len()
}

/// The number of entities with a sort key, or without one. Entities with errors of their own do not count.
const fn number(table: &TableSchema, with_sort_key: bool) -> usize {
    let (mut at, mut number) = (0, 0);
    while at < table.entities.len() {
        number += has(table.entities[at], with_sort_key) as usize;
        at += 1;
    }
    number
}

const fn has(entity: &EntitySchema, sort_key: bool) -> bool {
    !entity.broken && entity.sk.is_some() == sort_key
}

/// These entities, as in a sentence, if there are any.
const fn listed(table: &TableSchema, with_sort_key: bool) -> Option<Message> {
    let number = number(table, with_sort_key);
    if number == 0 {
        return None;
    }
    let mut message = Message::new();
    let (mut at, mut nth) = (0, 0);
    while at < table.entities.len() {
        let entity = table.entities[at];
        if has(entity, with_sort_key) {
            let mark = match nth {
                0 => "`",
                _ if nth + 1 == number => " and `",
                _ => ", `",
            };
            message = message.push(mark).push(entity.name).push("`");
            nth += 1;
        }
        at += 1;
    }
    Some(message)
}
