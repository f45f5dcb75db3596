//! `format = "0" digits | lower_case_name [ "(" number ")" ]`

use crate::error::{list, similar};

/// How a placeholder writes its value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Format {
    Plain,
    Tail,
    /// Not written in templates: a bare field, which is the attribute itself.
    Raw,
    Padded(usize),
    Ordered,
    Desc,
    DescWidth(usize),
    Upper,
    Lower,
    Uppercase,
    Lowercase,
    Year,
    Month,
    Day,
    Hour,
    Secs,
    Millis,
    Micros,
    Nanos,
}

/// The precision of a format that keeps the whole value.
pub(crate) const EXACT: u8 = u8::MAX;

impl Format {
    /// How much of a value the text keeps: the place with the most gives the value back. Text whose
    /// ASCII letters are folded still tells how every letter is folded. Times are kept to the
    /// nanosecond by their types, too.
    pub(crate) fn precision(self) -> u8 {
        match self {
            Self::Uppercase | Self::Lowercase => 0,
            Self::Upper | Self::Lower => 1,
            Self::Year => 2,
            Self::Month => 3,
            Self::Day => 4,
            Self::Hour => 5,
            Self::Secs => 6,
            Self::Millis => 7,
            Self::Micros => 8,
            _ => EXACT,
        }
    }

    /// Whether the format writes letters in one case.
    pub(crate) fn is_folding(self) -> bool {
        matches!(self, Self::Upper | Self::Lower | Self::Uppercase | Self::Lowercase)
    }

    /// The name of a format that truncates times.
    pub(crate) fn truncated_to(self) -> Option<&'static str> {
        let truncates = self.precision() != EXACT && !self.is_folding();
        let named = NAMED.iter().find(|(_, format)| *format == self);
        named.filter(|_| truncates).map(|(name, _)| *name)
    }
}

/// The widest number: as many digits as a `u128` has.
const U128_DIGITS: usize = 39;

/// Formats by name, those that take a width apart.
const NAMED: [(&str, Format); 14] = [
    ("ordered", Format::Ordered),
    ("desc", Format::Desc),
    ("upper", Format::Upper),
    ("lower", Format::Lower),
    ("uppercase", Format::Uppercase),
    ("lowercase", Format::Lowercase),
    ("year", Format::Year),
    ("month", Format::Month),
    ("day", Format::Day),
    ("hour", Format::Hour),
    ("secs", Format::Secs),
    ("millis", Format::Millis),
    ("micros", Format::Micros),
    ("nanos", Format::Nanos),
];

/// A format that does not exist.
pub(super) struct Unknown {
    pub(super) message: String,
    pub(super) help: String,
    meant: Option<Format>,
}

impl Unknown {
    /// The format that was probably meant.
    pub(super) fn meant(self) -> Format {
        self.meant.unwrap_or(Format::Plain)
    }
}

pub(super) fn parse(format: &str) -> Result<Format, Unknown> {
    if let Some(width) = format.strip_prefix('0') {
        return width_of(width, format, U128_DIGITS).map(Format::Padded);
    }
    if let Some(width) = format.strip_prefix("desc(").and_then(|rest| rest.strip_suffix(')')) {
        // A number of only nines must fit a `u128`, because descending numbers count down from it.
        return width_of(width, format, U128_DIGITS - 1).map(Format::DescWidth);
    }
    let known = NAMED.iter().find(|(name, _)| *name == format);
    known.map(|(_, format)| *format).ok_or_else(|| unknown(format))
}

fn unknown(format: &str) -> Unknown {
    let names = || NAMED.iter().map(|(name, _)| *name);
    let (help, meant) = if let Some(name) = similar(format, names()) {
        let meant = NAMED.iter().find(|(known, _)| *known == name).map(|(_, format)| *format);
        (format!("a similar format exists: `{name}`"), meant)
    } else {
        let names = list(names());
        (format!("formats are `08` (zeros to 8 digits), `desc(8)`, {names}"), None)
    };
    let message = match format {
        "" => String::from("a `:` without a format"),
        format => format!("no format `{format}`"),
    };
    Unknown { message, help, meant }
}

fn width_of(width: &str, format: &str, most: usize) -> Result<usize, Unknown> {
    let parsed = width.parse().ok().filter(|width| (1..=most).contains(width));
    parsed.filter(|_| !format.contains('+')).ok_or_else(|| Unknown {
        message: format!("`{format}` has no width from 1 to {most}"),
        help: String::from(
            "`08` pads an unsigned integer to 8 digits, `desc(8)` writes the greatest first, in 8",
        ),
        meant: None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_format_keeps_more_than_the_one_before() {
        let kept = [
            Format::Lowercase,
            Format::Lower,
            Format::Year,
            Format::Month,
            Format::Day,
            Format::Hour,
            Format::Secs,
            Format::Millis,
            Format::Micros,
            Format::Nanos,
        ]
        .map(Format::precision);
        assert!(kept.is_sorted_by(|less, more| less < more), "{kept:?}");
        assert_eq!(kept.last(), Some(&EXACT));
    }
}
