//! Tests of the patterns: what keys contain, and what queries find.

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::Client;
use ddb_keys_examples::entity_patterns::{
    Enrolment, Order, OrderKey, Organization, Patterns, PatternsKey, Product, ProductKey,
    SettingsKey, Team, TeamKey, TeamMember, TeamMemberKey, User, UserKey, identify, load, rows,
    tell,
};
use ddb_keys_examples::report::Report;

async fn on_every_engine(specification: impl AsyncFn(Client<Patterns>)) {
    crate::common::on_every_engine("entity-patterns", async |sdk, name| {
        let table = Patterns::client(sdk).with_table_name(name);
        load(&table).await.unwrap();
        specification(table).await;
    })
    .await;
}

#[test]
fn keys_have_the_published_text() {
    let text = |key: Result<ddb_keys::Key, ddb_keys::KeyError>| key.unwrap().to_string();
    assert_eq!(text(UserKey { user_id: 123 }.build()), "USER#123 | USER#123");
    let order = OrderKey { user_id: 123, order_id: "abc-def" };
    assert_eq!(text(order.build()), "USER#123 | ORDER#abc-def");
    assert_eq!(text(SettingsKey { user_id: 123 }.build()), "USER#123 | SETTINGS");
    let product = ProductKey { sku: "SKU-789" };
    assert_eq!(text(product.build()), "PRODUCT#SKU-789 | PRODUCT#SKU-789");
    let team = TeamKey { organization: "acme", team: "engineering" };
    assert_eq!(text(team.build()), "ORG#acme | TEAM#engineering");
    let member = TeamMemberKey { team: "engineering", user_id: 123 };
    assert_eq!(text(member.build()), "TEAM#engineering | USER#123");
}

#[test]
fn a_tail_takes_separators() {
    let key = OrderKey::parse("USER#123", "ORDER#2024-01-15#abc").unwrap();
    assert_eq!(key, OrderKey { user_id: 123, order_id: "2024-01-15#abc" });
    assert_eq!(key.build().unwrap().to_string(), "USER#123 | ORDER#2024-01-15#abc");
}

#[test]
fn guards_tell_entities_apart() {
    assert!(OrderKey::matches("USER#123", "ORDER#abc"));
    for (pk, sk) in [
        ("USER#123", "ORDER#"),
        ("USER#123", "PROFILE"),
        ("USER#0123", "ORDER#abc"),
        ("USER#x", "ORDER#abc"),
        ("ORDER#abc", "USER#123"),
    ] {
        assert!(!OrderKey::matches(pk, sk), "{pk} | {sk}");
    }
    assert!(UserKey::matches("USER#123", "USER#123"));
    assert!(!UserKey::matches("USER#123", "USER#124"), "the two ids must be equal");
    let key = PatternsKey::parse("TEAM#engineering", "USER#123").unwrap();
    assert!(matches!(key, PatternsKey::TeamMember(TeamMemberKey { user_id: 123, .. })));
    let unknown = identify("ORDER#abc", "USER#123").unwrap_err().to_string();
    assert_eq!(unknown, "the key belongs to no entity of the table `entity-patterns`");
}

#[test]
fn separators_in_ids_are_refused() {
    for (team, expected) in [
        ("a#b", "contains the separator `#` at byte 1"),
        ("#", "contains the separator `#` at byte 0"),
        ("", "is empty"),
    ] {
        let error = TeamMemberKey { team, user_id: 1 }.build().unwrap_err().to_string();
        let place = "`TeamMember`, partition key `TEAM#<team>`: `team` ";
        assert_eq!(error, format!("{place}{expected}"));
    }
    let long = "x".repeat(2044);
    assert!(TeamMemberKey { team: &long, user_id: 1 }.build().is_err(), "2049 bytes");
}

#[test]
fn an_item_says_what_it_is() {
    for row in rows() {
        let item = row.to_item().unwrap();
        let AttributeValue::S(name) = &item["entityType"] else { panic!("{item:?}") };
        assert_eq!(name, row.entity_name());
        assert_eq!(Patterns::from_item(item).unwrap(), row);
    }
    let mut item = Patterns::item(&Product { sku: "SKU-789".into(), cents: 1 }).unwrap();
    item.insert("entityType".into(), AttributeValue::S("Order".into()));
    let error = Patterns::from_item(item).unwrap_err().to_string();
    assert!(error.contains("its type is `Order`, but its key PRODUCT#SKU-789"), "{error}");
}

#[tokio::test]
async fn a_user_is_read_with_its_own_items_only() {
    on_every_engine(async |table| {
        let items = table.query(User::collection().user_id(123)).await.unwrap();
        let kinds: Vec<_> = items.iter().map(Patterns::entity_name).collect();
        assert_eq!(kinds, ["Order", "Order", "Profile", "Settings", "User"]);
        let orders = table.query(Order::query().user_id(123)).await.unwrap();
        let ids: Vec<_> = orders.iter().map(|order| &*order.order_id).collect();
        assert_eq!(ids, ["2024-01-15#abc", "2024-02-20#def"]);
        let february = Order::query().user_id(123).order_id_starts_with("2024-02");
        assert_eq!(table.query(february).await.unwrap(), orders[1..]);
        assert_eq!(table.query(User::collection().user_id(1)).await.unwrap().len(), 2);
        assert_eq!(table.get(SettingsKey { user_id: 1 }).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn a_hierarchy_is_read_level_by_level() {
    on_every_engine(async |table| {
        let acme = Organization::collection().organization("acme");
        let items = table.query(acme).await.unwrap();
        assert_eq!(items.iter().filter_map(Patterns::as_entity::<Organization>).count(), 1);
        let teams: Vec<&Team> = items.iter().filter_map(Patterns::as_entity).collect();
        let names: Vec<_> = teams.iter().map(|team| &*team.team).collect();
        assert_eq!(names, ["engineering", "sales"]);
        let members = table.query(TeamMember::query().team(names[0])).await.unwrap();
        assert_eq!(members.iter().map(|member| member.user_id).collect::<Vec<_>>(), [1, 123]);
        assert_eq!(table.query(TeamMember::query().team(names[1])).await.unwrap(), []);
    })
    .await;
}

#[tokio::test]
async fn many_to_many_is_read_from_both_sides() {
    on_every_engine(async |table| {
        let courses = table.query(Enrolment::query().student_id(123)).await.unwrap();
        let names: Vec<_> = courses.iter().map(|enrolment| &*enrolment.course).collect();
        assert_eq!(names, ["math-101", "physics-202"]);
        let students = table.query(Enrolment::query_inverted().course("math-101")).await.unwrap();
        let ids: Vec<_> = students.iter().map(|enrolment| enrolment.student_id).collect();
        assert_eq!(ids, [123, 124]);
        assert!(students.contains(&courses[0]));
    })
    .await;
}

#[tokio::test]
async fn the_program_runs_to_its_end() {
    on_every_engine(async |table| {
        let mut told = Vec::new();
        tell(&mut Report::new(&mut told, "patterns").unwrap(), &table).await.unwrap();
        let told = String::from_utf8(told).unwrap();
        for line in [
            "builds    USER#123 | ORDER#2024-01-15#abc",
            "USER#123 | PROFILE is not the key of an order: Profile(ProfileKey { user_id: 123 })",
            "`team` contains the separator `#` at byte 1",
            r#""entityType":"Product""#,
            "PK = USER#123 and begins_with(SK, \"ORDER#2024-01\")",
            "Inverted: SK = COURSE#math-101 and begins_with(PK, \"STUDENT#\")",
        ] {
            assert!(told.contains(line), "{line} is missing in\n{told}");
        }
    })
    .await;
}
