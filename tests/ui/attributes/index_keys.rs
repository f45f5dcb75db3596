//! Malformed keys of indexes.
#![allow(dead_code, unused)]

use ddb_keys::Entity;

mod halves_of_an_index_key {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<id>")]
    #[gsi(ByEmail, sk = "EMAIL#<email>")]
    struct NoPartitionKey {
        id: String,
        email: String,
    }

    #[derive(Entity)]
    #[pk("USER#<id>")]
    #[sk("A")]
    #[lsi(ByEmail, pk = id, sk = email)]
    struct LocalWithPartitionKey {
        id: String,
        email: String,
    }

    #[derive(Entity)]
    #[pk("USER#<id>")]
    #[sk("A")]
    #[lsi(ByEmail)]
    struct LocalWithoutSortKey {
        id: String,
    }

    #[derive(Entity)]
    #[pk("USER#<id>")]
    #[gsi(Inverted)]
    struct InvertedWithoutSortKey {
        id: String,
    }
}

mod index_name_as_text {
    use super::*;

    #[derive(Debug, Entity)]
    #[pk("NOTE#<id>")]
    #[gsi("by-author", pk = "AUTHOR#<author>")]
    struct Note {
        id: String,
        author: String,
    }

    #[derive(Debug, Entity)]
    #[pk("BILL#<id>")]
    #[gsi(Open, when(paid == false), pk = "OPEN", sk = "<id>")]
    #[gsi(Unpaid, when(!paid), pk = "UNPAID", sk = "<id>")]
    struct Bill {
        id: String,
        paid: bool,
    }
}

mod malformed_index {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<id>")]
    #[gsi]
    struct Bare {
        id: String,
    }

    #[derive(Entity)]
    #[pk("USER#<id>")]
    #[gsi(pk = "EMAIL#<id>")]
    struct Nameless {
        id: String,
    }

    #[derive(Entity)]
    #[pk("USER#<id>")]
    #[gsi("ByEmail", pk = id)]
    struct Quoted {
        id: String,
    }

    #[derive(Entity)]
    #[pk("USER#<id>")]
    #[gsi(ByEmail pk = id)]
    struct Comma {
        id: String,
    }

    #[derive(Entity)]
    #[pk("USER#<id>")]
    #[gsi(ByEmail, pk = 5)]
    struct Number {
        id: String,
    }

    #[derive(Entity)]
    #[pk("USER#<id>")]
    #[gsi(ByEmail, pk = user::id)]
    struct Path {
        id: String,
    }

    // The name in DynamoDB belongs to the table.
    #[derive(Entity)]
    #[pk("USER#<id>")]
    #[gsi(name = "by-email", pk = "EMAIL#<id>")]
    struct NamedAsInDynamoDb {
        id: String,
    }
}

mod malformed_local_index {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<id>")]
    #[sk("ORDER#<number>")]
    #[lsi]
    struct Bare {
        id: String,
        number: u32,
    }

    #[derive(Entity)]
    #[pk("USER#<id>")]
    #[sk("ORDER#<number>")]
    #[lsi(sk = "DATE#<id>")]
    struct Nameless {
        id: String,
        number: u32,
    }
}

fn main() {}
