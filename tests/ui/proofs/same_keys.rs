//! Proof 1: no two entities of a table can have the same primary key.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, KeyPart, Table};

#[derive(Entity)]
#[pk("USER#<id>")]
#[sk("PROFILE")]
struct ById {
    id: String,
}

// 1. the same template with another field's name
#[derive(Entity)]
#[pk("USER#<name>")]
#[sk("PROFILE")]
struct ByName {
    name: String,
}

#[derive(Table)]
#[table(name = "same-template", pk = "PK", sk = "SK")]
enum SameTemplate {
    ById(ById),
    ByName(ByName),
}

#[derive(Entity)]
#[pk("ORG#<x>")]
#[sk("A")]
struct Organization {
    x: String,
}

// 2. a placeholder where the other has its word
#[derive(Entity)]
#[pk("<a>#<b>")]
#[sk("A")]
struct Pair {
    a: String,
    b: String,
}

#[derive(Table)]
#[table(name = "no-word", pk = "PK", sk = "SK")]
enum NoWord {
    Organization(Organization),
    Pair(Pair),
}

#[derive(Entity)]
#[pk("USER#<user>")]
#[sk("ORDER#<id>#ITEM#<item>")]
struct Item {
    user: String,
    id: u32,
    item: u32,
}

// 3. a tail swallows the items of the order
#[derive(Entity)]
#[pk("USER#<user>")]
#[sk("ORDER#<id..>")]
struct Order {
    user: String,
    id: String,
}

#[derive(Table)]
#[table(name = "tail", pk = "PK", sk = "SK")]
enum Tail {
    Item(Item),
    Order(Order),
}

#[derive(Entity)]
#[pk("USER#<user>")]
#[sk("ORDER#<number>")]
struct Numbered {
    user: String,
    number: u32,
}

// 4. text can be a number
#[derive(Entity)]
#[pk("USER#<user>")]
#[sk("ORDER#<title>")]
struct Titled {
    user: String,
    title: String,
}

#[derive(Table)]
#[table(name = "number", pk = "PK", sk = "SK")]
enum NumberAndText {
    Numbered(Numbered),
    Titled(Titled),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
enum Issue {
    Open,
    Closed,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
enum Door {
    Shut,
    Open,
}

#[derive(Entity)]
#[pk("<state>#<id>")]
#[sk("STATE")]
struct Issues {
    state: Issue,
    id: u32,
}

// 5. two enums share the word `Open`
#[derive(Entity)]
#[pk("<state>#<id>")]
#[sk("STATE")]
struct Doors {
    state: Door,
    id: u32,
}

#[derive(Table)]
#[table(name = "words", pk = "PK", sk = "SK")]
enum Words {
    Issues(Issues),
    Doors(Doors),
}

// 6. another separator: a token may contain `#`
#[derive(Entity)]
#[pk("SESSION#<token>")]
#[entity(separator = '|')]
struct Session {
    token: String,
}

#[derive(Entity)]
#[pk("SESSION#<user>#<token>")]
struct UserSession {
    user: String,
    token: String,
}

#[derive(Table)]
#[table(name = "sessions", pk = "PK")]
enum Sessions {
    Session(Session),
    UserSession(UserSession),
}

mod other {
    #[derive(ddb_keys::Entity)]
    #[pk("OTHER#<id>")]
    #[sk("PROFILE")]
    pub struct ById {
        id: String,
    }
}

// 7. two entities of one name
#[derive(Table)]
#[table(name = "namesakes", pk = "PK", sk = "SK")]
enum Namesakes {
    ById(ById),
    Other(other::ById),
}

// 8. a raw key beside a template
#[derive(Entity)]
#[pk("USER#<id>")]
#[sk(section)]
struct Section {
    id: String,
    #[allow(dead_code)]
    section: String,
}

#[derive(Table)]
#[table(name = "sections", pk = "PK", sk = "section")]
enum Sections {
    ById(ById),
    Section(Section),
}

fn main() {}
