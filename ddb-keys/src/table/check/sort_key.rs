//! A table and its entities both have a sort key, or neither has one.

use crate::schema::{EntitySchema, Message, TableSchema, each};

/// Checks what all entities have in common, so that one mistake in the table is not one error for each of them.
#[track_caller]
pub(super) const fn require_of_table(table: &TableSchema) {
    let lacks = table.sk.is_none();
    let Some(concerned) = listed(table, lacks) else { return };
    let Some(name) = table.sk else {
        let verb = if number(table, true) == 1 { "has" } else { "have" };
        Message::of(
            "the table `{}` has no sort key, but {} {} one\nhelp: write `#[table(…, sk = \"SK\")]`",
            &[table.name, concerned.text(), verb],
        )
        .fail();
    };
    if all_lack(table) {
        Message::of(
            "{} have no sort key, but every item of `{}` has one, `{}`\n\
             help: leave `sk = \"{}\"` out, or write a sort key above each, such as `#[sk(\"{}\")]`",
            &[concerned.text(), table.name, name, name, table.entities[0].name],
        )
        .fail();
    }
}

/// Checks that an entity has a sort key if its table has one.
#[track_caller]
pub(super) const fn require_of_entity(table: &TableSchema, entity: &EntitySchema) {
    if let (Some(name), None) = (table.sk, entity.sk)
        && !all_lack(table)
    {
        Message::of(
            "`{}` has no sort key, but every item of `{}` has one, `{}`\n\
             help: write `#[sk(\"{}\")]` above the entity",
            &[entity.name, table.name, name, entity.name],
        )
        .fail();
    }
}

/// Returns whether there are several entities, and all of them lack the table's sort key.
const fn all_lack(table: &TableSchema) -> bool {
    table.entities.len() > 1 && number(table, false) == table.entities.len()
}

/// The number of entities with a sort key, or without one. Entities with errors of their own do not count.
const fn number(table: &TableSchema, with_sort_key: bool) -> usize {
    let mut number = 0;
    each!(for entity in table.entities {
        number += has(entity, with_sort_key) as usize;
    });
    number
}

const fn has(entity: &EntitySchema, sort_key: bool) -> bool {
    !entity.broken && entity.sk.is_some() == sort_key
}

/// These entities, as in a sentence, if there are any.
const fn listed(table: &TableSchema, with_sort_key: bool) -> Option<Message> {
    let number = number(table, with_sort_key);
    let (mut message, mut nth) = (Message::new(), 0);
    each!(for entity in table.entities {
        if has(entity, with_sort_key) {
            let text = match nth {
                0 => "`{}`",
                _ if nth + 1 == number => " and `{}`",
                _ => ", `{}`",
            };
            message = message.and(text, &[entity.name]);
            nth += 1;
        }
    });
    if number == 0 { None } else { Some(message) }
}
