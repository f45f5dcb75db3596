//! Former keys that are malformed.
#![allow(dead_code, unused)]

use ddb_keys::Entity;

mod former_key_alone {
    use super::*;

    #[derive(Entity)]
    #[pk("ORG#<org>")]
    #[former(V1, "O#<org>")]
    struct Org {
        org: String,
    }
}

mod former_key_without_a_name {
    use ddb_keys::Entity;

    #[derive(Entity)]
    #[pk("USER#<id>")]
    #[former("U#<id>")]
    struct User {
        id: String,
    }
}

mod former_keys {
    use super::*;

    #[derive(Entity)]
    #[pk("CUSTOMER#<customer>")]
    #[sk("ORDER#<number>")]
    #[former(V1, pk = "C#<custmer>", sk = "O#<number>")]
    #[former(V2, pk = "CUSTOMER#<customer>", sk = "ORDER#<number>")]
    #[former(V3, pk = "C3#<customer>")]
    #[former(V4, pk = "C4#<customer>", sk = "O#<number>")]
    #[former(V4, pk = "C5#<customer>", sk = "O#<number>")]
    #[former(V6, sk = "O#<number>")]
    #[former(V7, pk = "C4#<customer>", sk = "O#<number>")]
    #[former(V8, pk = "C8#<note>", sk = "O#<number>")]
    #[former(V9, pk = "C9#<customer>", sk = "O#<number>", name = Nine)]
    #[former(pk = "C10#<customer>", sk = "O#<number>")]
    struct Order {
        customer: String,
        number: u32,
        note: Option<String>,
    }
}

fn main() {}
