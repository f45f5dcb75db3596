//! Integers of every width: plain, ordered, descending, padded.

use std::num::{
    NonZeroI8, NonZeroI16, NonZeroI32, NonZeroI64, NonZeroI128, NonZeroIsize, NonZeroU8,
    NonZeroU16, NonZeroU32, NonZeroU64, NonZeroU128, NonZeroUsize,
};

use ddb_keys::KeyPart;

use super::lines::{Lines, keys};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
struct Page(u32);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
struct Delta(i16);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
struct Revision(NonZeroU32);

pub(super) fn write(lines: &mut Lines) {
    keys! { lines;
        #[pk("<n>")] #[sk("<n:ordered>#<n:desc>")] { n: u8 } (0) (1) (9) (10) (99) (100) (u8::MAX);
        #[pk("<n>")] #[sk("<n:ordered>#<n:desc>")] { n: u16 } (0) (1) (10) (u16::MAX);
        #[pk("<n>")] #[sk("<n:ordered>#<n:desc>")] { n: u32 } (0) (1) (10) (1_000_000) (u32::MAX);
        #[pk("<n>")] #[sk("<n:ordered>#<n:desc>")] { n: u64 } (0) (1) (10) (u64::MAX);
        #[pk("<n>")] #[sk("<n:ordered>#<n:desc>")] { n: u128 } (0) (1) (10) (u128::MAX);
        #[pk("<n>")] #[sk("<n:ordered>#<n:desc>")] { n: usize } (0) (1) (10) (usize::MAX);
        #[pk("<n>")] #[sk("<n:ordered>#<n:desc>")] { n: i8 } (i8::MIN) (-10) (-1) (0) (1) (10) (i8::MAX);
        #[pk("<n>")] #[sk("<n:ordered>#<n:desc>")] { n: i16 } (i16::MIN) (-1) (0) (1) (i16::MAX);
        #[pk("<n>")] #[sk("<n:ordered>#<n:desc>")] { n: i32 } (i32::MIN) (-1) (0) (1) (i32::MAX);
        #[pk("<n>")] #[sk("<n:ordered>#<n:desc>")] { n: i64 } (i64::MIN) (-1) (0) (1) (i64::MAX);
        #[pk("<n>")] #[sk("<n:ordered>#<n:desc>")] { n: i128 } (i128::MIN) (-1) (0) (1) (i128::MAX);
        #[pk("<n>")] #[sk("<n:ordered>#<n:desc>")] { n: isize } (isize::MIN) (-1) (0) (1) (isize::MAX);
        #[pk("<n:03>")] #[sk("<n:desc(3)>")] { n: u8 } (0) (7) (42) (u8::MAX);
        #[pk("<n:05>")] #[sk("<n:desc(5)>")] { n: u16 } (0) (7) (u16::MAX);
        #[pk("<n:08>")] #[sk("<n:desc(8)>")] { n: u32 } (0) (7) (12_345_678) (99_999_999);
        #[pk("<n:010>")] #[sk("<n:desc(10)>")] { n: u32 } (0) (7) (u32::MAX);
        #[pk("<n:020>")] #[sk("<n:desc(20)>")] { n: u64 } (0) (7) (u64::MAX);
        #[pk("<n:020>")] #[sk("<n:desc(20)>")] { n: usize } (0) (7) (usize::MAX);
        #[pk("<n:039>")] #[sk("<n:desc(38)>")] { n: u128 } (0) (7) (99_999_999_999_999_999_999_999_999_999_999_999_999);
        #[pk("<n:01>")] #[sk("<n:desc(1)>")] { n: u128 } (0) (9);
        #[pk("ORDER#<n:08>")] { n: u32 } (7);
        #[pk("P")] #[sk("<n:ordered>")] { n: i32 } (-7);
        #[pk("P")] #[sk("SCORE#<n:desc>")] { n: i64 } (-7) (7);
        #[pk("<p>#<p:05>")] #[sk("<d>#<d:ordered>#<d:desc>")] { p: Page, d: Delta } (Page(7), Delta(-7));
        #[pk("<n:03>")] { n: i8 } (0) (7) (i8::MAX);
        #[pk("<n:05>")] { n: i16 } (0) (i16::MAX);
        #[pk("<n:08>")] { n: i32 } (0) (1_200) (99_999_999);
        #[pk("<n:019>")] { n: i64 } (0) (7) (i64::MAX);
        #[pk("<n:039>")] { n: i128 } (0) (7) (i128::MAX);
        #[pk("<n:020>")] { n: isize } (0) (7) (isize::MAX);
        #[pk("<d:05>")] { d: Delta } (Delta(7));
    }
    numbers_other_than_zero(lines);
}

fn numbers_other_than_zero(lines: &mut Lines) {
    keys! { lines;
        #[pk("<n>")] #[sk("<n:ordered>#<n:desc>")] { n: NonZeroU8 } (NonZeroU8::MIN) (NonZeroU8::MAX);
        #[pk("<n>")] #[sk("<n:ordered>#<n:desc>")] { n: NonZeroU16 } (NonZeroU16::MIN) (NonZeroU16::MAX);
        #[pk("<n>")] #[sk("<n:ordered>#<n:desc>")] { n: NonZeroU32 } (NonZeroU32::MIN) (NonZeroU32::MAX);
        #[pk("<n>")] #[sk("<n:ordered>#<n:desc>")] { n: NonZeroU64 } (NonZeroU64::MIN) (NonZeroU64::MAX);
        #[pk("<n>")] #[sk("<n:ordered>#<n:desc>")] { n: NonZeroU128 } (NonZeroU128::MIN) (NonZeroU128::MAX);
        #[pk("<n>")] #[sk("<n:ordered>#<n:desc>")] { n: NonZeroUsize } (NonZeroUsize::MIN) (NonZeroUsize::MAX);
        #[pk("<n>")] #[sk("<n:ordered>#<n:desc>")] { n: NonZeroI8 } (NonZeroI8::MIN) (NonZeroI8::MAX);
        #[pk("<n>")] #[sk("<n:ordered>#<n:desc>")] { n: NonZeroI16 } (NonZeroI16::MIN) (NonZeroI16::MAX);
        #[pk("<n>")] #[sk("<n:ordered>#<n:desc>")] { n: NonZeroI32 } (NonZeroI32::MIN) (NonZeroI32::MAX);
        #[pk("<n>")] #[sk("<n:ordered>#<n:desc>")] { n: NonZeroI64 } (NonZeroI64::MIN) (NonZeroI64::MAX);
        #[pk("<n>")] #[sk("<n:ordered>#<n:desc>")] { n: NonZeroI128 } (NonZeroI128::MIN) (NonZeroI128::MAX);
        #[pk("<n>")] #[sk("<n:ordered>#<n:desc>")] { n: NonZeroIsize } (NonZeroIsize::MIN) (NonZeroIsize::MAX);
        #[pk("<n:010>")] #[sk("<n:desc(10)>")] { n: NonZeroU32 } (NonZeroU32::MIN) (NonZeroU32::MAX);
        #[pk("<n:019>")] { n: NonZeroI64 } (NonZeroI64::MAX);
        #[pk("<r>#<r:05>")] { r: Revision } (Revision(NonZeroU32::MIN));
    }
}
