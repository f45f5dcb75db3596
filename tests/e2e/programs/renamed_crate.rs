//! The library under another name.

extern crate ddb_keys as keys;

use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, keys::KeyPart)]
#[key_part(crate = keys)]
pub enum Color {
    Red,
    Green,
}

#[derive(Debug, Serialize, Deserialize, keys::Entity)]
#[entity(crate = keys)]
#[pk("CAR#<color>#<id>")]
pub struct Car {
    pub color: Color,
    pub id: u32,
}

#[derive(Debug, keys::Table)]
#[table(name = "cars", pk = "PK", crate = keys)]
pub enum Cars {
    Car(Car),
}

async fn red(table: &keys::aws::Client<Cars>) -> Result<Option<Car>, keys::aws::Error> {
    table.get(CarKey { color: Color::Red, id: 1 }).await
}
