//! Keys of indexes: global, local, inverted, sparse, conditional, multi-attribute.

use super::lines::{Lines, index_keys};

pub(super) fn write(lines: &mut Lines) {
    index_keys! { lines;
        #[pk("P#<a>")] #[gsi(Index, pk = "EMAIL#<b>", sk = "<a:05>")] { a: u32, b: String }
            |pk, sk| ItemIndexKey::parse(pk[0], sk[0]), (7, "a@b.c");
        #[pk("P#<a>")] #[gsi(Index, pk = "EMAIL#<b>")] { a: u32, b: String }
            |pk, _sk| ItemIndexKey::parse(pk[0]), (7, "a@b.c");
        #[pk("P#<a>")] #[gsi(Index, pk = "OPEN", sk = "OPEN#<b>")] { a: u32, b: Option<String> }
            |pk, sk| ItemIndexKey::parse(pk[0], sk[0]), (7, "2024") (7, None);
        #[pk("P#<a>")] #[gsi(Index, pk = b, sk = a)] { a: u32, b: Option<String> }
            |pk, sk| ItemIndexKey::parse(pk[0], sk[0]), (7, "dunes") (7, None);
        #[pk("P#<a>")] #[sk("S#<b>")] #[gsi(Index)] { a: u32, b: String }
            |pk, sk| ItemIndexKey::parse(pk[0], sk[0]), (7, "x");
        #[pk("P#<a>")] #[sk("S#<b>")] #[lsi(Index, sk = "BY#<b:upper>#<a:03>")] { a: u32, b: String }
            |pk, sk| ItemIndexKey::parse(pk[0], sk[0]), (7, "x");
        #[pk("P#<a>")] #[sk("S#<b>")] #[lsi(Index, sk = b)] { a: u32, b: String }
            |pk, sk| ItemIndexKey::parse(pk[0], sk[0]), (7, "x");
        #[pk("P#<a>")] #[gsi(GSI1, name = Index, when(open = true), pk = "OPEN", sk = "#<a:desc(8)>")] { a: u32, open: bool }
            |pk, sk| ItemIndexKey::parse(pk[0], sk[0]), (7, true) (7, false);
        #[pk("P#<a>")] #[gsi(Index, pk = [b, "REGION#<c>"], sk = [d, "<e>#<a:04>"])]
            { a: u16, b: String, c: String, d: u8, e: String }
            |pk, sk| ItemIndexKey::parse(pk.try_into().unwrap(), sk.try_into().unwrap()), (7, "W24", "EU", 2, "UPPER");
        #[pk("P#<a>")] #[gsi(Index, pk = [b])] { a: u16, b: Option<String> }
            |pk, _sk| ItemIndexKey::parse(pk.try_into().unwrap()), (7, "W24") (7, None);
        #[pk("P")] #[gsi(Index, pk = [a, "<a>", "A#<a>", "<a..>"], sk = [b, "<b>", "B#<b:desc>", "<b:020>"])]
            { a: String, b: u64 }
            |pk, sk| ItemIndexKey::parse(pk.try_into().unwrap(), sk.try_into().unwrap()), ("x", 7);
    }
}
