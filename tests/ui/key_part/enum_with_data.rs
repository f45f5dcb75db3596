use ddb_keys::KeyPart;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
enum State {
    Open,
    Closed(u32),
    Moved { to: u32 },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
enum Never {}

fn main() {}
