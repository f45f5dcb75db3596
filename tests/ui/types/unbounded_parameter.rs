use ddb_keys::Entity;

#[derive(Entity)]
#[pk("ENVELOPE#<id>")]
struct Envelope<T> {
    id: T,
}

fn key(envelope: &Envelope<f32>) {
    let _ = envelope.key();
}

fn main() {}
