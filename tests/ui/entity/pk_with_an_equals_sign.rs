use ddb_keys::Entity;
#[derive(Entity)]
#[pk = "BOOK#<isbn>"]
struct Book {
    isbn: String,
    title: String,
}
fn main() {}
