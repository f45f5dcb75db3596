//! Runs the code that needs no standard library.

#[path = "../golden/shop.rs"]
mod shop;

use ddb_keys_no_std::{Order, State, UserId, asked_for, built, read_back};

#[test]
fn keys_build_parse_and_query() {
    let mut order = Order {
        id: UserId("alice".into()),
        number: 7,
        state: State::Open,
        opened: Some("2024".into()),
    };
    assert_eq!(built(&order).as_deref(), Some("USER#alice | ORDER#00000007, OPEN | 2024"));
    order.opened = None;
    assert_eq!(built(&order), None);

    let order = Some(("Order", "USER#alice | ORDER#00000007".to_owned()));
    assert_eq!(read_back("USER#alice", "ORDER#00000007"), order);
    let user = Some(("User", "USER#alice | PROFILE".to_owned()));
    assert_eq!(read_back("USER#alice", "PROFILE"), user);
    assert_eq!(read_back("USER#alice", "ORDER#7"), None);

    let asked = asked_for(&UserId("alice".into()), 5);
    assert_eq!(asked.as_deref(), Some("PK = USER#alice and SK between ORDER#00000005 and ORDER$"));
}
