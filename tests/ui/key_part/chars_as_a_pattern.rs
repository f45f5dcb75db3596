use ddb_keys::KeyPart;

#[derive(KeyPart)]
#[key_part(chars = "[A-Z]+")]
struct Code(String);

#[derive(KeyPart)]
#[key_part(len = 4, chars = "^[0-9a-f]{4}$")]
struct Hex(String);

#[derive(KeyPart)]
#[key_part(chars = r"\d+")]
struct Digits(String);

fn main() {}
