//! Enums that cannot be tables, and variants that hold no entity.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};

mod empty {
    use super::*;

    #[derive(Table)]
    #[table(name = "app", pk = "PK", sk = "SK")]
    enum Empty {}
}

mod generics {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<id>")]
    struct User {
        id: String,
    }

    #[derive(Entity)]
    #[pk("GAME#<id>")]
    struct Game {
        id: String,
    }

    #[derive(Table)]
    #[table(name = "app", pk = "PK")]
    enum App<T> {
        User(User),
        Other(T),
    }
}

mod lifetime {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<id>")]
    struct User<'a> {
        id: &'a str,
    }

    #[derive(Table)]
    #[table(name = "app", pk = "PK")]
    enum App<'a> {
        User(User<'a>),
    }
}

mod nameless {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<id>")]
    struct User {
        id: String,
    }

    #[derive(Entity)]
    #[pk("GAME#<id>")]
    struct Game {
        id: String,
    }

    #[derive(Table)]
    enum App {
        User(User),
    }

    #[derive(Table)]
    #[table(name = "app")]
    enum NoKey {
        User(User),
    }
}

mod no_enum {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<id>")]
    struct User {
        id: String,
    }

    #[derive(Entity)]
    #[pk("GAME#<id>")]
    struct Game {
        id: String,
    }

    #[derive(Table)]
    #[table(name = "app", pk = "PK")]
    struct App {
        user: User,
    }
}

mod too_many {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<id>")]
    struct User {
        id: String,
    }

    #[derive(Table)]
    #[table(name = "indexes", pk = "PK")]
    #[gsi(Index1, name = "index-1", pk = "GSI1PK")]
    #[gsi(Index2, name = "index-2", pk = "GSI2PK")]
    #[gsi(Index3, name = "index-3", pk = "GSI3PK")]
    #[gsi(Index4, name = "index-4", pk = "GSI4PK")]
    #[gsi(Index5, name = "index-5", pk = "GSI5PK")]
    #[gsi(Index6, name = "index-6", pk = "GSI6PK")]
    #[gsi(Index7, name = "index-7", pk = "GSI7PK")]
    #[gsi(Index8, name = "index-8", pk = "GSI8PK")]
    #[gsi(Index9, name = "index-9", pk = "GSI9PK")]
    #[gsi(Index10, name = "index-10", pk = "GSI10PK")]
    #[gsi(Index11, name = "index-11", pk = "GSI11PK")]
    #[gsi(Index12, name = "index-12", pk = "GSI12PK")]
    #[gsi(Index13, name = "index-13", pk = "GSI13PK")]
    #[gsi(Index14, name = "index-14", pk = "GSI14PK")]
    #[gsi(Index15, name = "index-15", pk = "GSI15PK")]
    #[gsi(Index16, name = "index-16", pk = "GSI16PK")]
    #[gsi(Index17, name = "index-17", pk = "GSI17PK")]
    #[gsi(Index18, name = "index-18", pk = "GSI18PK")]
    #[gsi(Index19, name = "index-19", pk = "GSI19PK")]
    #[gsi(Index20, name = "index-20", pk = "GSI20PK")]
    #[gsi(Index21, name = "index-21", pk = "GSI21PK")]
    #[gsi(Index22, name = "index-22", pk = "GSI22PK")]
    enum Indexes {
        User(User),
    }

    #[derive(Table)]
    #[table(name = "included", pk = "PK")]
    #[gsi(Half, name = "half", pk = "GSI1PK", projection = include(
        "a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "a10", "a11", "a12", "a13", "a14",
        "a15", "a16", "a17", "a18", "a19", "a20", "a21", "a22", "a23", "a24", "a25", "a26", "a27",
        "a28", "a29", "a30", "a31", "a32", "a33", "a34", "a35", "a36", "a37", "a38", "a39", "a40",
        "a41", "a42", "a43", "a44", "a45", "a46", "a47", "a48", "a49", "a50"
    ))]
    #[gsi(Rest, name = "rest", pk = "GSI2PK", projection = include(
        "a51", "a52", "a53", "a54", "a55", "a56", "a57", "a58", "a59", "a60", "a61", "a62", "a63",
        "a64", "a65", "a66", "a67", "a68", "a69", "a70", "a71", "a72", "a73", "a74", "a75", "a76",
        "a77", "a78", "a79", "a80", "a81", "a82", "a83", "a84", "a85", "a86", "a87", "a88", "a89",
        "a90", "a91", "a92", "a93", "a94", "a95", "a96", "a97", "a98", "a99", "a100", "a101", "a102"
    ))]
    enum Included {
        User(User),
    }
}

mod two_unknown_variants {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<id>")]
    struct User {
        id: String,
    }

    #[derive(Entity)]
    #[pk("GAME#<id>")]
    struct Game {
        id: String,
    }

    #[derive(Table)]
    #[table(name = "app", pk = "PK")]
    enum App {
        User(User),
        #[table(unknown)]
        Unknown(String),
        #[table(unknown)]
        Other(String),
    }
}

mod unknown_without_an_item {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<id>")]
    struct User {
        id: String,
    }

    #[derive(Table)]
    #[table(name = "app", pk = "PK")]
    enum App {
        User(User),
        #[table(unknown)]
        Unknown,
    }
}

mod variants {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<id>")]
    struct User {
        id: String,
    }

    #[derive(Entity)]
    #[pk("GAME#<id>")]
    struct Game {
        id: String,
    }

    #[derive(Table)]
    #[table(name = "app", pk = "PK")]
    enum App {
        Users(User, Game),
        Named { user: User },
        Nothing,
    }
}

fn main() {}
