//! Typed conditions, filters and changes in the SDK's requests. modyne builds requests only when it sends them.

use std::collections::HashMap;

use aws_sdk_dynamodb::Client;
use aws_sdk_dynamodb::operation::delete_item::builders::DeleteItemFluentBuilder;
use aws_sdk_dynamodb::operation::put_item::builders::PutItemFluentBuilder;
use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;
use aws_sdk_dynamodb::operation::update_item::builders::UpdateItemFluentBuilder;
use aws_sdk_dynamodb::types::AttributeValue;

use crate::answers::client;
use crate::entities::{Order, Shop, User, UserKey};
use crate::meter::{Case, Meter};
use crate::rivals::{facade, hand};
use crate::work::{CONDITION, DDB_KEYS, FACADE, HAND, TEXT};

const USERNAME: &str = "alice-in-wonderland";

pub fn requests(meter: &mut impl Meter) {
    filters(meter, &client(None));
    puts(meter, &client(None));
    deletes(meter, &client(None));
    changes(meter, &client(None));
    sums(meter, &client(None));
}

/// The names and values of an expression.
type Meanings<'r> =
    (&'r Option<HashMap<String, String>>, &'r Option<HashMap<String, AttributeValue>>);

/// An expression whose placeholders are replaced, without parentheses, its clauses sorted.
fn meant(text: &Option<String>, (names, values): Meanings<'_>) -> String {
    let mut text = text.clone().unwrap_or_default();
    for (placeholder, name) in names.iter().flatten() {
        text = text.replace(placeholder, name);
    }
    for (placeholder, value) in values.iter().flatten() {
        text = text.replace(placeholder, &format!("{value:?}"));
    }
    let text = text.replace(['(', ')'], "");
    let mut clauses: Vec<_> = text.split(" AND ").collect();
    clauses.sort_unstable();
    clauses.join(" AND ")
}

fn query(request: QueryFluentBuilder) -> [String; 2] {
    let meanings =
        (request.get_expression_attribute_names(), request.get_expression_attribute_values());
    [request.get_key_condition_expression(), request.get_filter_expression()]
        .map(|text| meant(text, meanings))
}

fn update(request: UpdateItemFluentBuilder) -> [String; 2] {
    let meanings =
        (request.get_expression_attribute_names(), request.get_expression_attribute_values());
    [request.get_update_expression(), request.get_condition_expression()]
        .map(|text| meant(text, meanings))
}

/// dynamodb-facade gives key condition and filter the same placeholders, so it sends another query.
fn filters(meter: &mut impl Meter, sdk: &Client) {
    let table = Shop::client(sdk.clone());
    let orders = || table.query(Order::query().username(USERNAME));
    let typed = || orders().filter(|o| o.total.gt(100) & o.paid.eq(true)).into_builder();
    let text = || {
        let request = orders().filter_text("total > :total AND paid = :paid");
        request.value(":total", 100).value(":paid", true).into_builder()
    };
    let by_hand = || hand::paid_orders(sdk, USERNAME, 100);
    let expected = by_hand().map(query).ok();
    assert!(expected.is_some());
    assert_eq!(typed().map(query).ok(), expected);
    assert_eq!(text().map(query).ok(), expected);

    let case = |rival| Case::new(&CONDITION, "filter of a query", rival);
    meter.measure(&case(DDB_KEYS), || (), |()| typed());
    meter.measure(&case(TEXT), || (), |()| text());
    meter.measure(&case(HAND), || (), |()| by_hand());
}

fn put(request: PutItemFluentBuilder) -> (Option<HashMap<String, AttributeValue>>, String) {
    let meanings =
        (request.get_expression_attribute_names(), request.get_expression_attribute_values());
    (request.get_item().clone(), meant(request.get_condition_expression(), meanings))
}

fn delete(request: DeleteItemFluentBuilder) -> (Option<HashMap<String, AttributeValue>>, String) {
    let meanings =
        (request.get_expression_attribute_names(), request.get_expression_attribute_values());
    (request.get_key().clone(), meant(request.get_condition_expression(), meanings))
}

fn puts(meter: &mut impl Meter, sdk: &Client) {
    let (table, user) = (Shop::client(sdk.clone()), User::named(USERNAME));
    let typed = || table.put(&user).condition(|u| u.active.eq(true)).into_builder();
    let text = || {
        let put = table.put(&user).condition_text("active = :active");
        put.value(":active", true).into_builder()
    };
    let by_hand = || hand::put_over_active(sdk, &user);
    let expected = by_hand().map(put);
    assert!(expected.is_some());
    assert_eq!(typed().ok().map(put), expected);
    assert_eq!(text().ok().map(put), expected);

    let case = |rival| Case::new(&CONDITION, "put, condition", rival);
    meter.measure(&case(DDB_KEYS), || (), |()| typed());
    meter.measure(&case(TEXT), || (), |()| text());
    meter.measure(&case(HAND), || (), |()| by_hand());
}

fn deletes(meter: &mut impl Meter, sdk: &Client) {
    let table = Shop::client(sdk.clone());
    let user = || table.delete(UserKey { username: USERNAME });
    let typed = || user().condition(|u| u.age.lt(50) & u.active.eq(false)).into_builder();
    let text = || {
        let delete = user().condition_text("age < :age AND active = :active");
        delete.value(":age", 50).value(":active", false).into_builder()
    };
    let by_hand = || hand::delete_young(sdk, USERNAME);
    let expected = by_hand().ok().map(delete);
    assert!(expected.is_some());
    assert_eq!(typed().ok().map(delete), expected);
    assert_eq!(text().ok().map(delete), expected);

    let case = |rival| Case::new(&CONDITION, "delete, condition", rival);
    meter.measure(&case(DDB_KEYS), || (), |()| typed());
    meter.measure(&case(TEXT), || (), |()| text());
    meter.measure(&case(HAND), || (), |()| by_hand());
}

fn changes(meter: &mut impl Meter, sdk: &Client) {
    let table = Shop::client(sdk.clone());
    let user = || table.update(UserKey { username: USERNAME });
    let typed = || {
        let update = user().set(|u| u.active, false).condition(|u| u.age.lt(50));
        update.into_builder()
    };
    let text = || {
        let update = user().set_text("active", false).condition_text("age < :age");
        update.value(":age", 50).into_builder()
    };
    let by_hand = || hand::deactivate(sdk, USERNAME, 50);
    let by_facade = || facade::deactivate(sdk, USERNAME, 50);
    let expected = by_hand().map(update).ok();
    assert!(expected.is_some());
    assert_eq!(typed().map(update).ok(), expected);
    assert_eq!(text().map(update).ok(), expected);
    assert_eq!(Some(update(by_facade())), expected);

    let case = |rival| Case::new(&CONDITION, "set, condition", rival);
    meter.measure(&case(DDB_KEYS), || (), |()| typed());
    meter.measure(&case(TEXT), || (), |()| text());
    meter.measure(&case(HAND), || (), |()| by_hand());
    meter.measure(&case(FACADE), || (), |()| by_facade());
}

/// An addition that would leave the range of its type is refused by a condition.
fn sums(meter: &mut impl Meter, sdk: &Client) {
    let table = Shop::client(sdk.clone());
    let typed = || {
        let update = table.update(UserKey { username: USERNAME });
        update.add(|u| u.age, 1).condition(|u| u.active.eq(true)).into_builder()
    };
    let by_hand = || hand::birthday(sdk, USERNAME);
    let expected = by_hand().map(update).ok();
    assert!(expected.is_some());
    assert_eq!(typed().map(update).ok(), expected);

    let case = |rival| Case::new(&CONDITION, "add, condition", rival);
    meter.measure(&case(DDB_KEYS), || (), |()| typed());
    meter.measure(&case(HAND), || (), |()| by_hand());
}
