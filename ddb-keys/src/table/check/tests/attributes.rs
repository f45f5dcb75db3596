//! Messages about an entity's attributes.

use alloc::borrow::ToOwned;
use alloc::format;

use super::{entity, games, gsi, key, lsi, refusal};
use crate::schema::{EntitySchema, TableSchema};

#[test]
fn an_entity_has_a_sort_key_where_the_table_has_one() {
    let (with, without) = (games(&[]), TableSchema { sk: None, ..games(&[]) });
    assert_eq!(refusal(with, [key("User", "USER#<id>", "USER")]), "");
    assert_eq!(refusal(without, [entity("User", "USER#<id>")]), "");
    assert_eq!(
        refusal(with, [entity("User", "USER#<id>")]),
        "`User` has no sort key, but every item of `games` has one, `SK`\n\
         help: write `#[sk(\"User\")]` above the entity"
    );
    assert_eq!(
        refusal(without, [key("User", "USER#<id>", "USER")]),
        "the table `games` has no sort key, but `User` has one\n\
         help: write `#[table(…, sk = \"SK\")]`"
    );
}

#[test]
fn a_sort_key_that_is_missing_everywhere_is_one_error() {
    let (with, without) = (games(&[]), TableSchema { sk: None, ..games(&[]) });
    let with_sort_key = |name| key(name, name, "M");
    let [d, e] = ["D", "E"].map(|name| entity(name, name));
    assert_eq!(
        refusal(without, [with_sort_key("A"), with_sort_key("B"), d, with_sort_key("C")]),
        "the table `games` has no sort key, but `A`, `B` and `C` have one\n\
         help: write `#[table(…, sk = \"SK\")]`"
    );
    assert_eq!(
        refusal(with, [d, e]),
        "`D` and `E` have no sort key, but every item of `games` has one, `SK`\n\
         help: leave `sk = \"SK\"` out, or write a sort key above each, such as `#[sk(\"D\")]`"
    );
    let of_one = "`D` has no sort key, but every item of `games` has one, `SK`\n\
         help: write `#[sk(\"D\")]` above the entity";
    assert_eq!(refusal(with, [with_sort_key("A"), d]), of_one);
    let broken = EntitySchema { broken: true, ..e };
    assert_eq!(refusal(with, [d, broken]), of_one);
}

#[test]
fn a_raw_key_has_the_name_that_the_table_has_for_it() {
    let by_region = games(&[gsi("ByRegion", &["region"], &["opened"])]);
    let server = |pk, sk| key("Server", "SERVER#<id>", "SERVER").gsi("ByRegion", &[pk], &[sk]);
    assert_eq!(refusal(by_region, [server("=region", "=at@opened")]), "");
    assert_eq!(
        refusal(by_region, [server("=region", "=opened@at")]),
        "`Server` stores `opened` as `at`, but the table has `opened` as sort key of ByRegion\n\
         help: write `#[serde(rename = \"opened\")]` on the field, or name the attribute `at` in \
         the table"
    );
    assert_eq!(
        refusal(by_region, [server("=region@area", "=opened@at")]),
        "`Server` stores `region` as `area`, but the table has `region` as partition key of ByRegion,\n  \
         and `opened` as `at`, but the table has `opened` as sort key of ByRegion\n\
         help: write `#[serde(rename = \"region\")]` and the like on each field, or name the attributes in \
         the table as they are stored, such as `area`"
    );
    let twice =
        games(&[gsi("ByRegion", &["region"], &["opened"]), gsi("ByOpened", &["region"], &[])]);
    let both = server("=region@area", "=opened@at").gsi("ByOpened", &["=region@area"], &[]);
    assert_eq!(refusal(twice, [both]).matches("`region` as `area`").count(), 1);
    assert_eq!(
        refusal(games(&[]), [key("Server", "=id", "SERVER")]),
        "`Server` stores `id` as `id`, but the table has `PK` as partition key\n\
         help: write `#[serde(rename = \"PK\")]` on the field, or name the attribute `id` in the \
         table"
    );
}

#[test]
fn a_table_has_one_attribute_that_says_when_items_expire() {
    let [a, b, c] = ["A", "B", "C"].map(|name| key(name, name, "M"));
    assert_eq!(refusal(games(&[]), [a, b.expires("ttl"), c]), "");
    assert_eq!(refusal(games(&[]), [a.expires("ttl"), b.expires("ttl"), c.expires("ttl")]), "");
    assert_eq!(
        refusal(games(&[]), [a, b.expires("ttl"), c.expires("until")]),
        "`C` says in `until` when its items expire, and `B` in `ttl`: a table has one such \
         attribute\nhelp: write `#[serde(rename = \"ttl\")]` on the field"
    );
}

#[test]
fn no_field_of_an_entity_that_does_not_expire_is_where_others_expire() {
    let [a, b] = ["A", "B"].map(|name| key(name, name, "M"));
    let expiring = b.stores("ttl").expires("ttl");
    assert_eq!(refusal(games(&[]), [a.stores("id until ttl=lifetime"), expiring]), "");
    assert_eq!(refusal(games(&[]), [a.stores("ttl").expires("ttl"), expiring]), "");
    assert_eq!(
        refusal(games(&[]), [a.stores("id ttl"), expiring]),
        "`A` has a field `ttl`, but `B` says there when its items expire, and DynamoDB would delete \
         items of `A` by it, too\nhelp: write `#[entity(ttl = ttl)]` on `A` if its items expire by the \
         field; if it is another value, write `#[serde(rename = \"…\")]` on it"
    );
    let renamed = refusal(games(&[]), [expiring, a.stores("until=ttl")]);
    assert!(
        renamed.starts_with("`A` stores its field `until` as `ttl`, but `B` says"),
        "{renamed}"
    );
    assert!(renamed.contains("`#[entity(ttl = until)]` on `A`"), "{renamed}");
    let alias = refusal(games(&[]), [expiring, a.stores("until").also_reads("until=ttl")]);
    assert_eq!(alias, renamed);
}

#[test]
fn two_keys_of_an_entity_share_an_attribute_where_they_write_the_same() {
    let shared = games(&[gsi("ByName", &["at"], &[]), gsi("ByMail", &["mail"], &["at"])]);
    let user = |by_name, by_mail| {
        let user = key("User", "USER#<id>", "USER");
        user.gsi("ByName", &[by_name], &[]).gsi("ByMail", &["=mail"], &[by_mail])
    };
    for same in ["NAME#<name>", "=at"] {
        assert_eq!(refusal(shared, [user(same, same)]), "");
    }
    assert_eq!(
        refusal(shared, [user("NAME#<name>", "MAIL#<mail>")]),
        "`User` writes `at` in two ways\n  \
           as partition key of ByName: NAME#<name>\n  \
           as sort key of ByMail: MAIL#<mail>\n\
         help: write the same in both, or give the index an attribute of its own"
    );
    let [raw, template] = ["=at", "at"];
    let said = "`User` writes `at` in two ways";
    assert!(refusal(shared, [user(raw, template)]).starts_with(said));
    assert!(refusal(shared, [user("=at", "=name@at")]).starts_with(said));
}

#[test]
fn an_index_shares_the_attributes_of_the_primary_key() {
    let by_sort_key = games(&[gsi("BySortKey", &["SK"], &["GSI1SK"])]);
    let user = |pk| key("User", "USER#<id>", "NAME#<name>").gsi("BySortKey", &[pk], &["<id>"]);
    assert_eq!(refusal(by_sort_key, [user("NAME#<name>")]), "");
    assert_eq!(
        refusal(by_sort_key, [user("USER#<id>")]),
        "`User` writes `SK` in two ways\n  \
           as sort key: NAME#<name>\n  \
           as partition key of BySortKey: USER#<id>\n\
         help: write the same in both, or give the index an attribute of its own"
    );
}

#[test]
fn of_several_keys_for_one_index_one_is_written() {
    let by_contact = games(&[gsi("ByContact", &["GSI1PK"], &[])]);
    let user = key("User", "USER#<id>", "USER").gsi("ByContact", &["MAIL#<mail>"], &[]).gsi(
        "ByContact",
        &["PHONE#<phone>"],
        &[],
    );
    assert_eq!(refusal(by_contact, [user]), "");
}

#[test]
fn no_field_lies_where_a_template_is_written() {
    let of_key = |name| {
        format!(
            "remove the field, because the template writes `{name}`; if it is another value, write \
             `#[serde(rename = \"…\")]` on it"
        )
    };
    let other = "write `#[serde(rename = \"…\")]` on the field, or rename the table's attribute";
    let table = games(&[gsi("ByName", &["name"], &[]), lsi("ByAge", "age")]);
    let user = key("User", "USER#<id>", "USER").gsi("ByName", &["NAME#<name>"], &[]);
    for (fields, said, help) in [
        ("id PK", "has a field `PK`, but the partition key `USER#<id>` is written there", of_key("PK")),
        (
            "id sort=SK",
            "stores its field `sort` as `SK`, but the sort key `USER` is written there",
            "remove its `#[serde(rename = \"SK\")]`, because the template writes `SK`".to_owned(),
        ),
        (
            "id pk=PK sk=SK",
            "stores its fields `pk` and `sk` as `PK` and `SK`, where its key is written",
            "remove the fields, because the templates write `PK` and `SK`; if they are other values, \
             write `#[serde(rename = \"…\")]` on each"
                .to_owned(),
        ),
        (
            "id full name",
            "has a field `name`, but the partition key of ByName `NAME#<name>` is written there",
            other.to_owned(),
        ),
        (
            "what=entity_type",
            "stores its field `what` as `entity_type`, but the type attribute `entity_type` is written there",
            "remove the field, because the table writes `entity_type` by itself; if it is another \
             value, write `#[serde(rename = \"…\")]` on it, or rename the table's attribute"
                .to_owned(),
        ),
    ] {
        let said = ["`User` ", said, "\nhelp: ", &help].concat();
        assert_eq!(refusal(table, [user.stores(fields)]), said);
    }
    assert_eq!(refusal(table, [user.stores("id pk SK=sort name=full")]), "");
    let raw = key("User", "USER#<id>", "USER").gsi("ByName", &["=name"], &[]);
    assert_eq!(refusal(table, [raw.stores("id name")]), "");
}

#[test]
fn the_type_attribute_holds_the_entitys_name_alone() {
    let user = key("User", "USER#<id>", "USER");
    let table = |type_attribute| TableSchema { type_attribute, ..games(&[]) };
    assert_eq!(refusal(table(None), [user.stores("id entity_type")]), "");
    assert_eq!(
        refusal(table(Some("SK")), [user]),
        "`User` writes `SK` as sort key, but this attribute holds the entity's name\n\
         help: name another attribute: `#[table(type_attribute = \"…\")]`"
    );
}

#[test]
fn an_index_over_the_type_attribute_writes_the_name_and_nothing_else() {
    let by_type = || games(&[gsi("ByType", &["entity_type"], &["GSI1SK"])]);
    let user = key("User", "USER#<id>", "A").stores("id");
    assert_eq!(refusal(by_type(), [user.gsi("ByType", &["User"], &["<id>"])]), "");
    let refused = refusal(by_type(), [user.gsi("ByType", &["USER"], &["<id>"])]);
    assert!(refused.contains("but this attribute holds the entity's name"), "{refused}");
    assert!(refused.contains("write the name as the template, \"User\""), "{refused}");
}

#[test]
fn the_write_token_has_an_attribute_of_its_own() {
    let user = key("User", "USER#<id>", "USER");
    let table = |token| TableSchema { write_token: Some(token), ..games(&[]) };
    assert_eq!(refusal(table("_w"), [user.stores("id name")]), "");
    for taken in ["PK", "SK", "entity_type"] {
        let said = refusal(table(taken), [user]);
        assert!(said.starts_with(&["the write token `", taken, "` is a key"].concat()), "{said}");
    }
    let said = refusal(table("_w"), [user.stores("id token=_w")]);
    assert!(said.contains("but the write token `_w` is written there"), "{said}");
}

#[test]
fn no_field_is_read_from_what_the_table_adds() {
    let indexes = [gsi("ByName", &["name"], &["born"]), lsi("ByAge", "age")];
    let table = TableSchema { write_token: Some("_w"), ..games(&indexes) };
    let user = key("User", "USER#<id>", "USER").stores("id mail=email");
    let user = user.gsi("ByName", &["NAME#<name>"], &["<id>"]);
    for (alias, added) in [
        ("mail=PK", "partition key"),
        ("mail=SK", "sort key"),
        ("mail=entity_type", "entity's name"),
        ("mail=_w", "write token"),
        ("mail=name", "partition key of ByName"),
        ("mail=born", "sort key of ByName"),
        ("mail=age", "sort key of ByAge"),
    ] {
        let name = alias.trim_start_matches("mail=");
        assert_eq!(
            refusal(table, [user.also_reads(alias)]),
            format!(
                "`User` also reads its field `mail` from `{name}`, where the {added} is written\n\
                 help: remove `alias = \"{name}\"` from the field, or rename the table's attribute"
            )
        );
    }
    assert_eq!(refusal(table, [user.also_reads("mail=mail id=number id=pk")]), "");
    // What a field stores stays in the item.
    let raw = key("User", "USER#<id>", "USER").gsi("ByName", &["=name"], &["=born"]);
    assert_eq!(refusal(table, [raw.stores("id name born").also_reads("name=name")]), "");
}
