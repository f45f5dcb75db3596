use ddb_keys::{Entity, Table};

use super::{Claim, Explanation, key};

#[derive(Entity)]
#[pk("CUSTOMER#<customer>")]
#[sk("ORDER#<number:08>")]
#[gsi(ByState, pk = "STATE#<state>", sk = "<number:desc(8)>")]
#[gsi(ByState, name = "Gifts", when(gift = true), pk = "GIFT", sk = "<customer>#<type>")]
#[former(V1, pk = "C#<customer>", sk = "O#<number>")]
#[former(StateV1, index = ByState, pk = "S#<state>", sk = "<number:desc(8)>")]
#[allow(dead_code, reason = "keys are made from them")]
struct Order {
    customer: String,
    number: u32,
    state: Option<String>,
    gift: bool,
    r#type: char,
}

#[derive(Entity)]
#[pk("CUSTOMER#<customer>")]
#[sk("#CUSTOMER#<customer>")]
#[gsi(Inverted)]
#[allow(dead_code, reason = "keys are made from them")]
struct Customer {
    customer: String,
}

#[derive(Entity)]
#[pk("STRASSE#<straße>")]
#[sk("<number:ordered>#<name..>")]
#[allow(dead_code, reason = "keys are made from them")]
struct Door {
    straße: String,
    number: i8,
    name: String,
}

#[derive(Table)]
#[table(name = "shop", pk = "PK", sk = "SK")]
#[gsi(ByState, name = "by-state", pk = "GSI1PK", sk = "GSI1SK")]
#[gsi(Inverted, name = "inverted", pk = "SK", sk = "PK")]
#[allow(dead_code, reason = "its schema is what is explained")]
enum Shop {
    Order(Order),
    Customer(Customer),
    Door(Door),
}

#[derive(Entity)]
#[pk(number)]
#[allow(dead_code, reason = "keys are made from them")]
struct Invoice {
    number: u32,
}

#[derive(Table)]
#[table(name = "invoices", pk = "number")]
#[allow(dead_code, reason = "its schema is what is explained")]
enum Invoices {
    Invoice(Invoice),
}

#[derive(Entity)]
#[pk(hash)]
#[allow(dead_code, reason = "keys are made from them")]
struct Blob {
    hash: Vec<u8>,
}

#[derive(Table)]
#[table(name = "blobs", pk = "hash")]
#[allow(dead_code, reason = "its schema is what is explained")]
enum Blobs {
    Blob(Blob),
}

#[derive(Entity)]
#[pk("<path..>")]
#[allow(dead_code, reason = "keys are made from them")]
struct Lock {
    path: String,
}

#[derive(Entity)]
#[pk("<path>-md5")]
#[allow(dead_code, reason = "keys are made from them")]
struct Digest {
    path: String,
}

#[derive(Table)]
#[table(name = "locks", pk = "LockID", type_attribute = none, overlap(Lock, Digest, first = Digest))]
#[allow(dead_code, reason = "its schema is what is explained")]
enum Locks {
    Lock(Lock),
    Digest(Digest),
}

fn shop(pk: &str, sk: &str) -> Explanation {
    key::<Shop>(pk, Some(sk)).unwrap()
}

fn claim(pk: &str, sk: &str) -> Claim {
    let mut explanation = shop(pk, sk);
    assert_eq!((explanation.claims.len(), explanation.nearest.len()), (1, 0), "{explanation}");
    explanation.claims.remove(0)
}

#[test]
fn a_present_key_is_explained() {
    let order = claim("CUSTOMER#ada", "ORDER#00000007");
    assert_eq!(order.query.as_deref(), Some(r#"Order::query().customer("ada").number(7)"#));
    assert_eq!(order.partition.as_deref(), Some(r#"Order::collection().customer("ada")"#));
    assert_eq!(order.neighbors, ["Order", "Customer"]);
    let expected = r#"Order
  PK `CUSTOMER#<customer>`
    customer = ada  (text)
  SK `ORDER#<number:08>`
    number = 7  (u32, format `08`, written 00000007)
  found by Order::query().customer("ada").number(7)
  its partition: Order::collection().customer("ada"), of Order, Customer
  in the index by-state, `STATE#<state>` | `<number:desc(8)>`, if `state` is set
    found by Order::query_by_state().state(state).number(7)
  in the index by-state, `GIFT` | `<customer>#<type>`, if `gift` is `true`
    found by Order::query_gifts().customer("ada").r#type(r#type)
  in the index by-state, under its former key `StateV1`, `S#<state>` | `<number:desc(8)>`, if `state` is set
    found by Order::query_state_v1().state(state).number(7)
  in the index inverted, `ORDER#<number:08>` | `CUSTOMER#<customer>`"#;
    assert_eq!(shop("CUSTOMER#ada", "ORDER#00000007").to_string(), expected);
}

#[test]
fn a_field_that_stands_twice_is_given_once() {
    let customer = claim("CUSTOMER#ada", "#CUSTOMER#ada");
    assert_eq!(customer.query.as_deref(), Some(r#"Customer::query().customer("ada")"#));
    let inverted = &customer.indexes[0];
    let query = r#"Customer::query_inverted().customer("ada")"#;
    assert_eq!((inverted.index, inverted.query.as_deref()), ("inverted", Some(query)));
}

#[test]
fn a_former_key_is_explained() {
    let order = claim("C#ada", "O#7");
    assert_eq!((order.former, order.query.as_deref()), (Some("V1"), None));
    assert_eq!(order.key[1].parts[0].value, "7");
    assert!(
        shop("C#ada", "O#7").to_string().starts_with("Order, formerly V1\n  PK `C#<customer>`")
    );
}

#[test]
fn values_are_those_that_formats_have_written() {
    let door = claim("STRASSE#Königsallee", "121#a#b");
    let query = r#"Door::query().straße("Königsallee").number(-7).name("a#b")"#;
    assert_eq!(door.query.as_deref(), Some(query));
}

/// The nearest template: whose it is, its attribute, and the text before and after the byte where it stops matching.
fn nearest(pk: &str, sk: &str) -> (&'static str, &'static str, String, String) {
    let explanation = shop(pk, sk);
    assert!(explanation.claims.is_empty(), "{explanation}");
    let near = explanation.nearest[0].clone();
    assert_eq!(near.before.len(), near.at, "{explanation}");
    assert!(format!("{}{}", near.before, near.after) == pk || near.attribute == "SK");
    (near.entity, near.attribute, near.before, near.after)
}

#[test]
fn the_nearest_template_says_where_it_stops_matching() {
    let found = |pk, sk| {
        let (entity, attribute, before, after) = nearest(pk, sk);
        format!("{entity} {attribute} {before}|{after}")
    };
    assert_eq!(found("CUSTOMER#ada", "ORDER#7"), "Order SK ORDER#|7");
    assert_eq!(found("CUSTOMER#ada", "ORDRE#00000007"), "Order SK ORD|RE#00000007");
    assert_eq!(found("CUSTOMER#ada", "ORDER#4294967296"), "Order SK ORDER#42949672|96");
    assert_eq!(found("C#ada", "O#4294967296"), "Order SK O#4294967296|");
    assert_eq!(found("CUSTOMER#ada", "#CUSTOMER#bob"), "Customer SK #CUSTOMER#bob|");
    assert_eq!(found("CUSTOMER#a#b", "ORDER#00000007"), "Order PK CUSTOMER#|a#b");
    assert_eq!(found("CUSTOMÉR#ada", "ORDER#00000007"), "Order PK CUSTOM|ÉR#ada");
    assert_eq!(found("C#ada", "O#x"), "Order SK O#|x");
    assert_eq!(found("", ""), "Order PK |");
    assert_eq!(found("#", "#"), "Order PK |#");
    assert_eq!(found("STRASSE#a", "300#a"), "Door SK |300#a");
    let long = "é".repeat(2000);
    assert!(
        found(&format!("CUSTOMER#{long}"), "ORDER#00000007").starts_with("Order PK CUSTOMER#é")
    );
}

#[test]
fn a_miss_prints_its_reason() {
    let text = shop("CUSTOMER#ada", "ORDER#7").to_string();
    let expected = r#"no entity of the table `shop` claims the key
  Order: SK `ORDER#<number:08>` stops matching at byte 6, after "ORDER#" and before "7": invalid `number` at byte 6
"#;
    assert!(text.starts_with(expected), "{text}");
    assert_eq!(text.lines().count(), 4, "the three nearest: {text}");
}

#[test]
fn a_key_has_the_attributes_of_the_table() {
    let error = key::<Shop>("CUSTOMER#ada", None).unwrap_err();
    assert_eq!(error.to_string(), "the table `shop` has the sort key `SK`: give it, too");
    let error = key::<Invoices>("7", Some("7")).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the table `invoices` has no sort key: give the partition key alone"
    );
}

#[test]
fn numbers_are_texts_here_and_bytes_are_not() {
    let explanation = key::<Invoices>("7", None).unwrap();
    assert_eq!(explanation.claims[0].query.as_deref(), Some("Invoice::query().number(7)"));
    let explanation = key::<Invoices>("seven", None).unwrap();
    assert_eq!((explanation.claims.len(), explanation.nearest[0].at), (0, 0));
    let explanation = key::<Blobs>("7", None).unwrap();
    assert_eq!(explanation.nearest[0].reason, "the key has bytes, which are not text");
}

#[test]
fn of_two_entities_the_first_claims_what_both_could_have() {
    for (pk, entity) in [("app-md5", "Digest"), ("app", "Lock")] {
        let claims = key::<Locks>(pk, None).unwrap().claims;
        assert_eq!(claims.iter().map(|claim| claim.entity).collect::<Vec<_>>(), [entity]);
    }
}

#[test]
fn json_has_what_the_explanation_has() {
    let json: serde_json::Value =
        serde_json::from_str(&shop("CUSTOMER#ada", "ORDER#00000007").to_json()).unwrap();
    let claim = &json["claims"][0];
    assert_eq!(claim["key"][1]["parts"][0]["value"], "7");
    assert_eq!(claim["indexes"][0]["conditions"][0], "`state` is set");
    assert_eq!(json["nearest"], serde_json::json!([]));
    let json: serde_json::Value =
        serde_json::from_str(&shop("CUSTOMER#ada", "ORDER#7").to_json()).unwrap();
    assert_eq!((&json["nearest"][0]["at"], &json["claims"]), (&6.into(), &serde_json::json!([])));
}
