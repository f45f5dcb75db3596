#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("QUIZ#<quiz>")]
#[sk("META")]
struct Quiz { quiz: Uuid, title: String }

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("QUIZ#<quiz>")]
#[sk("QUESTION#<position:03>")]
struct Question { quiz: Uuid, position: u32, text: String, choices: Vec<String>, answer: u8 }

#[derive(Debug, Table)]
#[table(name = "quizzes", pk = "pk", sk = "sk")]
enum Quizzes { Quiz(Quiz), Question(Question) }

#[derive(Debug, ddb_keys::ItemCollection)]
#[item_collection(table = Quizzes)]
struct FullQuiz { title: String, questions: Vec<Question> }

async fn load(table: &Client<Quizzes>, quiz: Uuid) -> Result<Option<FullQuiz>, Error> {
    table.load(FullQuiz::query().quiz(quiz)).await
}

fn main() {}
