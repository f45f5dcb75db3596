//! Types that are alike, but distinct.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, KeyPart};
use other_version::{DateTime, Ulid, Utc};

mod another_version {
    use super::*;

    mod other_version {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub struct Ulid(u128);

        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub struct DateTime<Zone>(i64, Zone);

        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub struct Utc;
    }

    #[derive(Entity)]
    #[pk("FINE#<reader>")]
    #[sk("<at:secs>#<id>")]
    #[gsi(ByLoan, pk = "LOAN#<loan>", sk = "<at:secs>")]
    struct Fine {
        reader: u64,
        id: Ulid,
        at: DateTime<Utc>,
        loan: Option<Ulid>,
    }
}

mod newtypes_are_distinct {
    use super::*;

    #[derive(KeyPart)]
    struct UserId(String);

    #[derive(KeyPart)]
    struct GameId(String);

    #[derive(Entity)]
    #[pk("USER#<user>")]
    struct User {
        user: UserId,
    }

    fn key(game: &GameId) -> UserKey<'_> {
        UserKey { user: game.into() }
    }
}

mod unbounded_parameter {
    use super::*;

    #[derive(Entity)]
    #[pk("ENVELOPE#<id>")]
    struct Envelope<T> {
        id: T,
    }

    fn key(envelope: &Envelope<f32>) {
        let _ = envelope.key();
    }
}

fn main() {}
