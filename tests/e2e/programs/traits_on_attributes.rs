//! Methods of the user's own on attributes, under names that other libraries have.

use ddb_keys::aws::attribute::Attribute;
use ddb_keys::aws::{Client, Error};

use crate::shop::{Shop, User, UserKey};

trait AttributeMore: Sized {
    fn equals(self, other: u32) -> (Self, u32);
    fn like(self, pattern: &str) -> Self;
    fn number_in(self) -> Self;
}

impl<E, V> AttributeMore for Attribute<E, V> {
    fn equals(self, other: u32) -> (Self, u32) {
        (self, other)
    }

    fn like(self, _: &str) -> Self {
        self
    }

    fn number_in(self) -> Self {
        self
    }
}

async fn of_age(table: &Client<Shop>) -> Result<(), Error> {
    let update = table.update(UserKey { name: "a" }).set(|user| user.age.like("1").number_in(), 18);
    update
        .condition(|user| {
            let (age, value) = user.age.equals(17);
            age.eq(value)
        })
        .await?;
    Ok(())
}

async fn adults(table: &Client<Shop>) -> Result<Vec<User>, Error> {
    table.query(User::query().name("a")).filter(|user| user.age.number_in().ge(18)).await
}
