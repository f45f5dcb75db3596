//! Collections of an index whose sort key has several attributes: the range is the least in each of them.

use ddb_keys::aws::{Client, Meter, item_size};
use ddb_keys::query::IntoCondition;
use ddb_keys::{Entity, ItemCollection, Table};
use serde::{Deserialize, Serialize};

use crate::engines::on_every_engine;

/// Entities of the same partition, by their sort keys.
macro_rules! entities {
    ($($name:ident $prefix:literal $kind:literal $at:literal,)+) => {$(
        #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
        #[pk($prefix)]
        #[gsi(Work, pk = ["SHOP#<shop>", "DAY#<day:02>"], sk = [$kind, $at])]
        struct $name {
            shop: String,
            day: u8,
            n: u16,
            text: String,
        }

        impl $name {
            fn new(n: u16) -> Self {
                Self { shop: "a".into(), day: 1, n, text: "x".repeat(9000) }
            }
        }
    )+};
}

entities! {
    Early "EARLY#<shop>#<day>#<n>" "NOTE" "EARLY#<n:04>",
    Order "ORDER#<shop>#<day>#<n>" "TASK" "ORDER#<n:04>",
    Other "OTHER#<shop>#<day>#<n>" "TASK" "ORDERS",
    Pick "PICK#<shop>#<day>#<n>" "TASK" "PICK#<n:04>",
    Zone "ZONE#<shop>#<day>#<n>" "TASK" "ZONE#<n:04>",
    Late "LATE#<shop>#<day>#<n>" "TASKS" "PICK#<n:04>",
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "work", pk = "PK")]
#[gsi(Work, name = "work", pk = ["shop_key", "day_key"], sk = ["kind_key", "at_key"])]
enum Works {
    Early(Early),
    Order(Order),
    Other(Other),
    Pick(Pick),
    Zone(Zone),
    Late(Late),
}

/// A collection with these members.
macro_rules! collections {
    ($($name:ident { $($field:ident: $entity:ident,)+ })+) => {$(
        #[derive(Debug, Clone, PartialEq, ItemCollection)]
        #[item_collection(table = Works, index = Work)]
        struct $name { $($field: Vec<$entity>,)+ }
    )+};
}

collections! {
    Orders { orders: Order, }
    Tasks { picks: Pick, orders: Order, }
    Edge { others: Other, orders: Order, }
    OfBothKinds { notes: Early, orders: Order, }
    All { early: Early, orders: Order, others: Other, picks: Pick, zones: Zone, late: Late, }
}

fn shown(query: impl IntoCondition) -> String {
    query.into_condition().unwrap().to_string()
}

#[test]
fn the_range_is_the_least_in_each_attribute() {
    let partition = "Work: PK = SHOP#a and PK2 = DAY#01";
    let told = [
        shown(Orders::query().shop("a").day(1)),
        shown(Tasks::query().shop("a").day(1)),
        shown(Edge::query().shop("a").day(1)),
        shown(OfBothKinds::query().shop("a").day(1)),
        shown(All::query().shop("a").day(1)),
    ];
    let expected = [
        format!(r#"{partition} and SK = TASK and begins_with(SK2, "ORDER#")"#),
        format!("{partition} and SK = TASK and SK2 between ORDER# and PICK$"),
        format!("{partition} and SK = TASK and SK2 between ORDER# and ORDERS"),
        format!("{partition} and SK between NOTE and TASK"),
        String::from(partition),
    ];
    assert_eq!(told, expected);
}

/// The units of reading these rows through the index.
fn units<'r>(rows: impl Iterator<Item = &'r Works>) -> f64 {
    let bytes: usize = rows.map(|row| item_size(&row.to_item().unwrap())).sum();
    bytes.div_ceil(4096) as f64 / 2.0
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_else_is_read() {
    on_every_engine::<Works>(async |table: Client<Works>| {
        let mut rows: Vec<Works> = Vec::new();
        for n in 0..2 {
            let of_kinds: [Works; 5] = [
                Early::new(n).into(),
                Order::new(n).into(),
                Pick::new(n).into(),
                Zone::new(n).into(),
                Late::new(n).into(),
            ];
            rows.extend(of_kinds);
        }
        rows.push(Other::new(7).into());
        let batch = rows.iter().fold(table.batch(), |batch, row| batch.put_any(row));
        batch.await.unwrap();

        let meter = Meter::new();
        let metered = table.metered(&meter);
        let mut before = 0.0;
        let mut read = || {
            let units = meter.total().read - before;
            before += units;
            units
        };
        let pair = |n: u16| [n, n + 1];

        let orders = metered.load(Orders::query().shop("a").day(1)).await.unwrap().unwrap();
        assert_eq!(orders.orders, pair(0).map(Order::new));
        assert_eq!(read(), units(rows.iter().filter(|row| matches!(row, Works::Order(_)))));

        let tasks = metered.load(Tasks::query().shop("a").day(1)).await.unwrap().unwrap();
        let expected =
            Tasks { picks: pair(0).map(Pick::new).to_vec(), orders: orders.orders.clone() };
        assert_eq!(tasks, expected);
        let among =
            |row: &&Works| matches!(row, Works::Order(_) | Works::Other(_) | Works::Pick(_));
        assert_eq!(read(), units(rows.iter().filter(among)));

        let edge = metered.load(Edge::query().shop("a").day(1)).await.unwrap().unwrap();
        assert_eq!((edge.orders.len(), edge.others), (2, vec![Other::new(7)]));
        let among = |row: &&Works| matches!(row, Works::Order(_) | Works::Other(_));
        assert_eq!(read(), units(rows.iter().filter(among)));

        let both = metered.load(OfBothKinds::query().shop("a").day(1)).await.unwrap().unwrap();
        let expected =
            OfBothKinds { notes: pair(0).map(Early::new).to_vec(), orders: orders.orders };
        assert_eq!(both, expected);
        assert_eq!(read(), units(rows.iter().filter(|row| !matches!(row, Works::Late(_)))));

        let all = metered.load(All::query().shop("a").day(1)).await.unwrap().unwrap();
        assert_eq!((all.early.len(), all.late.len(), all.zones.len()), (2, 2, 2));
        assert_eq!(read(), units(rows.iter()));

        // Page after page, from cursors that carry only what the condition leaves open.
        let (mut found, mut cursor) = (Vec::new(), None);
        loop {
            let query = table.query(Tasks::query().shop("a").day(1)).limit(1);
            let page = query.page(cursor).await.unwrap();
            found.extend(page.rows);
            let Some(next) = page.cursor else { break };
            let other = table.query(Edge::query().shop("a").day(1)).page(Some(next.clone())).await;
            assert!(other.is_err(), "the cursor of another collection");
            cursor = Some(next);
        }
        assert_eq!(Tasks::from_rows(found).unwrap(), Some(tasks));
    })
    .await;
}
