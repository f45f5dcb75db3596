//! Former keys: the structs that the derive makes, the proofs, and what reads them.

use ddb_keys::query::IntoCondition;
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

/// Former keys of indexes.
mod in_an_index {
    use ddb_keys::{Entity, Table};

    #[derive(Debug, PartialEq, Entity)]
    #[pk("USER#<id>")]
    #[gsi(ByGroup, pk = "GROUP#<group>", sk = "U#<id>")]
    #[gsi(ByTeam, pk = "TEAM#<team>", sk = joined)]
    #[former(GroupV1, index = ByGroup, pk = "g#<group>", sk = "u#<id>")]
    #[former(GroupV2, index = ByGroup, pk = "g|<group>", sk = "u|<id>", separator = '|')]
    #[former(TeamV1, index = ByTeam, pk = "t#<team>", sk = joined)]
    #[former(V1, pk = "u#<id>")]
    pub(super) struct User {
        pub(super) id: String,
        pub(super) group: String,
        pub(super) team: Option<String>,
        pub(super) joined: u32,
    }

    #[derive(Table)]
    #[table(name = "users", pk = "PK")]
    #[gsi(ByGroup, name = "by-group", pk = "gpk", sk = "gsk")]
    #[gsi(ByTeam, name = "by-team", pk = "tpk", sk = "joined")]
    #[allow(dead_code, reason = "its keys are what is looked at")]
    pub(super) enum Users {
        User(User),
    }
}

fn user() -> in_an_index::User {
    in_an_index::User { id: "bob".into(), group: "x".into(), team: None, joined: 7 }
}

#[test]
fn a_former_key_of_an_index_is_built_and_parsed_as_the_present_one() {
    use in_an_index::{UserGroupV1Key, UserTeamV1Key};

    let key = UserGroupV1Key { group: "x", id: "bob" };
    assert_eq!(key.build().unwrap().to_string(), "g#x | u#bob");
    assert_eq!(UserGroupV1Key::parse("g#x", "u#bob"), Ok(key));
    assert_eq!(user().group_v1_key(), key);
    assert_eq!(user().team_v1_key(), None, "the key has an optional field");
    let in_a_team = in_an_index::User { team: Some("red".into()), ..user() };
    assert_eq!(in_a_team.team_v1_key(), Some(UserTeamV1Key { team: "red", joined: 7 }));
}

#[test]
fn a_value_is_never_stored_under_a_former_key_of_an_index() {
    use in_an_index::User;

    let present = user().keys().unwrap().indexes;
    assert_eq!(present.iter().map(|key| key.name).collect::<Vec<_>>(), ["ByGroup"]);
    assert_eq!(present[0].sk[0], "U#bob");
    let shown = |value: &User| -> Vec<(&str, String)> {
        let formers = value.former_index_keys().into_iter();
        formers.map(|key| (key.name, format!("{} | {}", key.pk[0], key.sk[0]))).collect()
    };
    let of_groups = [("GroupV1", "g#x | u#bob".into()), ("GroupV2", "g|x | u|bob".into())];
    assert_eq!(shown(&user()), of_groups);
    let in_a_team = User { team: Some("red".into()), ..user() };
    assert_eq!(shown(&in_a_team)[2], ("TeamV1", "t#red | 7".into()));
    // A value that the old template cannot hold was not stored under it.
    assert_eq!(shown(&User { id: "a|b".into(), ..user() }), [("GroupV1", "g#x | u#a|b".into())]);
}

#[test]
fn the_schema_has_former_keys_of_indexes_apart() {
    use ddb_keys::Table as _;
    use in_an_index::{User, Users};

    let names = |keys: &[ddb_keys::schema::IndexKeySchema]| -> Vec<_> {
        keys.iter().map(|key| (key.index, key.name)).collect()
    };
    assert_eq!(names(User::SCHEMA.indexes), [("ByGroup", "ByGroup"), ("ByTeam", "ByTeam")]);
    assert_eq!(
        names(User::SCHEMA.former_indexes),
        [("ByGroup", "GroupV1"), ("ByGroup", "GroupV2"), ("ByTeam", "TeamV1")]
    );
    assert_eq!(User::SCHEMA.former_indexes[1].pk[0].separator, '|');
    assert_eq!(User::SCHEMA.formers.len(), 1);
    let chart = Users::SCHEMA.chart();
    let line = "| User, formerly GroupV1 |  | `g#<group>` | `u#<id>` |  |  |";
    assert!(chart.contains(line), "{chart}");
}

#[test]
fn a_query_of_a_former_key_of_an_index_reads_that_index() {
    use in_an_index::{User, Users};

    let all = User::query_group_v1().group("x").into_condition().unwrap();
    let expected = r#"ByGroup: gpk = g#x and begins_with(gsk, "u#")"#;
    assert_eq!(Users::SCHEMA.show(&all), expected);
    let one = User::query_group_v1().group("x").id("bob").into_condition().unwrap();
    assert_eq!(Users::SCHEMA.show(&one), "ByGroup: gpk = g#x and gsk = u#bob");
    let range = User::query_team_v1().team("red").joined_in(3..=7).into_condition().unwrap();
    let expected = "ByTeam: tpk = t#red and joined between 3 and 7";
    assert_eq!(Users::SCHEMA.show(&range), expected);
}

/// Types that only the compiler knows.
mod opaque {
    use ddb_keys::{Entity, KeyPart};

    type Maybe<T> = Option<T>;

    #[derive(Debug, PartialEq, Entity)]
    #[pk("ENVELOPE#<id>")]
    #[gsi(ByTeam, name = Red, when(red = true), pk = "RED", sk = "<team>#<id>")]
    #[gsi(ByTeam, pk = "TEAM#<team>", sk = "<id>")]
    #[former(TeamV1, index = ByTeam, pk = "t#<team>", sk = "<id>")]
    pub(super) struct Envelope<T: KeyPart> {
        pub(super) id: T,
        pub(super) team: Maybe<String>,
        pub(super) red: bool,
    }
}

#[test]
fn a_former_key_of_an_index_follows_from_types_that_only_the_compiler_knows() {
    use opaque::Envelope;

    let shown = |team: Option<&str>| -> Vec<String> {
        let value = Envelope { id: 7_u32, team: team.map(Into::into), red: true };
        let formers = value.former_index_keys().into_iter();
        formers.map(|key| format!("{} | {}", key.pk[0], key.sk[0])).collect()
    };
    assert_eq!(shown(Some("a")), ["t#a | 7"]);
    assert_eq!(shown(None), Vec::<String>::new());
    let claimed = |pk, sk| Envelope::<u32>::former_in_index("ByTeam", pk, Some(sk));
    assert_eq!(claimed("t#a", "7"), Some("TeamV1"));
    for (pk, sk) in [("TEAM#a", "7"), ("RED", "t#a#7"), ("t#a", "x")] {
        assert_eq!(claimed(pk, sk), None);
    }
}
