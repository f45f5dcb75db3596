//! Raw keys: the attribute itself, as S, N or B according to the field's type.

use chrono::NaiveDate;
use ddb_keys::KeyPart;
use ulid::Ulid;
use uuid::Uuid;

use super::lines::{Lines, keys};

#[derive(KeyPart)]
struct UserId(String);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
struct Score(i64);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
#[key_part(rename_all = "SCREAMING_SNAKE_CASE")]
enum State {
    InProgress,
}

pub(super) fn write(lines: &mut Lines) {
    keys! { lines;
        #[pk(a)] #[sk(b)] { a: String, b: u32 } ("alice", 7) ("a#b", 0) (" ", u32::MAX);
        #[pk(a)] #[sk(b)] { a: u8, b: i8 } (0, -1) (u8::MAX, i8::MIN);
        #[pk(a)] #[sk(b)] { a: u16, b: i16 } (10, -10);
        #[pk(a)] #[sk(b)] { a: u64, b: i64 } (u64::MAX, i64::MIN);
        #[pk(a)] #[sk(b)] { a: usize, b: isize } (usize::MAX, isize::MIN);
        #[pk(a)] #[sk(b)] { a: u128, b: i128 }
            (99_999_999_999_999_999_999_999_999_999_999_999_999, -99_999_999_999_999_999_999_999_999_999_999_999_999);
        #[pk(a)] #[sk(b)] { a: Uuid, b: Ulid } ("67E55044-10B1-426F-9247-BB680E5FE0C8", "01arz3ndektsv4rrffq69g5fav");
        #[pk(a)] #[sk(b)] { a: Vec<u8>, b: Vec<u8> } (vec![0], vec![0, 1, 127, 128, 255]);
        #[pk(a)] #[sk(b)] { a: NaiveDate, b: jiff::civil::Date } ("2024-02-29", "9999-12-31");
        #[pk(a)] #[sk(b)] { a: UserId, b: Score } (UserId("alice".into()), Score(-5));
        #[pk(a)] #[sk(b)] { a: char, b: State } ('é', State::InProgress);
        #[pk(a)] #[sk("U#<a>")] { a: String } ("alice");
    }
}
