//! The size of items, and the capacity that reading and writing them consumes.
//!
//! The rules are those of the DynamoDB developer guide, "Item sizes and formats" and "Read and
//! write operations". The guide gives the size of a number approximately; here it is the size that
//! the service charges.

use alloc::string::String;

use aws_sdk_dynamodb::types::AttributeValue;

use crate::aws::Item;

/// The bytes of a list or a map without its elements.
const CONTAINER: usize = 3;
/// The bytes that each element of a list or a map costs in addition to its own.
const ELEMENT: usize = 1;
/// The bytes that one read unit covers.
const READ_UNIT: usize = 4096;
/// The bytes that one write unit covers.
const WRITE_UNIT: usize = 1024;

/// The bytes of the largest item that DynamoDB stores.
pub(in crate::aws) const MAX_ITEM: usize = 400 * 1024;

/// Returns the size of an item in bytes, attribute names included.
///
/// DynamoDB charges by this size and limits it to 409,600 bytes. Storage costs 100 bytes more for
/// each item and for each entry in an index.
///
/// ```
/// use aws_sdk_dynamodb::types::AttributeValue;
/// use ddb_keys::aws::{Item, item_size};
///
/// let name = ("name".to_string(), AttributeValue::S("Zoë".to_string()));
/// let people = ("people".to_string(), AttributeValue::N("12345".to_string()));
/// assert_eq!(item_size(&Item::from([name, people])), (4 + 4) + (6 + 4));
/// ```
#[must_use]
pub fn item_size(item: &Item) -> usize {
    item.iter().map(|(name, value)| attribute_size(name, value)).sum()
}

pub(in crate::aws) fn attribute_size(name: &str, value: &AttributeValue) -> usize {
    name.len() + value_size(value)
}

/// Returns the read capacity units of a strongly consistent read of this many bytes: one for each 4096 bytes, rounded
/// up, and at least one.
///
/// Without `consistent`, a read costs half as much, and in a transaction twice. A `get` is charged even if there is
/// no item. A query or a scan is charged for the sum of a page's items before the filter.
///
/// ```
/// use ddb_keys::aws::read_units;
///
/// assert_eq!(read_units(4096), 1.0);
/// assert_eq!(read_units(117_366) / 2.0, 14.5);
/// ```
#[must_use]
pub fn read_units(bytes: usize) -> f64 {
    units(bytes, READ_UNIT)
}

/// Returns the write capacity units that writing an item of this many bytes consumes: one for each
/// 1024 bytes, rounded up.
///
/// An update or a replacement is charged for the larger of the item before and after, and a write
/// in a transaction twice. Each index entry that is added, removed or changed costs units by its own
/// size, and twice as many if the index key changes.
///
/// ```
/// use ddb_keys::aws::write_units;
///
/// assert_eq!(write_units(1024), 1.0);
/// assert_eq!(write_units(1025), 2.0);
/// ```
#[must_use]
pub fn write_units(bytes: usize) -> f64 {
    units(bytes, WRITE_UNIT)
}

fn units(bytes: usize, unit: usize) -> f64 {
    f64::from(u32::try_from(bytes.div_ceil(unit).max(1)).unwrap_or(u32::MAX))
}

/// Returns the bytes of an item's JSON in a request, at most.
pub(in crate::aws) fn json_size(item: &Item) -> usize {
    let attributes = item.iter().map(|(name, value)| json_text(name) + json_value(value) + 2);
    2 + attributes.sum::<usize>()
}

/// The bytes of a value, with its type: `{"S":"text"}`.
fn json_value(value: &AttributeValue) -> usize {
    /// Braces, quotes, colon, and at most four letters of the type.
    const TYPE: usize = 9;
    TYPE + match value {
        AttributeValue::S(string) | AttributeValue::N(string) => json_text(string),
        AttributeValue::B(bytes) => json_bytes(bytes),
        AttributeValue::Ss(texts) | AttributeValue::Ns(texts) => {
            2 + texts.iter().map(|string| json_text(string) + 1).sum::<usize>()
        }
        AttributeValue::Bs(values) => {
            2 + values.iter().map(|bytes| json_bytes(bytes) + 1).sum::<usize>()
        }
        AttributeValue::L(values) => {
            2 + values.iter().map(|value| json_value(value) + 1).sum::<usize>()
        }
        AttributeValue::M(values) => json_size(values),
        // `true`, `false`
        _ => 5,
    }
}

/// The bytes of a string, in quotes and escaped.
fn json_text(text: &str) -> usize {
    let escaped = text.bytes().map(|byte| match byte {
        b'"' | b'\\' | b'\n' | b'\r' | b'\t' => 1,
        // `\u0000`
        0..0x20 => 5,
        _ => 0,
    });
    2 + text.len() + escaped.sum::<usize>()
}

/// The bytes of binary data: base64 in quotes.
fn json_bytes(bytes: &aws_sdk_dynamodb::primitives::Blob) -> usize {
    2 + bytes.as_ref().len().div_ceil(3) * 4
}

fn value_size(value: &AttributeValue) -> usize {
    match value {
        AttributeValue::S(text) => text.len(),
        AttributeValue::N(number) => number_size(number),
        AttributeValue::B(bytes) => bytes.as_ref().len(),
        AttributeValue::Bool(_) | AttributeValue::Null(_) => 1,
        AttributeValue::Ss(texts) => texts.iter().map(String::len).sum(),
        AttributeValue::Ns(numbers) => numbers.iter().map(|number| number_size(number)).sum(),
        AttributeValue::Bs(values) => values.iter().map(|bytes| bytes.as_ref().len()).sum(),
        AttributeValue::L(values) => {
            CONTAINER + values.iter().map(|value| ELEMENT + value_size(value)).sum::<usize>()
        }
        AttributeValue::M(values) => {
            let element = |(key, value): (&String, _)| ELEMENT + key.len() + value_size(value);
            CONTAINER + values.iter().map(element).sum::<usize>()
        }
        _ => 0,
    }
}

/// A byte for each two digits, counted in pairs from the decimal point to both sides, from the first
/// pair that is not zero to the last; one more, and one for the sign of a negative number.
fn number_size(number: &str) -> usize {
    let digits = number.trim_start_matches('0');
    if digits.bytes().all(|byte| byte.is_ascii_digit()) {
        // Most numbers are whole, and not negative.
        let trailing = digits.bytes().rev().take_while(|digit| *digit == b'0').count();
        return 1 + digits.len().div_ceil(2) - trailing / 2;
    }
    let negative = number.starts_with('-');
    let number = number.trim_start_matches(['-', '+']);
    let (mantissa, exponent) = number.split_once(['e', 'E']).unwrap_or((number, "0"));
    let (integer, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits = integer.bytes().chain(fraction.bytes());
    let Some(leading) = digits.clone().position(|digit| digit != b'0') else { return 1 };
    let trailing = digits.rev().take_while(|digit| *digit == b'0').count();
    // The powers of ten of the first and the last significant digit.
    let exponent: i64 = exponent.parse().unwrap_or(0);
    let power = |len: usize| i64::try_from(len).unwrap_or(i64::MAX);
    let first = power(integer.len()) - 1 - power(leading) + exponent;
    let last = power(trailing) - power(fraction.len()) + exponent;
    let pairs = first.div_euclid(2) - last.div_euclid(2) + 1;
    1 + usize::try_from(pairs).unwrap_or(0) + usize::from(negative)
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;
    use alloc::vec;

    use super::*;

    #[test]
    fn the_size_of_a_number_depends_on_its_significant_digits() {
        let sizes = [
            ("0", 1),
            ("0.00", 1),
            ("1", 2),
            ("12", 2),
            ("123", 3),
            ("12345", 4),
            ("100", 2),
            ("110", 3),
            ("1010", 3),
            ("1100", 2),
            ("0.011", 3),
            ("0.05", 2),
            ("0.0000001", 2),
            ("1.5", 3),
            ("3.14159", 5),
            ("100.5", 4),
            ("-42", 3),
            ("-12345", 5),
            ("-0.15", 3),
            ("12345678901234567890123456789012345678", 20),
        ];
        for (number, size) in sizes {
            assert_eq!(number_size(number), size, "{number}");
        }
    }

    #[test]
    fn a_number_has_the_same_size_in_every_spelling() {
        let spellings = [
            ("1e2", "100"),
            ("1E-7", "0.0000001"),
            ("15e-1", "1.5"),
            ("0.005e3", "5"),
            ("+7", "7"),
        ];
        for (one, other) in spellings {
            assert_eq!(number_size(one), number_size(other), "{one}");
        }
    }

    #[test]
    fn the_size_of_a_value_depends_on_its_type() {
        let s = |text: &str| AttributeValue::S(text.to_string());
        let n = |number: &str| AttributeValue::N(number.to_string());
        let text = |text: &str| text.to_string();
        let sizes = [
            (s(""), 0),
            (s("Zoë"), 4),
            (AttributeValue::B(vec![0; 5].into()), 5),
            (AttributeValue::Bool(true), 1),
            (AttributeValue::Null(true), 1),
            (AttributeValue::L(vec![]), 3),
            (AttributeValue::L(vec![s("ab"), n("1")]), 3 + (1 + 2) + (1 + 2)),
            (AttributeValue::M([(text("key"), s("ab"))].into()), 3 + (1 + 3 + 2)),
            (AttributeValue::Ss(vec![text("ab"), text("c")]), 3),
            (AttributeValue::Ns(vec![text("1"), text("123")]), 5),
            (AttributeValue::Bs(vec![vec![0; 3].into(), vec![1].into()]), 4),
        ];
        for (value, size) in sizes {
            assert_eq!(value_size(&value), size, "{value:?}");
        }
    }

    #[test]
    fn the_size_of_an_item_includes_its_names_and_its_values() {
        assert_eq!(item_size(&Item::new()), 0);
        let name = ("name".to_string(), AttributeValue::S("Zoë".to_string()));
        let people = ("people".to_string(), AttributeValue::N("12345".to_string()));
        assert_eq!(item_size(&Item::from([name, people])), (4 + 4) + (6 + 4));
    }

    #[test]
    fn a_started_unit_counts_as_a_whole_one() {
        for (bytes, units) in [(0, 1.0), (1, 1.0), (4096, 1.0), (4097, 2.0), (117_366, 29.0)] {
            assert!((read_units(bytes) - units).abs() < f64::EPSILON);
        }
        for (bytes, units) in [(0, 1.0), (1024, 1.0), (1025, 2.0), (409_600, 400.0)] {
            assert!((write_units(bytes) - units).abs() < f64::EPSILON);
        }
    }
}

#[cfg(test)]
mod json {
    use alloc::string::ToString;

    use aws_sdk_dynamodb::primitives::Blob;

    use super::*;

    #[test]
    fn the_size_as_json_is_never_too_small_and_hardly_too_large() {
        use AttributeValue::{B, Bool, Bs, L, M, N, Ns, Null, S, Ss};
        let text = |text: &str| S(text.to_string());
        for (value, json) in [
            (text("Zoë"), r#"{"S":"Zoë"}"#),
            (text("a\"\\\n\u{1}"), r#"{"S":"a\"\\\n\u0001"}"#),
            (N("-12.5".to_string()), r#"{"N":"-12.5"}"#),
            (B(Blob::new([1, 2, 3, 4])), r#"{"B":"AQIDBA=="}"#),
            (Bool(false), r#"{"BOOL":false}"#),
            (Null(true), r#"{"NULL":true}"#),
            (Ss(["a".to_string(), "b".to_string()].into()), r#"{"SS":["a","b"]}"#),
            (Ns(["1".to_string()].into()), r#"{"NS":["1"]}"#),
            (Bs([Blob::new([1])].into()), r#"{"BS":["AQ=="]}"#),
            (L([text("a"), Null(true)].into()), r#"{"L":[{"S":"a"},{"NULL":true}]}"#),
            (M(Item::from([("k".to_string(), text("v"))])), r#"{"M":{"k":{"S":"v"}}}"#),
        ] {
            let json = r#"{"name":}"#.len() + json.len();
            let item = Item::from([("name".to_string(), value)]);
            let size = json_size(&item);
            assert!((json..=json + 16).contains(&size), "{size} for {json}");
        }
    }
}
