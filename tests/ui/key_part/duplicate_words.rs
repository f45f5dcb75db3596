use ddb_keys::KeyPart;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
#[key_part(rename_all = "lowercase")]
enum State {
    Open,
    #[key_part(rename = "open")]
    Reopened,
    #[key_part(rename = "")]
    Empty,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
#[key_part(rename_all = "lowercase")]
enum Case {
    AB,
    Ab,
}

fn main() {}
