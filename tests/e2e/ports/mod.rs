//! Published applications, moved as they are: the items that they store, and what they do with them.

mod adoption;
mod authjs;
mod delta_sync;
mod device_log;
mod journal;
mod magic_link;
mod portal;
mod signal;
mod slow_queries;
mod terraform;

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::Item;

fn text(text: &str) -> AttributeValue {
    AttributeValue::S(text.into())
}

fn number(number: &str) -> AttributeValue {
    AttributeValue::N(number.into())
}

fn bytes(bytes: &[u8]) -> AttributeValue {
    AttributeValue::B(bytes.to_vec().into())
}

fn item<const N: usize>(attributes: [(&str, AttributeValue); N]) -> Item {
    attributes.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}
