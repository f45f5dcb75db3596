//! What a user would write or pick instead.

pub mod dynamodel;
pub mod facade;
pub mod formatted;
pub mod hand;
pub mod modyne;
pub mod regex;
pub mod split;
pub mod which;

/// An item as the SDK takes it.
pub type Item = std::collections::HashMap<String, aws_sdk_dynamodb::types::AttributeValue>;
