use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::Item;
use ddb_keys::{Entity, KeyPart, Table};

use super::chosen_key::ChosenKey;
use super::given_parts::{GivenParts, Needs};
use super::item_table::{Columns, many, one};
use super::key_condition::KeyCondition;

#[derive(Entity)]
#[pk("CUSTOMER#<customer>")]
#[sk("ORDER#<number:08>#<state>")]
#[gsi(ByState, pk = "STATE#<state>", sk = total)]
#[gsi(ByState, name = "Gifts", when(gift = true), pk = "GIFT", sk = total)]
#[gsi(Inverted)]
#[allow(dead_code, reason = "keys are made from them")]
struct Order {
    customer: String,
    number: u32,
    state: State,
    gift: bool,
    total: i64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
#[key_part(rename_all = "lowercase")]
enum State {
    Open,
    Closed,
}

#[derive(Entity)]
#[pk("FILE#<hash>")]
#[sk("<path..>")]
#[allow(dead_code, reason = "keys are made from them")]
struct File {
    hash: u8,
    path: String,
}

#[derive(Entity)]
#[pk("VISIT#<customer>")]
#[sk("<at:04>")]
#[gsi(ByPlace, pk = [region, "CITY#<city>"], sk = [floor, "<at:04>#<customer>"])]
#[lsi(ByFloor, sk = floor)]
#[allow(dead_code, reason = "keys are made from them")]
struct Visit {
    customer: String,
    at: u32,
    region: String,
    city: String,
    floor: i8,
}

#[derive(Entity)]
#[pk("EVENT#<day>#<id:shard(3)>")]
#[sk("<at:04>#<id>")]
#[allow(dead_code, reason = "keys are made from them")]
struct Event {
    day: u8,
    id: u32,
    at: u32,
}

#[derive(Table)]
#[table(name = "shop", pk = "PK", sk = "SK")]
#[gsi(ByState, name = "by-state", pk = "GSI1PK", sk = "total")]
#[gsi(Inverted, name = "inverted", pk = "SK", sk = "PK")]
#[gsi(ByPlace, name = "by-place", pk = ["region", "CITY"], sk = ["floor", "AT"])]
#[lsi(ByFloor, name = "by-floor", sk = "floor")]
#[allow(dead_code, reason = "its schema is what is read")]
enum Shop {
    Order(Order),
    File(File),
    Visit(Visit),
    Event(Event),
}

/// The condition that parts make, or why they make none. `get` needs every part.
fn condition(command: &str) -> Result<String, String> {
    let (parts, index) = match command.split_once(" --index ") {
        Some((parts, index)) => (parts, Some(index)),
        None => (command, None),
    };
    let mut words = parts.split(' ').map(String::from);
    let needs =
        if words.next().as_deref() == Some("get") { Needs::Whole } else { Needs::Partition };
    let key = ChosenKey::find(Shop::SCHEMA, &words.next().unwrap(), index)?;
    let given = GivenParts::read(&key, &words.collect::<Vec<_>>(), needs)?;
    let conditions = KeyCondition::all(&key, &given)?;
    Ok(conditions.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
}

#[test]
fn parts_are_written_as_the_key_has_them() {
    for (command, expected) in [
        (
            "get Order customer=ada number=7 state=open",
            "PK = CUSTOMER#ada and SK = ORDER#00000007#open",
        ),
        ("query Order customer=ada", "PK = CUSTOMER#ada and SK = ORDER#…"),
        ("query Order number=7 customer=a=b", "PK = CUSTOMER#a=b and SK = ORDER#00000007#…"),
        ("query Order state=open --index ByState", "GSI1PK = STATE#open"),
        ("query Order state=open total=-15 --index ByState", "GSI1PK = STATE#open and total = -15"),
        ("query Order --index Gifts", "GSI1PK = GIFT"),
        (
            "query Order number=7 state=open --index inverted",
            "SK = ORDER#00000007#open and PK = CUSTOMER#…",
        ),
        ("query File hash=7", "PK = FILE#7"),
        ("query Visit customer=ada --index by-floor", "PK = VISIT#ada"),
        ("query Visit customer=ada floor=-1 --index by-floor", "PK = VISIT#ada and floor = -1"),
        ("query Visit region=eu city=Ulm --index by-place", "region = eu and CITY = CITY#Ulm"),
        (
            "query Visit region=eu city=Ulm floor=0 at=7 --index by-place",
            "region = eu and CITY = CITY#Ulm and floor = 0 and AT = 0007#…",
        ),
        ("get File hash=7 path=a#b", "PK = FILE#7 and SK = a#b"),
        ("query Event day=5 id=7 at=3", "PK = EVENT#5#1 and SK = 0003#7"),
        (
            "query Event day=5 at=3",
            "PK = EVENT#5#0 and SK = 0003#…; PK = EVENT#5#1 and SK = 0003#…; PK = EVENT#5#2 and SK = 0003#…",
        ),
        ("query Event day=5 id=7", "PK = EVENT#5#1"),
    ] {
        assert_eq!(condition(command).as_deref(), Ok(expected), "{command}");
    }
}

#[test]
fn what_is_wrong_is_said_with_what_to_write() {
    for (command, expected) in [
        (
            "get Ordr",
            "the table `shop` has no entity `Ordr`; it has `Order`, `File`, `Visit`, `Event`",
        ),
        (
            "get Order customer=ada",
            "the key of `Order` needs `number`, `state`: write `get Order customer=… number=… state=…`",
        ),
        (
            "query Order state=open",
            "the key of `Order` needs `customer`: write `query Order customer=… [number=…] [state=…]`",
        ),
        (
            "query Order customer=ada state=open",
            "parts are given from the left, and `number` is before `state`: \
             write `query Order customer=… [number=…] [state=…]`",
        ),
        (
            "get Order custmer=ada",
            "the key of `Order` has no part `custmer`: write `get Order customer=… number=… state=…`",
        ),
        (
            "query Visit city=Ulm --index by-place",
            "the key of `Visit` in the index `ByPlace` needs `region`: \
             write `query Visit region=… city=… [floor=…] [at=…] [customer=…] --index ByPlace`",
        ),
        ("get File 7", "`7` is not a part of a key: write `get File hash=… path=…`"),
        ("get File hash=7 hash=8", "`hash` is given twice"),
        (
            "query Order customer=ada --index ByState",
            "the key of `Order` in the index `ByState` has no part `customer`: \
             write `query Order state=… [total=…] --index ByState`",
        ),
        (
            "query Order --index by-state",
            "`Order` has several keys in the index `by-state`: name one, `ByState`, `Gifts`",
        ),
        (
            "query Order --index x",
            "`Order` is in no index `x`, but in `ByState`, `Gifts`, `Inverted`",
        ),
        ("query File --index x", "`File` is in no index"),
        (
            "query Event id=7",
            "the key of `Event` needs `day`: write `query Event day=… [id=…] [at=…]`",
        ),
        (
            "get Event day=5 at=3",
            "the key of `Event` needs `id`: write `get Event day=… id=… at=…`",
        ),
    ] {
        assert_eq!(condition(command).unwrap_err(), expected, "{command}");
    }
}

#[test]
fn a_value_that_no_key_has_is_refused() {
    for (command, expected) in [
        (
            "query Order customer=a number=last",
            "`number` cannot be `last`: expected a value of the type `u32`, which the key has in the format `08`",
        ),
        (
            "query Order customer=a number=100000000",
            "`number` cannot be `100000000`: expected a value of the type `u32`, which the key has in the format `08`",
        ),
        (
            "query Order state=shut --index ByState",
            "`state` cannot be `shut`: expected one of `open`, `closed`",
        ),
        (
            "query Order customer=a#b",
            "`customer` cannot be `a#b`: it has a `#`, which separates the parts of `CUSTOMER#<customer>`",
        ),
        ("query Order customer=", "`customer` cannot be empty"),
        (
            "query Order state=open total=x --index ByState",
            "`total` cannot be `x`: expected a value of the type `i64`",
        ),
    ] {
        assert_eq!(condition(command).unwrap_err(), expected, "{command}");
    }
}

fn item(attributes: &[(&str, &str)]) -> Item {
    let attributes = attributes.iter().map(|(name, value)| (*name, *value));
    attributes.map(|(name, value)| (name.to_string(), AttributeValue::S(value.into()))).collect()
}

fn orders() -> [Item; 2] {
    let key = [("PK", "CUSTOMER#ada"), ("SK", "ORDER#00000007#open"), ("entity_type", "Order")];
    let first = [("customer", "ada"), ("note", "as soon as it can be had, please")];
    [item(&[&key[..], &first].concat()), item(&[&key[..], &[("state", "open")]].concat())]
}

#[test]
fn columns_are_the_key_the_fields_and_what_no_field_has() {
    let orders = orders();
    let columns = Columns::of(&orders, Shop::SCHEMA, Order::SCHEMA);
    let expected = "\
┌──────────────┬─────────────────────┬──────────┬───────┬──────────────────────────────────┐
│ PK           ┆ SK                  ┆ customer ┆ state ┆ note                             │
╞══════════════╪═════════════════════╪══════════╪═══════╪══════════════════════════════════╡
│ CUSTOMER#ada ┆ ORDER#00000007#open ┆ ada      ┆       ┆ as soon as it can be had, please │
│ CUSTOMER#ada ┆ ORDER#00000007#open ┆          ┆ open  ┆                                  │
└──────────────┴─────────────────────┴──────────┴───────┴──────────────────────────────────┘";
    assert_eq!(many(&orders, &columns, None), expected);
    assert_eq!(many(&orders, &columns, Some(92)), expected);
    assert!(
        one(&orders[0], &columns, None).contains("│ entity_type ┆ Order "),
        "it is left out above"
    );
}

#[test]
fn a_narrow_terminal_gets_an_attribute_in_each_line() {
    let orders = orders();
    let columns = Columns::of(&orders, Shop::SCHEMA, Order::SCHEMA);
    let expected = "\
┌──────────┬───────────────────────────┐
│ PK       ┆ CUSTOMER#ada              │
│ SK       ┆ ORDER#00000007#open       │
│ customer ┆ ada                       │
│ note     ┆ as soon as it can be had, │
│          ┆ please                    │
└──────────┴───────────────────────────┘
┌───────┬─────────────────────┐
│ PK    ┆ CUSTOMER#ada        │
│ SK    ┆ ORDER#00000007#open │
│ state ┆ open                │
└───────┴─────────────────────┘";
    assert_eq!(many(&orders, &columns, Some(40)), expected);
    assert_eq!(many(&orders, &columns, Some(91)).lines().count(), 11, "it is a column too wide");
}
