use ddb_keys::Entity;
#[derive(Entity)]
#[pk("BOOK#<isbn>")]
#[sk("COPY#<number:3>")]
struct Book {
    isbn: String,
    number: u8,
}
#[derive(Entity)]
#[pk("BOOK#<isbn>")]
#[sk("COPY#<number:3:0>")]
struct Copy {
    isbn: String,
    number: u8,
}
fn main() {}
