//! Passes over a whole table: read, planned, written. The loops by hand send the same requests.

use std::collections::BTreeMap;

use ddb_keys_admin::{audit, migrate, reindex};
use serde_json::{Value, json};
use tokio::runtime::{Builder, Runtime};

use crate::answers::{Answer, Seen, answering};
use crate::entities::{Archive, Parcel};
use crate::meter::{Case, Meter};
use crate::rivals::loops;
use crate::work::{AUDIT, DDB_KEYS, MIGRATE, REINDEX, SDK};

/// The items of a page.
const PAGE: u32 = 100;

/// Compares the requests of both, and measures both.
macro_rules! both {
    ($meter:ident, $work:ident, $answers:expr, |$table:ident| $own:expr, |$client:ident| $by_hand:expr) => {
        if $meter.wants(&$work) {
            let runtime = runtime();
            let seen = Seen::default();
            let client = answering($answers, Some(seen.clone()));
            let ($table, $client) = (Archive::client(client.clone()), client);
            runtime.block_on(async { $own.await.expect("answers") });
            let own = requests(&seen);
            runtime.block_on(async { $by_hand.await.expect("answers") });
            assert_eq!(own, requests(&seen));

            let client = answering($answers, None);
            let ($table, $client) = (Archive::client(client.clone()), client);
            let case = |rival| Case::new(&$work, format!("{PAGE} items"), rival).times(2);
            $meter.measure(
                &case(DDB_KEYS),
                || (),
                |()| runtime.block_on(async { $own.await }).is_ok(),
            );
            $meter.measure(
                &case(SDK),
                || (),
                |()| runtime.block_on(async { $by_hand.await }).is_ok(),
            );
        }
    };
}

pub fn passes(meter: &mut impl Meter) {
    let former = answers(stored(|item, parcel| {
        item["PK"] = json!({ "S": format!("C#{}", parcel.customer) });
        item["SK"] = json!({ "S": format!("P#{}", parcel.number) });
    }));
    let outdated = answers(stored(|item, _| item["GSI1PK"] = json!({ "S": "STATE#outdated" })));
    let present = answers(stored(|_, _| {}));
    both!(
        meter,
        MIGRATE,
        &former,
        |table| async {
            let report = migrate::<Parcel>(&table).segments(1).await;
            report.map(|report| assert_eq!(report.written, u64::from(PAGE)))
        },
        |client| loops::migrate(&client)
    );
    both!(
        meter,
        REINDEX,
        &outdated,
        |table| async {
            let report = reindex(&table).segments(1).await;
            report.map(|report| assert_eq!(report.written, u64::from(PAGE)))
        },
        |client| loops::reindex(&client)
    );
    both!(
        meter,
        AUDIT,
        &present,
        |table| async { audit(&table).segments(1).await.map(|report| assert!(report.is_clean())) },
        |client| loops::scan(&client)
    );
}

fn runtime() -> Runtime {
    Builder::new_current_thread().enable_time().build().expect("a runtime")
}

/// Parcels as they are stored, each changed.
fn stored(change: impl Fn(&mut Value, &Parcel)) -> Vec<Value> {
    let parcels = (0..PAGE).map(|number| {
        let parcel = Parcel {
            customer: format!("customer-{:03}", number % 10),
            number,
            state: "open".to_owned(),
            grams: 100,
        };
        let mut item = json!({
            "PK": { "S": format!("CUSTOMER#{}", parcel.customer) },
            "SK": { "S": format!("PARCEL#{number:08}") },
            "GSI1PK": { "S": "STATE#open" },
            "GSI1SK": { "S": format!("{number:08}") },
            "entity_type": { "S": "Parcel" },
            "customer": { "S": parcel.customer },
            "number": { "N": number.to_string() },
            "state": { "S": parcel.state },
            "grams": { "N": parcel.grams.to_string() },
        });
        change(&mut item, &parcel);
        item
    });
    parcels.collect()
}

/// A page of items, and responses to writes.
fn answers(items: Vec<Value>) -> [Answer; 3] {
    let units = |units: f64| json!({ "TableName": "archive", "CapacityUnits": units });
    let page = json!({
        "Items": items,
        "Count": PAGE,
        "ScannedCount": PAGE,
        "ConsumedCapacity": units(4.5),
    });
    [
        (".Scan", page.to_string()),
        (".TransactWriteItems", json!({ "ConsumedCapacity": [units(6.0)] }).to_string()),
        (".UpdateItem", json!({ "ConsumedCapacity": units(3.0) }).to_string()),
    ]
}

/// The requests since the last call, in an order of their own, without what differs at random.
fn requests(seen: &Seen) -> Vec<String> {
    let seen = seen.lock().expect("one thread").drain(..).collect::<Vec<_>>();
    let mut requests: Vec<String> = seen.into_iter().map(normal).collect();
    requests.sort();
    requests
}

/// A request as text, with what its placeholders stand for, and the clauses of conditions in order.
fn normal(mut request: Value) -> String {
    write_out(&mut request);
    request.to_string()
}

fn write_out(request: &mut Value) {
    if let Value::Array(parts) = request {
        parts.iter_mut().for_each(write_out);
    }
    let Value::Object(map) = request else { return };
    map.remove("ClientRequestToken");
    map.values_mut().for_each(write_out);
    let mut meanings = BTreeMap::new();
    for part in ["ExpressionAttributeNames", "ExpressionAttributeValues"] {
        if let Some(Value::Object(part)) = map.remove(part) {
            meanings.extend(part.into_iter().map(|(name, value)| (name, value.to_string())));
        }
    }
    for (name, part) in map {
        if name.ends_with("Expression")
            && let Value::String(text) = part
        {
            let words = text.split(' ').map(|word| {
                let inner =
                    word.trim_start_matches(|c: char| c.is_ascii_lowercase() || "_(".contains(c));
                let inner = inner.trim_end_matches([',', ')']);
                match meanings.get(inner) {
                    Some(meaning) => word.replace(inner, meaning),
                    None => word.to_owned(),
                }
            });
            let written = words.collect::<Vec<_>>().join(" ");
            let mut clauses: Vec<&str> = written.split(" AND ").collect();
            clauses.sort_unstable();
            *text = clauses.join(" AND ");
        }
    }
}
