use ddb_keys::Entity;

use ddb_keys::KeyPart;

#[derive(KeyPart)]
#[key_part(chars = "a-z")]
struct Code(String);

#[derive(Entity)]
#[pk("CODE#<code:upper>")]
struct Voucher {
    code: Code,
}

fn main() {}
