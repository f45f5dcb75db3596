//! The texts of values in keys.

use ddb_keys::shard_of;

use crate::integer::{self, bounds, since_epoch};

/// A time to the nanosecond.
pub(crate) const TIME: &str = "2024-10-14T01:01:01.000000000Z";
/// The length of such a time, without its zone.
const NANOS: usize = TIME.len() - 1;
/// A time to the second.
const SECS: usize = "2024-10-14T01:01:01".len();

/// The text that a format writes for a value, which is given as Rust prints it. `None` if the value is not one of the kind, or says less
/// than the format writes. Instants in a format that counts from 1970 are given as the number.
pub(crate) fn part_text(kind: &str, format: &str, value: &str) -> Option<String> {
    if let Some(shards) = shards(format) {
        let shard = shard_of(part_text(kind, "", value)?.as_str(), shards).ok()?;
        let width = shards_width(shards);
        return Some(format!("{shard:0width$}"));
    }
    if bounds(kind).is_some() {
        return integer::write(kind, format, value);
    }
    if let Some((_, width)) = since_epoch(format) {
        let is_number = !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit());
        return Some(format!("{value:0>width$}")).filter(|text| is_number && text.len() == width);
    }
    if let Some(width) = time_width(format) {
        return time(kind, width, value);
    }
    Some(match format {
        "upper" => value.to_ascii_uppercase(),
        "lower" => value.to_ascii_lowercase(),
        "uppercase" => value.chars().flat_map(char::to_uppercase).collect(),
        "lowercase" => value.chars().flat_map(char::to_lowercase).collect(),
        "simple" => value.replace('-', "").to_ascii_lowercase(),
        _ => match kind {
            "date" => time(kind, 10, value)?,
            "uuid" => value.to_ascii_lowercase(),
            "ulid" => value.to_ascii_uppercase(),
            _ => value.to_string(),
        },
    })
}

/// The number of shards of a format that writes one.
pub(crate) fn shards(format: &str) -> Option<u16> {
    let shards = format.strip_prefix("shard(")?.strip_suffix(')')?.parse().ok()?;
    (2..=1000).contains(&shards).then_some(shards)
}

/// The digits of the last shard.
pub(crate) fn shards_width(shards: u16) -> usize {
    (shards - 1).to_string().len()
}

/// The bytes of a time that a format writes, without the zone.
pub(crate) fn time_width(format: &str) -> Option<usize> {
    Some(match format {
        "year" => 4,
        "month" => 7,
        "day" => 10,
        "hour" => 13,
        "secs" => SECS,
        "millis" => SECS + 4,
        "micros" => SECS + 7,
        "nanos" => NANOS,
        _ => return None,
    })
}

/// The first bytes of a time. An instant ends in `Z` if it has its seconds.
pub(crate) fn time(kind: &str, width: usize, value: &str) -> Option<String> {
    let is_instant = kind == "instant";
    let mut text = value.strip_suffix('Z').filter(|_| is_instant).unwrap_or(value).to_string();
    if text.len() == SECS && width > SECS {
        text.push('.');
    }
    if text.len() > SECS && text.len() < width {
        text.extend(std::iter::repeat_n('0', width - text.len()));
    }
    let zone = if is_instant && width >= SECS { "Z" } else { "" };
    Some(format!("{}{zone}", text.get(..width)?))
}

#[cfg(test)]
mod tests {
    use super::part_text;

    #[track_caller]
    fn check(kind: &str, format: &str, value: &str, text: &str) {
        assert_eq!(part_text(kind, format, value).as_deref(), Some(text));
    }

    #[test]
    fn integers_are_written_in_every_format() {
        check("u32", "", "7", "7");
        check("u32", "", "007", "7");
        check("i8", "", "-0", "0");
        check("u32", "08", "7", "00000007");
        check("u32", "desc(8)", "42", "99999957");
        check("i8", "ordered", "-128", "000");
        assert_eq!(part_text("u8", "", "256"), None);
        assert_eq!(part_text("u8", "", "+-7"), None);
        assert_eq!(part_text("u32", "02", "100"), None);
        assert_eq!(part_text("nonzero_u32", "", "0"), None);
    }

    #[test]
    fn shards_are_those_of_the_plain_text() {
        check("text", "shard(16)", "request-7", "06");
        check("u32", "shard(10)", "7", "9");
        check("uuid", "shard(1000)", "0192F0C1-2E3D-7A4B-8C5D-6E7F8091A2B3", "522");
        assert_eq!(part_text("u8", "shard(16)", "256"), None);
    }

    #[test]
    fn texts_and_ids_are_folded() {
        check("text", "", "Éva", "Éva");
        check("text", "upper", "éva", "éVA");
        check("text", "uppercase", "éva", "ÉVA");
        check("text", "lowercase", "ÉVA", "éva");
        check(
            "uuid",
            "",
            "0192F0C1-2E3D-7A4B-8C5D-6E7F8091A2B3",
            "0192f0c1-2e3d-7a4b-8c5d-6e7f8091a2b3",
        );
        check(
            "uuid",
            "simple",
            "0192f0c1-2e3d-7a4b-8c5d-6e7f8091a2b3",
            "0192f0c12e3d7a4b8c5d6e7f8091a2b3",
        );
        check("ulid", "", "01j9zq4s3x5v7b8c9d0efghjkm", "01J9ZQ4S3X5V7B8C9D0EFGHJKM");
    }

    #[test]
    fn times_are_cut_and_fractions_are_filled() {
        let time = "2024-10-14T01:02:03.4Z";
        check("instant", "year", time, "2024");
        check("instant", "hour", time, "2024-10-14T01");
        check("instant", "secs", time, "2024-10-14T01:02:03Z");
        check("instant", "millis", time, "2024-10-14T01:02:03.400Z");
        check("instant", "nanos", "2024-10-14T01:02:03Z", "2024-10-14T01:02:03.000000000Z");
        check("civil", "millis", "2024-10-14T01:02:03", "2024-10-14T01:02:03.000");
        check("date", "", "2024-10-14", "2024-10-14");
        check("instant", "epoch_secs", "1728867661", "1728867661");
        check("instant", "epoch_secs(12)", "1728867661", "001728867661");
        assert_eq!(part_text("instant", "secs", "2024-10-14"), None, "it says too little");
        assert_eq!(part_text("instant", "epoch_secs", "2024-10-14T01:02:03Z"), None);
    }
}
