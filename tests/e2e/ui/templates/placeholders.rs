//! Placeholders and formats that a template does not have.
#![allow(dead_code, unused)]

use chrono::{DateTime, Utc};
use ddb_keys::Entity;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

mod braces_in_a_template {
    use super::*;

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[entity(name = "task", separator = "#")]
    #[pk("TASK#{id}")]
    struct Task { id: String }
}

mod date_pattern_as_a_format {
    use super::*;

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[pk("USER#<id>")]
    #[sk("AT#<at:yyyy-mm-dd>")]
    struct Visit { id: String, at: DateTime<Utc> }
}

mod empty_template {
    use super::*;

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[pk("")]
    struct Item { sku: String }
}

mod format_for_width_written_like_std {
    use super::*;

    #[derive(Entity)]
    #[pk("ORDER#<number:>8>")]
    struct Order {
        number: u32,
    }
}

mod formats_of_an_id {
    use super::*;

    #[derive(Entity)]
    #[pk("ROOM#<room:08>")]
    #[sk("MESSAGE#<message:millis>")]
    struct Message {
        room: Uuid,
        message: Uuid,
    }

    #[derive(Entity)]
    #[pk("ROOM#<room:lower>")]
    #[sk("CALL#<at:020>")]
    struct Call {
        room: Uuid,
        at: DateTime<Utc>,
    }
}

mod tail_in_the_middle {
    use super::*;

    #[derive(Entity)]
    #[pk("FILE#<path..>#<id>")]
    struct File {
        path: String,
        id: u32,
    }
}

mod template_unclosed {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<username")]
    struct User {
        username: String,
    }
}

mod text_beside_a_number {
    use super::*;

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[pk("U#<a><b>")]
    struct U { a: String, b: u32 }
}

fn main() {}
