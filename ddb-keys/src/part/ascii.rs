//! ASCII strings in a buffer of their own: digits and marks.

use core::fmt;
use core::ops::Range;

/// Bytes of ASCII characters, in whole aligned blocks, which are checked fastest to be UTF-8.
#[derive(Debug)]
#[repr(align(16))]
pub(super) struct Ascii<const N: usize>(pub(super) [u8; N]);

impl<const N: usize> Ascii<N> {
    /// Fills a range with the digits of a number that fits in it.
    #[inline]
    pub(super) fn put(&mut self, range: Range<usize>, number: u32) {
        let [first, others @ ..] = &mut self.0[range] else { return };
        let mut rest = number;
        for byte in others.iter_mut().rev() {
            *byte = digit(rest % 10);
            rest /= 10;
        }
        *first = digit(rest);
    }

    /// Returns a range as text.
    #[inline]
    pub(super) fn text(&self, range: Range<usize>) -> Result<&str, fmt::Error> {
        str::from_utf8(&self.0).ok().and_then(|text| text.get(range)).ok_or(fmt::Error)
    }
}

#[inline]
#[allow(clippy::cast_possible_truncation, reason = "one decimal digit")]
pub(super) fn digit(number: u32) -> u8 {
    b'0' + number as u8
}
