//! Tenants, and what they share.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};

#[derive(Entity)]
#[pk("ORG#<org>")]
struct User {
    org: String,
}

mod shared_without_tenants {
    use super::*;

    #[derive(Table)]
    #[table(name = "app", pk = "PK", shared(User))]
    enum App {
        User(User),
    }
}

mod shared_with_a_typo {
    use super::*;

    #[derive(Table)]
    #[table(name = "app", pk = "PK", tenant = org, shared(Usr))]
    enum App {
        User(User),
    }
}

fn main() {}
