use ddb_keys::Entity;

#[derive(Entity)]
#[pk("MATCH#<a>")]
#[sk("A")]
#[gsi(Five, pk = [a, b, c, d, e])]
#[gsi(Zero, pk = [], sk = [a])]
#[gsi(Nested, pk = [a, [b, c]])]
#[lsi(Local, sk = [a, b])]
struct Match {
    a: String,
    b: String,
    c: String,
    d: String,
    e: String,
}

fn main() {}
