//! Former keys: the structs that the derive makes, the proofs, and what reads them.

use ddb_keys::{Entity, Table};

#[derive(Debug, PartialEq, Entity)]
#[pk("CUSTOMER#<customer>")]
#[sk("ORDER#<number:08>")]
#[gsi(ByNumber, pk = "ORDER#<number>")]
#[former(V1, pk = "C#<customer>", sk = "O#<number>")]
#[former(V2, pk = "C|<customer>", sk = "O|<year>|<number>", separator = '|')]
struct Order {
    customer: String,
    number: u32,
    year: u16,
}

#[derive(Entity)]
#[pk("CUSTOMER#<customer>")]
#[sk("#CUSTOMER")]
struct Customer {
    customer: String,
}

#[derive(Table)]
#[table(name = "shop", pk = "PK", sk = "SK")]
#[gsi(ByNumber, name = "by-number", pk = "GSI1PK")]
#[allow(dead_code, reason = "its keys are what is looked at")]
enum Shop {
    Order(Order),
    Customer(Customer),
}

#[test]
fn a_former_key_is_built_and_parsed_as_the_present_one() {
    let key = OrderV1Key { customer: "ada", number: 7 };
    assert_eq!(key.build().unwrap().to_string(), "C#ada | O#7");
    assert_eq!(OrderV1Key::parse("C#ada", "O#7"), Ok(key));
    assert_eq!(key.pk().unwrap(), "C#ada");
    assert!(!OrderV1Key::matches("C#ada", "O#007"));
    let order = Order { customer: "a#b".into(), number: 7, year: 2026 };
    assert!(OrderV1Key::from(&order).build().is_err());
    assert_eq!(OrderV2Key::from(&order).build().unwrap().to_string(), "C|a#b | O|2026|7");
    let present = OrderKey { customer: "ada", number: 7 };
    assert_eq!(OrderV1Key::from(present), key, "it follows from the present key");
}

#[test]
fn the_schema_has_former_keys_and_a_value_is_never_stored_under_one() {
    let names: Vec<_> = Order::SCHEMA.formers.iter().map(|former| former.name).collect();
    assert_eq!(names, ["V1", "V2"]);
    assert_eq!(Order::SCHEMA.formers[1].pk.separator, '|');
    let order = Order { customer: "ada".into(), number: 7, year: 2026 };
    assert_eq!(order.keys().unwrap().primary.to_string(), "CUSTOMER#ada | ORDER#00000007");
    assert!(ShopKey::parse("C#ada", "O#7").is_err(), "the table's keys are the present ones");
    assert_eq!(
        ShopKey::parse("CUSTOMER#ada", "#CUSTOMER").unwrap(),
        ShopKey::Customer(CustomerKey { customer: "ada" })
    );
}

/// Padding keeps some keys as they are, and those stand for the same value.
mod padded {
    use ddb_keys::{Entity, Table};

    #[derive(Debug, PartialEq, Entity)]
    #[pk("ORDER#<number:08>")]
    #[former(V1, pk = "ORDER#<number>")]
    pub(super) struct Order {
        pub(super) number: u32,
    }

    #[derive(Table)]
    #[table(name = "shop", pk = "PK")]
    #[allow(dead_code, reason = "that it compiles is the test")]
    enum Shop {
        Order(Order),
    }
}

/// A former key that folds letters stays as it is, and so does one whose text has no letters to fold.
mod folded {
    use ddb_keys::{Entity, KeyPart, Table};

    #[derive(Debug, PartialEq, KeyPart)]
    #[key_part(chars = "A-Z0-9")]
    pub(super) struct Code(pub(super) String);

    #[derive(Debug, PartialEq, Entity)]
    #[pk("USER#<name:lower>#<number:08>")]
    #[former(V1, pk = "USER#<name:lower>#<number>")]
    pub(super) struct User {
        pub(super) name: String,
        pub(super) number: u32,
    }

    #[derive(Debug, PartialEq, Entity)]
    #[pk("CODE#<code>")]
    #[former(V1, pk = "CODE#<code:upper>")]
    pub(super) struct Coded {
        pub(super) code: Code,
    }

    #[derive(Table)]
    #[table(name = "users", pk = "PK")]
    #[allow(dead_code, reason = "that it compiles is the test")]
    enum Users {
        User(User),
        Coded(Coded),
    }
}

#[test]
fn a_key_that_stands_for_one_value_under_both_templates_is_allowed() {
    let order = padded::Order { number: 12_345_678 };
    let former = padded::OrderV1Key::from(&order).build().unwrap();
    assert_eq!(former, order.key().build().unwrap());
    let user = folded::User { name: "Ann".into(), number: 12_345_678 };
    let former = folded::UserV1Key::from(&user).build().unwrap();
    assert_eq!(former, user.key().build().unwrap());
    let coded = folded::Coded { code: folded::Code("A1".into()) };
    let former = folded::CodedV1Key::from(&coded).build().unwrap();
    assert_eq!(former, coded.key().build().unwrap());
}
