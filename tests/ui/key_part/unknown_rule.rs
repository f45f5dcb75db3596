use ddb_keys::KeyPart;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
#[key_part(rename_all = "SCREAMING_SNAKE")]
enum State {
    Open,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
#[key_part(rename_all = "Title Case")]
enum Kind {
    Open,
}

fn main() {}
