//! The best hand-written code: one allocation of exact size per text, and the checks that
//! ddb-keys makes, each value checked once.

use aws_sdk_dynamodb::Client;
use aws_sdk_dynamodb::operation::delete_item::builders::DeleteItemFluentBuilder;
use aws_sdk_dynamodb::operation::put_item::builders::PutItemFluentBuilder;
use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;
use aws_sdk_dynamodb::operation::update_item::builders::UpdateItemFluentBuilder;
use aws_sdk_dynamodb::types::{AttributeValue, ReturnValuesOnConditionCheckFailure};
use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::Offset;
use uuid::Uuid;

use super::Item;
use crate::entities::{Account, Order, Shop, User};

/// Why a value cannot be part of a key.
#[derive(Debug, PartialEq)]
pub enum Refused {
    Empty,
    Separator,
    TooLong,
    TooWide,
    OutOfRange,
}

pub(super) const MAX_PK: usize = 2048;
const MAX_SK: usize = 1024;

pub(super) fn check(value: &str) -> Result<(), Refused> {
    if value.is_empty() {
        return Err(Refused::Empty);
    }
    if value.as_bytes().contains(&b'#') { Err(Refused::Separator) } else { Ok(()) }
}

fn joined(head: &str, value: &str) -> String {
    let mut text = String::with_capacity(head.len() + value.len());
    text.push_str(head);
    text.push_str(value);
    text
}

pub fn user_keys(username: &str) -> Result<(String, String), Refused> {
    if "#METADATA#".len() + username.len() > MAX_SK {
        return Err(Refused::TooLong);
    }
    check(username)?;
    Ok((joined("USER#", username), joined("#METADATA#", username)))
}

pub fn event_key(tenant: &str, game: Uuid, at: Timestamp, number: u32) -> Result<String, Refused> {
    let len = "EVENT#".len() + tenant.len() + 1 + 36 + 1 + 24 + 1 + 8;
    if len > MAX_PK {
        return Err(Refused::TooLong);
    }
    check(tenant)?;
    let mut text = String::with_capacity(len);
    text.push_str("EVENT#");
    text.push_str(tenant);
    text.push('#');
    text.push_str(game.hyphenated().encode_lower(&mut [0; 36]));
    text.push('#');
    push_millis(&mut text, at)?;
    text.push('#');
    push_padded(&mut text, number)?;
    Ok(text)
}

fn push_millis(text: &mut String, at: Timestamp) -> Result<(), Refused> {
    let time = Offset::UTC.to_datetime(at);
    let year = u32::try_from(time.year()).map_err(|_| Refused::OutOfRange)?;
    let mut digits = *b"0000-00-00T00:00:00.000Z";
    put(&mut digits[0..4], year);
    put(&mut digits[5..7], time.month().unsigned_abs().into());
    put(&mut digits[8..10], time.day().unsigned_abs().into());
    put(&mut digits[11..13], time.hour().unsigned_abs().into());
    put(&mut digits[14..16], time.minute().unsigned_abs().into());
    put(&mut digits[17..19], time.second().unsigned_abs().into());
    put(&mut digits[20..23], time.millisecond().unsigned_abs().into());
    text.push_str(str::from_utf8(&digits).map_err(|_| Refused::OutOfRange)?);
    Ok(())
}

pub(super) fn push_padded(text: &mut String, number: u32) -> Result<(), Refused> {
    if number > 99_999_999 {
        return Err(Refused::TooWide);
    }
    let mut digits = [b'0'; 8];
    put(&mut digits, number);
    text.push_str(str::from_utf8(&digits).map_err(|_| Refused::TooWide)?);
    Ok(())
}

#[inline(always)]
pub(super) fn put(digits: &mut [u8], number: u32) {
    let mut rest = number;
    for digit in digits.iter_mut().rev() {
        *digit = b'0' + (rest % 10) as u8;
        rest /= 10;
    }
}

pub fn user_map(username: &str) -> Result<Item, Refused> {
    let (pk, sk) = user_keys(username)?;
    let mut map = Item::with_capacity(2);
    map.insert("PK".to_owned(), AttributeValue::S(pk));
    map.insert("SK".to_owned(), AttributeValue::S(sk));
    Ok(map)
}

/// Why an item cannot be written.
#[derive(Debug)]
pub enum Unwritable {
    Key(Refused),
    Fields(serde_dynamo::Error),
}

/// `serde_dynamo` for the fields, and keys as above.
pub fn user_item(user: &User) -> Result<Item, Unwritable> {
    let mut item: Item = serde_dynamo::to_item(user).map_err(Unwritable::Fields)?;
    let (pk, sk) = user_keys(&user.username).map_err(Unwritable::Key)?;
    if "EMAIL#".len() + user.email.len() > MAX_PK {
        return Err(Unwritable::Key(Refused::TooLong));
    }
    check(&user.email).map_err(Unwritable::Key)?;
    let text = |name: &str, text| (name.to_owned(), AttributeValue::S(text));
    item.extend([
        text("PK", pk),
        text("SK", sk),
        text("GSI1PK", joined("EMAIL#", &user.email)),
        text("GSI1SK", joined("USER#", &user.username)),
        text("entity_type", "User".to_owned()),
    ]);
    Ok(item)
}

/// The item of an order, in the same way.
pub fn order_item(order: &Order) -> Result<Item, Unwritable> {
    let mut item: Item = serde_dynamo::to_item(order).map_err(Unwritable::Fields)?;
    if "USER#".len() + order.username.len() > MAX_PK {
        return Err(Unwritable::Key(Refused::TooLong));
    }
    check(&order.username).map_err(Unwritable::Key)?;
    if order.number > 99_999_999 {
        return Err(Unwritable::Key(Refused::TooLong));
    }
    let text = |name: &str, text| (name.to_owned(), AttributeValue::S(text));
    item.extend([
        text("PK", joined("USER#", &order.username)),
        text("SK", format!("ORDER#{:08}", order.number)),
        text("entity_type", "Order".to_owned()),
    ]);
    Ok(item)
}

pub fn parse_user<'a>(pk: &'a str, sk: &'a str) -> Option<&'a str> {
    if pk.len() > MAX_PK || sk.len() > MAX_SK {
        return None;
    }
    let username = pk.strip_prefix("USER#")?;
    check(username).ok()?;
    (sk.strip_prefix("#METADATA#")? == username).then_some(username)
}

pub fn parse_event(pk: &str) -> Option<(&str, Uuid, Timestamp, u32)> {
    if pk.len() > MAX_PK {
        return None;
    }
    let (tenant, rest) = pk.strip_prefix("EVENT#")?.split_once('#')?;
    if tenant.is_empty() {
        return None;
    }
    let (game, rest) = rest.split_at_checked(36)?;
    if game.bytes().any(|byte| byte.is_ascii_uppercase()) {
        return None;
    }
    let game = Uuid::try_parse(game).ok()?;
    let (at, rest) = rest.strip_prefix('#')?.split_at_checked(24)?;
    let at = parse_millis(at)?;
    let number = rest.strip_prefix('#')?.as_bytes();
    if number.len() != 8 {
        return None;
    }
    Some((tenant, game, at, digits(number)?))
}

fn parse_millis(text: &str) -> Option<Timestamp> {
    let text = text.as_bytes();
    let marks = [(4, b'-'), (7, b'-'), (10, b'T'), (13, b':'), (16, b':'), (19, b'.'), (23, b'Z')];
    if marks.iter().any(|&(at, mark)| text[at] != mark) {
        return None;
    }
    let two = |at: usize| Some(digits(&text[at..at + 2])? as i8);
    let (year, millis) = (digits(&text[0..4])? as i16, digits(&text[20..23])? as i32);
    let nanos = millis * 1_000_000;
    let time = DateTime::new(year, two(5)?, two(8)?, two(11)?, two(14)?, two(17)?, nanos).ok()?;
    Offset::UTC.to_timestamp(time).ok()
}

#[inline(always)]
pub(super) fn digits(text: &[u8]) -> Option<u32> {
    text.iter().try_fold(0, |number, byte| {
        let digit = byte.wrapping_sub(b'0');
        (digit < 10).then_some(10 * number + u32::from(digit))
    })
}

/// The orders of a user.
pub fn orders(client: &Client, username: &str) -> Result<QueryFluentBuilder, Refused> {
    if "USER#".len() + username.len() > MAX_PK {
        return Err(Refused::TooLong);
    }
    check(username)?;
    Ok(request(client, joined("USER#", username))
        .key_condition_expression("#_0 = :_0 AND begins_with(#_1, :_1)")
        .expression_attribute_values(":_1", AttributeValue::S("ORDER#".to_owned())))
}

/// The orders of a user from one number to another.
pub fn orders_in(
    client: &Client,
    username: &str,
    from: u32,
    to: u32,
) -> Result<QueryFluentBuilder, Refused> {
    if "USER#".len() + username.len() > MAX_PK {
        return Err(Refused::TooLong);
    }
    check(username)?;
    if from > to {
        return Err(Refused::OutOfRange);
    }
    Ok(request(client, joined("USER#", username))
        .key_condition_expression("#_0 = :_0 AND #_1 BETWEEN :_1 AND :_2")
        .expression_attribute_values(":_1", AttributeValue::S(order(from)?))
        .expression_attribute_values(":_2", AttributeValue::S(order(to)?)))
}

fn request(client: &Client, pk: String) -> QueryFluentBuilder {
    client
        .query()
        .table_name("shop")
        .expression_attribute_names("#_0", "PK")
        .expression_attribute_names("#_1", "SK")
        .expression_attribute_values(":_0", AttributeValue::S(pk))
}

fn order(number: u32) -> Result<String, Refused> {
    let mut text = String::with_capacity("ORDER#".len() + 8);
    text.push_str("ORDER#");
    push_padded(&mut text, number)?;
    Ok(text)
}

/// The orders of a user that cost more than this and are paid.
pub fn paid_orders(
    client: &Client,
    username: &str,
    total: u32,
) -> Result<QueryFluentBuilder, Refused> {
    Ok(orders(client, username)?
        .filter_expression("#_2 > :_2 AND #_3 = :_3")
        .expression_attribute_names("#_2", "total")
        .expression_attribute_names("#_3", "paid")
        .expression_attribute_values(":_2", AttributeValue::N(total.to_string()))
        .expression_attribute_values(":_3", AttributeValue::Bool(true)))
}

/// Deactivates a user below this age.
pub fn deactivate(
    client: &Client,
    username: &str,
    age: u32,
) -> Result<UpdateItemFluentBuilder, Refused> {
    Ok(changed(client, username)?
        .update_expression("SET #_1 = :_0")
        .condition_expression("(#_2 < :_1) AND (attribute_exists(#_0))")
        .expression_attribute_names("#_1", "active")
        .expression_attribute_names("#_2", "age")
        .expression_attribute_values(":_0", AttributeValue::Bool(false))
        .expression_attribute_values(":_1", AttributeValue::N(age.to_string())))
}

/// Makes an active user one year older.
pub fn birthday(client: &Client, username: &str) -> Result<UpdateItemFluentBuilder, Refused> {
    Ok(changed(client, username)?
        .update_expression("ADD #_1 :_0")
        .condition_expression(
            "(attribute_not_exists(#_1) OR #_1 <= :_2) AND (#_2 = :_1) AND (attribute_exists(#_0))",
        )
        .expression_attribute_names("#_1", "age")
        .expression_attribute_names("#_2", "active")
        .expression_attribute_values(":_0", AttributeValue::N("1".to_owned()))
        .expression_attribute_values(":_1", AttributeValue::Bool(true))
        .expression_attribute_values(":_2", AttributeValue::N((u32::MAX - 1).to_string())))
}

/// A put over a user who is active.
pub fn put_over_active(client: &Client, user: &User) -> Option<PutItemFluentBuilder> {
    let shown = ReturnValuesOnConditionCheckFailure::AllOld;
    Some(
        client
            .put_item()
            .table_name("shop")
            .set_item(Some(user_item(user).ok()?))
            .condition_expression("#_0 = :_0")
            .expression_attribute_names("#_0", "active")
            .expression_attribute_values(":_0", AttributeValue::Bool(true))
            .return_values_on_condition_check_failure(shown),
    )
}

/// A delete of a user who is not too old and not active.
pub fn delete_young(client: &Client, username: &str) -> Result<DeleteItemFluentBuilder, Refused> {
    let shown = ReturnValuesOnConditionCheckFailure::AllOld;
    Ok(client
        .delete_item()
        .table_name("shop")
        .set_key(Some(user_map(username)?))
        .condition_expression("#_0 < :_0 AND #_1 = :_1")
        .expression_attribute_names("#_0", "age")
        .expression_attribute_names("#_1", "active")
        .expression_attribute_values(":_0", AttributeValue::N(50.to_string()))
        .expression_attribute_values(":_1", AttributeValue::Bool(false))
        .return_values_on_condition_check_failure(shown))
}

/// An update of a user, who must exist.
fn changed(client: &Client, username: &str) -> Result<UpdateItemFluentBuilder, Refused> {
    let shown = ReturnValuesOnConditionCheckFailure::AllOld;
    Ok(client
        .update_item()
        .table_name("shop")
        .set_key(Some(user_map(username)?))
        .expression_attribute_names("#_0", "PK")
        .return_values_on_condition_check_failure(shown))
}

/// A loop over the rows of a partition, as one writes it without a struct that derives it.
pub fn account(rows: Vec<Shop>) -> Option<Account> {
    let (mut found, mut orders) = (None, Vec::new());
    for row in rows {
        match row {
            Shop::User(user) => found = Some(user),
            Shop::Order(order) => orders.push(order),
        }
    }
    Some(Account { user: found?, orders })
}
