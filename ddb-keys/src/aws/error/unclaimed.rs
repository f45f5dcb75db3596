//! Reasons why no entity claims an item.

use alloc::string::String;
use core::fmt;

use crate::aws::example::example;

/// The reason why no entity claims an item.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unclaimed {
    /// A key attribute is missing, or is neither text nor a number nor bytes.
    ///
    #[doc = example!(
        "let mut item = Chat::item(&message)?;"
        r#"item.remove("SK");"#
        "let error = Chat::from_item(item).unwrap_err().to_string();"
        r#"assert!(error.ends_with("it has no key attribute `SK`"), "{error}");"#
    )]
    NoKey {
        /// The attribute.
        attribute: &'static str,
    },
    /// The type attribute does not name an entity of the table.
    ///
    #[doc = example!(
        "# use aws_sdk_dynamodb::types::AttributeValue;"
        "let mut item = Chat::item(&message)?;"
        r#"item.insert("entity_type".into(), AttributeValue::S("Photo".into()));"#
        "let error = Chat::from_item(item).unwrap_err().to_string();"
        r#"assert!(error.ends_with("its type is `Photo`"), "{error}");"#
    )]
    UnknownType {
        /// The name in the item.
        name: String,
    },
    /// The type attribute names an entity that does not have this key: it has another shape, or belongs to an entity that comes first.
    ///
    #[doc = example!(
        "# use aws_sdk_dynamodb::types::AttributeValue;"
        "let mut item = Chat::item(&message)?;"
        r#"item.insert("entity_type".into(), AttributeValue::S("Room".into()));"#
        "let error = Chat::from_item(item).unwrap_err().to_string();"
        r#"let text = "its type is `Room`, but its key ROOM#rust | MSG#0001 is not one of `Room`'s";"#
        r#"assert!(error.ends_with(text), "{error}");"#
    )]
    TypeAndKeyDisagree {
        /// The entity that the item names.
        name: &'static str,
        /// The item's partition key.
        pk: String,
        /// The item's sort key.
        sk: Option<String>,
    },
    /// The keys do not have the shape of any entity's keys.
    ///
    #[doc = example!(
        "# use aws_sdk_dynamodb::types::AttributeValue;"
        "let mut item = Chat::item(&message)?;"
        r#"item.remove("entity_type");"#
        r#"item.insert("PK".into(), AttributeValue::S("PHOTO#1".into()));"#
        "let error = Chat::from_item(item).unwrap_err().to_string();"
        r#"assert!(error.ends_with("its key is PHOTO#1 | MSG#0001"), "{error}");"#
    )]
    UnknownKey {
        /// The item's partition key.
        pk: String,
        /// The item's sort key.
        sk: Option<String>,
    },
    /// The keys fit several entities that share them, and the item does not say which it is.
    ///
    #[doc = example!(
        "use ddb_keys::aws::Unclaimed;"
        ""
        r#"let reason = Unclaimed::Ambiguous { entities: ["Person", "Company"] };"#
        r#"let text = "its key fits `Person` and `Company`, and it does not say which it is";"#
        "assert_eq!(reason.to_string(), text);"
    )]
    Ambiguous {
        /// The first two of them.
        entities: [&'static str; 2],
    },
}

impl fmt::Display for Unclaimed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let key = |f: &mut fmt::Formatter<'_>, pk: &str, sk: &Option<String>| {
            write!(f, "{pk}")?;
            sk.iter().try_for_each(|sk| write!(f, " | {sk}"))
        };
        match self {
            Self::NoKey { attribute } => write!(f, "it has no key attribute `{attribute}`"),
            Self::UnknownType { name } => write!(f, "its type is `{name}`"),
            Self::TypeAndKeyDisagree { name, pk, sk } => {
                write!(f, "its type is `{name}`, but its key ")?;
                key(f, pk, sk)?;
                write!(f, " is not one of `{name}`'s")
            }
            Self::UnknownKey { pk, sk } => {
                f.write_str("its key is ")?;
                key(f, pk, sk)
            }
            Self::Ambiguous { entities: [one, other] } => {
                write!(f, "its key fits `{one}` and `{other}`, and it does not say which it is")
            }
        }
    }
}
