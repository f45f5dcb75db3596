use ddb_keys::aws::Client;
use ddb_keys::{Entity, Table};
use serde::Serialize;
#[derive(Debug, Serialize, Entity)]
#[pk("BOOK#<isbn>")]
#[sk("COPY#<number:03>")]
struct Book {
    isbn: String,
    number: u8,
}
#[derive(Debug, Table)]
#[table(name = "library", pk = "PK", sk = "SK")]
enum Library {
    Book(Book),
}
async fn run(table: Client<Library>) -> Result<(), ddb_keys::aws::Error> {
    let copies = table.query(Book::query().isbn("1")).await?;
    let first = table.query(Book::query().isbn("1")).first().await?;
    Ok(())
}
fn main() {}
