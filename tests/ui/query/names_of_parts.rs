//! Fields whose names methods of a query have.
#![allow(dead_code, unused)]

use chrono::{DateTime, Utc};
use ddb_keys::Entity;

mod field_named_like_a_bucket {
    use super::*;

    #[derive(Entity)]
    #[pk("LOG#<at:month>")]
    #[sk("<at:millis>#<at_month>")]
    struct Log {
        at: DateTime<Utc>,
        at_month: u32,
    }
}

mod names_that_meet {
    use super::*;

    #[derive(Entity)]
    #[pk("P#<p>")]
    #[sk("<x>#<x_in>#<x_starts_with>")]
    #[gsi(OpenGames, pk = "O#<x>")]
    #[gsi(Open_games, pk = "P#<x>")]
    #[gsi(Query, pk = "Q#<x>")]
    #[gsi(Key, pk = "K#<x>")]
    struct Range {
        p: String,
        x: String,
        x_in: String,
        x_starts_with: String,
    }

    #[derive(Entity)]
    #[entity(key = UserQuery)]
    #[pk("USER#<id>")]
    struct User {
        id: String,
    }

    #[derive(Entity)]
    #[pk("LOG#<at_starts_with>")]
    #[sk(at)]
    struct Raw {
        at: String,
        at_starts_with: String,
    }

    /// Nothing meets here: a part of the partition key has neither range nor beginning.
    #[derive(Entity)]
    #[pk("<x>#<x_in>#<x_starts_with>")]
    struct Fine {
        x: String,
        x_in: String,
        x_starts_with: String,
    }
}

fn main() {}
