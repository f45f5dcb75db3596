//! dynamodel: derived fields, and keys from a user function, as its documentation shows.

use aws_sdk_dynamodb::types::AttributeValue;
use dynamodel::Dynamodel;

use super::Item;

#[derive(Debug, Clone, PartialEq, Dynamodel)]
#[dynamodel(extra = "User::keys")]
pub struct User {
    pub username: String,
    pub email: String,
    pub age: u32,
    pub active: bool,
}

impl User {
    fn keys(&self) -> Item {
        let text = |name: &str, text| (name.to_string(), AttributeValue::S(text));
        [
            text("PK", format!("USER#{}", self.username)),
            text("SK", format!("#METADATA#{}", self.username)),
            text("GSI1PK", format!("EMAIL#{}", self.email)),
            text("GSI1SK", format!("USER#{}", self.username)),
            text("entity_type", "User".to_string()),
        ]
        .into()
    }
}

impl From<crate::entities::User> for User {
    fn from(user: crate::entities::User) -> Self {
        let crate::entities::User { username, email, age, active } = user;
        Self { username, email, age, active }
    }
}
