//! Templates of several parts, and the characters that literals may have.

use uuid::Uuid;

use super::lines::{Lines, keys};

pub(super) fn write(lines: &mut Lines) {
    keys! { lines;
        #[pk("USER#<username>")] #[sk("#METADATA#<username>")] { username: String } ("alice");
        #[pk("GAME#<game_id>")] #[sk("USER#<username>")] { game_id: Uuid, username: String }
            ("67e55044-10b1-426f-9247-bb680e5fe0c8", "alice");
        #[pk("TENANT#<t>#USER#<u>")] #[sk("ORDER#<o:08>#ITEM#<i:03>")] { t: String, u: String, o: u32, i: u8 }
            ("acme", "alice", 7, 1);
        #[pk("CHAT#<chat>")] #[sk("MSG#<at:millis>#<id>")] { chat: String, at: chrono::DateTime<chrono::Utc>, id: u32 }
            ("1", "2024-10-14T01:01:01.5Z", 10);
        #[pk("v<major>.<minor>")] { major: u32, minor: i8 } (1, -2);
        #[pk("<<<a>>")] #[sk(">><a><<")] { a: String } ("x");
        #[pk("é<a>ﬁ<b>😀")] { a: String, b: String } ("x", "y");
        #[pk("the quick brown fox#<a>#jumps over#<b>")] { a: String, b: String } ("x", "y");
        #[pk("METADATA")] { a: u8 } (1);
        #[pk("a.b*[<a>]$^<b>")] { a: String, b: String } ("x", "y");
        #[entity(separator = '|')] #[pk("u|<a>|<b>")] #[sk("profile")] { a: String, b: String } ("a#b", "c");
        #[entity(separator = '/')] #[pk("<a>/<b>")] { a: i32, b: i64 } (-1, -2);
        #[pk("<a>#<a>")] #[sk("<a>")] { a: String } ("x");
        #[pk("<a:08>")] #[sk("<a:desc>#<a>")] { a: u32 } (7);
        #[pk("EVENTS#<a:shard(16)>")] #[sk("<a>")] { a: String }
            ("request-7") ("order-1") ("order-2") ("é") ("2026-11-29T12:00:00.000Z");
        #[pk("<a:shard(10)>")] #[sk("<a>")] { a: u32 } (7) (8) (4_294_967_295);
        #[pk("<a:shard(1000)>")] #[sk("<a>")] { a: Uuid } ("0192f0c1-2e3d-7a4b-8c5d-6e7f8091a2b3");
        #[pk("U#<a>")] #[sk("<a..>")] { a: String } ("x");
    }
}
