use ddb_keys::KeyPart;

#[derive(KeyPart)]
struct Number(u32);

#[derive(KeyPart)]
enum State {
    Open,
}

fn main() {}
