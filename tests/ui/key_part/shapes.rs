use ddb_keys::KeyPart;

#[derive(KeyPart)]
struct Two(String, String);

#[derive(KeyPart)]
struct Named {
    id: String,
}

#[derive(KeyPart)]
struct Unit;

#[derive(KeyPart)]
union Either {
    a: u8,
    b: i8,
}

fn main() {}
