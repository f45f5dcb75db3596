//! The alternatives to ddb-keys.

pub mod dynamodel;
pub mod facade;
pub mod formatted;
pub mod hand;
pub mod hand_formats;
pub mod loops;
pub mod modyne;
pub mod reads;
pub mod regex;
pub mod sdk;
pub mod split;
pub mod which;

/// An item of the SDK.
pub type Item = std::collections::HashMap<String, aws_sdk_dynamodb::types::AttributeValue>;
