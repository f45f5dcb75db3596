use ddb_keys::Table;

#[derive(Table)]
#[table(name = "app", pk = "PK", sk = "SK")]
enum Empty {}

fn main() {}
