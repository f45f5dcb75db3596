//! Texts that a template can never write.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, KeyPart};

mod always_too_long {
    use super::*;

    #[derive(ddb_keys::KeyPart)]
    #[key_part(len = 1020)]
    struct Long(String);

    #[derive(Entity)]
    #[pk("USER#<id>")]
    #[sk("LONG#<long>")]
    struct User {
        id: u32,
        long: Long,
    }
}

mod bytes {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<digest>")]
    struct User {
        digest: Vec<u8>,
    }
}

mod number_before_a_digit {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<n>5")]
    struct User {
        n: u32,
    }

    #[derive(Entity)]
    #[pk("USER#<n>-<m>")]
    struct Range {
        n: i32,
        m: i32,
    }


    #[derive(Entity)]
    #[pk("<active>e")]
    struct Word {
        active: bool,
    }
}

mod separator_as_a_word {
    use super::*;

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
    enum State {
        Open,
        #[key_part(rename = "in#progress")]
        InProgress,
    }

    #[derive(Entity)]
    #[pk("STATE#<state>")]
    struct Issue {
        state: State,
    }
}

fn main() {}
