//! Every partition of a tenant's entities begins with the tenant.

use super::{entity, games, gsi, key, leak, part, refusal, template};
use crate::schema::{
    EntitySchema, FormerKeySchema, IndexSchema, KeyAttribute, Segment, TableSchema, TenantSchema,
    TextShape,
};

/// The first line of what the compiler says about a table with these indexes. Its tenants are named by `org`, and share `Plan`.
fn said_with<const N: usize>(
    indexes: &[IndexSchema],
    entities: [EntitySchema; N],
) -> Option<&'static str> {
    let tenant = Some(leak(TenantSchema { field: "org", shared: &["Plan"] }) as &_);
    let table = TableSchema { tenant, ..games(indexes) };
    leak(refusal(table, entities)).lines().next()
}

fn said<const N: usize>(entities: [EntitySchema; N]) -> Option<&'static str> {
    said_with(&[gsi("ByTeam", &["GPK"], &["GSK"])], entities)
}

/// The same with an index of the table's own key.
fn said_of_turned(entity: EntitySchema) -> Option<&'static str> {
    said_with(&[gsi("Turned", &["SK"], &["PK"])], [entity])
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
    let message = "the table `games` declares tenants, but `shared` lists all of its entities";
    assert_eq!(said([key("Plan", "PLAN#<plan>", "PLAN")]), Some(message));
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
    let inverted = said_of_turned(user().inverted("Turned"));
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

/// What tenants share lies in no partition that could be one of theirs.
#[test]
fn shared_keys_are_no_tenants() {
    let plan = |pk| said([user(), key("Plan", pk, "PLAN")]);
    for pk in ["PLAN#<plan>", "ORGS", "ORG", "OR#<x>"] {
        assert_eq!(plan(pk), None, "{pk}");
    }
    let by_price = key("Plan", "PLAN#<plan>", "PLAN").gsi("ByPrice", &["=price:N"], &["<plan>"]);
    let indexes = [gsi("ByPrice", &["price"], &["GSK"])];
    assert_eq!(said_with(&indexes, [user(), by_price]), None, "no tenant is a number");
    for pk in ["ORG#<plan>", "ORG#x", "OR<plan>", "<plan>", "=plan@PK"] {
        let said = plan(pk).unwrap_or_default();
        assert!(said.starts_with("`Plan` is shared, but its partition key, `"), "{pk}: {said}");
    }
}

/// An index need not be named by an entity that lies in it, if it is over the table's own key, or may lie in it.
#[test]
fn indexes_that_an_entity_does_not_name() {
    let message = "`User` stores `SK`, the partition key of the index `Turned`, which does not begin with the tenant, `org`";
    assert_eq!(said_of_turned(user()), Some(message));
    assert_eq!(said_of_turned(key("User", "ORG#<org>", "ORG#<org>#USER#<name>")), None);
    let message = "`User` stores `GPK`, the partition key of the index `ByTeam`, which does not begin with the tenant, `org`";
    assert_eq!(said([user().stores("org name team=GPK")]), Some(message));
    let of_type = [gsi("ByType", &["entity_type"], &["PK"])];
    let message = "`User` stores `entity_type`, the partition key of the index `ByType`, which does not begin with the tenant, `org`";
    assert_eq!(said_with(&of_type, [user()]), Some(message));
    let former = FormerKeySchema { name: "V1", pk: user().pk, sk: user().sk };
    let moved = EntitySchema {
        formers: leak([former]),
        ..key("User", "ORG#<org>", "ORG#<org>#USER#<name>")
    };
    let message = "`User` stores `SK`, the partition key of the index `Turned`, which does not begin with the tenant, `org`";
    assert_eq!(said_of_turned(moved), Some(message));
    let plan = key("Plan", "PLAN#<plan>", "ORG#<plan>");
    let message = "`Plan` is shared, but stores `SK`, the partition key of the index `Turned`, which could be one of a tenant, `org`";
    let owner = key("User", "ORG#<org>", "ORG#<org>#USER#<name>");
    assert_eq!(said_with(&[gsi("Turned", &["SK"], &["PK"])], [owner, plan]), Some(message));
}

/// Text of a fixed width may contain the separator, so that one tenant's id could be the beginning of another's.
#[test]
fn text_of_a_fixed_width() {
    let of = |letters| {
        let id = part("org", TextShape::bounded(4, 4, letters), false);
        let pk = leak(KeyAttribute {
            entity: "Item",
            ..*template('#', &[Segment::Literal("ORG#"), id])
        });
        EntitySchema { pk, ..key("Item", "ORG#<org>", "ITEM") }
    };
    assert_eq!(said([of("0-9")]), None);
    let message = "the partition key of `Item`, `ORG#<org>`, does not begin with the tenant, `org`";
    assert_eq!(said([of("#0-9")]), Some(message));
}
