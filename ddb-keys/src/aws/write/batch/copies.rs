//! Copies of writes that are on their way.

use alloc::string::String;
use alloc::vec::Vec;

use aws_sdk_dynamodb::types::{AttributeValue, WriteRequest};

use super::request::{Kind, kind_and_attributes};

/// A copy of a batch, from which the batch is made again if DynamoDB does not say that it is done.
///
/// The batch itself goes to the SDK, which does not give it back. Nearly every copy is dropped unread, so it is one that
/// is cheap to make: all names and strings lie in one piece of memory.
pub(super) struct Copies {
    /// The names and strings of all attributes, one after another.
    texts: String,
    attributes: Vec<Attribute>,
    /// Each write, with the number of its attributes.
    writes: Vec<(Kind, usize)>,
}

/// An attribute, with the bytes of its name.
struct Attribute {
    name: usize,
    value: Value,
}

/// A value: the bytes of a string or a number, or anything else as it is.
enum Value {
    S(usize),
    N(usize),
    Other(AttributeValue),
}

impl Copies {
    pub(super) fn of<'w>(requests: impl ExactSizeIterator<Item = &'w WriteRequest>) -> Self {
        let writes = Vec::with_capacity(requests.len());
        let mut copies = Self { texts: String::new(), attributes: Vec::new(), writes };
        for (kind, attributes) in requests.filter_map(kind_and_attributes) {
            copies.writes.push((kind, attributes.len()));
            copies.attributes.extend(attributes.iter().map(|(name, value)| {
                copies.texts.push_str(name);
                let value = match value {
                    AttributeValue::S(text) => {
                        copies.texts.push_str(text);
                        Value::S(text.len())
                    }
                    AttributeValue::N(number) => {
                        copies.texts.push_str(number);
                        Value::N(number.len())
                    }
                    other => Value::Other(other.clone()),
                };
                Attribute { name: name.len(), value }
            }));
        }
        copies
    }

    /// Makes the writes again, in the same order.
    pub(super) fn into_writes(self) -> Vec<WriteRequest> {
        let mut rest = self.texts.as_str();
        let mut take = |len| {
            let (text, others) = rest.split_at_checked(len).unwrap_or((rest, ""));
            rest = others;
            String::from(text)
        };
        let mut attributes = self.attributes.into_iter().map(|Attribute { name, value }| {
            let name = take(name);
            let value = match value {
                Value::S(len) => AttributeValue::S(take(len)),
                Value::N(len) => AttributeValue::N(take(len)),
                Value::Other(value) => value,
            };
            (name, value)
        });
        let writes = self.writes.into_iter().map(|(kind, len)| {
            let attributes = attributes.by_ref().take(len).collect();
            // The SDK refuses only a request without attributes, which a copy never is.
            kind.request(attributes).ok()
        });
        writes.flatten().collect()
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use aws_sdk_dynamodb::primitives::Blob;

    use super::*;
    use crate::aws::Item;

    fn item<const N: usize>(attributes: [(&str, AttributeValue); N]) -> Item {
        attributes.into_iter().map(|(name, value)| (name.to_string(), value)).collect()
    }

    fn text(text: &str) -> AttributeValue {
        AttributeValue::S(text.to_string())
    }

    fn number(number: &str) -> AttributeValue {
        AttributeValue::N(number.to_string())
    }

    #[test]
    fn writes_are_made_again_as_they_were() {
        let nested = item([("", text("größe")), ("n", number("-1.5"))]);
        let all = item([
            ("PK", text("USER#ann")),
            ("größe", text("🦀")),
            ("empty", text("")),
            ("number", number("1e-130")),
            ("bytes", AttributeValue::B(Blob::new([0, 255]))),
            ("yes", AttributeValue::Bool(true)),
            ("null", AttributeValue::Null(true)),
            ("list", AttributeValue::L(Vec::from([text("a"), number("2")]))),
            ("map", AttributeValue::M(nested)),
            ("texts", AttributeValue::Ss(Vec::from(["b".to_string()]))),
            ("numbers", AttributeValue::Ns(Vec::from(["3".to_string()]))),
            ("blobs", AttributeValue::Bs(Vec::from([Blob::new([])]))),
        ]);
        let key = || item([("PK", text("USER#ann")), ("SK", number("7"))]);
        let requests = [
            Kind::Put.request(all),
            Kind::Delete.request(key()),
            Kind::Put.request(Item::new()),
            Kind::Put.request(key()),
        ];
        let requests: Vec<_> = requests.into_iter().map(Result::unwrap).collect();
        assert_eq!(Copies::of(requests.iter()).into_writes(), requests);
    }
}
