//! A table with every kind of index key: sparse, composite, shared, conditional, inverted, local,
//! raw and multi-attribute.

#![allow(clippy::duplicated_attributes, reason = "two indexes share an attribute")]

use ddb_keys::{Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, KeyPart)]
#[key_part(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum State {
    Open,
    Closed,
}

/// An alias that hides that the field is optional.
pub type Maybe<T> = Option<T>;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("PROJECT#<project>")]
#[sk("TASK#<id:05>")]
#[gsi(ByOwner, pk = "OWNER#<owner>", sk = "DUE#<due:04>#<priority:03>")]
#[gsi(OfOwner, pk = "OWNER#<owner>", sk = "TASK#<id:05>")]
#[gsi(Board, name = OpenBoard, when(state = State::Open), pk = "OPEN#<project>", sk = "<priority:03>#<id:05>")]
#[gsi(Board, name = ClosedBoard, when(state = State::Closed), pk = "CLOSED#<project>", sk = "<closed_at>")]
#[gsi(Regions, pk = [region, "ROUND#<round>"], sk = [rank, "<state>#<id:05>"])]
#[gsi(Ranks, pk = region, sk = rank)]
#[gsi(Inverted)]
#[lsi(ByTitle, sk = "TITLE#<title>")]
#[lsi(ByRound, sk = "<round>#<reviewer>")]
pub struct Task {
    pub project: String,
    pub id: u32,
    pub title: String,
    pub votes: i64,
    pub state: State,
    pub priority: u8,
    pub owner: Option<String>,
    pub due: Option<u32>,
    pub closed_at: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub region: Option<String>,
    pub round: Maybe<String>,
    pub reviewer: Option<String>,
    pub rank: u32,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("PROJECT#<project>")]
#[sk("MEMBER#<user>")]
#[gsi(Inverted)]
#[gsi(ByOwner, pk = "OWNER#<user>", sk = "DUE#<seen>")]
#[gsi(Ranks, pk = region, sk = rank)]
pub struct Member {
    pub project: String,
    pub user: String,
    pub seen: Option<String>,
    pub region: Option<String>,
    pub rank: Option<u32>,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "tracker", pk = "PK", sk = "SK")]
#[gsi(ByOwner, name = "by-owner", pk = "OWNER", sk = "GSI1SK")]
#[gsi(OfOwner, name = "of-owner", pk = "OWNER", sk = "GSI2SK")]
#[gsi(Board, name = "board", pk = "BOARDPK", sk = "BOARDSK")]
#[gsi(Regions, name = "regions", pk = ["region", "REGION2"], sk = ["rank", "REGION4"])]
#[gsi(Ranks, name = "ranks", pk = "region", sk = "rank")]
#[gsi(Inverted, name = "inverted", pk = "SK", sk = "PK")]
#[lsi(ByTitle, name = "by-title", sk = "LSI1")]
#[lsi(ByRound, name = "by-round", sk = "LSI2")]
pub enum Tracker {
    Task(Task),
    Member(Member),
}
