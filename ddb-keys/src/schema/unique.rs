//! Unique values: the entities that have some, and those whose items stand for them.

use super::const_eval::{each, same};
use super::entity::EntitySchema;
use super::table::TableSchema;

impl TableSchema {
    /// Returns the entity for whose unique values the items of this one stand.
    ///
    /// ```
    /// use ddb_keys::{Entity, Table};
    /// # use serde::{Deserialize, Serialize};
    ///
    /// #[derive(Serialize, Deserialize, Entity)]
    /// #[entity(unique(Mail = Mail { mail: self.mail.clone() }))]
    /// #[pk("USER#<name>")]
    /// struct User { name: String, mail: String }
    ///
    /// #[derive(Serialize, Deserialize, Entity)]
    /// #[pk("MAIL#<mail>")]
    /// struct Mail { mail: String }
    ///
    /// #[derive(Table)]
    /// #[table(name = "users", pk = "PK")]
    /// enum Users { User(User), Mail(Mail) }
    ///
    /// assert_eq!(Users::SCHEMA.owner_of_locks("Mail").map(|owner| owner.name), Some("User"));
    /// assert!(Users::SCHEMA.owner_of_locks("User").is_none());
    /// ```
    #[must_use]
    pub const fn owner_of_locks(&self, lock: &str) -> Option<&'static EntitySchema> {
        each!(for entity in self.entities {
            each!(for unique in entity.uniques {
                if same(unique.lock, lock) {
                    return Some(*entity);
                }
            });
        });
        None
    }
}

#[cfg(feature = "aws-sdk")]
impl TableSchema {
    /// Returns whether a batch, which has no conditions, can write items of the entity.
    pub(crate) const fn writes_in_batches(&self, entity: &EntitySchema) -> bool {
        !self.shares_keys(entity.name)
            && entity.uniques.is_empty()
            && self.owner_of_locks(entity.name).is_none()
    }
}

impl EntitySchema {
    /// The fields that serde stores and that unique values are made from.
    #[cfg(feature = "aws-sdk")]
    pub(crate) fn unique_fields(&self) -> impl Iterator<Item = super::Field> + use<'_> {
        let is_unique =
            |name: &str| self.uniques.iter().any(|unique| unique.fields.contains(&name));
        self.fields.iter().copied().filter(move |field| is_unique(field.name))
    }
}
