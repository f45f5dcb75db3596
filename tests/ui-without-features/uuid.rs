use ddb_keys::Entity;

// As in the crate `uuid`.
pub struct Uuid(u128);

#[derive(Entity)]
#[pk("GAME#<id>")]
#[gsi(Players, pk = "PLAYER#<player>", sk = "<id>")]
struct Game {
    id: Uuid,
    player: Option<Uuid>,
}

fn main() {}
