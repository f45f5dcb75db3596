// KeyPart enum with data.
use ddb_keys::KeyPart;
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
enum Kind {
    A,
    B(u32),
}

fn main() {}
