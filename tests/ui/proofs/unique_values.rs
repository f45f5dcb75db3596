//! Entities whose items cannot stand for unique values.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};

#[derive(Entity)]
#[entity(unique(Email = Email { email: self.email.clone() }))]
#[pk("USER#<name>")]
struct User {
    name: String,
    email: String,
}

#[derive(Entity)]
#[pk("EMAIL#<email>")]
struct Email {
    email: String,
}

mod without_a_variant {
    use super::*;

    #[derive(Table)]
    #[table(name = "app", pk = "PK")]
    enum App {
        User(User),
    }
}

mod another_entity_of_the_name {
    use super::User;

    #[derive(ddb_keys::Entity)]
    #[pk("OTHER#<email>")]
    struct Email {
        email: String,
    }

    #[derive(ddb_keys::Table)]
    #[table(name = "app", pk = "PK")]
    enum App {
        User(User),
        Email(Email),
    }
}

mod a_lock_that_tenants_share {
    use super::*;

    #[derive(Entity)]
    #[entity(unique(Domain = Domain { domain: self.domain.clone() }))]
    #[pk("ORG#<org>")]
    struct Org {
        org: String,
        domain: String,
    }

    #[derive(Entity)]
    #[pk("DOMAIN#<domain>")]
    struct Domain {
        domain: String,
    }

    #[derive(Table)]
    #[table(name = "app", pk = "PK", tenant = org, shared(Domain))]
    enum App {
        Org(Org),
        Domain(Domain),
    }
}

mod locks_with_more_to_them {
    use super::*;

    #[derive(Entity)]
    #[entity(unique(Counted = Counted { code: self.code, version: 0 }))]
    #[pk("TEAM#<id>")]
    struct Team {
        id: u32,
        code: u32,
    }

    #[derive(Entity)]
    #[entity(version = version)]
    #[pk("CODE#<code>")]
    struct Counted {
        code: u32,
        version: u64,
    }

    #[derive(Entity)]
    #[entity(unique(Moved = Moved { code: self.code }))]
    #[pk("CLUB#<id>")]
    struct Club {
        id: u32,
        code: u32,
    }

    #[derive(Entity)]
    #[pk("CLUBCODE#<code>")]
    #[former(V1, pk = "CC#<code>")]
    struct Moved {
        code: u32,
    }

    #[derive(Table)]
    #[table(name = "app", pk = "PK")]
    enum App {
        Team(Team),
        Counted(Counted),
        Club(Club),
        Moved(Moved),
    }
}

fn main() {}
