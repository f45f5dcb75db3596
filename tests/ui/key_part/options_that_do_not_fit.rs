use ddb_keys::KeyPart;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
#[key_part(len = 5)]
struct Number(u32);

#[derive(KeyPart)]
#[key_part(rename_all = "lowercase")]
struct Name(String);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
#[key_part(chars = "a-z")]
enum State {
    Open,
}

#[derive(KeyPart)]
#[key_part(chars = "z-a")]
struct Backwards(String);

#[derive(KeyPart)]
#[key_part(chars = "", len = 0)]
struct Nothing(String);

#[derive(KeyPart)]
#[key_part(len = "5")]
struct Quoted(String);

fn main() {}
