//! Integers in keys: the values of their types, and how formats write them.

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
fn span((least, greatest): (i128, u128)) -> u128 {
    greatest.wrapping_add(least.unsigned_abs())
}

/// How a format writes an integer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Encoding {
    /// As it is.
    Decimal,
    /// As its distance above a number, in digits of a fixed width.
    Above { number: i128, width: usize },
    /// As its distance below a number, which may be beyond all integers.
    Below { number: Option<u128>, width: usize },
}

/// How the integers of a kind are written in a format.
pub(crate) fn encoding(kind: &str, format: &str) -> Option<Encoding> {
    let (least, greatest) = bounds(kind)?;
    let full = span((least, greatest)).to_string().len();
    Some(match (format, width(format)) {
        ("ordered", _) => Encoding::Above { number: least, width: full },
        ("desc", _) => Encoding::Below { number: Some(greatest), width: full },
        (_, Some(width)) if format.starts_with("desc") => {
            Encoding::Below { number: "9".repeat(width).parse().ok(), width }
        }
        (_, Some(width)) => Encoding::Above { number: 0, width },
        ("" | "..", _) => Encoding::Decimal,
        _ => return None,
    })
}

/// The text of an integer, if it is one of its kind and the format has a text for it.
pub(crate) fn write(kind: &str, format: &str, value: &str) -> Option<String> {
    let (least, greatest) = bounds(kind)?;
    let zero = least.unsigned_abs();
    // Integers are counted from the least one, so that they have no sign.
    let counted = match value.strip_prefix('-') {
        Some(digits) => zero.checked_sub(digits.parse().ok()?)?,
        None => zero.checked_add(value.parse().ok()?)?,
    };
    if counted > span((least, greatest)) || (is_nonzero(kind) && counted == zero) {
        return None;
    }
    let (distance, width) = match encoding(kind, format)? {
        Encoding::Decimal => return Some(decimal(counted, zero)),
        Encoding::Above { number, width } => (counted.checked_sub(number.abs_diff(least))?, width),
        Encoding::Below { number, width } => {
            (number?.checked_add(zero)?.checked_sub(counted)?, width)
        }
    };
    Some(format!("{distance:0width$}")).filter(|text| text.len() == width)
}

/// An integer that is counted from the least one, with its sign.
fn decimal(counted: u128, zero: u128) -> String {
    match counted.checked_sub(zero) {
        Some(value) => value.to_string(),
        None => format!("-{}", counted.abs_diff(zero)),
    }
}

/// The integer that a text is, if the format does not write it as it is.
pub(crate) fn read(kind: &str, format: &str, text: &str) -> Option<String> {
    let (least, _) = bounds(kind)?;
    let distance: u128 = text.parse().ok()?;
    let value = match encoding(kind, format)? {
        Encoding::Decimal => return None,
        Encoding::Above { number, .. } => distance.wrapping_add_signed(number),
        Encoding::Below { number, .. } => {
            let zero = least.unsigned_abs();
            number?.checked_add(zero)?.checked_sub(distance)?.wrapping_sub(zero)
        }
    };
    // A negative number has wrapped around.
    Some(if least < 0 { value.cast_signed().to_string() } else { value.to_string() })
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
