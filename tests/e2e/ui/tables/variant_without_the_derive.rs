//! A struct whose derive was forgotten. What uses other entities of the table compiles.

#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("FILM#<id>")]
#[sk("INFO")]
struct Film { id: String, title: String }

#[derive(Debug, Serialize, Deserialize)]
struct Seat { film: String, number: u32, taken: bool }

#[derive(Debug, Table)]
#[table(name = "cinema", pk = "PK", sk = "SK")]
enum Cinema { Film(Film), Seat(Seat) }

async fn run(sdk: aws_sdk_dynamodb::Client, film: Film) -> Result<(), Error> {
    let table = Cinema::client(sdk);
    table.put(&film).await?;
    let films = table.query(Film::query().id("a")).await?;
    Ok(())
}

fn main() {}
