// String given where Uuid wanted.
use ddb_keys::Entity;
#[derive(Entity)]
#[pk("G#<id>")]
struct G {
    id: uuid::Uuid,
}
fn f() {
    let _ = GKey { id: "0190-…" }.build();
}

fn main() {}
