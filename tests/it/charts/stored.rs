//! What items store decides: the same text is the same key only if it is of the same stored value.

use ddb_keys::Table;
use ddb_keys_admin::chart::{self, ChartClass::Backfill};

use super::{accept, check, difference, pairs, table};

pairs! {
    another_field_takes_the_place_of_one_that_is_still_there: table(name = "shop", pk = "PK")
        [ #[pk("USER#<id>")] struct User { id: String, email: String } ]
        => table(name = "shop", pk = "PK")
        [ #[pk("USER#<email>")] struct User { id: String, email: String } ]
        => (Breaking "key-parts-changed", "User, partition key", r##"`#[former(V1, pk = "USER#<id>")]`"##);

    another_field_takes_the_place_of_one_that_is_gone: table(name = "shop", pk = "PK")
        [ #[pk("USER#<id>")] struct User { id: String, email: String } ]
        => table(name = "shop", pk = "PK")
        [ #[pk("USER#<email>")] struct User { email: String } ]
        => (Breaking "key-parts-changed", "User, partition key", "`USER#Ada` becomes `USER#Bob`");

    a_field_has_a_new_name: table(name = "shop", pk = "PK")
        [ #[pk("USER#<id>")] struct User { id: String } ]
        => table(name = "shop", pk = "PK")
        [ #[pk("USER#<name>")] struct User { name: String } ]
        => (Compatible "key-field-renamed", "User, partition key", "the same keys");

    a_new_name_for_a_part_that_the_key_does_not_give_back: table(name = "shop", pk = "PK")
        [ #[pk("USER#<id:lower>")] struct User { id: String } ]
        => table(name = "shop", pk = "PK")
        [ #[pk("USER#<name:lower>")] struct User { name: String } ]
        => (Breaking "key-parts-changed", "User, partition key", "keep its attribute: `#[serde(rename");

    a_new_name_for_the_same_attribute: table(name = "shop", pk = "PK")
        [ #[pk("USER#<id:lower>")] struct User { id: String } ]
        => table(name = "shop", pk = "PK")
        [ #[pk("USER#<name:lower>")] #[derive(serde::Serialize)] struct User { #[serde(rename = "id")] name: String } ]
        => (Compatible "key-field-renamed", "User, partition key", "the same keys");

    numbers_in_the_key_alone_become_text: table(name = "shop", pk = "PK", sk = "SK")
        [ #[pk("C#<c>")] #[sk("<n>")] #[derive(serde::Serialize)]
          struct Order { c: String, #[serde(skip_serializing)] n: u32 } ]
        => table(name = "shop", pk = "PK", sk = "SK")
        [ #[pk("C#<c>")] #[sk("<n>")] #[derive(serde::Serialize)]
          struct Order { c: String, #[serde(skip_serializing)] n: String } ]
        => (Order "key-order-changed", "Order, sort key", "`10` < `9`");

    texts_of_variants_are_swapped: table(name = "shop", pk = "PK")
        [ #[pk("O#<s>")] struct Order { s: Short } ]
        => table(name = "shop", pk = "PK")
        [ #[pk("O#<s>")] struct Order { s: Swapped } ]
        => (Breaking "key-format-changed", "Order, partition key", "move the items");

    variants_have_other_texts: table(name = "shop", pk = "PK")
        [ #[pk("O#<s>")] struct Order { s: Short } ]
        => table(name = "shop", pk = "PK")
        [ #[pk("O#<s>")] struct Order { s: Two } ]
        => (Breaking "key-format-changed", "Order, partition key", "move the items");

    a_function_writes_the_field: table(name = "shop", pk = "PK")
        [ #[pk("O#<n>")] #[derive(serde::Serialize)] struct Order { n: u32 } ]
        => table(name = "shop", pk = "PK")
        [ #[pk("O#<n>")] #[derive(serde::Serialize)]
          struct Order { #[serde(serialize_with = "written", deserialize_with = "read")] n: u32 } ]
        => (Breaking "key-field-stored-otherwise", "Order, field `n`", "attribute \"n\" by");

    conditions_in_another_order: table(name = "shop", pk = "PK") #[gsi(Totals, pk = "IP")]
        [ #[pk("O#<n>")]
          #[gsi(Totals, name = Few, when(total = ..10), pk = "FEW")]
          #[gsi(Totals, name = Some, when(total = ..100), pk = "SOME")]
          struct Order { n: u32, total: u32 } ]
        => table(name = "shop", pk = "PK") #[gsi(Totals, pk = "IP")]
        [ #[pk("O#<n>")]
          #[gsi(Totals, name = Some, when(total = ..100), pk = "SOME")]
          #[gsi(Totals, name = Few, when(total = ..10), pk = "FEW")]
          struct Order { n: u32, total: u32 } ]
        => (Backfill "index-keys-reordered", "Order, keys of Totals", "after: Some, Few");

    a_constant_has_another_value: table(name = "shop", pk = "PK") #[gsi(Totals, pk = "IP")]
        [ #[pk("O#<n>")] #[gsi(Totals, name = Few, when(total = ..few::LIMIT), pk = "FEW")]
          struct Order { n: u32, total: u32 } ]
        => table(name = "shop", pk = "PK") #[gsi(Totals, pk = "IP")]
        [ #[pk("O#<n>")] #[gsi(Totals, name = Few, when(total = ..more::few::LIMIT), pk = "FEW")]
          struct Order { n: u32, total: u32 } ]
        => (Backfill "index-condition-changed", "Order, index key Few", "where \"more::few::LIMIT\" is \"100\"");

    a_part_is_computed_in_another_way: table(name = "shop", pk = "PK")
        [ #[entity(part(s: u32 = self.x % 4))] #[pk("O#<n>#<s>")] struct Order { n: u32, x: u32 } ]
        => table(name = "shop", pk = "PK")
        [ #[entity(part(s: u32 = self.x % 8))] #[pk("O#<n>#<s>")] struct Order { n: u32, x: u32 } ]
        => (Breaking "key-part-computed-otherwise", "Order, field `s`", "as \"self.x%8\"");

    a_part_is_computed_from_another_field: table(name = "shop", pk = "PK")
        [ #[entity(part(s: u32 = self.x % 4))] #[pk("O#<n>#<s>")] struct Order { n: u32, x: u32, y: u32 } ]
        => table(name = "shop", pk = "PK")
        [ #[entity(part(s: u32 = self.y % 4))] #[pk("O#<n>#<s>")] struct Order { n: u32, x: u32, y: u32 } ]
        => (Breaking "key-part-computed-otherwise", "Order, field `s`", "give the new part a name of its own");

    a_part_of_an_index_is_computed_from_another_field: table(name = "shop", pk = "PK") #[gsi(Shards, pk = "IP")]
        [ #[entity(part(s: u32 = self.x % 4))] #[pk("O#<n>")] #[gsi(Shards, pk = "S#<s>")] struct Order { n: u32, x: u32, y: u32 } ]
        => table(name = "shop", pk = "PK") #[gsi(Shards, pk = "IP")]
        [ #[entity(part(s: u32 = self.y % 4))] #[pk("O#<n>")] #[gsi(Shards, pk = "S#<s>")] struct Order { n: u32, x: u32, y: u32 } ]
        => (Backfill "index-key-changed", "Order, field `s`", "as \"self.y%4\"");

    a_field_becomes_a_computed_part: table(name = "shop", pk = "PK")
        [ #[pk("O#<n>#<s>")] struct Order { n: u32, x: u32, s: u32 } ]
        => table(name = "shop", pk = "PK")
        [ #[entity(part(s: u32 = self.x % 4))] #[pk("O#<n>#<s>")] struct Order { n: u32, x: u32 } ]
        => (Breaking "key-part-computed-otherwise", "Order, field `s`", "before: field \"s\" attribute \"s\"");

    a_field_behind_a_part_has_another_attribute: table(name = "shop", pk = "PK")
        [ #[entity(part(s: u32 = self.x % 4))] #[pk("O#<n>#<s>")] struct Order { n: u32, x: u32 } ]
        => table(name = "shop", pk = "PK")
        [ #[entity(part(s: u32 = self.x % 4))] #[pk("O#<n>#<s>")] #[derive(serde::Serialize)]
          struct Order { n: u32, #[serde(rename = "X")] x: u32 } ]
        => (Breaking "key-field-stored-otherwise", "Order, field `x`", "attribute \"X\"");

    a_function_writes_a_field_behind_a_part: table(name = "shop", pk = "PK")
        [ #[entity(part(s: u32 = self.x % 4))] #[pk("O#<n>#<s>")] struct Order { n: u32, x: u32 } ]
        => table(name = "shop", pk = "PK")
        [ #[entity(part(s: u32 = self.x % 4))] #[pk("O#<n>#<s>")] #[derive(serde::Serialize)]
          struct Order { n: u32, #[serde(serialize_with = "written", deserialize_with = "read")] x: u32 } ]
        => (Breaking "key-field-stored-otherwise", "Order, field `x`", "attribute \"x\" by");

    a_field_behind_a_part_has_a_type_of_fewer_values: table(name = "shop", pk = "PK")
        [ #[entity(part(s: u32 = self.x as u32))] #[pk("O#<n>#<s>")] struct Order { n: u32, x: u64 } ]
        => table(name = "shop", pk = "PK")
        [ #[entity(part(s: u32 = self.x as u32))] #[pk("O#<n>#<s>")] struct Order { n: u32, x: u8 } ]
        => (Breaking "key-field-stored-otherwise", "Order, field `x`", "attribute \"x\" as \"u64\"");

    a_field_behind_a_part_has_a_type_of_more_values: table(name = "shop", pk = "PK")
        [ #[entity(part(s: u32 = self.x as u32))] #[pk("O#<n>#<s>")] struct Order { n: u32, x: u32 } ]
        => table(name = "shop", pk = "PK")
        [ #[entity(part(s: u32 = self.x as u32))] #[pk("O#<n>#<s>")] struct Order { n: u32, x: u64 } ]
        => (nothing);

    a_field_of_a_condition_has_another_attribute: table(name = "shop", pk = "PK") #[gsi(Paid, pk = "IP")]
        [ #[pk("O#<n>")] #[gsi(Paid, when(paid = true), pk = "PAID")] struct Order { n: u32, paid: bool } ]
        => table(name = "shop", pk = "PK") #[gsi(Paid, pk = "IP")]
        [ #[pk("O#<n>")] #[gsi(Paid, when(paid = true), pk = "PAID")] #[derive(serde::Serialize)]
          struct Order { n: u32, #[serde(rename = "p", default)] paid: bool } ]
        => (Breaking "key-field-stored-otherwise", "Order, field `paid`", "attribute \"p\"");

    a_field_of_a_condition_is_read_from_its_older_attribute_too: table(name = "shop", pk = "PK") #[gsi(Paid, pk = "IP")]
        [ #[pk("O#<n>")] #[gsi(Paid, when(paid = true), pk = "PAID")] struct Order { n: u32, paid: bool } ]
        => table(name = "shop", pk = "PK") #[gsi(Paid, pk = "IP")]
        [ #[pk("O#<n>")] #[gsi(Paid, when(paid = true), pk = "PAID")] #[derive(serde::Serialize)]
          struct Order { n: u32, #[serde(rename = "p", alias = "paid")] paid: bool } ]
        => (nothing);

    a_function_writes_a_field_of_a_condition: table(name = "shop", pk = "PK") #[gsi(Few, pk = "IP")]
        [ #[pk("O#<n>")] #[gsi(Few, when(total = ..10), pk = "FEW")] struct Order { n: u32, total: u32 } ]
        => table(name = "shop", pk = "PK") #[gsi(Few, pk = "IP")]
        [ #[pk("O#<n>")] #[gsi(Few, when(total = ..10), pk = "FEW")] #[derive(serde::Serialize)]
          struct Order { n: u32, #[serde(serialize_with = "written", deserialize_with = "read")] total: u32 } ]
        => (Breaking "key-field-stored-otherwise", "Order, field `total`", "attribute \"total\" by");
}

mod optional {
    crate::charts::table! { (name = "shop", pk = "PK") #[gsi(Places, pk = "IP")] =>
    #[pk("O#<n>")] #[gsi(Places, pk = "P#<place>")] struct Order { n: u32, place: Option<String> } }
}
mod not_optional {
    crate::charts::table! { (name = "shop", pk = "PK") #[gsi(Places, pk = "IP")] =>
    #[pk("O#<n>")] #[gsi(Places, pk = "P#<place>")] struct Order { n: u32, place: String } }
}

/// serde reads neither NULL nor nothing as text.
#[test]
fn an_optional_field_becomes_one_that_every_item_has() {
    let error = difference(optional::Shop::SCHEMA, not_optional::Shop::SCHEMA).unwrap_err();
    let found: Vec<_> = error.differences().iter().map(|of| (of.id(), of.subject())).collect();
    let expected = [
        ("key-values-narrowed", "Order, field `place`"),
        ("index-condition-changed", "Order, index key Places"),
    ];
    assert_eq!(found, expected, "{error}");
    accept(optional::Shop::SCHEMA, not_optional::Shop::SCHEMA, &error);
}

mod deciding {
    crate::charts::table! { (name = "shop", pk = "PK") #[gsi(Paid, pk = "IP")] =>
    #[entity(part(s: u32 = self.x % 4))] #[pk("O#<n>#<s>")] #[gsi(Paid, when(paid = true), pk = "PAID")]
    struct Order { n: u32, x: u32, paid: bool } }
}

/// An older file does not say how parts are computed, and nothing about the fields behind them and of conditions.
#[test]
fn what_an_older_file_does_not_say_is_not_compared() {
    let chart = chart::text(deciding::Shop::SCHEMA);
    let added = [
        "  field \"paid\" attribute \"paid\" as \"bool\"\n",
        "  field \"x\" attribute \"x\" as \"u32\"\n",
        " as \"self.x%4\"",
    ];
    let older = added.iter().fold(chart.clone(), |chart, piece| {
        assert!(chart.contains(piece), "{chart}");
        chart.replace(piece, "")
    });
    chart::compare(deciding::Shop::SCHEMA, &older).unwrap();
    assert_eq!(chart::accept(deciding::Shop::SCHEMA, &older, None, None).unwrap(), chart);
}

/// Two versions of a table whose constant has the same name, and another value.
macro_rules! limited {
    ($($version:ident: $limit:literal;)+) => {$(
        mod $version {
            const LIMIT: u32 = $limit;
            super::table! { (name = "shop", pk = "PK") #[gsi(Totals, pk = "IP")] =>
                #[pk("O#<n>")] #[gsi(Totals, name = Few, when(total = ..LIMIT), pk = "FEW")]
                struct Order { n: u32, total: u32 } }
        }
    )+};
}
limited! { up_to_ten: 10; up_to_a_hundred: 100; }

#[test]
fn a_constant_of_the_same_name_has_another_value() {
    let (before, after) = (up_to_ten::Shop::SCHEMA, up_to_a_hundred::Shop::SCHEMA);
    let (id, subject) = ("index-condition-changed", "Order, index key Few");
    check(before, after, Some((Backfill, id, subject, "where \"LIMIT\" is \"100\"")));
}
