//! Key conditions in the SDK's request. modyne builds it only when it sends it, so it is missing
//! here.

use aws_sdk_dynamodb::Client;
use aws_sdk_dynamodb::config::{BehaviorVersion, Config};
use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;

use super::{VALUES, bytes};
use crate::entities::{Order, Shop};
use crate::meter::{Case, Meter};
use crate::rivals::{facade, formatted, hand};
use crate::work::{DDB_KEYS, FACADE, FORMAT, HAND, QUERY};

fn client() -> Client {
    Client::from_conf(Config::builder().behavior_version(BehaviorVersion::latest()).build())
}

/// The key condition of the request, with its placeholders replaced.
fn asked(request: QueryFluentBuilder) -> String {
    let mut text = request.get_key_condition_expression().clone().unwrap_or_default();
    for (placeholder, name) in request.get_expression_attribute_names().iter().flatten() {
        text = text.replace(placeholder, name);
    }
    for (placeholder, value) in request.get_expression_attribute_values().iter().flatten() {
        text = text.replace(placeholder, &format!("{value:?}"));
    }
    format!("{:?}: {}", request.get_table_name(), text.replace(['(', ')'], ""))
}

pub fn requests(meter: &mut impl Meter) {
    let (sdk, table) = (client(), Shop::client(client()));
    let fill = |query: Query<'_>| match query {
        Query::All(username) => table.query(Order::query().username(username)).into_builder(),
        Query::In(username) => {
            table.query(Order::query().username(username).number_in(5..=9)).into_builder()
        }
    };
    let by_hand = |query: Query<'_>| match query {
        Query::All(username) => hand::orders(&sdk, username),
        Query::In(username) => hand::orders_in(&sdk, username, 5, 9),
    };
    let by_format = |query: Query<'_>| match query {
        Query::All(username) => formatted::orders(&sdk, username),
        Query::In(username) => formatted::orders_in(&sdk, username, 5, 9),
    };
    let by_facade = |query: Query<'_>| match query {
        Query::All(username) => facade::orders(&sdk, username),
        Query::In(username) => facade::orders_in(&sdk, username, 5, 9),
    };
    for username in VALUES {
        for query in [Query::All(username), Query::In(username)] {
            let expected = asked(by_format(query));
            assert_eq!(fill(query).map(asked).ok().as_ref(), Some(&expected));
            assert_eq!(by_hand(query).map(asked).ok().as_ref(), Some(&expected));
            assert_eq!(asked(by_facade(query)), expected);

            let input = format!("{}, {}", bytes(username), query.name());
            let case = |rival| Case::new(&QUERY, &input, rival);
            let value = || query;
            meter.measure(&case(DDB_KEYS), value, fill);
            meter.measure(&case(HAND), value, by_hand);
            meter.measure(&case(FORMAT), value, by_format);
            meter.measure(&case(FACADE), value, by_facade);
        }
    }
}

/// The orders of a user.
#[derive(Debug, Clone, Copy)]
enum Query<'u> {
    All(&'u str),
    In(&'u str),
}

impl Query<'_> {
    fn name(self) -> &'static str {
        match self {
            Self::All(_) => "begins_with",
            Self::In(_) => "between",
        }
    }
}
