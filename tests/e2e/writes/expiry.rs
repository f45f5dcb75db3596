//! Items that expire.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;
use ddb_keys::aws::{Client, Error, InvalidRequest};
use ddb_keys::embedded::Embedded;
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
        assert_eq!(expiring_attribute(&table).await.as_deref(), Some("expires"));
    })
    .await;
}

#[tokio::test]
async fn a_table_without_expiry_is_refused() {
    on_every_engine::<Tracker>(async |table| {
        let Err(Error::Refused(refused)) = table.enable_ttl().await else { panic!("enabled") };
        assert_eq!(refused, InvalidRequest::NoTtl { table: "tracker" });
    })
    .await;
}

async fn expiring_attribute(table: &Client<Sessions>) -> Option<String> {
    let describe = table.sdk().describe_time_to_live().table_name(table.table_name());
    describe.send().await.unwrap().time_to_live_description?.attribute_name
}

#[tokio::test]
async fn waiting_for_a_table_also_enables_expiry() {
    let engine = Embedded::start().await.unwrap();
    let created = Sessions::client(engine.client()).with_table_name("created");
    created.create_table().until_active(Duration::from_secs(120)).await.unwrap();
    assert_eq!(expiring_attribute(&created).await.as_deref(), Some("expires"));
    let ensured = Sessions::client(engine.client()).with_table_name("ensured");
    assert!(ensured.ensure_table().await.unwrap());
    assert_eq!(expiring_attribute(&ensured).await.as_deref(), Some("expires"));
}

#[tokio::test]
async fn expiry_is_enabled_on_an_existing_table_that_lacks_it() {
    on_every_engine::<Sessions>(async |table| {
        assert_eq!(expiring_attribute(&table).await, None);
        assert!(!table.ensure_table().await.unwrap());
        assert_eq!(expiring_attribute(&table).await.as_deref(), Some("expires"));
    })
    .await;
}

#[tokio::test]
async fn reads_leave_out_what_has_expired_if_they_are_asked_to() {
    on_every_engine::<Sessions>(async |table| {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
        let (gone, far) = (now - 60, now + 3600);
        table.put(&Session { id: 1, ends: gone }).await.unwrap();
        table.put(&Session { id: 2, ends: far }).await.unwrap();
        table.put(&Token { id: 3, expires: None }).await.unwrap();

        assert_eq!(table.scan().await.unwrap().len(), 3);
        let mut live = table.scan().unexpired().await.unwrap();
        live.sort_by_key(|row| matches!(row, Sessions::Token(_)));
        let (session, token) = (Session { id: 2, ends: far }, Token { id: 3, expires: None });
        assert_eq!(live, [Sessions::Session(session.clone()), Sessions::Token(token)]);

        let query = |id| table.query(Session::query().id(id)).unexpired();
        assert!(query(1).await.unwrap().is_empty());
        assert_eq!(query(2).await.unwrap(), [session]);
        assert!(table.get(SessionKey { id: 1 }).await.unwrap().is_some());
        assert!(table.get(SessionKey { id: 1 }).unexpired().await.unwrap().is_none());
        assert!(table.get(TokenKey { id: 3 }).unexpired().await.unwrap().is_some());
    })
    .await;
    on_every_engine::<Tracker>(async |table| {
        let Err(Error::Refused(refused)) = table.scan().unexpired().await else { panic!("read") };
        assert_eq!(refused, InvalidRequest::NoTtl { table: "tracker" });
    })
    .await;
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(ttl = until)]
#[pk("SITE#<site>")]
#[sk("VISIT#<number:04>")]
struct Visit {
    site: String,
    number: u32,
    until: u64,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "visits", pk = "PK", sk = "SK")]
enum Visits {
    Visit(Visit),
}

/// Each placeholder has one meaning, whatever the key condition has of them.
#[tokio::test]
async fn the_filter_has_placeholders_of_its_own() {
    let engine = Embedded::start().await.unwrap();
    let table = Visits::client(engine.client());
    let filled = |request: QueryFluentBuilder| {
        let names = request.get_expression_attribute_names().clone().unwrap();
        let mut names: Vec<_> = names.into_values().collect();
        names.sort();
        let values = request.get_expression_attribute_values().as_ref().map(|values| values.len());
        (names.join(" "), values, request.get_filter_expression().clone().unwrap())
    };
    let site = || Visit::query().site("x");
    let some =
        |names: &str, values, filter: &str| (names.to_owned(), Some(values), filter.to_owned());

    let whole = table.query(Visit::collection().site("x")).unexpired().into_builder();
    assert_eq!(filled(whole.unwrap()), some("PK until", 2, "NOT #_1 <= :_1"));
    let prefix = table.query(site()).unexpired().into_builder();
    assert_eq!(filled(prefix.unwrap()), some("PK SK until", 3, "NOT #_2 <= :_2"));
    let one = table.query(site().number(1)).unexpired().into_builder();
    assert_eq!(filled(one.unwrap()), some("PK SK until", 3, "NOT #_2 <= :_2"));
    let range = table.query(site().number_in(1..=9)).unexpired().into_builder();
    assert_eq!(filled(range.unwrap()), some("PK SK until", 4, "NOT #_2 <= :_3"));
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(ttl = ends)]
#[pk("LEASE#<id>")]
struct Lease {
    id: u32,
    ends: Option<i64>,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "leases", pk = "PK")]
enum Leases {
    Lease(Lease),
}

#[tokio::test]
async fn every_read_agrees_on_which_items_have_expired() {
    on_every_engine::<Leases>(async |table| {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
        let now = i64::try_from(now).unwrap();
        let ends = [i64::MIN, -5, 0, 1, 9_999, now - 60, now + 3600, 99_999_999_999];
        let ends = ends.map(Some).into_iter().chain([None]);
        for (id, ends) in (0..).zip(ends) {
            table.put(&Lease { id, ends }).await.unwrap();
            let is_live = ends.is_none_or(|ends| ends > now);
            let got = table.get(LeaseKey { id }).unexpired().await.unwrap();
            assert_eq!(got.is_some(), is_live, "{ends:?} got");
            let found = table.query(Lease::query().id(id)).unexpired();
            assert_eq!(found.await.unwrap().len(), usize::from(is_live), "{ends:?} found");
            let count = table.query(Lease::query().id(id)).unexpired().count();
            assert_eq!(count.await.unwrap(), usize::from(is_live), "{ends:?} counted");
        }
        assert_eq!(table.scan().unexpired().await.unwrap().len(), 3);
    })
    .await;
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(ttl = expires)]
#[pk("PERMIT#<id>")]
struct Permit {
    id: u32,
    expires: f64,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "permits", pk = "PK")]
enum Permits {
    Permit(Permit),
}

/// Other programs store seconds with a fraction.
#[tokio::test]
async fn an_expiry_may_have_a_fraction() {
    on_every_engine::<Permits>(async |table| {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs_f64().trunc();
        let live = Permit { id: 1, expires: now + 1000.125 };
        let expired = Permit { id: 2, expires: now - 1000.875 };
        table.put(&live).await.unwrap();
        table.put(&expired).await.unwrap();
        assert_eq!(table.get(live.key()).unexpired().await.unwrap(), Some(live.clone()));
        assert_eq!(table.get(expired.key()).unexpired().await.unwrap(), None);
        assert_eq!(table.get(expired.key()).await.unwrap(), Some(expired));
        assert_eq!(table.scan().unexpired().await.unwrap(), [Permits::Permit(live.clone())]);
        let audit = ddb_keys_admin::audit(&table).await.unwrap();
        assert!(audit.is_clean(), "{audit}");
        let error = table.put(&Permit { expires: (now + 0.5) * 1000.0 + 0.5, ..live }).await;
        let error = error.unwrap_err().to_string();
        assert!(error.contains("milliseconds"), "{error}");
    })
    .await;
}
