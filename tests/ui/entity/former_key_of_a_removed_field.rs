// A former key whose template names a field that the struct does not have any more.
use ddb_keys::Entity;

#[derive(Entity)]
#[pk("STORE#<store>")]
#[sk("PARCEL#<number>")]
#[former(V1, pk = "CENTER#<center>", sk = "PARCEL#<number>")]
struct Parcel {
    store: String,
    number: u32,
}

fn main() {}
