//! Formats that the type of the field does not have.
#![allow(dead_code, unused)]

use chrono::{DateTime, NaiveDate, Utc};
use ddb_keys::Entity;
use uuid::Uuid;

mod folded_in_both_cases {
    use super::*;

    #[derive(Entity)]
    #[pk("CITY#<name:uppercase>")]
    #[sk("#CITY#<name:lowercase>")]
    struct City {
        name: String,
    }

    #[derive(Entity)]
    #[pk("CITY#<name:uppercase>#<name:lower>")]
    #[sk("#CITY#<name:lowercase>")]
    struct Told {
        name: String,
    }
}

mod format_of_another_type {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<name:08>")]
    struct PaddedText {
        name: String,
    }

    #[derive(Entity)]
    #[pk("USER#<id:06>")]
    struct PaddedId {
        id: Uuid,
    }

    #[derive(Entity)]
    #[pk("USER#<number:simple>")]
    struct SimpleNumber {
        number: u128,
    }

    #[derive(Entity)]
    #[pk("USER#<name:ordered>")]
    struct OrderedText {
        name: String,
    }

    #[derive(Entity)]
    #[pk("USER#<number:desc(4)>")]
    struct TurnedSigned {
        number: i64,
    }

    #[derive(Entity)]
    #[pk("USER#<number:upper>")]
    struct FoldedNumber {
        number: u32,
    }
}

mod format_that_the_type_lacks {
    use super::*;

    #[derive(Debug, Entity)]
    #[pk("BILL#<cents:08>#<name:04>")]
    #[sk("<count:upper>#<at:millis>#<paid:ordered>#<less:desc(8)>")]
    struct Bill {
        cents: i32,
        name: String,
        count: u32,
        at: u64,
        paid: bool,
        less: i64,
    }

    #[derive(Debug, Entity)]
    #[pk("NOTE#<id?>")]
    #[sk("<title.to_lowercase()>")]
    struct Note {
        id: String,
        title: String,
    }
}

mod since_1970 {
    use super::*;

    #[derive(Entity)]
    #[pk("LOG#<number:epoch_millis>")]
    #[sk("<text:epoch_secs>#<at:013>")]
    struct Types {
        number: u64,
        text: String,
        at: DateTime<Utc>,
    }

    #[derive(Entity)]
    #[pk("LOG#<at:epoch_secs(9)>")]
    #[sk("<at:epoch_millis(40)>#<at:epoch_seconds>")]
    struct Widths {
        at: DateTime<Utc>,
    }

    #[derive(Entity)]
    #[pk("NIGHT#<night:epoch_secs>")]
    struct Night {
        night: NaiveDate,
    }
}

mod unknown_format {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<id:uper>")]
    struct User {
        id: String,
    }

    #[derive(Entity)]
    #[pk("GAME#<id:08d>")]
    #[sk("<id:8>#<id:>")]
    struct Game {
        id: u32,
    }

    #[derive(Entity)]
    #[pk("TEAM#<id:hexadecimal>")]
    #[sk("<id:desc(39)>#<id:040>")]
    struct Team {
        id: u32,
    }
}

fn main() {}
