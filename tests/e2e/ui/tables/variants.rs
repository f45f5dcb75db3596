//! Variants of a table that do not hold one entity.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Error};
use model::*;
use serde::{Deserialize, Serialize};

mod entity_that_is_the_table {
    use super::*;

    #[derive(Debug, Serialize, Deserialize, Entity, Table)]
    #[table(name = "devices", pk = "PK")]
    #[pk("DEVICE#<serial>")]
    struct Device {
        serial: String,
    }

    async fn copy(table: &Client<Device>) -> Result<(), Error> {
        let device = table.get(DeviceKey { serial: "A" }).await?;
        if let Some(device) = device {
            table.put(&device).await?;
        }
        Ok(())
    }
}

mod lifetime_of_the_table {
    use super::*;

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[pk("USER#<name>")]
    pub struct User<'a> {
        pub name: &'a str,
    }

    #[derive(Debug, Table)]
    #[table(name = "shop", pk = "PK")]
    pub enum Shop<'a> {
        User(User<'a>),
    }

    async fn run(sdk: aws_sdk_dynamodb::Client) {
        let table = Shop::client(sdk);
        let user = table.get(UserKey { name: "a" }).await.unwrap();
    }
}

mod mistaken_variants_in_use {
    use super::*;

    mod model {
        use super::*;

        #[derive(Debug, Clone, Serialize, Deserialize, Entity)]
        #[pk("HOTEL#<hotel>")]
        #[sk("INFO")]
        pub struct Hotel { pub hotel: String, pub name: String }

        #[derive(Debug, Clone, Serialize, Deserialize, Entity)]
        #[pk("HOTEL#<hotel>")]
        #[sk("ROOM#<number:04>")]
        pub struct Room { pub hotel: String, pub number: u32 }

        #[derive(Debug, Clone, Serialize, Deserialize, Entity)]
        #[pk("HOTEL#<hotel>")]
        #[sk("GUEST#<guest>")]
        pub struct Guest { pub hotel: String, pub guest: String }
    }

    #[derive(Debug, Table)]
    #[table(name = "hotels", pk = "PK", sk = "SK")]
    enum Hotels { Hotel { hotel: String, name: String }, Rooms(Vec<Room>), Guest(Guest) }

    async fn show(table: &Client<Hotels>, hotel: Hotel) -> Result<(), Error> {
        let room: Option<Room> = table.get(RoomKey { hotel: "graz", number: 12 }).await?;
        let rooms: Vec<Room> = table.query(Room::query().hotel("graz")).await?;
        let guests: Vec<Guest> = table.query(Guest::query().hotel("graz")).await?;
        table.put(&hotel).await?;
        let row: Hotels = hotel.into();
        Ok(())
    }
}

mod reference_in_a_variant {
    use super::*;

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[pk("USER#<name>")]
    pub struct User {
        pub name: String,
    }

    #[derive(Debug, Table)]
    #[table(name = "shop", pk = "PK")]
    pub enum Shop<'a> {
        User(&'a User),
    }

    async fn run(sdk: aws_sdk_dynamodb::Client) {
        let table = Shop::client(sdk);
        let user = table.get(UserKey { name: "a" }).await.unwrap();
    }
}

mod unit_variants_in_use {
    use super::*;

    #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
    #[pk("HOTEL#<hotel>")]
    #[sk("INFO")]
    struct Hotel { hotel: String, name: String, stars: u8 }

    #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
    #[pk("HOTEL#<hotel>")]
    #[sk("ROOM#<number:04>")]
    struct Room { hotel: String, number: u32, beds: u8, rate_cents: u32, features: Vec<String> }

    #[derive(Debug, Table)]
    #[table(name = "hotels", pk = "PK", sk = "SK")]
    enum Hotels { Hotel, Room }

    async fn show(table: &Client<Hotels>) -> Result<(), Error> {
        let room = table.get(RoomKey { hotel: "graz", number: 12 }).await?;
        println!("{room:?}");
        Ok(())
    }
}

mod variant_in_an_arc {
    use super::*;

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[pk("P#<a>")]
    struct A { a: String }
    #[derive(Debug, Table)]
    #[table(name = "app", pk = "pk")]
    enum App { A(std::sync::Arc<A>) }
}

fn main() {}
