//! UUIDs and ULIDs.

use ddb_keys::KeyPart;
use ulid::Ulid;
use uuid::Uuid;

use super::lines::{Lines, keys};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
struct GameId(Uuid);

pub(super) fn write(lines: &mut Lines) {
    keys! { lines;
        #[pk("GAME#<id>")] { id: Uuid }
            ("00000000-0000-0000-0000-000000000000") ("67E55044-10B1-426F-9247-BB680E5FE0C8")
            ("017f22e2-79b0-7cc3-98c4-dc0c0c07398f") ("ffffffff-ffff-ffff-ffff-ffffffffffff");
        #[pk("GAME#<id:simple>")] { id: Uuid }
            ("00000000-0000-0000-0000-000000000000") ("67E55044-10B1-426F-9247-BB680E5FE0C8")
            ("017f22e2-79b0-7cc3-98c4-dc0c0c07398f") ("ffffffff-ffff-ffff-ffff-ffffffffffff");
        #[pk("<id:simple>")] { id: GameId } (GameId(Uuid::from_u128(1)));
        #[pk("<id>")] { id: GameId } (GameId(Uuid::from_u128(1)));
        #[pk("ORDER#<id>")] { id: Ulid }
            ("00000000000000000000000000") ("01ARZ3NDEKTSV4RRFFQ69G5FAV") ("01arz3ndektsv4rrffq69g5fav")
            ("7ZZZZZZZZZZZZZZZZZZZZZZZZZ");
    }
}
