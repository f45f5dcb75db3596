//! Next part of unusual names.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, KeyPart};
use ddb_keys::query::IntoCondition;

#[derive(Entity)]
#[pk("R#<type>#<a1>#<a_1>")]
#[sk("S#<match>#<id>")]
struct r#Fn {
    r#type: String,
    a1: String,
    a_1: String,
    r#match: u32,
    id: u32,
}

#[derive(Entity)]
#[pk("S#<next>")]
#[sk("<kind>")]
struct Generic<Next: KeyPart, Kind: KeyPart> {
    next: Next,
    kind: Kind,
}

macro_rules! entity {
    ($name:ident, $field:ident) => {
        #[derive(Entity)]
        #[pk("M#<id>")]
        #[sk("S#<number:08>")]
        #[gsi(ByNumber, pk = "N#<number:08>", sk = "<id>")]
        struct $name {
            id: String,
            number: u32,
            $field: u32,
        }
    };
}

entity!(OfAMacro, other);

fn read(query: impl IntoCondition) {
    let _ = query.into_condition();
}

fn main() {
    let _ = r#Fn::query().r#match(1);
    let _ = r#Fn::query().r#type("a").a1("b").a_1("c").id(1);
    read(r#Fn::query().r#type("a").a1("b"));
    let _ = Generic::<String, u32>::query().kind(1);
    let _ = OfAMacro::query().number(3);
    let _ = OfAMacro::query_by_number().id("a");
    read(OfAMacro::query_by_number());
}
