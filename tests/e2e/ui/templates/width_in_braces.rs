use ddb_keys::Entity;

#[derive(Entity)]
#[pk("BOOK#<isbn>")]
#[sk("COPY#{number:04}")]
struct Copy {
    isbn: String,
    number: u32,
}

fn main() {}
