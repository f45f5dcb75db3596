//! The message store of the Signal server: binary keys, and no type attribute.
//!
//! The partition key `H` is an account's UUID of 16 bytes. The sort key `S` is device, timestamp and message UUID, as 8, 8 and 16 bytes
//! with the highest first. A local index sorts by `U`, the UUID of the message. `E` is the time to live, and `EB` the content. The bytes of
//! a key are put together by the application: keys of several binary parts are left out on purpose.

use ddb_keys::aws::Client;
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{bytes, item, number};
use crate::engines::on_every_engine;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(ttl = expires)]
#[pk(account)]
#[sk(place)]
#[lsi(MessageUuid, sk = uuid)]
struct Message {
    #[serde(rename = "H", with = "crate::binary")]
    account: Vec<u8>,
    #[serde(rename = "S", with = "crate::binary")]
    place: Vec<u8>,
    #[serde(rename = "U", with = "crate::binary")]
    uuid: Vec<u8>,
    #[serde(rename = "E")]
    expires: u64,
    #[serde(rename = "EB", with = "crate::binary")]
    envelope: Vec<u8>,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "messages", pk = "H", sk = "S", type_attribute = none)]
#[lsi(MessageUuid, name = "Message_UUID_Index", sk = "U")]
enum Messages {
    Message(Message),
}

const ACCOUNT: Uuid = Uuid::from_u128(0xA);

fn place(device: u64, timestamp: u64, uuid: Uuid) -> Vec<u8> {
    [&device.to_be_bytes()[..], &timestamp.to_be_bytes()[..], uuid.as_bytes()].concat()
}

fn message(account: Uuid, device: u64, timestamp: u64) -> Message {
    let uuid = Uuid::from_u128(timestamp.into());
    Message {
        account: account.as_bytes().to_vec(),
        place: place(device, timestamp, uuid),
        uuid: uuid.as_bytes().to_vec(),
        expires: timestamp / 1000 + 86_400,
        envelope: b"e".to_vec(),
    }
}

#[test]
fn items_are_those_of_the_application() {
    let timestamp = 1_755_500_400_000_u64;
    let mut sort = vec![0, 0, 0, 0, 0, 0, 0, 2];
    sort.extend(timestamp.to_be_bytes());
    sort.extend(u128::from(timestamp).to_be_bytes());
    let stored = item([
        ("H", bytes(ACCOUNT.as_bytes())),
        ("S", bytes(&sort)),
        ("U", bytes(&u128::from(timestamp).to_be_bytes())),
        ("E", number("1755586800")),
        ("EB", bytes(b"e")),
    ]);
    assert_eq!(Messages::item(&message(ACCOUNT, 2, timestamp)).unwrap(), stored);
}

#[tokio::test]
async fn messages_are_read_in_order_and_deleted_when_they_are_delivered() {
    on_every_engine(async |table: Client<Messages>| {
        let sent = [(1, 10), (2, 20), (2, 30), (3, 40)];
        let sent = sent.map(|(device, at)| message(ACCOUNT, device, at));
        table.batch_write(&sent).await.unwrap();
        let other = message(Uuid::from_u128(0xB), 2, 25);
        table.put(&other).await.unwrap();

        // The messages of a device: a range in place of a prefix.
        let account = ACCOUNT.as_bytes();
        let (from, until) = (2_u64.to_be_bytes(), [&2_u64.to_be_bytes()[..], &[0xff; 24]].concat());
        let of_device = || Message::query().account(&account[..]).place_in(&from[..]..=&until[..]);
        let found = table.query(of_device()).consistent().limit(100).await.unwrap();
        assert_eq!(found, sent[1..3]);

        // One by its UUID through the local index, and its deletion returns it.
        let uuid = &sent[2].uuid;
        let by_uuid = Message::query_message_uuid().account(&account[..]).uuid(&uuid[..]);
        let found = table.query(by_uuid).consistent().first().await.unwrap().unwrap();
        assert_eq!(table.delete(found.key()).take().await.unwrap().as_ref(), Some(&sent[2]));
        assert_eq!(table.get(found.key()).await.unwrap(), None);

        // All of a device, and all of an account.
        assert_eq!(table.delete_found(of_device()).await.unwrap(), 1);
        let of_account = Message::collection().account(&account[..]);
        assert_eq!(table.delete_found(of_account).await.unwrap(), 2);
        assert_eq!(table.scan_of::<Message>().await.unwrap(), [other]);
    })
    .await;
}
