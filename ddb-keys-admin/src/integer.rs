//! Integers in keys: the values of their types, and the widths that formats name.

/// The kind of an integer that is never zero begins with this.
const NONZERO: &str = "nonzero_";

/// Whether a kind is one of integers that are never zero.
pub(crate) fn is_nonzero(kind: &str) -> bool {
    kind.starts_with(NONZERO)
}

/// The least and the greatest value of an integer type.
pub(crate) fn bounds(kind: &str) -> Option<(i128, u128)> {
    Some(match kind.strip_prefix(NONZERO).unwrap_or(kind) {
        "u8" => (0, u8::MAX.into()),
        "u16" => (0, u16::MAX.into()),
        "u32" => (0, u32::MAX.into()),
        "u64" | "usize" => (0, u64::MAX.into()),
        "u128" => (0, u128::MAX),
        "i8" => (i8::MIN.into(), i8::MAX.unsigned_abs().into()),
        "i16" => (i16::MIN.into(), i16::MAX.unsigned_abs().into()),
        "i32" => (i32::MIN.into(), i32::MAX.unsigned_abs().into()),
        "i64" | "isize" => (i64::MIN.into(), i64::MAX.unsigned_abs().into()),
        "i128" => (i128::MIN, i128::MAX.unsigned_abs()),
        _ => return None,
    })
}

/// The distance from the least value of an integer type to the greatest.
pub(crate) fn span((least, greatest): (i128, u128)) -> u128 {
    greatest.wrapping_add(least.unsigned_abs())
}

/// The most digits that an integer has.
const MAX_WIDTH: usize = 39;

/// The width that a format such as `08` or `desc(8)` names.
pub(crate) fn width(format: &str) -> Option<usize> {
    let padded = format.strip_prefix('0');
    let turned = || format.strip_prefix("desc(")?.strip_suffix(')');
    padded.or_else(turned).and_then(number_of_digits)
}

/// The digits of a second's fraction, and the width, of a format that counts from 1970, such as `epoch_millis`.
pub(crate) fn since_epoch(format: &str) -> Option<(usize, usize)> {
    let (name, width) = match format.split_once('(') {
        Some((name, rest)) => (name, Some(number_of_digits(rest.strip_suffix(')')?)?)),
        None => (format, None),
    };
    let (fraction, usual) = match name {
        "epoch_secs" => (0, 10),
        "epoch_millis" => (3, 13),
        "epoch_micros" => (6, 16),
        _ => return None,
    };
    Some((fraction, width.unwrap_or(usual)))
}

fn number_of_digits(width: &str) -> Option<usize> {
    // `parse` takes a sign, too.
    let is_number = width.bytes().all(|byte| byte.is_ascii_digit());
    let width: usize = width.parse().ok().filter(|_| is_number)?;
    (1..=MAX_WIDTH).contains(&width).then_some(width)
}
