//! The version is marked on its field. Nothing else is an error.

#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("BOOK#<isbn>")]
struct Book {
    isbn: String,
    #[version]
    revision: u64,
}

#[derive(Debug, Table)]
#[table(name = "library", pk = "PK")]
enum Library {
    Book(Book),
}

async fn change(table: &Client<Library>, mut book: Book) -> Result<(), Error> {
    book.revision = table.put(&book).await?;
    table.delete(book.key()).if_version(book.revision).await
}

fn main() {}
