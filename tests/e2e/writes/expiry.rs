//! Items that expire.

use ddb_keys::aws::{Error, RefusedRequest};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use super::tracker::Tracker;
use crate::engines::on_every_engine;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(ttl = ends)]
#[pk("SESSION#<id>")]
struct Session {
    id: u32,
    #[serde(rename = "expires")]
    ends: u64,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(ttl = expires)]
#[pk("TOKEN#<id>")]
struct Token {
    id: u32,
    expires: Option<u64>,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "sessions", pk = "PK")]
enum Sessions {
    Session(Session),
    Token(Token),
}

#[tokio::test]
async fn dynamodb_is_told_the_attribute() {
    on_every_engine::<Sessions>(async |table| {
        assert_eq!(Sessions::SCHEMA.ttl_attribute(), Some("expires"));
        table.enable_ttl().await.unwrap();
        let describe = table.sdk().describe_time_to_live().table_name(table.table_name());
        let description = describe.send().await.unwrap().time_to_live_description.unwrap();
        assert_eq!(description.attribute_name(), Some("expires"));
    })
    .await;
}

#[tokio::test]
async fn a_table_without_expiry_is_refused() {
    on_every_engine::<Tracker>(async |table| {
        let Err(Error::Refused(refused)) = table.enable_ttl().await else { panic!("enabled") };
        assert_eq!(refused, RefusedRequest::NoTtl { table: "tracker" });
    })
    .await;
}
