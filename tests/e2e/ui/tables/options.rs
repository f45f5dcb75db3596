//! Options of a table in other forms.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

mod const_as_name {
    use super::*;

    const NAME: &str = "things";
    #[derive(Entity)]
    #[pk("X#<id>")]
    struct Thing {
        id: u32,
    }
    #[derive(Table)]
    #[table(name = NAME, pk = "PK")]
    enum Things {
        Thing(Thing),
    }
}

mod index_attribute {
    use super::*;

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[pk("USER#<id>")]
    struct User { id: String }
    #[derive(Debug, Table)]
    #[table(name = "users", pk = "PK")]
    #[index(ByEmail, name = "by-email", pk = "GSI1PK")]
    enum Users { User(User) }
}

mod index_declared_with_template {
    use super::*;

    #[derive(Entity)]
    #[pk("X#<id>")]
    #[gsi(ByName, pk = "N#<name>")]
    struct Thing {
        id: u32,
        name: String,
    }
    #[derive(Table)]
    #[table(name = "things", pk = "PK")]
    #[gsi(ByName, name = "by-name", pk = "N#<name>")]
    enum Things {
        Thing(Thing),
    }
}

mod index_without_its_own_name {
    use super::*;

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[pk("TASK#<id>")]
    #[gsi(gsi1, pk = "P#<project>", sk = "TASK#<id>")]
    struct Task { id: String, project: String }
    #[derive(Debug, Table)]
    #[table(name = "tasks", pk = "pk")]
    #[gsi(name = "gsi1", pk = "gsi1pk", sk = "gsi1sk")]
    enum Tasks { Task(Task) }
}

mod missing_name_and_pk {
    use super::*;

    #[derive(Entity)]
    #[pk("X#<id>")]
    struct Thing {
        id: u32,
    }
    #[derive(Table)]
    enum Things {
        Thing(Thing),
    }
}

mod name_without_its_option {
    use super::*;

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[pk("ITEM#<sku>")]
    struct Item { sku: String }
    #[derive(Debug, Table)]
    #[table("items", pk = "PK")]
    enum Items { Item(Item) }
}

mod overlap_as_a_list {
    use super::*;

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[pk("USER#<id>")]
    struct User { id: String }
    #[derive(Debug, Table)]
    #[table(name = "users", pk = "PK", overlap = [User])]
    enum Users { User(User) }
}

fn main() {}
