use ddb_keys::{Entity, Table};
#[derive(Debug, Entity)]
#[pk("BOOK#<isbn>")]
#[sk("META")]
struct Book {
    isbn: String,
    title: String,
}
#[derive(Debug, Table)]
#[table("library")]
enum Library {
    Book(Book),
}
fn main() {}
