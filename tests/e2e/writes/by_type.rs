//! An index over the type attribute: the items of one entity, in an order of their own.

use aws_sdk_dynamodb::types::AttributeValue::S;
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use crate::engines::on_every_engine;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("ROOM#<id>")]
#[gsi(ByType, pk = "Room", sk = "<floor:03>#<id>")]
struct Room {
    id: u32,
    floor: Option<u8>,
    seats: u32,
}

/// Carries the type attribute, too, and is not in the index.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("DESK#<id>")]
struct Desk {
    id: u32,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "office", pk = "PK")]
#[gsi(ByType, name = "by-type", pk = "entity_type", sk = "GSI1SK")]
enum Office {
    Room(Room),
    Desk(Desk),
}

fn room(id: u32, floor: Option<u8>) -> Room {
    Room { id, floor, seats: 4 }
}

#[tokio::test]
async fn an_index_over_the_type_attribute_lists_an_entity() {
    on_every_engine::<Office>(async |table| {
        let listed = async || table.query(Room::query_by_type()).await.unwrap();
        for room in [room(1, Some(2)), room(2, Some(1)), room(3, None)] {
            table.create(&room).await.unwrap();
        }
        table.put(&Desk { id: 1 }).await.unwrap();
        assert_eq!(listed().await, [room(2, Some(1)), room(1, Some(2))]);

        let key = |id| RoomKey { id };
        table.update(key(3)).set_index(RoomByTypeKey { floor: 0, id: 3 }).await.unwrap();
        table.update(key(1)).remove_index::<RoomByTypeKey>().await.unwrap();
        assert_eq!(listed().await, [room(3, Some(0)), room(2, Some(1))]);
        // Without its key in the index, the item keeps its type.
        let get = table.sdk().get_item().table_name(table.table_name());
        let item = get.key("PK", S("ROOM#1".into())).send().await.unwrap().item.unwrap();
        assert_eq!(item.get("entity_type"), Some(&S("Room".into())));
        assert_eq!(table.get(key(1)).await.unwrap(), Some(room(1, None)));

        let new = table.update(key(4)).or_create().set(|room| room.seats, 4);
        let new = new.set_index(RoomByTypeKey { floor: 9, id: 4 }).await.unwrap();
        assert_eq!(listed().await, [room(3, Some(0)), room(2, Some(1)), new]);
        let moved = Room { id: 5, ..room(2, Some(1)) };
        table.rekey(key(2), &moved).await.unwrap();
        assert_eq!(listed().await, [room(3, Some(0)), moved, room(4, Some(9))]);
    })
    .await;
}
