//! Fields and sort keys that do not fit a table.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

mod a_field_called_like_the_key {
    use super::*;

    #[derive(Entity)]
    #[pk("X#<id>")]
    struct Thing {
        id: u32,
        #[allow(non_snake_case)]
        PK: String,
    }
    #[derive(Table)]
    #[table(name = "things", pk = "PK")]
    enum Things {
        Thing(Thing),
    }

    #[derive(Serialize, Deserialize, Entity)]
    #[pk("X#<id>")]
    struct Other {
        id: u32,
        #[serde(rename = "PK")]
        pk: String,
    }
    #[derive(Table)]
    #[table(name = "others", pk = "PK")]
    enum Others {
        Other(Other),
    }
}

mod fields_called_like_both_keys {
    use super::*;

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[pk("GUEST#<guest_id>")]
    #[sk("PROFILE")]
    struct Guest {
        #[serde(rename = "PK")]
        pk: String,
        #[serde(rename = "SK")]
        sk: String,
        guest_id: Uuid,
        name: String,
    }

    #[derive(Debug, Table)]
    #[table(name = "hotels", pk = "PK", sk = "SK")]
    enum Hotels { Guest(Guest) }

    async fn add(table: &Client<Hotels>, guest_id: Uuid) -> Result<(), Error> {
        let guest = Guest { pk: format!("GUEST#{guest_id}"), sk: "PROFILE".into(), guest_id, name: "ann".into() };
        table.create(&guest).await?;
        Ok(())
    }
}

mod sort_key_that_all_entities_have {
    use super::*;

    #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
    #[pk("QUIZ#<quiz>")]
    #[sk("META")]
    struct Quiz { quiz: Uuid, title: String }

    #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
    #[pk("QUIZ#<quiz>")]
    #[sk("QUESTION#<position:03>")]
    struct Question { quiz: Uuid, position: u32, text: String, choices: Vec<String>, answer: u8 }

    #[derive(Debug, Table)]
    #[table(name = "quizzes", pk = "pk")]
    enum Quizzes { Quiz(Quiz), Question(Question) }

    async fn quiz(table: &Client<Quizzes>, quiz: Uuid) -> Result<Option<Quiz>, Error> {
        table.get(QuizKey { quiz }).await
    }
}

mod sort_key_that_no_entity_has {
    use super::*;

    #[derive(Entity)]
    #[pk("QUIZ#<quiz>")]
    struct Quiz { quiz: String }

    #[derive(Entity)]
    #[pk("PLAYER#<player>")]
    struct Player { player: String }

    #[derive(Table)]
    #[table(name = "quizzes", pk = "pk", sk = "sk")]
    enum Quizzes { Quiz(Quiz), Player(Player) }
}

fn main() {}
