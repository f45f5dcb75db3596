//! Writes that an entity does not take, refused at compile time: in a batch, alone, or where the old item is returned.

use crate::schema::{EntitySchema, Message, TableSchema};

/// Refuses an entity that a batch, which has no conditions, cannot write.
#[track_caller]
pub(in crate::aws) const fn check_batch(table: &TableSchema, entity: &EntitySchema) {
    check_own_items(table, entity);
    if table.shares_keys(entity.name) {
        Message::of(
            "`{}` shares keys with another entity, and a batch cannot check whose item it writes\n\
             help: write it by itself or in a transaction",
            &[entity.name],
        )
        .fail()
    }
    if !entity.uniques.is_empty() {
        Message::of(
            "`{}` has unique values, which a batch does not keep\nhelp: write it by itself or in a transaction",
            &[entity.name],
        )
        .fail()
    }
}

/// Refuses an entity whose items stand for unique values of another one, and are written with it.
#[track_caller]
pub(in crate::aws) const fn check_own_items(table: &TableSchema, entity: &EntitySchema) {
    if let Some(owner) = table.owner_of_locks(entity.name) {
        Message::of(
            "items of `{}` stand for unique values of `{}`, and are written together with it\nhelp: write the `{}`",
            &[entity.name, owner.name, owner.name],
        )
        .fail()
    }
}

/// Refuses to claim the values of an entity that has no unique ones.
#[track_caller]
pub(in crate::aws) const fn check_claim(table: &TableSchema, entity: &EntitySchema) {
    check_own_items(table, entity);
    if entity.uniques.is_empty() {
        Message::of(
            "`{}` has no unique values to be claimed\nhelp: declare them: `#[entity(unique(…))]`",
            &[entity.name],
        )
        .fail()
    }
}

/// Refuses `or_create` of an entity with unique values.
#[track_caller]
pub(in crate::aws) const fn check_or_create(entity: &EntitySchema) {
    if !entity.uniques.is_empty() {
        Message::of(
            "`{}` has unique values, and an update that creates one would not claim them\n\
             help: `create` it, or update one that exists, without `or_create`",
            &[entity.name],
        )
        .fail()
    }
}

/// Refuses to return the old item of an entity with unique values.
#[track_caller]
pub(in crate::aws) const fn check_old_item(entity: &EntitySchema) {
    if !entity.uniques.is_empty() {
        Message::of(
            "`{}` has unique values, so that it is written in a transaction, which returns no old item\nhelp: `get` it before",
            &[entity.name],
        )
        .fail()
    }
}

#[cfg(all(test, feature = "embedded"))]
mod tests {
    use std::panic::catch_unwind;
    use std::string::String;

    use serde::{Deserialize, Serialize};

    use super::*;
    use crate::{Entity, Table};

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[entity(crate = crate, unique(Mail = Mail { mail: self.mail.clone() }))]
    #[pk("USER#<name>")]
    struct User {
        name: String,
        mail: String,
    }

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[entity(crate = crate)]
    #[pk("MAIL#<mail>")]
    struct Mail {
        mail: String,
    }

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[entity(crate = crate)]
    #[pk("PAGE#<name>")]
    struct Page {
        name: String,
    }

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[entity(crate = crate)]
    #[pk("PAGE#<title>")]
    struct Draft {
        title: String,
    }

    #[derive(Debug, Table)]
    #[table(name = "app", pk = "PK", crate = crate, overlap(Page, Draft))]
    enum App {
        User(User),
        Mail(Mail),
        Page(Page),
        Draft(Draft),
    }

    /// The compiler shows these where a program is built, and not where it is checked.
    #[test]
    fn what_does_not_compile_says_why() {
        let cases: [(fn(), &str); 6] = [
            (
                || check_batch(App::SCHEMA, User::SCHEMA),
                "`User` has unique values, which a batch does not keep",
            ),
            (
                || check_batch(App::SCHEMA, Mail::SCHEMA),
                "items of `Mail` stand for unique values of `User`",
            ),
            (|| check_batch(App::SCHEMA, Page::SCHEMA), "`Page` shares keys with another entity"),
            (
                || check_claim(App::SCHEMA, Page::SCHEMA),
                "`Page` has no unique values to be claimed",
            ),
            (
                || check_or_create(User::SCHEMA),
                "`User` has unique values, and an update that creates one",
            ),
            (
                || check_old_item(User::SCHEMA),
                "`User` has unique values, so that it is written in a transaction",
            ),
        ];
        for (check, start) in cases {
            let message = *catch_unwind(check).unwrap_err().downcast::<String>().unwrap();
            assert!(message.starts_with(start) && message.contains("\nhelp: "), "{message}");
        }
        check_own_items(App::SCHEMA, User::SCHEMA);
        check_or_create(Mail::SCHEMA);
    }
}
