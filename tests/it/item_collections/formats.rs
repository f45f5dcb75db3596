//! A law of item collections: every stored key of a member satisfies the condition of the collection, whatever the formats
//! in which the partition key and the sort key write a field.

use proptest::prelude::*;

use crate::laws::run;

/// For each pair of formats an entity with both, in the table and in an index, collections of it that leave others out, and
/// what the collection of a value reads.
macro_rules! collections {
    ($($name:ident: $field:ty, $pk:literal, $sk:literal, $value:expr => $range:literal;)+) => {$(
        mod $name {
            use ddb_keys::query::IntoCondition;
            use ddb_keys::{Entity, ItemCollection, Table};
            use proptest::prelude::*;

            use crate::queries::evaluate::finds;

            #[derive(Debug, Entity)]
            #[pk($pk)]
            #[sk($sk)]
            #[gsi(Ix, pk = $pk, sk = $sk)]
            pub(super) struct Member {
                n: $field,
            }

            #[derive(Debug, Entity)]
            #[pk($pk)]
            #[sk("Z#<x>")]
            #[gsi(Ix, pk = $pk, sk = "Z#<x>")]
            pub(super) struct Outsider {
                n: $field,
                x: String,
            }

            #[derive(Debug, Table)]
            #[table(name = "tbl", pk = "PK", sk = "SK")]
            #[gsi(Ix, name = "index", pk = "IPK", sk = "ISK")]
            #[allow(dead_code, reason = "its keys alone are of interest")]
            enum Tbl {
                Member(Member),
                Outsider(Outsider),
            }

            #[derive(Debug, ItemCollection)]
            #[item_collection(table = Tbl)]
            #[allow(dead_code, reason = "its condition alone is of interest")]
            struct InTable {
                members: Vec<Member>,
            }

            #[derive(Debug, ItemCollection)]
            #[item_collection(table = Tbl, index = Ix)]
            #[allow(dead_code, reason = "its condition alone is of interest")]
            struct InIndex {
                members: Vec<Member>,
            }

            pub(super) fn finds_its_members(n: $field) -> Result<(), TestCaseError> {
                let member = Member { n };
                let Ok(key) = member.key().build() else { return Ok(()) };
                let sk = Vec::from_iter(key.sk);
                let partition = <$field as ddb_keys::KeyPart>::view(&member.n);
                let condition = InTable::query().n(partition).into_condition().unwrap();
                prop_assert!(finds(&condition, std::slice::from_ref(&key.pk), &sk), "{condition}, {sk:?}");
                let condition = InIndex::query().n(partition).into_condition().unwrap();
                prop_assert!(finds(&condition, &[key.pk], &sk), "{condition}, {sk:?}");
                Ok(())
            }

            #[test]
            fn the_range_is_as_small_as_it_can_be() {
                let n: $field = $value;
                let partition = <$field as ddb_keys::KeyPart>::view(&n);
                let condition = InTable::query().n(partition).into_condition().unwrap();
                let shown = condition.to_string();
                let (_, sort) = shown.split_once(" and ").unwrap();
                assert_eq!(sort, $range);
            }
        }
    )+};
}

collections! {
    padded_desc_width: u32, "G#<n:08>", "A#<n:desc(8)>", 7 => r#"begins_with(SK, "A#")"#;
    desc_width_padded: u32, "G#<n:desc(8)>", "A#<n:08>", 7 => r#"begins_with(SK, "A#")"#;
    padded_padded: u32, "G#<n:08>", "A#<n:08>", 7 => "SK = A#00000007";
    padded_ordered: u32, "G#<n:010>", "A#<n:ordered>", 7 => r#"begins_with(SK, "A#")"#;
    plain_padded: u32, "G#<n>", "A#<n:010>", 7 => r#"begins_with(SK, "A#")"#;
    plain_plain: u32, "G#<n>", "A#<n>", 7 => "SK = A#7";
    plain_tail: String, "G#<n>", "A#<n..>", "é".to_owned() => "SK = A#é";
    ordered_desc: i64, "G#<n:ordered>", "A#<n:desc>", 7 => r#"begins_with(SK, "A#")"#;
    desc_ordered: i64, "G#<n:desc>", "A#<n:ordered>", 7 => r#"begins_with(SK, "A#")"#;
    desc_desc: i8, "G#<n:desc>", "A#<n:desc>#<n>", 7 => r#"begins_with(SK, "A#120#")"#;
    uppercase_upper: String, "G#<n:uppercase>", "A#<n:upper>", "é".to_owned() => r#"begins_with(SK, "A#")"#;
    upper_uppercase: String, "G#<n:upper>", "A#<n:uppercase>", "é".to_owned() => r#"begins_with(SK, "A#")"#;
    lowercase_lower: String, "G#<n:lowercase>", "A#<n:lower>", "É".to_owned() => r#"begins_with(SK, "A#")"#;
    lower_lowercase: String, "G#<n:lower>", "A#<n:lowercase>", "É".to_owned() => r#"begins_with(SK, "A#")"#;
    uppercase_uppercase: String, "G#<n:uppercase>", "A#<n:uppercase>", "é".to_owned() => "SK = A#É";
    upper_lower: String, "G#<n:upper>", "A#<n:lower>", "é".to_owned() => r#"begins_with(SK, "A#")"#;
    plain_upper: String, "G#<n>", "A#<n:upper>", "é".to_owned() => r#"begins_with(SK, "A#")"#;
}

#[test]
fn a_collection_finds_its_members_in_every_pair_of_formats() {
    run(&prop_oneof![any::<u32>(), 0..1000_u32], |n| {
        padded_desc_width::finds_its_members(n)?;
        desc_width_padded::finds_its_members(n)?;
        padded_padded::finds_its_members(n)?;
        padded_ordered::finds_its_members(n)?;
        plain_padded::finds_its_members(n)?;
        plain_plain::finds_its_members(n)
    });
    run(&any::<i64>(), |n| {
        ordered_desc::finds_its_members(n)?;
        desc_ordered::finds_its_members(n)
    });
    run(&any::<i8>(), desc_desc::finds_its_members);
    run(&"[a-dA-DéÉßΣς0-9]{1,4}", |n| {
        plain_tail::finds_its_members(n.clone())?;
        uppercase_upper::finds_its_members(n.clone())?;
        upper_uppercase::finds_its_members(n.clone())?;
        lowercase_lower::finds_its_members(n.clone())?;
        lower_lowercase::finds_its_members(n.clone())?;
        uppercase_uppercase::finds_its_members(n.clone())?;
        upper_lower::finds_its_members(n.clone())?;
        plain_upper::finds_its_members(n)
    });
}
