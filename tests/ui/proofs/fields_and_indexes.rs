//! Fields and indexes that a table proves wrong.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

mod conditions {
    use super::*;

    /// Another index has the same attribute whatever the condition says.
    #[derive(Entity)]
    #[pk("TICKET#<id>")]
    #[gsi(All, pk = "QUEUE#<queue>", sk = "TICKET#<id>")]
    #[gsi(Urgent, when(urgent = true), pk = "QUEUE#<queue>")]
    struct Ticket {
        id: u32,
        queue: String,
        urgent: bool,
    }

    /// The sort key's attribute is its own.
    #[derive(Entity)]
    #[pk("TASK#<id>")]
    #[gsi(All, pk = "QUEUE#<queue>", sk = "TASK#<id>")]
    #[gsi(Due, when(done = false), pk = "QUEUE#<queue>", sk = "DUE#<due>")]
    struct Task {
        id: u32,
        queue: String,
        due: u32,
        done: bool,
    }

    /// Two keys under one condition share an attribute, and keys of one index take turns.
    #[derive(Entity)]
    #[pk("CASE#<id>")]
    #[gsi(Urgent, when(open = true), pk = "OPEN#<queue>")]
    #[gsi(Due, when(open = true), pk = "OPEN#<queue>", sk = "DUE#<due>")]
    #[gsi(All, name = Open, when(open = true), pk = "CASES", sk = "OPEN#<id>")]
    #[gsi(All, name = Closed, pk = "CASES", sk = "CLOSED#<id>")]
    struct Case {
        id: u32,
        queue: String,
        due: u32,
        open: bool,
    }

    #[derive(Table)]
    #[table(name = "tickets", pk = "PK")]
    #[gsi(All, name = "all", pk = "QUEUE", sk = "ALL")]
    #[gsi(Urgent, name = "urgent", pk = "QUEUE")]
    enum Tickets {
        Ticket(Ticket),
    }

    #[derive(Table)]
    #[table(name = "tasks", pk = "PK")]
    #[gsi(All, name = "all", pk = "QUEUE", sk = "ALL")]
    #[gsi(Due, name = "due", pk = "QUEUE", sk = "DUE")]
    enum Tasks {
        Task(Task),
    }

    #[derive(Table)]
    #[table(name = "cases", pk = "PK")]
    #[gsi(Urgent, name = "urgent", pk = "OPEN")]
    #[gsi(Due, name = "due", pk = "OPEN", sk = "DUE")]
    #[gsi(All, name = "all", pk = "CASES", sk = "CASE")]
    enum Cases {
        Case(Case),
    }
}

mod included_names {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<id>")]
    #[gsi(ByEmail, pk = "EMAIL#<email>")]
    struct User {
        id: u32,
        email: String,
        name: String,
    }

    // 1. a slip of the pen
    #[derive(Table)]
    #[table(name = "users", pk = "PK")]
    #[gsi(ByEmail, name = "by-email", pk = "GSI1PK", projection = include("names"))]
    enum Slip {
        User(User),
    }

    // 2. nothing to report
    #[derive(Table)]
    #[table(name = "users", pk = "PK")]
    #[gsi(ByEmail, name = "by-email", pk = "GSI1PK", projection = include("name", "entity_type"))]
    enum Fine {
        User(User),
    }
}

mod names_by_serde {
    use super::*;

    // 1. one field renamed
    #[derive(serde::Serialize, Entity)]
    #[pk("A#<id>")]
    struct Renamed {
        id: u32,
        #[serde(rename = "kind")]
        what: String,
    }

    #[derive(Table)]
    #[table(name = "names", pk = "PK", type_attribute = "kind")]
    enum RenamedField {
        Renamed(Renamed),
    }

    // 2. all fields renamed
    #[derive(serde::Serialize, Entity)]
    #[pk("A#<id>")]
    #[serde(rename_all = "UPPERCASE")]
    struct AllRenamed {
        id: u32,
        pk: String,
    }

    #[derive(Table)]
    #[table(name = "names", pk = "PK")]
    enum AllFields {
        AllRenamed(AllRenamed),
    }

    // 3. a raw key whose field serde calls otherwise
    #[derive(serde::Serialize, Entity)]
    #[pk(id)]
    #[serde(rename_all = "camelCase")]
    struct RawKey {
        #[serde(rename = "identifier")]
        id: String,
    }

    #[derive(Table)]
    #[table(name = "names", pk = "id")]
    enum RawKeys {
        RawKey(RawKey),
    }
}

mod names_of_fields {
    use super::*;

    // 1. a field called as the table's partition key
    #[derive(Entity)]
    #[pk("A#<id>")]
    struct Plain {
        id: u32,
        PK: String,
    }

    #[derive(Table)]
    #[table(name = "names", pk = "PK")]
    enum PlainName {
        Plain(Plain),
    }

    // 2. by the template of an index
    #[derive(Entity)]
    #[pk("A#<id>")]
    #[gsi(ByName, pk = "NAME#<name>")]
    struct OfIndex {
        id: u32,
        name: String,
    }

    #[derive(Table)]
    #[table(name = "names", pk = "PK")]
    #[gsi(ByName, pk = "name")]
    enum NameOfIndex {
        OfIndex(OfIndex),
    }

    // 3. the type attribute's name
    #[derive(Entity)]
    #[pk("A#<id>")]
    struct Typed {
        id: u32,
        entity_type: String,
    }

    #[derive(Table)]
    #[table(name = "names", pk = "PK")]
    enum TypeAttribute {
        Typed(Typed),
    }

    // 4. the type attribute is a key
    #[derive(Table)]
    #[table(name = "names", pk = "PK", type_attribute = "PK")]
    enum TypeIsKey {
        Other(Other),
    }

    #[derive(Entity)]
    #[pk("A#<id>")]
    struct Other {
        id: u32,
    }
}

mod sort_keys {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<id>")]
    struct WithoutSortKey {
        id: String,
    }

    #[derive(Entity)]
    #[pk("USER#<id>")]
    #[sk("PROFILE")]
    struct WithSortKey {
        id: String,
    }

    #[derive(Table)]
    #[table(name = "with", pk = "PK", sk = "SK")]
    enum With {
        WithoutSortKey(WithoutSortKey),
    }

    #[derive(Table)]
    #[table(name = "without", pk = "PK")]
    enum Without {
        WithSortKey(WithSortKey),
    }
}

mod times_to_live {
    use super::*;

    #[derive(Serialize, Deserialize, Entity)]
    #[entity(ttl = exp)]
    #[pk("SESSION#<id>")]
    struct Session {
        id: u32,
        exp: u64,
    }

    // 1. a field of that name: experience points
    #[derive(Serialize, Deserialize, Entity)]
    #[pk("PLAYER#<id>")]
    struct Player {
        id: u32,
        exp: u32,
    }

    // 2. a field that serde stores under that name, and that is not even a number
    #[derive(Serialize, Deserialize, Entity)]
    #[pk("ROUTE#<id>")]
    struct Route {
        id: u32,
        #[serde(rename = "exp")]
        express: String,
    }

    // 3. another attribute
    #[derive(Serialize, Deserialize, Entity)]
    #[entity(ttl = until)]
    #[pk("HOLD#<id>")]
    struct Hold {
        id: u32,
        until: u64,
    }

    // A field that is stored under another name, and one that is not stored.
    #[derive(Serialize, Deserialize, Entity)]
    #[pk("HERO#<id>")]
    struct Hero {
        id: u32,
        #[serde(rename = "points")]
        exp: u32,
    }

    #[derive(Serialize, Deserialize, Entity)]
    #[pk("CARD#<id>")]
    struct Card {
        id: u32,
        #[serde(skip)]
        exp: u32,
    }

    #[derive(Table)]
    #[table(name = "expiring", pk = "PK")]
    enum Expiring {
        Player(Player),
        Session(Session),
        Route(Route),
        Hold(Hold),
        Hero(Hero),
        Card(Card),
    }
}

mod wide_numbers {
    use super::*;

    #[derive(Entity)]
    #[pk(id)]
    #[sk(height)]
    #[gsi(ByWeight, pk = weight)]
    struct Block {
        id: u64,
        height: u128,
        weight: Option<i128>,
    }

    #[derive(Table)]
    #[table(name = "blocks", pk = "id", sk = "height")]
    #[gsi(ByWeight, name = "ByWeight", pk = "weight")]
    enum Blocks {
        Block(Block),
    }
}

fn main() {}
