//! The JSON of a table's chart, compared with the schema in the documentation.

#[path = "../golden/shop.rs"]
mod shop;

use std::collections::{BTreeMap, BTreeSet};

use ddb_keys::{Entity, KeyPart, Table};
use ddb_keys_admin::chart;
use serde::Serialize;
use serde_json::Value;

const DOCUMENTATION: &str = include_str!("../../ddb-keys-admin/src/chart/mod.rs");

#[derive(Serialize, KeyPart, Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum State {
    Open,
    #[key_part(rename = "paid")]
    Paid,
}

const LARGE: u32 = 100;

#[derive(Serialize, KeyPart)]
#[key_part(len = 4, chars = "A-Z")]
struct Code(String);

#[derive(Serialize, Entity)]
#[entity(version = version, ttl = expires)]
#[pk("CUSTOMER#<customer>")]
#[sk("ORDER#<number:08>")]
#[gsi(ByState, name = Large, when(number = LARGE..), pk = "LARGE#<state>", sk = "<number:08>")]
#[gsi(ByState, name = Held, when(held = true), pk = "HELD#<state>", sk = "<number:08>")]
#[gsi(ByState, pk = "STATE#<state>", sk = "<number:08>")]
#[gsi(ByPlace, pk = [region, city], sk = [number])]
#[gsi(Inverted)]
#[lsi(ByCode, sk = "CODE#<code>")]
#[former(V1, pk = "C|<customer>", sk = "O|<number>", separator = '|')]
#[former(CodeV1, index = ByCode, sk = "code|<code>", separator = '|')]
#[allow(dead_code, reason = "it is there for its keys")]
struct Order {
    customer: String,
    number: u32,
    #[serde(rename = "s")]
    state: State,
    held: bool,
    region: String,
    city: Option<String>,
    code: Code,
    version: u64,
    expires: u64,
}

#[derive(Entity)]
#[entity(unique(Mark = Mark { path: self.path.clone() }))]
#[pk("\"\\\u{7}#<path..>")]
#[sk("#")]
#[allow(dead_code, reason = "it is there for its keys")]
struct Quoted {
    path: String,
}

#[derive(Entity)]
#[pk("MARK#<path..>")]
#[sk("MARK")]
#[allow(dead_code, reason = "it is there for its keys")]
struct Mark {
    path: String,
}

#[derive(Table)]
#[table(name = "shop.1", pk = "PK", sk = "SK", overlap(Order, Quoted))]
#[gsi(ByState, name = "by-state", pk = "GSI1PK", sk = "GSI1SK", projection = keys_only)]
#[gsi(ByPlace, pk = ["region", "city"], sk = ["number"], projection = include("held"))]
#[gsi(Inverted, pk = "SK", sk = "PK")]
#[lsi(ByCode, sk = "LSI1SK")]
#[allow(dead_code, reason = "it is there for its schema")]
enum Shop {
    Order(Order),
    Quoted(Quoted),
    Mark(Mark),
}

#[derive(Entity)]
#[pk(id)]
#[allow(dead_code, reason = "it is there for its keys")]
struct Plain {
    id: u32,
}

#[derive(Table)]
#[table(name = "plain", pk = "id", type_attribute = none)]
#[allow(dead_code, reason = "it is there for its schema")]
enum Least {
    Plain(Plain),
}

/// The fields of each object, as the table in the documentation lists them.
fn documented() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let rows = DOCUMENTATION.lines().filter_map(|line| line.strip_prefix("//! | "));
    let rows = rows.skip_while(|row| !row.starts_with("object")).skip(1);
    let objects = rows.map(|row| {
        let (object, fields) = row.split_once(" | ").unwrap();
        let mut depth = 0;
        let outside: Vec<&str> = fields
            .split_inclusive(['(', ')'])
            .filter(|piece| {
                let is_outside = depth == 0;
                depth += piece.matches('(').count();
                depth -= piece.matches(')').count();
                is_outside
            })
            .collect();
        let names = outside.into_iter().flat_map(|piece| piece.split('`').skip(1).step_by(2));
        (object, names.collect())
    });
    objects.collect()
}

/// Checks that an object has exactly the fields of its documentation, and returns it.
#[track_caller]
fn object<'v>(value: &'v Value, kind: &str) -> &'v serde_json::Map<String, Value> {
    let documented = documented();
    let fields = value.as_object().unwrap_or_else(|| panic!("{kind}: {value}"));
    let names: BTreeSet<&str> = fields.keys().map(String::as_str).collect();
    let mut expected = documented[kind].clone();
    if kind == "key attribute" {
        expected.remove(if names.contains("raw") { "template" } else { "raw" });
    }
    assert_eq!(names, expected, "{kind}");
    fields
}

fn texts(value: &Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect()
}

fn check_key_attribute(value: &Value) {
    let attribute = object(value, "key attribute");
    assert!(["S", "N", "B"].contains(&attribute["type"].as_str().unwrap()));
    assert!(attribute.get("template").or(attribute.get("raw")).unwrap().is_string());
    for part in attribute["parts"].as_array().unwrap() {
        let part = object(part, "part");
        assert!(
            part["field"].is_string() && part["kind"].is_string() && part["format"].is_string()
        );
        assert!(part["min"].is_u64() && (part["max"].is_u64() || part["max"].is_null()));
        assert!(part["chars"].is_string() || part["chars"].is_null());
        assert!(part["nonzero"].is_boolean());
        assert!(part["words"].is_null() || !texts(&part["words"]).is_empty());
        let variants = &part["variants"];
        assert!(variants.is_null() || texts(variants).len() == texts(&part["words"]).len());
    }
}

fn check_sort_key(value: &Value) {
    if !value.is_null() {
        check_key_attribute(value);
    }
}

/// Checks each object of a chart.
fn check(json: &str) -> Value {
    let chart: Value = serde_json::from_str(json).unwrap();
    let whole = object(&chart, "the whole");
    assert_eq!((&whole["format"], &whole["version"]), (&"ddb-keys chart".into(), &1.into()));
    assert!(whole["table"].is_string() && whole["pk"].is_string());
    for name in ["sk", "type_attribute", "write_token", "ttl"] {
        assert!(whole[name].is_string() || whole[name].is_null(), "{name}");
    }
    for pair in whole["overlaps"].as_array().unwrap() {
        assert_eq!(texts(pair).len(), 2);
    }
    let firsts = whole["firsts"].as_array().unwrap();
    assert_eq!(firsts.len(), whole["overlaps"].as_array().unwrap().len());
    assert!(firsts.iter().all(|first| first.is_null() || first.is_string()));
    for index in whole["indexes"].as_array().unwrap() {
        let index = object(index, "index");
        assert!(index["index"].is_string() && index["name"].is_string());
        assert!(index["local"].is_boolean());
        assert_eq!(texts(&index["pk"]).is_empty(), index["local"] == true);
        texts(&index["sk"]);
        let projection = index["projection"].as_str().unwrap();
        assert!(["all", "keys_only", "include"].contains(&projection));
        assert_eq!(index["include"].is_array(), projection == "include");
    }
    for entity in whole["entities"].as_array().unwrap() {
        let entity = object(entity, "entity");
        assert_eq!(entity["separator"].as_str().unwrap().len(), 1);
        check_key_attribute(&entity["pk"]);
        check_sort_key(&entity["sk"]);
        assert!(entity["version"].is_string() || entity["version"].is_null());
        for former in entity["formers"].as_array().unwrap() {
            let former = object(former, "former key");
            assert!(former["name"].is_string() && former["separator"].is_string());
            check_key_attribute(&former["pk"]);
            check_sort_key(&former["sk"]);
        }
        for former in entity["former_index_keys"].as_array().unwrap() {
            let former = object(former, "former index key");
            let texts_of = ["index", "name", "kind", "separator"];
            assert!(texts_of.into_iter().all(|name| former[name].is_string()));
            let attributes = former["pk"].as_array().unwrap().iter();
            attributes.chain(former["sk"].as_array().unwrap()).for_each(check_key_attribute);
            texts(&former["optional"]);
        }
        for unique in entity["uniques"].as_array().unwrap() {
            let unique = object(unique, "unique value");
            assert!(unique["lock"].is_string() && unique["code"].is_string());
        }
        for key in entity["index_keys"].as_array().unwrap() {
            let key = object(key, "index key");
            assert!(key["index"].is_string() && key["name"].is_string());
            let kinds = ["global", "inverted", "local"];
            assert!(kinds.contains(&key["kind"].as_str().unwrap()));
            let attributes = key["pk"].as_array().unwrap().iter();
            attributes.chain(key["sk"].as_array().unwrap()).for_each(check_key_attribute);
            assert_eq!(texts(&key["when"]).len(), texts(&key["patterns"]).len());
            for constant in key["constants"].as_array().unwrap() {
                let constant = object(constant, "constant");
                assert!(constant["name"].is_string() && constant["value"].is_string());
            }
            texts(&key["optional"]);
        }
        assert!(entity["struct"].is_string());
        texts(&entity["attributes"]);
        for field in entity["fields"].as_array().unwrap() {
            let field = object(field, "field");
            assert!(field["field"].is_string() && field["functions"].is_string());
            assert!(field["code"].is_string());
            assert!(field["attribute"].is_string() || field["attribute"].is_null());
            texts(&field["aliases"]);
        }
    }
    chart
}

#[test]
fn the_json_of_a_chart_is_as_documented() {
    let chart = check(&chart::json(Shop::SCHEMA));
    assert_eq!(chart["table"], "shop.1");
    assert_eq!(chart["ttl"], "expires");
    let entities = chart["entities"].as_array().unwrap();
    let names: Vec<_> = entities.iter().map(|entity| entity["entity"].as_str().unwrap()).collect();
    assert_eq!(names, ["Mark", "Order", "Quoted"]);
    let [_, order, quoted] = &entities[..] else { panic!("{names:?}") };
    assert_eq!(quoted["uniques"][0]["lock"], "Mark");
    assert_eq!(quoted["pk"]["template"], "\"\\\u{7}#<path..>");
    assert_eq!(quoted["pk"]["parts"][0]["format"], "..");
    assert_eq!(order["version"], "version");
    assert_eq!(order["formers"][0]["separator"], "|");
    assert_eq!(order["index_keys"].as_array().unwrap().len(), 6);
    assert_eq!(order["index_keys"][2]["constants"][0]["value"], "100");
    assert_eq!(order["fields"][0]["code"], "bool");
    assert_eq!(order["fields"][1]["attribute"], "s");

    let chart = check(&chart::json(Least::SCHEMA));
    assert_eq!((&chart["sk"], &chart["type_attribute"]), (&Value::Null, &Value::Null));
    assert_eq!(chart["entities"][0]["pk"]["raw"], "id");
}

#[test]
fn the_json_is_the_same_every_time() {
    assert_eq!(chart::json(Shop::SCHEMA), chart::json(Shop::SCHEMA));
    assert_eq!(documented().len(), 11, "every object is documented");
}
