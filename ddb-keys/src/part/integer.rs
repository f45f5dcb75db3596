//! Integers as key parts, those that are never zero among them, and how digits are written and read.

use core::fmt;
use core::num::NonZero;
use core::ops::Range;

use super::key_part::{KeyPart, own_view, text_of};
use super::key_part::{RawOnly, Sorted};
use super::refusal::Refusal;
use super::value::KeyValue;
use crate::schema::{KeyType, TextShape};

/// An integer part. Its values are counted from the smallest one, so that they sort without a sign.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an integer",
    label = "this format writes integers",
    note = "`08`, `ordered`, `desc` and `desc(8)` write integers; leave the format out for plain text"
)]
pub trait Integer: KeyPart {
    /// The difference between the greatest and the smallest value.
    const SPAN: u128;

    /// The difference of zero from the smallest value.
    const ZERO: u128;

    /// Returns the difference from the smallest value.
    fn distance(view: Self::View<'_>) -> u128;

    /// Returns the value with this difference from the smallest one.
    fn at_distance<'a>(distance: u128) -> Option<Self::View<'a>>;
}

/// An unsigned integer part, whose descending numbers count down from a number of nines.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an unsigned integer",
    label = "`desc(8)` writes unsigned integers",
    note = "`desc` takes signed integers, too; it writes another text, under which stored items would not be found"
)]
pub trait Unsigned: Integer {}

macro_rules! integers {
    ($sign:literal: $($int:ident as $unsigned:ident),+) => {$(
        #[diagnostic::do_not_recommend]
        impl KeyPart for $int {
            const SHAPE: TextShape = TextShape::bounded(
                1,
                digits_of(<$int>::MAX as u128) + $sign.len(),
                concat!("0-9", $sign),
            );
            const NATIVE: Option<KeyType> = Some(KeyType::N);
            const VALUE_KIND: &'static str = stringify!($int);
            own_view!();

            #[inline]
            #[allow(unused_comparisons, reason = "unsigned integers are never below zero")]
            fn text_len(view: Self) -> usize {
                view.abs_diff(0).checked_ilog10().unwrap_or(0) as usize + 1 + usize::from(view < 0)
            }

            #[inline]
            #[allow(unused_comparisons, reason = "unsigned integers are never below zero")]
            fn write(view: Self, out: &mut impl fmt::Write) -> Result<(), Refusal> {
                if view < 0 {
                    out.write_str("-")?;
                }
                write_digits(u128::from(view.abs_diff(0) as $unsigned), 1, out)
            }

            #[inline]
            fn parse(text: &str) -> Option<Self> {
                if is_canonical(text) { text.parse().ok() } else { None }
            }

            fn native(view: Self) -> Result<KeyValue, Refusal> {
                let mut text = alloc::string::String::with_capacity(Self::text_len(view));
                Self::write(view, &mut text)?;
                if significant_digits(&text) > TextShape::MAX_NUMBER_DIGITS {
                    return Err(Refusal::TooPrecise);
                }
                Ok(KeyValue::N(text))
            }
        }

        impl Sorted for $int {
            type Order = RawOnly;
        }

        #[diagnostic::do_not_recommend]
        impl Integer for $int {
            const SPAN: u128 = $unsigned::MAX as u128;
            const ZERO: u128 = <$int>::MIN.abs_diff(0) as u128;

            #[inline]
            fn distance(view: Self) -> u128 {
                u128::from(view.abs_diff(<$int>::MIN) as $unsigned)
            }

            #[inline]
            #[allow(clippy::cast_possible_wrap, clippy::cast_possible_truncation, reason = "two's complement is what is meant")]
            fn at_distance<'a>(distance: u128) -> Option<<Self as KeyPart>::View<'a>> {
                let distance = $unsigned::try_from(distance).ok()?;
                Some((distance as $int).wrapping_add(<$int>::MIN))
            }
        }
    )+};
}

integers!("": u8 as u8, u16 as u16, u32 as u32, u64 as u64, u128 as u128, usize as u64);
integers!("-": i8 as u8, i16 as u16, i32 as u32, i64 as u64, i128 as u128, isize as u64);

macro_rules! nonzero {
    ($($int:ty),+) => {$(
        #[diagnostic::do_not_recommend]
        impl KeyPart for NonZero<$int> {
            const SHAPE: TextShape = <$int>::SHAPE.as_nonzero();
            const NATIVE: Option<KeyType> = <$int>::NATIVE;
            const VALUE_KIND: &'static str = concat!("nonzero_", stringify!($int));
            own_view!();
            text_of!($int, Self::get, Self::new);
        }

        impl Sorted for NonZero<$int> {
            type Order = RawOnly;
        }

        #[diagnostic::do_not_recommend]
        impl Integer for NonZero<$int> {
            const SPAN: u128 = <$int>::SPAN;
            const ZERO: u128 = <$int>::ZERO;

            #[inline]
            fn distance(view: Self) -> u128 {
                <$int>::distance(view.get())
            }

            #[inline]
            fn at_distance<'a>(distance: u128) -> Option<<Self as KeyPart>::View<'a>> {
                Self::new(<$int>::at_distance(distance)?)
            }
        }
    )+};
}

nonzero!(u8, u16, u32, u64, u128, usize, i8, i16, i32, i64, i128, isize);

macro_rules! unsigned {
    ($($int:ty),+) => {$(
        impl Unsigned for $int {}
        impl Unsigned for NonZero<$int> {}
    )+};
}

unsigned!(u8, u16, u32, u64, u128, usize);

/// Accepts no sign except `-`, no leading zero and no `-0`.
#[inline]
fn is_canonical(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text).as_bytes();
    match digits {
        [b'0', _, ..] | [b'+', ..] => false,
        [b'0'] => text.len() == 1,
        _ => true,
    }
}

pub(crate) fn significant_digits(text: &str) -> usize {
    text.trim_start_matches('-').trim_end_matches('0').len()
}

/// The number of digits of the greatest `u128`.
const U128_DIGITS: usize = 39;

/// Returns the number of decimal digits of a number.
#[inline]
pub(crate) const fn digits_of(number: u128) -> usize {
    match number.checked_ilog10() {
        Some(log) => log as usize + 1,
        None => 1,
    }
}

/// Writes a number in at least `width` digits, at most 39.
#[inline]
#[allow(clippy::cast_possible_truncation, reason = "one decimal digit, or less than 10^16")]
pub(crate) fn write_digits(
    number: u128,
    width: usize,
    out: &mut impl fmt::Write,
) -> Result<(), Refusal> {
    const END: usize = 48;
    /// Checking that a short text is UTF-8 takes a third of the time.
    const SHORT: usize = 16;
    if width <= SHORT && number < 10_u128.pow(SHORT as u32) {
        let mut digits = Ascii([b'0'; SHORT]);
        let start = put_digits(&mut digits.0, number as u64).min(SHORT - width.max(1));
        return Ok(out.write_str(digits.text(start..SHORT)?)?);
    }
    let mut digits = Ascii([b'0'; END]);
    let mut start = END;
    let mut large = number;
    while large > u128::from(u64::MAX) {
        start -= 1;
        digits.0[start] = digit((large % 10) as u32);
        large /= 10;
    }
    // Most numbers are small, and dividing 64 bits is far cheaper than dividing 128.
    let small = u64::try_from(large).unwrap_or(u64::MAX);
    let start = put_digits(&mut digits.0[..start], small).min(END - width.clamp(1, U128_DIGITS));
    Ok(out.write_str(digits.text(start..END)?)?)
}

/// Puts the digits of a number at the end of a buffer, and returns where they start. There are none of 0.
#[inline]
#[allow(clippy::cast_possible_truncation, reason = "one decimal digit")]
fn put_digits(buffer: &mut [u8], number: u64) -> usize {
    let mut start = buffer.len();
    let mut rest = number;
    for byte in buffer.iter_mut().rev() {
        if rest == 0 {
            break;
        }
        *byte = digit((rest % 10) as u32);
        rest /= 10;
        start -= 1;
    }
    start
}

/// Parses a string that consists of digits.
#[inline]
pub(crate) fn parse_digits(text: &str) -> Option<u128> {
    match text.len() {
        // Most numbers are small, and multiplying 64 bits is far cheaper than multiplying 128.
        1..=19 => text
            .bytes()
            .try_fold(0, |number: u64, byte| {
                let digit = byte.wrapping_sub(b'0');
                (digit < 10).then_some(10 * number + u64::from(digit))
            })
            .map(u128::from),
        _ => text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten(),
    }
}

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
fn digit(number: u32) -> u8 {
    b'0' + number as u8
}
