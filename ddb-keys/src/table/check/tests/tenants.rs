//! Every partition of a tenant's entities begins with the tenant.

use super::{entity, games, gsi, key, leak, refusal};
use crate::schema::{EntitySchema, FormerKeySchema, TableSchema, TenantSchema};

/// The table with tenants by `org`, which share `Plan`.
fn table() -> TableSchema {
    let tenant = Some(leak(TenantSchema { field: "org", shared: &["Plan"] }) as &_);
    TableSchema {
        tenant,
        ..games(&[gsi("ByTeam", &["GPK"], &["GSK"]), gsi("Turned", &["SK"], &["PK"])])
    }
}

fn said<const N: usize>(entities: [EntitySchema; N]) -> Option<&'static str> {
    let said = leak(refusal(table(), entities));
    said.lines().next()
}

fn user() -> EntitySchema {
    key("User", "ORG#<org>", "USER#<name>")
}

#[test]
fn keys_that_begin_with_the_tenant() {
    let by_team = |pk| user().gsi("ByTeam", &[pk], &["<name>"]);
    assert_eq!(said([user(), key("Org", "ORG#<org>", "ORG")]), None);
    assert_eq!(said([by_team("ORG#<org>"), key("Item", "ORG#<org>#ITEM#<id>", "ITEM")]), None);
    assert_eq!(said([by_team("ORG#<org>#TEAM#<team>")]), None);
    assert_eq!(said([user(), key("Plan", "PLAN#<plan>", "PLAN")]), None, "shared");
    assert_eq!(said([key("Plan", "PLAN#<plan>", "PLAN")]), None, "nobody has a tenant");
}

#[test]
fn keys_that_begin_otherwise() {
    let begins = |pk| said([key("Item", pk, "ITEM")]).is_none();
    assert!(begins("<org>") && begins("<org>#x") && begins("a b <org>#<x>"));
    for pk in ["USER#<name>", "<name>#<org>", "ORG", "<org>.x", "<org>x#", "<org..>", "=org@PK"] {
        let expected = leak(alloc::format!(
            "the partition key of `Item`, `{}`, does not begin with the tenant, `org`",
            pk.trim_start_matches('=').trim_end_matches("@PK")
        ));
        assert_eq!(said([key("Item", pk, "ITEM")]), Some(expected.as_str()));
    }
}

#[test]
fn every_partition_counts() {
    let of_index = user().gsi("ByTeam", &["TEAM#<team>"], &["<name>"]);
    let message = "the partition key of ByTeam of `User`, `TEAM#<team>`, does not begin with the tenant, `org`";
    assert_eq!(said([of_index]), Some(message));
    let inverted = said([user().inverted("Turned")]);
    let message = "the partition key of Turned of `User`, `USER#<name>`, does not begin with the tenant, `org`";
    assert_eq!(inverted, Some(message));
    let old = entity("User", "USER#<name>");
    let former = FormerKeySchema { name: "V1", pk: old.pk, sk: user().sk };
    let message =
        "the partition key of `User`, `USER#<name>`, does not begin with the tenant, `org`";
    assert_eq!(said([EntitySchema { formers: leak([former]), ..user() }]), Some(message));
}

#[test]
fn all_begin_in_the_same_way() {
    let message = "the partition key of `Item`, `O#<org>`, begins with `O#<org>` and the separator `#`, and other keys of tenants with \
                   `ORG#<org>` and `#`";
    assert_eq!(said([user(), key("Item", "O#<org>", "ITEM")]), Some(message));
    let item = key("Item", "ORG#<org>", "ITEM").separated_by('|');
    let message = "the partition key of `Item`, `ORG#<org>`, begins with `ORG#<org>` and the separator `|`, and other keys of tenants \
                   with `ORG#<org>` and `#`";
    assert_eq!(said([user(), item]), Some(message));
}
