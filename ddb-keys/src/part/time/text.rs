//! The strings of times. Each is a prefix of the longest one, and an instant's may end in `Z`.

use core::fmt;

use super::civil::Civil;
use crate::part::integer::Ascii;
use crate::part::refusal::Refusal;

/// The longest text of the earliest time, padded to a whole block.
const EARLIEST: [u8; 32] = *b"0000-01-01T00:00:00.000000000ZZZ";

/// Writes the first `width` bytes of a time's text, followed by `Z` if it is `zoned`.
#[inline]
pub(crate) fn write(
    civil: Civil,
    width: usize,
    zoned: bool,
    out: &mut impl fmt::Write,
) -> Result<(), Refusal> {
    let mut text = Ascii(EARLIEST);
    text.0[width] = b'Z';
    text.put(0..4, u32::from(civil.year));
    text.put(5..7, u32::from(civil.month));
    if width > 7 {
        text.put(8..10, u32::from(civil.day));
    }
    if width > 10 {
        text.put(11..13, u32::from(civil.hour));
    }
    if width > 13 {
        text.put(14..16, u32::from(civil.minute));
        text.put(17..19, u32::from(civil.second));
    }
    if width > 19 {
        let digits = width - 20;
        let dropped = u32::try_from(9 - digits).map_err(|_| fmt::Error)?;
        text.put(20..width, civil.nanos / 10_u32.pow(dropped));
    }
    Ok(out.write_str(text.text(0..width + usize::from(zoned))?)?)
}

/// Returns the earliest time that has exactly this text.
#[inline(always)]
#[allow(clippy::inline_always, reason = "measured: where a key is parsed, the width is known")]
pub(crate) fn parse(text: &str, width: usize, zoned: bool) -> Option<Civil> {
    let text = if zoned { text.strip_suffix('Z')? } else { text };
    if text.len() != width {
        return None;
    }
    let mut full = EARLIEST;
    full[..width].copy_from_slice(text.as_bytes());
    if !is_alike(&full) {
        return None;
    }
    let take = |from: usize, to: usize| {
        full[from..to].iter().fold(0, |number: u32, digit| 10 * number + u32::from(digit - b'0'))
    };
    Civil::date(take(0, 4), take(5, 7), take(8, 10))?.at(
        take(11, 13),
        take(14, 16),
        take(17, 19),
        take(20, 29),
    )
}

/// Returns whether digits and marks are where the earliest time has them. It has no branches, so that the compiler can
/// compare all bytes at once.
#[inline]
fn is_alike(text: &[u8; EARLIEST.len()]) -> bool {
    let pairs = text.iter().zip(&EARLIEST);
    pairs.fold(true, |alike, (byte, model)| {
        let (least, others) = if model.is_ascii_digit() { (b'0', 9) } else { (*model, 0) };
        alike & (byte.wrapping_sub(least) <= others)
    })
}

#[cfg(test)]
mod tests {
    use alloc::string::String;

    use super::*;

    const WIDTHS: [usize; 8] = [4, 7, 10, 13, 19, 23, 26, 29];

    fn text(civil: Civil, width: usize, zoned: bool) -> String {
        let mut text = String::new();
        write(civil, width, zoned, &mut text).unwrap();
        text
    }

    fn time(year: u16, month: u8, day: u8) -> Civil {
        Civil::date(year, month, day).unwrap()
    }

    #[test]
    fn each_width_cuts_the_same_text() {
        let civil = time(2024, 10, 14).at(1, 2, 3, 123_456_789).unwrap();
        let whole = "2024-10-14T01:02:03.123456789";
        for width in WIDTHS {
            assert_eq!(text(civil, width, false), whole[..width]);
            assert_eq!(text(civil, width, true), [&whole[..width], "Z"].concat());
        }
    }

    #[test]
    fn the_first_and_the_last_time_have_texts() {
        let last = time(9999, 12, 31).at(23, 59, 59, 999_999_999).unwrap();
        for (civil, whole) in [
            (time(0, 1, 1), "0000-01-01T00:00:00.000000000"),
            (last, "9999-12-31T23:59:59.999999999"),
        ] {
            for width in WIDTHS {
                assert_eq!(text(civil, width, false), whole[..width]);
                let back = parse(&whole[..width], width, false).unwrap();
                assert!(back <= civil && text(back, width, false) == whole[..width]);
            }
        }
    }

    #[test]
    fn parsing_gives_back_the_start_of_what_was_written() {
        let parsed = |text: &str| parse(text, text.len(), false).unwrap();
        assert_eq!(parsed("2024"), time(2024, 1, 1));
        assert_eq!(parsed("2024-02"), time(2024, 2, 1));
        assert_eq!(parsed("2024-02-29"), time(2024, 2, 29));
        assert_eq!(parsed("2024-02-29T23"), time(2024, 2, 29).at(23, 0, 0, 0).unwrap());
        assert_eq!(
            parsed("2024-02-29T23:59:58.007"),
            time(2024, 2, 29).at(23, 59, 58, 7_000_000).unwrap()
        );
    }

    #[test]
    fn only_the_one_text_of_a_real_time_is_read() {
        for text in [
            "2024-02-30T00:00:00Z",
            "2023-02-29T00:00:00Z",
            "2024-13-01T00:00:00Z",
            "2024-00-01T00:00:00Z",
            "2024-10-00T00:00:00Z",
            "2024-10-14t01:01:01Z",
            "2024-10-14 01:01:01Z",
            "2024-10-14T01:01:01z",
            "2024-10-14T01:01:01",
            "2024-10-14T01:01:1Z",
            "2024-10-14T01:01:01.Z",
            "2024-10-14T01:01:01.0Z",
            "2024-10-14T24:00:00Z",
            "2024-10-14T23:60:00Z",
            "2016-12-31T23:59:60Z",
            "+024-10-14T01:01:01Z",
            "-024-10-14T01:01:01Z",
            "2024-+1-14T01:01:01Z",
            "2024-10-14T01:01:0٣Z",
            "2024-10-14T01:01:01ZZ",
            "12024-10-14T01:01:01Z",
            "",
            "Z",
        ] {
            assert_eq!(parse(text, 19, true), None, "{text}");
        }
        assert!(parse("2024-10-14T01:01:01Z", 19, true).is_some());
        assert_eq!(parse("2024-10-14T01:01:01Z", 19, false), None, "no civil time");
    }
}
