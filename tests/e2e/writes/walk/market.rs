//! A table whose entities use serde's attributes, a flattened map, versions, TTL, an overlap, and
//! every kind of index key that an update can break.

#![allow(clippy::duplicated_attributes, reason = "indexes share attributes")]

use std::collections::BTreeMap;

use ddb_keys::{Entity, ItemCollection, Table};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Text that is stored as its length.
mod length {
    use super::*;

    pub(super) fn serialize<S: Serializer>(text: &str, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u64(text.len() as u64)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
        u64::deserialize(from).map(|length| "x".repeat(usize::try_from(length).unwrap_or(0)))
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(version = version, ttl = expires)]
#[serde(rename_all = "camelCase")]
#[pk("DEAL#<id>")]
#[sk("DEAL#<id:04>")]
#[gsi(ByBrand, pk = "BRAND#<brand>", sk = "<sale_day>")]
#[gsi(ByCategory, pk = "CATEGORY#<category>", sk = "<brand>#<sale_day>")]
#[gsi(ByOwner, pk = "OWNER#<owner>", sk = "DUE#<due>")]
#[gsi(OfOwner, pk = "OWNER#<owner>", sk = "STEP#<step>")]
#[gsi(Board, name = OpenBoard, when(open = true), pk = "OPEN#<id>", sk = "<price:06>")]
#[gsi(Board, name = ClosedBoard, when(open = false), pk = "CLOSED#<id>", sk = "<closed_at>")]
#[gsi(Regions, pk = region, sk = rank)]
pub struct Deal {
    pub id: u32,
    pub brand: String,
    pub sale_day: u32,
    #[serde(rename = "cat")]
    pub category: String,
    pub owner: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<u32>,
    pub step: Option<String>,
    pub open: bool,
    pub price: u32,
    pub closed_at: Option<String>,
    pub region: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<u8>,
    pub note: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tags: Vec<String>,
    #[serde(with = "length")]
    pub mark: String,
    #[serde(default)]
    pub views: u8,
    pub expires: Option<u64>,
    pub version: u64,
    #[serde(flatten)]
    pub more: BTreeMap<String, String>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("ACCOUNT#<name>")]
#[sk("ACCOUNT")]
pub struct User {
    pub name: String,
    pub logins: u32,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("ACCOUNT#<name>")]
#[sk("ACCOUNT")]
pub struct Team {
    pub name: String,
    pub logins: u32,
}

/// The index over its holder shares the table's sort key. An older program stored lines under another partition key.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("LIST#<list>")]
#[sk("LINE#<line>")]
#[former(V1, pk = "OLDLIST#<list>", sk = "LINE#<line>")]
#[gsi(Lines, pk = "LINES#<holder>", sk = "LINE#<line>")]
pub struct Line {
    pub list: String,
    pub line: String,
    pub holder: Option<String>,
    #[serde(default)]
    pub count: u32,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "market", pk = "PK", sk = "SK", overlap(User, Team), write_token = "_w")]
#[gsi(ByBrand, name = "by-brand", pk = "GSI1PK", sk = "GSI1SK")]
#[gsi(ByCategory, name = "by-category", pk = "GSI2PK", sk = "GSI2SK")]
#[gsi(ByOwner, name = "by-owner", pk = "OWNER", sk = "OWNERDUE")]
#[gsi(OfOwner, name = "of-owner", pk = "OWNER", sk = "OWNERSTEP")]
#[gsi(Board, name = "board", pk = "BOARDPK", sk = "BOARDSK")]
#[gsi(Regions, name = "regions", pk = "region", sk = "rank")]
#[gsi(Lines, name = "lines", pk = "LINEPK", sk = "SK")]
pub enum Market {
    Deal(Deal),
    User(User),
    Team(Team),
    Line(Line),
}

/// The lines of a list, which are written together.
#[derive(Debug, ItemCollection)]
#[item_collection(table = Market)]
pub struct List {
    pub lines: Vec<Line>,
}
