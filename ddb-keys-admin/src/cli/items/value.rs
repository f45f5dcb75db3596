//! Values of attributes, for people and for other programs.

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::Item;
use serde_json::{Map, Number, Value};

/// A value as text. Characters that would move the cursor of a terminal, or turn its text around, are escaped.
pub(super) fn text(value: &AttributeValue) -> String {
    match plain(value) {
        Value::String(text) => escaped(&text),
        value => escaped(&value.to_string()),
    }
}

/// A text whose control characters are escaped.
pub(super) fn escaped(text: &str) -> String {
    let is_hidden = |letter: &char| {
        letter.is_control()
            || matches!(letter, '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        if is_hidden(&letter) {
            escaped.extend(letter.escape_default());
        } else {
            escaped.push(letter);
        }
    }
    escaped
}

/// A value as JSON without types: a number that JSON has no place for is a text, and so are bytes, in base64.
fn plain(value: &AttributeValue) -> Value {
    let base64 = |bytes: &[u8]| Value::from(base64_simd::STANDARD.encode_to_string(bytes));
    match value {
        AttributeValue::S(text) => text.as_str().into(),
        AttributeValue::N(text) => number(text),
        AttributeValue::Bool(value) => (*value).into(),
        AttributeValue::B(bytes) => base64(bytes.as_ref()),
        AttributeValue::Ss(texts) => texts.iter().cloned().collect(),
        AttributeValue::Ns(texts) => texts.iter().map(|text| number(text)).collect(),
        AttributeValue::Bs(many) => many.iter().map(|bytes| base64(bytes.as_ref())).collect(),
        AttributeValue::L(values) => values.iter().map(plain).collect(),
        AttributeValue::M(fields) => {
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_by_key(|(name, _)| *name);
            let fields = fields.into_iter().map(|(name, value)| (name.clone(), plain(value)));
            Value::Object(fields.collect())
        }
        _ => Value::Null,
    }
}

/// A number, or its digits as a text if it has more than JSON keeps here.
fn number(digits: &str) -> Value {
    let number = serde_json::from_str::<Number>(digits).ok();
    let number = number.filter(|number| number.to_string() == digits);
    number.map_or_else(|| digits.into(), Value::Number)
}

/// An item in DynamoDB's JSON, which keeps every type and digit.
pub(super) fn json(item: &Item) -> Result<Value, String> {
    let attributes = item.iter().map(|(name, value)| {
        let value = serde_dynamo::AttributeValue::from(value.clone());
        let value = serde_json::to_value(value).map_err(|error| error.to_string())?;
        Ok((name.clone(), value))
    });
    attributes.collect::<Result<Map<_, _>, _>>().map(Value::Object)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_texts_for_people() {
        let list = [AttributeValue::N("7".into()), AttributeValue::S("a".into())];
        let digits = "12345678901234567890123456789012345678";
        for (value, expected) in [
            (AttributeValue::S("ada".into()), "ada"),
            (AttributeValue::S("a\nb\u{1b}[31m\u{202e}é".into()), "a\\nb\\u{1b}[31m\\u{202e}é"),
            (AttributeValue::N("7.50".into()), "7.50"),
            (AttributeValue::N(digits.into()), digits),
            (AttributeValue::Bool(true), "true"),
            (AttributeValue::Null(true), "null"),
            (AttributeValue::B(b"ab".to_vec().into()), "YWI="),
            (AttributeValue::Ss(vec!["b".into(), "a".into()]), r#"["b","a"]"#),
            (AttributeValue::L(list.to_vec()), r#"[7,"a"]"#),
            (
                AttributeValue::M(Item::from([("a".into(), AttributeValue::Bool(false))])),
                r#"{"a":false}"#,
            ),
        ] {
            assert_eq!(text(&value), expected);
        }
    }

    #[test]
    fn json_keeps_types_and_digits() {
        let item = Item::from([
            ("n".into(), AttributeValue::N("1.10".into())),
            ("b".into(), AttributeValue::B(b"ab".to_vec().into())),
        ]);
        let expected = serde_json::json!({ "n": { "N": "1.10" }, "b": { "B": "YWI=" } });
        assert_eq!(json(&item), Ok(expected));
    }
}
