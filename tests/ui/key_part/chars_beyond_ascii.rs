use ddb_keys::KeyPart;

#[derive(KeyPart)]
#[key_part(chars = "é")]
struct Accent(String);

#[derive(KeyPart)]
#[key_part(len = 4, chars = "a-zà-ü")]
struct Word(String);

fn main() {}
