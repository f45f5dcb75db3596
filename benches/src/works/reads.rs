//! Many rows: of a partition, of a table in segments, and of many keys. Loops by hand read the same.

use ddb_keys::aws::{Error, RowStream};
use tokio::runtime::{Builder, Runtime};

use crate::answers::{answering_by, order};
use crate::entities::{Order, OrderKey, Shop};
use crate::meter::{Case, Meter};
use crate::rivals::reads as by_hand;
use crate::work::{DDB_KEYS, GET_MANY, SDK, SEGMENTS, STREAM, Work};

const USERNAME: &str = "alice-in-wonderland";
/// The rows of a page, and of the response to a batch of keys.
const PAGE: u32 = 1000;
const BATCH: u32 = 100;
/// The pages of a partition and those of a segment. The ratio is the same for five times as many.
const PAGES: u32 = 10;
const SEGMENT_PAGES: u32 = 5;
const SEGMENT_COUNT: u32 = 4;
const KEYS: u32 = 1000;

pub fn reads(meter: &mut impl Meter) {
    let runtime = Builder::new_current_thread().enable_time().build().expect("a runtime");
    if meter.wants(&STREAM) {
        stream(meter, &runtime);
    }
    if meter.wants(&SEGMENTS) {
        segments(meter, &runtime);
    }
    if meter.wants(&GET_MANY) {
        get_many(meter, &runtime);
    }
}

fn stream(meter: &mut impl Meter, runtime: &Runtime) {
    let sdk = paged(PAGES);
    let table = Shop::client(sdk.clone());
    let own = || {
        let rows = table.query(Order::query().username(USERNAME)).stream();
        runtime.block_on(summed(rows)).ok()
    };
    let by_hand = || runtime.block_on(by_hand::query(&sdk, USERNAME)).ok();
    let rows = PAGES * PAGE;
    let read = Some((rows as usize, 100 * u64::from(rows)));
    assert_eq!([own(), by_hand()], [read; 2]);
    both(meter, &STREAM, &format!("{rows} rows"), own, by_hand);
}

fn segments(meter: &mut impl Meter, runtime: &Runtime) {
    let sdk = paged(SEGMENT_PAGES);
    let table = Shop::client(sdk.clone());
    let own = || {
        let rows = table.scan_of::<Order>().segments(SEGMENT_COUNT).stream();
        runtime.block_on(summed(rows)).ok()
    };
    let by_hand = || runtime.block_on(by_hand::scan(&sdk, SEGMENT_COUNT)).ok();
    let items = SEGMENT_COUNT * SEGMENT_PAGES * PAGE;
    let read = Some((items as usize, 100 * u64::from(items)));
    assert_eq!([own(), by_hand()], [read; 2]);
    both(meter, &SEGMENTS, &format!("{items} items"), own, by_hand);
}

fn get_many(meter: &mut impl Meter, runtime: &Runtime) {
    let batches = (0..KEYS / BATCH).map(|batch| {
        let orders = orders(batch, BATCH).join(",");
        format!(r#"{{"Responses":{{"shop":[{orders}]}},"UnprocessedKeys":{{}}}}"#)
    });
    let batches: Vec<String> = batches.collect();
    let sdk = answering_by(None, move |_, request| {
        let first = number_in(request).expect("a request with keys");
        batches[(first / BATCH) as usize].clone()
    });
    let table = Shop::client(sdk.clone());
    let own = || {
        let keys = (0..KEYS).map(|number| OrderKey { username: USERNAME, number });
        runtime.block_on(async { table.get_many(keys).await }).ok()
    };
    let by_hand = || runtime.block_on(by_hand::get_many(&sdk, USERNAME, KEYS)).ok();
    let read = own().expect("orders");
    assert_eq!(read.len(), KEYS as usize);
    assert_eq!(Some(read), by_hand());
    both(meter, &GET_MANY, &format!("{KEYS} keys"), own, by_hand);
}

fn both<R>(
    meter: &mut impl Meter,
    work: &Work,
    input: &str,
    own: impl Fn() -> R,
    by_hand: impl Fn() -> R,
) {
    let case = |rival| Case::new(work, input, rival).times(1);
    meter.measure(&case(DDB_KEYS), || (), |()| own());
    meter.measure(&case(SDK), || (), |()| by_hand());
}

/// The number of orders and the sum of their totals.
async fn summed(mut rows: RowStream<Order>) -> Result<(usize, u64), Error> {
    let mut sum = (0, 0);
    while let Some(order) = rows.try_next().await? {
        sum = (sum.0 + 1, sum.1 + u64::from(order.total));
    }
    Ok(sum)
}

/// A client that gets this many pages, one after the other.
fn paged(pages: u32) -> aws_sdk_dynamodb::Client {
    let pages: Vec<String> = (0..pages).map(|at| page(at, at + 1 == pages)).collect();
    answering_by(None, move |_, request| {
        let start = request.split_once("ExclusiveStartKey").map(|(_, start)| start);
        let last = start.and_then(number_in);
        let at = last.map_or(0, |last| last / PAGE + 1);
        pages[at as usize].clone()
    })
}

fn page(at: u32, is_last: bool) -> String {
    let last = (at + 1) * PAGE - 1;
    let start = if is_last {
        String::new()
    } else {
        let key = format!(r#"{{"PK":{{"S":"USER#{USERNAME}"}},"SK":{{"S":"ORDER#{last:08}"}}}}"#);
        format!(r#","LastEvaluatedKey":{key}"#)
    };
    let items = orders(at, PAGE).join(",");
    format!(r#"{{"Items":[{items}],"Count":{PAGE},"ScannedCount":{PAGE}{start}}}"#)
}

/// One after another, so many.
fn orders(at: u32, count: u32) -> Vec<String> {
    (at * count..(at + 1) * count).map(|number| order(USERNAME, number).to_string()).collect()
}

/// The number in the first sort key of a text.
fn number_in(text: &str) -> Option<u32> {
    text.split_once("ORDER#")?.1.get(..8)?.parse().ok()
}
