//! Types that cannot be entities, and fields that cannot be parts of a key.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, ItemCollection, KeyPart, Table};
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};

mod entity_enum {
    use super::*;

    #[derive(Entity)]
    #[pk("X#<id>")]
    enum Thing {
        A { id: u32 },
    }
}

mod float_in_key {
    use super::*;

    #[derive(Entity)]
    #[pk("PRICE#<price>")]
    struct Price {
        price: f64,
    }
}

mod keypart_enum_with_data {
    use super::*;

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
    enum Kind {
        A,
        B(u32),
    }
}

mod keypart_on_a_struct_with_named_fields {
    use super::*;

    #[derive(KeyPart)]
    struct Id {
        value: String,
    }
}

mod keys_of_unknown_fields_in_use {
    use super::*;

    #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
    #[pk("HOTEL#<zzz>")]
    #[sk("INFO")]
    #[gsi(ByName, pk = "NAME#<yyy>", sk = "<hotel>")]
    #[gsi(ByStars, pk = "STARS#<stars>", sk = "<hotel>")]
    struct Hotel { hotel: String, name: String, stars: u8 }

    #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
    #[pk("ROOM#<hotel>")]
    #[sk("ROOM#<number:04>")]
    #[gsi(ByName, pk = "NAM#<yyy>", sk = "<hotel>")]
    struct Room { hotel: String, number: u32, beds: u8 }
    #[derive(Debug, Table)]
    #[table(name = "hotels", pk = "PK", sk = "SK")]
    #[gsi(ByName, name = "by-name", pk = "GSI1PK", sk = "GSI1SK")]
    #[gsi(ByStars, name = "by-stars", pk = "GSI2PK", sk = "GSI2SK")]
    enum Hotels { Hotel(Hotel), Room(Room) }

    #[derive(Debug, ddb_keys::ItemCollection)]
    #[item_collection(table = Hotels)]
    struct Whole { hotel: Hotel, rooms: Vec<Room> }

    async fn show(table: &Client<Hotels>, hotel: Hotel) -> Result<(), Error> {
        let key = HotelKey { hotel: "graz", n: 12 };
        key.build().unwrap();
        let room = table.get(HotelKey { hotel: "graz", number: 12 }).await?;
        println!("{}", room.unwrap().name);
        let room = table.query(Hotel::query().hotel("graz")).await?;
        for r in room { println!("{}", r.name); }
        let room = table.query(Hotel::query_by_name().foo("graz")).descending().limit(2).await?;
        let room = table.query(Hotel::query_by_stars().stars(3)).await?;
        let room = table.query(Room::query().hotel("graz").number(3)).await?;
        let room: Option<Room> = table.get(RoomKey { hotel: "graz", number: 3 }).await?;
        table.put(&hotel).await?;
        table.put(&hotel).condition(|h| h.stars.gt(3)).await?;
        table.update(hotel.key()).set(|h| h.stars, 4u8).await?;
        table.delete(HotelKey { hotel: &hotel.hotel }).await?;
        table.update(HotelKey { hotel: &hotel.hotel }).set(|h| h.stars, 4u8).await?;
        let w = table.load(Whole::query().hotel("a")).await?.unwrap();
        println!("{room:?} {:?}", w.hotel);
        let k: HotelKey<'_> = hotel.key();
        let _ = hotel.by_name_key();
        let _ = Hotels::from(hotel).key();
        let _ = table.scan().await?;
        let k = HotelsKey::Hotel(HotelKey { hotel: "a" });
        Ok(())
    }
}

mod no_derive {
    use super::*;

    #[derive(Debug, Serialize, Deserialize)]
    #[pk("USER#<name>")]
    struct User { name: String }
}

mod no_pk_at_all {
    use super::*;

    #[derive(Entity)]
    struct User {
        username: String,
    }
}

mod option_in_primary_key {
    use super::*;

    #[derive(Entity)]
    #[pk("PRICE#<price>")]
    struct Price {
        price: Option<u32>,
    }
}

mod descending_signed {
    use super::*;

    #[derive(Entity)]
    #[pk("ORDER#<delta:desc(8)>")]
    struct Order {
        delta: i64,
    }
}

mod tuple_struct_entity {
    use super::*;

    #[derive(Entity)]
    #[pk("X#<0>")]
    struct Thing(u32);
}

fn main() {}
