use ddb_keys::KeyPart;

#[derive(KeyPart)]
#[key_part(lenght = 5)]
struct Code(String);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
enum State {
    #[key_part(renamed = "open")]
    Open,
    #[key_part(string_value = "closed")]
    Closed,
}

fn main() {}
