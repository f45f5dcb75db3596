//! `format = "0" digits | lower_case_name [ "(" number ")" ]`

use std::ops::RangeInclusive;

use crate::error::{list, similar};

/// How a placeholder writes its value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Format {
    Plain,
    Tail,
    /// Not written in templates: a tail over a list, whose elements this character separates.
    List(char),
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
    Simple,
    /// One of this many shards.
    Shard(usize),
    Year,
    Month,
    Day,
    Hour,
    Secs,
    Millis,
    Micros,
    Nanos,
    /// Units since 1970, in a number of digits.
    EpochSecs(usize),
    EpochMillis(usize),
    EpochMicros(usize),
}

/// The precision of a format that keeps the whole value.
pub(crate) const EXACT: u8 = u8::MAX;

impl Format {
    /// How much of a value the text keeps: the place with the most gives the value back. Text whose
    /// ASCII letters are folded still tells how every letter is folded. Times are kept to the
    /// nanosecond by their types, too.
    pub(crate) fn precision(self) -> u8 {
        match self {
            Self::Shard(_) => 0,
            Self::Uppercase | Self::Lowercase => 1,
            Self::Upper | Self::Lower => 2,
            Self::Year => 3,
            Self::Month => 4,
            Self::Day => 5,
            Self::Hour => 6,
            Self::Secs | Self::EpochSecs(_) => 7,
            Self::Millis | Self::EpochMillis(_) => 8,
            Self::Micros | Self::EpochMicros(_) => 9,
            _ => EXACT,
        }
    }

    /// Whether the format takes the rest of a key.
    pub(crate) fn is_tail(self) -> bool {
        matches!(self, Self::Tail | Self::List(_))
    }

    /// Whether the format writes letters in one case.
    pub(crate) fn is_folding(self) -> bool {
        matches!(self, Self::Upper | Self::Lower | Self::Uppercase | Self::Lowercase)
    }

    /// The number of shards of a format that writes one.
    pub(crate) fn shards(self) -> Option<usize> {
        match self {
            Self::Shard(shards) => Some(shards),
            _ => None,
        }
    }

    /// The name of a format that truncates times.
    pub(crate) fn truncated_to(self) -> Option<&'static str> {
        let truncates = self.precision() != EXACT && !self.is_folding() && self.shards().is_none();
        let usual = match self {
            Self::EpochSecs(_) => EPOCH_SECS,
            Self::EpochMillis(_) => EPOCH_MILLIS,
            Self::EpochMicros(_) => EPOCH_MICROS,
            format => format,
        };
        let named = NAMED.iter().find(|(_, format)| *format == usual);
        named.filter(|_| truncates).map(|(name, _)| *name)
    }
}

/// The widest number: as many digits as a `u128` has.
const U128_DIGITS: usize = 39;

/// Units since 1970, in as many digits as there are from 2001 to 2286.
const EPOCH_SECS: Format = Format::EpochSecs(10);
const EPOCH_MILLIS: Format = Format::EpochMillis(13);
const EPOCH_MICROS: Format = Format::EpochMicros(16);

/// Formats by name, without a width.
const NAMED: [(&str, Format); 18] = [
    ("ordered", Format::Ordered),
    ("desc", Format::Desc),
    ("upper", Format::Upper),
    ("lower", Format::Lower),
    ("uppercase", Format::Uppercase),
    ("lowercase", Format::Lowercase),
    ("simple", Format::Simple),
    ("year", Format::Year),
    ("month", Format::Month),
    ("day", Format::Day),
    ("hour", Format::Hour),
    ("secs", Format::Secs),
    ("millis", Format::Millis),
    ("micros", Format::Micros),
    ("nanos", Format::Nanos),
    ("epoch_secs", EPOCH_SECS),
    ("epoch_millis", EPOCH_MILLIS),
    ("epoch_micros", EPOCH_MICROS),
];

/// A format that takes a width in parentheses, and the widths that it has.
type OfWidth = (&'static str, RangeInclusive<usize>, fn(usize) -> Format);

/// Formats that take a width.
const OF_WIDTH: [OfWidth; 5] = [
    // A number of only nines must fit a `u128`, because descending numbers count down from it.
    ("desc", 1..=U128_DIGITS - 1, Format::DescWidth),
    // Fewer digits would end before the year 2002.
    ("epoch_secs", 10..=U128_DIGITS, Format::EpochSecs),
    ("epoch_millis", 13..=U128_DIGITS, Format::EpochMillis),
    ("epoch_micros", 16..=U128_DIGITS, Format::EpochMicros),
    (SHARD, 2..=1000, Format::Shard),
];

const SHARD: &str = "shard";

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
        return width_of(width, format, &(1..=U128_DIGITS)).map(Format::Padded);
    }
    let name_and_width = format.strip_suffix(')').and_then(|rest| rest.split_once('('));
    if let Some((name, width)) = name_and_width
        && let Some((_, widths, of)) = OF_WIDTH.iter().find(|(known, ..)| *known == name)
    {
        return width_of(width, format, widths).map(of);
    }
    let known = NAMED.iter().find(|(name, _)| *name == format);
    known.map(|(_, format)| *format).ok_or_else(|| unknown(format))
}

fn unknown(format: &str) -> Unknown {
    let names = || NAMED.iter().map(|(name, _)| *name);
    let shards = Format::Shard(16);
    let (name, _) = format.split_once('(').unwrap_or((format, ""));
    let (help, meant) = if name == SHARD {
        (String::from("say how many shards there are: `shard(16)`"), Some(shards))
    } else if similar(name, [SHARD]).is_some() {
        (String::from("a similar format exists: `shard(16)`"), Some(shards))
    } else if let Some(name) = similar(name, names()) {
        let meant = NAMED.iter().find(|(known, _)| *known == name).map(|(_, format)| *format);
        (format!("a similar format exists: `{name}`"), meant)
    } else {
        let names = list(names());
        (format!("formats are `08` (zeros to 8 digits), `desc(8)`, `shard(16)`, {names}"), None)
    };
    let message = match format {
        "" => String::from("a `:` without a format"),
        format => format!("no format `{format}`"),
    };
    Unknown { message, help, meant }
}

fn width_of(width: &str, format: &str, widths: &RangeInclusive<usize>) -> Result<usize, Unknown> {
    let parsed = width.parse().ok().filter(|width| widths.contains(width));
    let (least, most) = (widths.start(), widths.end());
    let mut what = "width";
    let help = match format.split_once('(') {
        Some((SHARD, _)) => {
            what = "number of shards";
            String::from(
                "a key has 2 to 1000 shards, such as `shard(16)`; without shards, leave the placeholder out",
            )
        }
        Some((name, _)) if *least > 1 => {
            format!("leave the width out, `{name}`: {least} digits are enough up to the year 2286")
        }
        _ => String::from(
            "`08` pads an integer to 8 digits, `desc(8)` writes the greatest first, in 8",
        ),
    };
    parsed.filter(|_| !format.contains('+')).ok_or_else(|| Unknown {
        message: format!("`{format}` has no {what} from {least} to {most}"),
        help,
        meant: None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_format_keeps_more_than_the_one_before() {
        let kept = [
            Format::Shard(16),
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

    #[test]
    fn units_since_1970_have_the_precision_and_the_name_of_their_unit() {
        for (format, calendar) in [
            ("epoch_secs", Format::Secs),
            ("epoch_millis", Format::Millis),
            ("epoch_micros", Format::Micros),
        ] {
            for text in [String::from(format), format!("{format}(20)")] {
                let parsed = parse(&text).unwrap_or(Format::Plain);
                assert_eq!(parsed.precision(), calendar.precision(), "{text}");
                assert_eq!(parsed.truncated_to(), Some(format), "{text}");
            }
        }
    }
}
