//! Tables whose entities do not fit together.
#![allow(dead_code, unused)]

use chrono::{DateTime, Utc};
use ddb_keys::{Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};

mod collision_of_two_entities {
    use super::*;

    #[derive(Debug, Entity)]
    #[pk("A#<id>")]
    struct A {
        id: String,
    }
    #[derive(Debug, Entity)]
    #[pk("A#<name>")]
    struct B {
        name: String,
    }
    #[derive(Debug, Table)]
    #[table(name = "ttt", pk = "PK")]
    enum T {
        A(A),
        B(B),
    }
}

mod entity_has_a_sort_key_the_table_none {
    use super::*;

    #[derive(Debug, Entity)]
    #[pk("A#<id>")]
    #[sk("B")]
    struct A {
        id: String,
    }
    #[derive(Debug, Table)]
    #[table(name = "ttt", pk = "PK")]
    enum T {
        A(A),
    }
}

mod index_of_another_shape {
    use super::*;

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[pk("U#<id>")]
    #[gsi(ByMail, pk = "M#<mail>", sk = "U#<id>")]
    struct U { id: String, mail: String }
    #[derive(Debug, Table)]
    #[table(name = "app", pk = "PK")]
    #[gsi(ByMail, name = "by-mail", pk = "GSI1PK")]
    enum App { U(U) }
}

mod keypart_enum_without_copy_etc {
    use super::*;

    #[derive(KeyPart)]
    enum Status {
        Open,
        Closed,
    }
    #[derive(Entity)]
    #[pk("T#<id>")]
    #[sk("<status>")]
    struct T {
        id: u32,
        status: Status,
    }
}

mod no_sort_key_for_the_table {
    use super::*;

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[pk("USER#<name>")]
    struct User { name: String }
    #[derive(Debug, Table)]
    #[table(name = "app", pk = "PK", sk = "SK")]
    enum App { User(User) }
}

mod table_without_the_index {
    use super::*;

    #[derive(Debug, Entity)]
    #[pk("A#<id>")]
    #[gsi(ByName, pk = "N#<name>")]
    struct A {
        id: String,
        name: String,
    }
    #[derive(Debug, Table)]
    #[table(name = "ttt", pk = "PK")]
    enum T {
        A(A),
    }
}

mod time_without_a_format {
    use super::*;

    #[derive(Entity)]
    #[pk("LOG#<at>")]
    struct Log {
        at: chrono::DateTime<chrono::Utc>,
    }
}

fn main() {}
