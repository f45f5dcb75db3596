//! Filters of reads through an index, which has only some of the attributes.

use std::fmt::Debug;

use ddb_keys::aws::{Error, InvalidRequest};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use crate::engines::on_every_engine;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(ttl = expires)]
#[pk("HOLD#<id>")]
#[gsi(ByRoom, pk = "ROOM#<room>", sk = "HOLD#<id>")]
#[gsi(ByGuest, pk = guest)]
struct Hold {
    id: u32,
    room: String,
    guest: String,
    paid: bool,
    nights: u32,
    expires: i64,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "holds", pk = "PK")]
#[gsi(ByRoom, name = "by-room", pk = "RPK", sk = "RSK", projection = keys_only)]
#[gsi(ByGuest, name = "by-guest", pk = "guest", projection = include("nights"))]
enum Holds {
    Hold(Hold),
}

#[derive(Debug, PartialEq, Deserialize)]
struct Stored {
    #[serde(rename = "PK")]
    pk: String,
}

fn not_projected<R: Debug>(read: Result<R, Error>) -> String {
    match read {
        Err(Error::Refused(error @ InvalidRequest::NotProjected { .. })) => error.to_string(),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_filter_names_only_what_the_index_projects() {
    on_every_engine::<Holds>(async |table| {
        for id in 1..=3 {
            let (room, guest) = (String::from("12"), String::from("ann"));
            let (paid, expires) = (id == 2, i64::from(id) << 30);
            table.put(&Hold { id, room, guest, paid, nights: id, expires }).await.unwrap();
        }
        let by_room = || table.query(Hold::query_by_room().room("12"));
        let by_guest = || table.query(Hold::query_by_guest().guest("ann"));
        let scan = || table.scan_index(Hold::scan_by_room());

        let lacks =
            |index: &str, name: &str| format!("the index `{index}` does not project `{name}`, so a filter cannot name it: filter the rows that it returns, or change the index's projection");
        let paid = lacks("by-room", "paid");
        assert_eq!(not_projected(by_room().filter(|h| h.paid.eq(true)).select_as::<Stored>().await), paid);
        assert_eq!(not_projected(by_room().filter(|h| !h.paid.eq(true)).count().await), paid);
        assert_eq!(not_projected(scan().filter(|h| h.paid.eq(true)).select_as::<Stored>().await), paid);
        let text = by_room().select_as::<Stored>().filter_text("paid = :paid").value(":paid", true);
        assert_eq!(not_projected(text.await), paid);
        let placeholder = scan().select_as::<Stored>();
        let placeholder = placeholder.filter_text("#p = :p").name("#p", "paid").value(":p", true);
        assert_eq!(not_projected(placeholder.await), paid);
        let in_size = by_guest().filter(|h| h.nights.lt(2) | h.paid.exists());
        assert_eq!(not_projected(in_size.select_as::<Stored>().await), lacks("by-guest", "paid"));
        // Every item would seem to never expire.
        assert_eq!(not_projected(by_room().unexpired().select_as::<Stored>().await), lacks("by-room", "expires"));
        assert_eq!(not_projected(scan().unexpired().count().await), lacks("by-room", "expires"));
        let of_type = table.query(Hold::query_by_room().room("12")).select_as::<Stored>();
        let of_type = of_type.filter_of::<Hold>(|h| h.id.eq(1));
        assert_eq!(not_projected(of_type.await), lacks("by-room", "entity_type"));

        let two = by_guest().filter(|h| h.nights.between(2..=3)).select_as::<Stored>();
        let two = two.await.unwrap();
        assert_eq!(two.len(), 2);
        let two = by_guest().select_as::<Stored>().filter_text("nights > :one");
        let two = two.value(":one", 1).await.unwrap();
        assert_eq!(two.len(), 2);
    })
    .await;
}
