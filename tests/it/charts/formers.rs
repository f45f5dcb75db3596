//! Former keys in chart files.

use super::{pairs, table};

pairs! {
    a_changed_key_whose_old_one_is_former: table(name = "shop", pk = "PK", sk = "SK")
        [ #[pk("C#<customer>")] #[sk("O#<number>")] struct Order { customer: String, number: u32 } ]
        => table(name = "shop", pk = "PK", sk = "SK")
        [
            #[pk("CUSTOMER#<customer>")] #[sk("ORDER#<number:08>")]
            #[former(V1, pk = "C#<customer>", sk = "O#<number>")]
            struct Order { customer: String, number: u32 }
        ]
        => (Backfill "key-moved", "Order, primary key", "`ddb_keys_admin::migrate::<Order>(&table).await?`");

    only_the_sort_key_has_changed: table(name = "shop", pk = "PK", sk = "SK")
        [ #[pk("C#<customer>")] #[sk("O#<number>")] struct Order { customer: String, number: u32 } ]
        => table(name = "shop", pk = "PK", sk = "SK")
        [
            #[pk("C#<customer>")] #[sk("ORDER#<number>")]
            #[former(V1, pk = "C#<customer>", sk = "O#<number>")]
            struct Order { customer: String, number: u32 }
        ]
        => (Backfill "key-moved", "Order, primary key", "`O#7` becomes `ORDER#7`");

    the_fields_of_a_former_key_have_other_names_now: table(name = "shop", pk = "PK")
        [ #[pk("O#<id>")] struct Order { id: u32 } ]
        => table(name = "shop", pk = "PK")
        [ #[pk("ORDER#<number>")] #[former(V1, pk = "O#<number>")] struct Order { number: u32 } ]
        => (Backfill "key-moved", "Order, primary key", "before: pk \"O#<id>\" u32");

    a_former_key_with_another_separator: table(name = "shop", pk = "PK")
        [ #[entity(separator = '|')] #[pk("O|<a>|<b>")] struct Order { a: u32, b: u32 } ]
        => table(name = "shop", pk = "PK")
        [
            #[pk("O#<a>#<b>")] #[former(V1, pk = "O|<a>|<b>", separator = '|')]
            struct Order { a: u32, b: u32 }
        ]
        => (Backfill "key-moved", "Order, primary key", "`O|7|8` becomes `O#7#8`");

    a_former_key_that_is_not_the_old_one: table(name = "shop", pk = "PK")
        [ #[pk("O#<id>")] struct Order { id: u32 } ]
        => table(name = "shop", pk = "PK")
        [ #[pk("O#<id>")] #[former(V0, pk = "ORD#<id>")] struct Order { id: u32 } ]
        => (Compatible "former-key-added", "Order, former key V0", "read as this entity");

    a_former_key_that_is_given_up: table(name = "shop", pk = "PK")
        [ #[pk("O#<id>")] #[former(V0, pk = "ORD#<id>")] struct Order { id: u32 } ]
        => table(name = "shop", pk = "PK")
        [ #[pk("O#<id>")] struct Order { id: u32 } ]
        => (Breaking "former-key-removed", "Order, former key V0", "ddb_keys_admin::audit(&table)");

    a_former_key_under_another_name: table(name = "shop", pk = "PK")
        [ #[pk("O#<id>")] #[former(V0, pk = "ORD#<id>")] struct Order { id: u32 } ]
        => table(name = "shop", pk = "PK")
        [ #[pk("O#<id>")] #[former(Old, pk = "ORD#<id>")] struct Order { id: u32 } ]
        => (nothing);

    a_third_generation: table(name = "shop", pk = "PK")
        [ #[pk("O#<id>")] #[former(V1, pk = "ORD#<id>")] struct Order { id: u32 } ]
        => table(name = "shop", pk = "PK")
        [
            #[pk("ORDER#<id:08>")] #[former(V1, pk = "ORD#<id>")] #[former(V2, pk = "O#<id>")]
            struct Order { id: u32 }
        ]
        => (Backfill "key-moved", "Order, primary key", "`O#7` becomes `ORDER#00000007`");
}

mod of_an_index {
    use super::pairs;

    pairs! {
        a_former_key_is_added: table(name = "users", pk = "PK") #[gsi(ByGroup, name = "by-group", pk = "GPK", sk = "GSK")]
            [ #[pk("USER#<id>")] #[gsi(ByGroup, pk = "GROUP#<group>", sk = "U#<id>")] struct User { id: u32, group: String } ]
            => table(name = "users", pk = "PK") #[gsi(ByGroup, name = "by-group", pk = "GPK", sk = "GSK")]
            [
                #[pk("USER#<id>")] #[gsi(ByGroup, pk = "GROUP#<group>", sk = "U#<id>")]
                #[former(GroupV1, index = ByGroup, pk = "g#<group>", sk = "u#<id>")]
                struct User { id: u32, group: String }
            ]
            => (Compatible "former-index-key-added", "User, former index key GroupV1", "found by its query");

        a_former_key_is_given_up: table(name = "users", pk = "PK") #[gsi(ByGroup, name = "by-group", pk = "GPK", sk = "GSK")]
            [
                #[pk("USER#<id>")] #[gsi(ByGroup, pk = "GROUP#<group>", sk = "U#<id>")]
                #[former(GroupV1, index = ByGroup, pk = "g#<group>", sk = "u#<id>")]
                struct User { id: u32, group: String }
            ]
            => table(name = "users", pk = "PK") #[gsi(ByGroup, name = "by-group", pk = "GPK", sk = "GSK")]
            [ #[pk("USER#<id>")] #[gsi(ByGroup, pk = "GROUP#<group>", sk = "U#<id>")] struct User { id: u32, group: String } ]
            => (Breaking "former-index-key-removed", "User, former index key GroupV1", "ddb_keys_admin::reindex(&table)");

        a_former_key_has_another_name: table(name = "users", pk = "PK") #[gsi(ByGroup, name = "by-group", pk = "GPK")]
            [
                #[pk("USER#<id>")] #[gsi(ByGroup, pk = "GROUP#<group>")] #[former(Old, index = ByGroup, pk = "g#<group>")]
                struct User { id: u32, group: String }
            ]
            => table(name = "users", pk = "PK") #[gsi(ByGroup, name = "by-group", pk = "GPK")]
            [
                #[pk("USER#<id>")] #[gsi(ByGroup, pk = "GROUP#<group>")] #[former(GroupV1, index = ByGroup, pk = "g#<group>")]
                struct User { id: u32, group: String }
            ]
            => (nothing);

        a_changed_key_can_be_kept: table(name = "users", pk = "PK") #[gsi(ByGroup, name = "by-group", pk = "GPK", sk = "joined")]
            [
                #[entity(separator = '|')] #[pk("USER|<id>")] #[gsi(ByGroup, pk = "g|<group>", sk = joined)]
                struct User { id: u32, group: String, joined: u32 }
            ]
            => table(name = "users", pk = "PK") #[gsi(ByGroup, name = "by-group", pk = "GPK", sk = "joined")]
            [
                #[entity(separator = '|')] #[pk("USER|<id>")] #[gsi(ByGroup, pk = "GROUP|<group>", sk = joined)]
                struct User { id: u32, group: String, joined: u32 }
            ]
            => (Backfill "index-key-changed", "User, index key ByGroup", r##"`#[former(ByGroupV1, index = ByGroup, pk = "g|<group>", sk = joined)]`"##);

        a_changed_local_key_can_be_kept: table(name = "users", pk = "PK", sk = "SK") #[lsi(ByAge, name = "by-age", sk = "ASK")]
            [ #[pk("USERS")] #[sk("<id>")] #[lsi(ByAge, sk = "<age>")] struct User { id: u32, age: u8 } ]
            => table(name = "users", pk = "PK", sk = "SK") #[lsi(ByAge, name = "by-age", sk = "ASK")]
            [ #[pk("USERS")] #[sk("<id>")] #[lsi(ByAge, sk = "AGE#<age>")] struct User { id: u32, age: u8 } ]
            => (Backfill "index-key-changed", "User, index key ByAge", r##"`#[former(ByAgeV1, index = ByAge, sk = "<age>")]`"##);

        a_changed_key_whose_old_one_is_former: table(name = "users", pk = "PK") #[gsi(ByGroup, name = "by-group", pk = "GPK")]
            [ #[pk("USER#<id>")] #[gsi(ByGroup, pk = "g#<group>")] struct User { id: u32, group: String } ]
            => table(name = "users", pk = "PK") #[gsi(ByGroup, name = "by-group", pk = "GPK")]
            [
                #[pk("USER#<id>")] #[gsi(ByGroup, pk = "GROUP#<group>")] #[former(V1, index = ByGroup, pk = "g#<group>")]
                struct User { id: u32, group: String }
            ]
            => (Backfill "index-key-changed", "User, index key ByGroup", "ddb_keys_admin::reindex(&table)");
    }

    mod with_formers {
        super::super::table! { (name = "users", pk = "PK", sk = "SK") #[gsi(ByGroup, name = "by-group", pk = "GPK", sk = "GSK")] #[lsi(ByAge, name = "by-age", sk = "ASK")] =>
            #[pk("USER#<id>")] #[sk("#USER")]
            #[gsi(ByGroup, pk = "GROUP#<group>", sk = "U#<id>")]
            #[lsi(ByAge, sk = "AGE#<age:03>")]
            #[former(GroupV2, index = ByGroup, pk = "g|<group>", sk = "u|<id>", separator = '|')]
            #[former(GroupV1, index = ByGroup, pk = "g#<group>", sk = "u#<id>")]
            #[former(AgeV1, index = ByAge, sk = "AGE#<age>")]
            struct User { id: u32, group: Option<String>, age: u8 }
        }
    }

    #[test]
    fn a_chart_file_records_former_keys() {
        use ddb_keys::Table as _;
        use ddb_keys_admin::chart;

        let schema = with_formers::Shop::SCHEMA;
        let text = chart::text(schema);
        let expected = r##"
  former index "ByAge" local as "AgeV1" pk "USER#<id>" u32 sk "AGE#<age>" u8
  former index "ByGroup" global as "GroupV1" pk "g#<group>" text sk "u#<id>" u32 optional "group"
  former separator "|" index "ByGroup" global as "GroupV2" pk "g|<group>" text sk "u|<id>" u32 optional "group"
"##;
        assert!(text.contains(expected), "{text}");
        chart::compare(schema, &text).unwrap();
        assert!(
            chart::json(schema)
                .contains(r#""former_index_keys":[{"index":"ByAge","kind":"local","name":"AgeV1""#)
        );
    }
}

mod with_former {
    super::table! { (name = "shop", pk = "PK", sk = "SK") =>
        #[pk("CUSTOMER#<customer>")] #[sk("ORDER#<number:08>")]
        #[former(V2, pk = "C|<customer>", sk = "O|<number>", separator = '|')]
        #[former(V1, pk = "C#<customer>", sk = "<number>")]
        struct Order { customer: String, number: u32 }
    }
}

#[test]
fn a_chart_file_records_former_keys() {
    use ddb_keys::Table as _;
    use ddb_keys_admin::chart;

    let chart = chart::text(with_former::Shop::SCHEMA);
    let expected = r##"
  sk "ORDER#<number:08>" u32
  former "V1" pk "C#<customer>" text sk "<number>" u32
  former "V2" separator "|" pk "C|<customer>" text sk "O|<number>" u32
"##;
    assert!(chart.contains(expected), "{chart}");
    assert!(chart::json(with_former::Shop::SCHEMA).contains(r#""formers":[{"name":"V1","#));
    let chart = with_former::Shop::SCHEMA.chart().to_string();
    assert!(chart.contains("| Order, formerly V1 | `C#<customer>` | `<number>` |"), "{chart}");
}

mod removed {
    super::table! { (name = "shop", pk = "PK") =>
        #[pk("ITEM#<id>")] #[former(V1, pk = "I#<id>")] struct Item { id: u32 }
        #[pk("CART#<id>")] struct Cart { id: u32 }
    }
}
mod taking_a_former_key {
    super::table! { (name = "shop", pk = "PK") =>
        #[pk("I#<name>")] struct Invoice { name: String }
        #[pk("CART#<id>")] struct Cart { id: u32 }
    }
}

#[test]
fn the_former_keys_of_a_removed_entity_stay_reserved() {
    use ddb_keys::Table as _;
    use ddb_keys_admin::chart;

    let chart = chart::text(removed::Shop::SCHEMA);
    let error = chart::compare(taking_a_former_key::Shop::SCHEMA, &chart).unwrap_err();
    let ids: Vec<&str> = error.differences().iter().map(|difference| difference.id()).collect();
    assert!(ids.contains(&"removed-entity-meets"), "{error}");
}

mod with_customer_and_number {
    super::table! { (name = "shop", pk = "PK", sk = "SK") =>
        #[pk("C#<c>")] #[sk("O#<n>")] struct Order { c: String, n: String }
    }
}
mod with_the_customer_twice {
    super::table! { (name = "shop", pk = "PK", sk = "SK") =>
        #[pk("CUST#<c>")] #[sk("O#<c>")] #[former(V1, pk = "C#<c>", sk = "O#<c>")]
        struct Order { c: String, n: String }
    }
}
mod with_swapped_fields {
    super::table! { (name = "shop", pk = "PK", sk = "SK") =>
        #[pk("CUST#<c>")] #[sk("O#<n>")] #[former(V1, pk = "C#<n>", sk = "O#<c>")]
        struct Order { c: String, n: String }
    }
}
mod with_one_new_field_for_two {
    super::table! { (name = "shop", pk = "PK", sk = "SK") =>
        #[pk("CUST#<x>")] #[sk("O#<x>")] #[former(V1, pk = "C#<x>", sk = "O#<x>")]
        struct Order { x: String }
    }
}
mod with_new_names {
    super::table! { (name = "shop", pk = "PK", sk = "SK") =>
        #[pk("CUST#<customer>")] #[sk("O#<number>")] #[former(V1, pk = "C#<customer>", sk = "O#<number>")]
        struct Order { customer: String, number: String }
    }
}
mod with_one_field {
    super::table! { (name = "shop", pk = "PK", sk = "SK") =>
        #[pk("C#<x>")] #[sk("O#<x>")] struct Order { x: String }
    }
}

#[test]
fn a_former_key_whose_fields_are_others_is_not_the_old_one() {
    use ddb_keys::Table as _;
    use ddb_keys_admin::chart::ChartClass;

    let before = with_customer_and_number::Shop::SCHEMA;
    let cases = [
        (before, with_the_customer_twice::Shop::SCHEMA),
        (before, with_swapped_fields::Shop::SCHEMA),
        (before, with_one_new_field_for_two::Shop::SCHEMA),
        (with_one_field::Shop::SCHEMA, with_new_names::Shop::SCHEMA),
    ];
    for (before, after) in cases {
        let error = super::difference(before, after).unwrap_err();
        let ids: Vec<&str> = error.differences().iter().map(|difference| difference.id()).collect();
        assert_eq!(error.class(), Some(ChartClass::Breaking), "{error}");
        assert!(ids.contains(&"former-key-added") && !ids.contains(&"key-moved"), "{error}");
    }
    let error = super::difference(before, with_new_names::Shop::SCHEMA).unwrap_err();
    assert_eq!(error.differences()[0].id(), "key-moved", "{error}");
}
