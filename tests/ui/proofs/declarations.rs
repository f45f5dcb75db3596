//! Tables beyond the limits, and overlaps that are none.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};

mod limits {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<id>")]
    #[sk("PROFILE")]
    struct User {
        id: String,
    }

    #[derive(Table)]
    #[table(name = "my table", pk = "PK", sk = "SK")]
    enum SpaceInName {
        User(User),
    }

    #[derive(Table)]
    #[table(name = "t", pk = "PK", sk = "SK")]
    #[gsi(By, pk = "GSI1PK")]
    enum ShortNames {
        User(User),
    }

    #[derive(Table)]
    #[table(name = "app", pk = "", sk = "SK")]
    enum EmptyAttribute {
        User(User),
    }

    #[derive(Table)]
    #[table(name = "app", pk = "PK", sk = "PK")]
    enum OneAttributeForBoth {
        User(User),
    }

    #[derive(Table)]
    #[table(name = "app", pk = "PK", sk = "SK")]
    #[gsi(First, name = "index", pk = "GSI1PK", sk = "GSI1PK")]
    #[gsi(Second, name = "index", pk = "GSI2PK")]
    enum TwiceTheSame {
        User(User),
    }

    #[derive(Table)]
    #[table(name = "app", pk = "PK", sk = "SK")]
    #[lsi(Local1, sk = "LSI1SK")]
    #[lsi(Local2, sk = "LSI2SK")]
    #[lsi(Local3, sk = "LSI3SK")]
    #[lsi(Local4, sk = "LSI4SK")]
    #[lsi(Local5, sk = "LSI5SK")]
    #[lsi(Local6, sk = "LSI6SK")]
    enum SixLocalIndexes {
        User(User),
    }

    #[derive(Table)]
    #[table(name = "app", pk = "PK")]
    #[lsi(Local, sk = "LSI1SK")]
    enum LocalWithoutSortKey {
        User(User),
    }
}

mod overlap {
    use super::*;

    #[derive(Entity)]
    #[pk("ACCOUNT#<name>")]
    struct User {
        name: String,
    }

    #[derive(Entity)]
    #[pk("ACCOUNT#<name>")]
    struct Organization {
        name: String,
    }

    #[derive(Entity)]
    #[pk("ACCOUNT#<name>")]
    struct Bot {
        name: String,
    }

    // the third entity is left out of it
    #[derive(Table)]
    #[table(name = "accounts", pk = "PK", overlap(User, Organization))]
    enum Accounts {
        User(User),
        Organization(Organization),
        Bot(Bot),
    }

    // nothing would tell them apart
    #[derive(Table)]
    #[table(name = "accounts", pk = "PK", type_attribute = none, overlap(User, Organization))]
    enum Untyped {
        User(User),
        Organization(Organization),
    }

    // the first comes before each of the others, which are to be distinct
    #[derive(Table)]
    #[table(name = "accounts", pk = "PK", type_attribute = none, overlap(User, Organization, Bot, first = User))]
    enum OneFirst {
        User(User),
        Organization(Organization),
        Bot(Bot),
    }

    // `overlap` of one entity
    #[derive(Table)]
    #[table(name = "accounts", pk = "PK", overlap(User))]
    enum Alone {
        User(User),
    }
}

fn main() {}
