#![allow(dead_code, unused)]
use ddb_keys::{Entity, Table};

#[derive(Entity)]
#[pk("QUIZ#<quiz>")]
struct Quiz { quiz: String }

#[derive(Entity)]
#[pk("PLAYER#<player>")]
struct Player { player: String }

#[derive(Table)]
#[table(name = "quizzes", pk = "pk", sk = "sk")]
enum Quizzes { Quiz(Quiz), Player(Player) }

fn main() {}
