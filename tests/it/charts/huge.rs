//! Charts that are much larger than those of real tables.

use ddb_keys::Table;
use ddb_keys_admin::chart::{self, ChartClass};

mod shop {
    crate::charts::table! { (name = "shop", pk = "PK") => #[pk("O#<id>")] struct Order { id: u32 } }
}

const MANY: usize = 10_000;

/// The chart of a table that has many more entities, or had them.
fn with_many(word: &str) -> String {
    let chart = chart::text(shop::Shop::SCHEMA);
    let block = chart.lines().skip_while(|line| !line.starts_with("entity"));
    let block: Vec<&str> = block.take_while(|line| !line.is_empty() && *line != "end").collect();
    let block = block.join("\n");
    let others: String = (0..MANY)
        .map(|number| {
            let block = block.replace("\"Order\"", &format!("\"Old{number}\""));
            block.replacen("entity", word, 1).replace("\"O#<", &format!("\"OLD{number}#<")) + "\n\n"
        })
        .collect();
    chart.replace(&block, &(others + &block))
}

#[test]
fn entities_that_were_removed_may_be_many() {
    chart::compare(shop::Shop::SCHEMA, &with_many("removed")).unwrap();
}

#[test]
fn each_of_many_missing_entities_is_named() {
    let error = chart::compare(shop::Shop::SCHEMA, &with_many("entity")).unwrap_err();
    assert_eq!(error.class(), Some(ChartClass::Breaking));
    assert_eq!(error.differences().len(), MANY);
    let text = error.to_string();
    for number in [0, MANY / 2, MANY - 1] {
        assert!(text.contains(&format!("breaking [entity-removed] Old{number}\n")), "Old{number}");
    }
}

#[test]
fn a_very_long_line_is_read_to_its_end() {
    let long = "x".repeat(10 << 20);
    let chart = chart::text(shop::Shop::SCHEMA);
    let error = chart::compare(shop::Shop::SCHEMA, &chart.replace("\"O#<", &format!("\"{long}#<")));
    assert_eq!(error.unwrap_err().differences()[0].id(), "key-literal-changed");
    for broken in [
        chart.replace("\"O#<", &format!("\"{long}<")).replace("u32", "u33"),
        chart.replace("<id>\"", &long),
        long,
    ] {
        let error = chart::compare(shop::Shop::SCHEMA, &broken).unwrap_err();
        assert_eq!(error.class(), None);
    }
}
