//! Keys that are given as they are stored.

use alloc::string::String;
use alloc::vec::Vec;

use crate::aws::example::example;
use crate::aws::item::key::key_item;
use crate::aws::{InvalidRequest, Item};
use crate::key::Key;
use crate::part::KeyValue;
use crate::schema::{Role, TableSchema};

/// The value of a partition key as it is stored: text, an integer, bytes, or a [`KeyValue`].
///
#[doc = example!(
    "table.put(&message).await?;"
    r#"let item: Option<Chat> = table.get_any("ROOM#rust", "MSG#0001").await?;"#
    "assert_eq!(item, Some(Chat::Message(message)));"
)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the value of a key attribute",
    label = "not the value of a key",
    note = "key values are text, integers, bytes, and `KeyValue`; an entity's key struct is read by `table.get(…)` and deleted by \
            `table.delete(…)`"
)]
pub trait RawValue {
    /// The value.
    #[doc(hidden)]
    fn value(self) -> KeyValue;
}

/// The value of a sort key as it is stored: a [`RawValue`], or `()` in a table without a sort key.
///
#[doc = example!(
    "table.put(&message).await?;"
    r#"let error = table.get_any("ROOM#rust", ()).await.unwrap_err();"#
    r#"assert!(error.to_string().contains("the table has a sort key"), "{error}");"#
)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the value of a sort key",
    label = "not the value of a key",
    note = "key values are text, integers, bytes, and `KeyValue`; in a table without sort key write `()`"
)]
pub trait RawSortKey {
    /// The value. `None` in a table without a sort key.
    #[doc(hidden)]
    fn value(self) -> Option<KeyValue>;
}

macro_rules! raw_values {
    ($($ty:ty: $value:ident => $key_value:expr;)+) => {$(
        #[diagnostic::do_not_recommend]
        impl RawValue for $ty {
            fn value(self) -> KeyValue {
                let $value = self;
                $key_value
            }
        }
    )+};
}

raw_values! {
    KeyValue: value => value;
    &KeyValue: value => value.clone();
    String: text => KeyValue::S(text);
    &String: text => KeyValue::S(text.clone());
    &str: text => KeyValue::S(text.into());
    Vec<u8>: bytes => KeyValue::B(bytes);
    &[u8]: bytes => KeyValue::B(bytes.into());
}

macro_rules! raw_numbers {
    ($($number:ty)+) => {
        raw_values! { $($number: number => KeyValue::N(alloc::format!("{number}"));)+ }
    };
}

raw_numbers!(i8 i16 i32 i64 u8 u16 u32 u64 isize usize);

#[diagnostic::do_not_recommend]
impl<V: RawValue> RawSortKey for V {
    fn value(self) -> Option<KeyValue> {
        Some(RawValue::value(self))
    }
}

#[diagnostic::do_not_recommend]
impl RawSortKey for () {
    fn value(self) -> Option<KeyValue> {
        None
    }
}

#[diagnostic::do_not_recommend]
impl RawSortKey for Option<KeyValue> {
    fn value(self) -> Self {
        self
    }
}

/// The key attributes of a table with these values.
pub(in crate::aws) fn raw_key(
    table: &'static TableSchema,
    pk: impl RawValue,
    sk: impl RawSortKey,
) -> Result<Item, InvalidRequest> {
    let key = Key { pk: pk.value(), sk: sk.value() };
    match mistake(table, &key) {
        None => Ok(key_item(table, key)),
        Some(reason) => Err(InvalidRequest::NotAKey { table: table.name, key, reason }),
    }
}

/// The reason why no item of a table can have a key.
fn mistake(table: &TableSchema, key: &Key) -> Option<&'static str> {
    let sk = match (table.sk, &key.sk) {
        (Some(name), Some(value)) => Some((name, value)),
        (None, None) => None,
        (Some(_), None) => return Some("the table has a sort key"),
        (None, Some(_)) => return Some("the table has no sort key"),
    };
    let pk = (table.pk, &key.pk);
    if pk.1.key_type() != table.key_type(pk.0) {
        return Some("its partition key has another type");
    }
    if sk.is_some_and(|(name, value)| value.key_type() != table.key_type(name)) {
        return Some("its sort key has another type");
    }
    if pk.1.is_empty() || sk.is_some_and(|(_, value)| value.is_empty()) {
        return Some("a key value is empty");
    }
    let is_long = pk.1.len() > Role::Partition.max_len()
        || sk.is_some_and(|(_, value)| value.len() > Role::Sort.max_len());
    is_long.then_some("a key value is longer than DynamoDB allows")
}
