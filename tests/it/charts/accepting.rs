//! Changes that are accepted, and the entities that the file remembers.

use std::path::PathBuf;
use std::process::Command;
use std::{env, fs};

use ddb_keys::Table;
use ddb_keys_admin::chart::{self, ChartClass};

mod before {
    crate::charts::table! { (name = "shop", pk = "PK") =>
        #[pk("O#<id>")] struct Order { id: u32 }
        #[pk("CART#<id>")] struct Cart { id: u32 }
    }
}
mod without_cart {
    crate::charts::table! { (name = "shop", pk = "PK") => #[pk("O#<id>")] struct Order { id: u32 } }
}
mod turned {
    crate::charts::table! { (name = "shop", pk = "PK") =>
        #[pk("CART#<id>")] struct Cart { id: u32 }
        #[pk("O#<id>")] struct Order { id: u32 }
    }
}
mod taking_the_keys {
    crate::charts::table! { (name = "shop", pk = "PK") =>
        #[pk("O#<id>")] struct Order { id: u32 }
        #[pk("CART#<name>")] struct Basket { name: String }
    }
}

#[test]
fn the_order_of_declarations_is_not_recorded() {
    assert_eq!(chart::text(before::Shop::SCHEMA), chart::text(turned::Shop::SCHEMA));
    assert_eq!(chart::json(before::Shop::SCHEMA), chart::json(turned::Shop::SCHEMA));
}

/// The chart of a table whose cart is gone.
fn without_cart() -> String {
    let chart = chart::text(before::Shop::SCHEMA);
    chart::accept(without_cart::Shop::SCHEMA, &chart, Some("sold"), None).unwrap()
}

#[test]
fn a_removed_entity_is_remembered_and_its_keys_stay_reserved() {
    let chart = without_cart();
    assert!(chart.contains("\nremoved \"Cart\""), "{chart}");
    chart::compare(without_cart::Shop::SCHEMA, &chart).unwrap();

    let error = chart::compare(taking_the_keys::Shop::SCHEMA, &chart).unwrap_err();
    let ids: Vec<&str> = error.differences().iter().map(|difference| difference.id()).collect();
    assert_eq!(ids, ["removed-entity-meets", "entity-added"], "{error}");
    assert_eq!(error.class(), Some(ChartClass::Breaking));
    let accept =
        |forget| chart::accept(taking_the_keys::Shop::SCHEMA, &chart, Some("sold"), forget);
    accept(None).unwrap_err();
    let forgotten = accept(Some("Cart")).unwrap();
    assert!(!forgotten.contains("\nremoved "), "{forgotten}");
    assert!(forgotten.contains("entity-forgotten \"Cart\""), "{forgotten}");
    chart::compare(taking_the_keys::Shop::SCHEMA, &forgotten).unwrap();
}

#[test]
fn a_removed_entity_comes_back() {
    let error = chart::compare(before::Shop::SCHEMA, &without_cart()).unwrap_err();
    assert_eq!(error.differences()[0].id(), "entity-returned");
    let chart = chart::accept(before::Shop::SCHEMA, &without_cart(), None, None).unwrap();
    assert!(!chart.contains("\nremoved "), "{chart}");
}

#[test]
fn only_a_removed_entity_is_forgotten() {
    let chart = chart::text(before::Shop::SCHEMA);
    let error = chart::accept(before::Shop::SCHEMA, &chart, Some("no"), Some("Card")).unwrap_err();
    assert!(error.to_string().contains("no removed entity of this name"), "{error}");
}

#[test]
fn files_that_are_not_charts_say_why() {
    let chart = chart::text(before::Shop::SCHEMA);
    let conflict = format!("<<<<<<< HEAD\n{chart}=======\n{chart}>>>>>>> other\n");
    let entity = chart.lines().skip_while(|line| !line.starts_with("entity"));
    let entity: Vec<&str> = entity.take_while(|line| !line.is_empty()).collect();
    let entity = format!("{}\n\n", entity.join("\n"));
    let twice = chart.replace(&entity, &(entity.clone() + &entity));
    let removed_as_well = chart.replace(&entity, &(entity.replace("entity", "removed") + &entity));
    assert!(twice.len() > chart.len() && removed_as_well.len() > chart.len(), "{chart}");
    let cases = [
        (twice, "describes `Cart` twice"),
        (removed_as_well, "describes `Cart` twice"),
        (chart[..chart.len() / 2].into(), "is truncated"),
        (chart.clone() + &chart, "cannot be read at line"),
        (chart.replace("\nend\n", "\nend\nmore\n"), "is truncated"),
        (String::new(), "does not begin with"),
        ("# Shop\n".into(), "does not begin with"),
        (chart.replace("chart 2", "chart 3"), "has version 3, but this library reads version 2"),
        (chart.replace("\nend\n", "\n"), "is truncated"),
        (conflict, "has a merge conflict at line 1"),
        (chart.replace("<id>", "<id"), "cannot be read at line 9"),
        (chart.replace("u32", "u33"), "cannot be read at line 9"),
        (chart.replace("table \"shop\"", "stable \"shop\""), "cannot be read at line 3"),
    ];
    for (text, message) in cases {
        let error = chart::compare(before::Shop::SCHEMA, &text).unwrap_err();
        assert!(error.to_string().contains(message), "{error}");
        assert_eq!(error.class(), None);
    }
}

#[test]
fn a_line_that_is_there_twice_is_refused() {
    let chart = chart::text(with_a_version::Shop::SCHEMA);
    let mut lines: Vec<&str> = chart.lines().filter(|line| line.starts_with("  ")).collect();
    lines.retain(|line| !line.starts_with("  index") && !line.starts_with("  overlap"));
    let words: Vec<&str> = lines.iter().filter_map(|line| line.split(' ').nth(2)).collect();
    let expected =
        ["pk", "sk", "type", "write_token", "ttl", "separator", "pk", "sk", "version", "stored"];
    assert_eq!(words, expected, "{chart}");
    for line in lines {
        let twice = chart.replacen(line, &format!("{line}\n{line}"), 1);
        let number = chart.lines().position(|other| other == line).unwrap() + 2;
        let error = chart::compare(with_a_version::Shop::SCHEMA, &twice).unwrap_err();
        let message = format!("cannot be read at line {number}\n");
        assert!(error.to_string().contains(&message), "{error}");
    }
    let two = chart.replace("separator \"#\"", "separator \"#|\"");
    let error = chart::compare(with_a_version::Shop::SCHEMA, &two).unwrap_err();
    assert!(error.to_string().contains("cannot be read at line"), "{error}");
}

#[test]
fn a_width_that_no_integer_has_is_refused() {
    let chart = chart::text(before::Shop::SCHEMA);
    let with = |format: &str| chart.replace("<id>", &format!("<id:{format}>"));
    for (least, most, over, huge) in [
        ("01", "039", "040", "09999999999"),
        ("desc(1)", "desc(39)", "desc(40)", "desc(99999999999)"),
    ] {
        for known in [least, most] {
            let error = chart::compare(before::Shop::SCHEMA, &with(known)).unwrap_err();
            assert_eq!(error.class(), Some(ChartClass::Breaking), "{error}");
        }
        for unknown in [over, huge] {
            let error = chart::compare(before::Shop::SCHEMA, &with(unknown)).unwrap_err();
            assert!(error.to_string().contains("cannot be read at line"), "{error}");
            let bounded = with(unknown).replace("u32", "u32(1..3 \"0-9\")");
            chart::compare(before::Shop::SCHEMA, &bounded).unwrap_err();
        }
    }
    for none in ["0", "00", "desc(0)", "0+8"] {
        let error = chart::compare(before::Shop::SCHEMA, &with(none)).unwrap_err();
        assert!(error.to_string().contains("cannot be read at line"), "{error}");
    }
}

/// A table that has every line once.
mod with_a_version {
    crate::charts::table! {
        (name = "shop", pk = "PK", sk = "SK", type_attribute = "t", write_token = "w") =>
        #[entity(version = version, ttl = expires)] #[pk("O#<id>")] #[sk("ORDER")]
        struct Order { id: u32, version: u64, expires: u64 }
    }
}

#[test]
fn ends_of_lines_and_a_byte_order_mark_do_not_matter() {
    let chart = chart::text(before::Shop::SCHEMA);
    for text in [
        chart.replace('\n', "\r\n"),
        format!("\u{feff}{chart}"),
        chart.replace('\n', "\n\n"),
        chart.trim_end().into(),
    ] {
        chart::compare(before::Shop::SCHEMA, &text).unwrap();
        let accepted = chart::accept(before::Shop::SCHEMA, &text, None, None).unwrap();
        assert_eq!(accepted, chart, "what is written is canonical");
    }
}

mod back_with_another_key {
    crate::charts::table! { (name = "shop", pk = "PK") =>
        #[pk("O#<id>")] struct Order { id: u32 }
        #[pk("BASKET#<id>")] struct Cart { id: u32 }
    }
}

#[test]
fn a_removed_entity_does_not_come_back_under_another_key_unnoticed() {
    let schema = back_with_another_key::Shop::SCHEMA;
    let error = chart::compare(schema, &without_cart()).unwrap_err();
    let ids: Vec<&str> = error.differences().iter().map(|difference| difference.id()).collect();
    assert_eq!(ids, ["key-literal-changed", "entity-returned"], "{error}");
    chart::accept(schema, &without_cart(), None, None).unwrap_err();
    chart::accept(schema, &without_cart(), Some("nothing was stored"), None).unwrap();
}

#[test]
fn every_beginning_of_a_chart_is_refused() {
    let chart = without_cart();
    let whole = chart.trim_end().len();
    for end in (0..whole).filter(|end| chart.is_char_boundary(*end)) {
        let error = chart::compare(without_cart::Shop::SCHEMA, &chart[..end]).unwrap_err();
        assert_eq!(error.class(), None, "{error}");
    }
}

/// A key with a condition, whose pattern older chart files do not have.
mod with_a_condition {
    crate::charts::table! { (name = "shop", pk = "PK") #[gsi(ByState, pk = "IP")] =>
        #[pk("O#<id>")] #[gsi(ByState, name = Unpaid, when(paid = false, total = 1..), pk = "UNPAID")]
        struct Order { id: u32, paid: bool, total: u32 }
    }
}

mod with_a_renamed_key {
    crate::charts::table! { (name = "shop", pk = "PK") #[gsi(ByState, pk = "IP")] =>
        #[pk("O#<id>")] #[gsi(ByState, name = Due, when(paid = false, total = 1..), pk = "UNPAID")]
        struct Order { id: u32, paid: bool, total: u32 }
    }
}

#[test]
fn a_file_without_the_pattern_of_a_condition_gets_it_when_it_is_accepted() {
    let schema = with_a_condition::Shop::SCHEMA;
    let chart = chart::text(schema);
    let condition = "when \"paid\" is \"false\" \"total\" is \"1..\"";
    let older = chart.replace(condition, "when \"paid\" \"total\"");
    assert!(chart.contains(condition) && older != chart, "{chart}");
    chart::compare(schema, &older).unwrap();
    assert_eq!(chart::accept(schema, &older, None, None).unwrap(), chart);
    let renamed = chart::compare(with_a_renamed_key::Shop::SCHEMA, &older).unwrap_err();
    let ids: Vec<&str> = renamed.differences().iter().map(|difference| difference.id()).collect();
    assert_eq!(ids, ["index-key-renamed"], "{renamed}");
    for malformed in ["when \"paid\" is", "when \"paid\" is false", "when is \"false\""] {
        let error = chart::compare(schema, &chart.replace(condition, malformed)).unwrap_err();
        assert!(error.to_string().contains("cannot be read at line"), "{error}");
    }
}

/// The chart as version 1 of the format had it: keys of an index by name, and nothing about what serde stores.
#[test]
fn a_file_of_version_1_is_renewed_when_it_is_accepted() {
    let schema = with_keys_in_order::Shop::SCHEMA;
    let chart = chart::text(schema);
    let lines = chart.lines().filter(|line| !line.starts_with("  stored"));
    let mut lines: Vec<String> = lines.map(str::to_string).collect();
    let at = lines.iter().position(|line| line.contains("as \"Large\"")).unwrap();
    lines.swap(at, at + 1);
    let older = lines.join("\n") + "\n";
    let older = older.replace("chart 2", "chart 1").replace(" where \"LARGE\" is \"100\"", "");
    let older = older.replace("\"Open\" as \"O\"", "\"O\"").replace("\"Done\" as \"D\"", "\"D\"");
    for new in ["where", "as \"O\"", "stored"] {
        assert!(chart.contains(new) && !older.contains(new), "{new} in {older}");
    }
    chart::compare(schema, &older).unwrap();
    assert_eq!(chart::accept(schema, &older, None, None).unwrap(), chart);
}

mod with_keys_in_order {
    use ddb_keys::KeyPart;

    #[derive(KeyPart, Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum State {
        #[key_part(rename = "O")]
        Open,
        #[key_part(rename = "D")]
        Done,
    }

    const LARGE: u32 = 100;

    crate::charts::table! { (name = "shop", pk = "PK") #[gsi(ByState, pk = "IP")] =>
        #[pk("O#<id>")]
        #[gsi(ByState, name = Large, when(total = LARGE..), pk = "LARGE#<state>")]
        #[gsi(ByState, name = Any, when(total = 1..), pk = "ANY#<state>")]
        struct Order { id: u32, state: State, total: u32 }
    }
}

const FILE: &str = "DDB_KEYS_TESTS_CHART";

/// Runs in a separate process, with a file and the variables under test.
#[test]
fn child() {
    let Some(file) = env::var_os(FILE) else { return };
    chart::check::<without_cart::Shop>(PathBuf::from(file)).unwrap();
}

#[test]
fn the_file_is_checked_and_written() {
    let file = env::temp_dir().join(format!("ddb-keys-{}.chart", std::process::id()));
    let run = |variables: &[(&str, &str)]| {
        let exe = env::current_exe().unwrap();
        let mut child = Command::new(exe);
        child.args(["--exact", "charts::accepting::child", "--nocapture"]).env(FILE, &file);
        for name in ["DDB_KEYS_CHART", "DDB_KEYS_CHART_REASON", "DDB_KEYS_CHART_FORGET"] {
            child.env_remove(name);
        }
        let output = child.envs(variables.iter().copied()).output().unwrap();
        (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let fails = |variables: &[(&str, &str)], message: &str| {
        let (success, text) = run(variables);
        assert!(!success && text.contains(message), "{message} in {text}");
    };
    let accept = ("DDB_KEYS_CHART", "accept");
    let reason = ("DDB_KEYS_CHART_REASON", "the carts are empty");

    let _ = fs::remove_file(&file);
    fails(&[], "does not exist\nto create it: DDB_KEYS_CHART=accept");
    assert!(run(&[accept]).0);
    assert!(run(&[]).0);
    fs::write(&file, chart::text(before::Shop::SCHEMA)).unwrap();
    fails(&[], "breaking [entity-removed] Cart");
    fails(&[accept], "was not written");
    fails(&[("DDB_KEYS_CHART", "update")], "only `accept` is known");
    assert!(run(&[accept, reason]).0);
    assert!(run(&[]).0);
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("reason \"the carts are empty\"\n  entity-removed \"Cart\""), "{text}");
    fails(&[accept, ("DDB_KEYS_CHART_FORGET", "Cart")], "DDB_KEYS_CHART_REASON");
    assert!(run(&[accept, reason, ("DDB_KEYS_CHART_FORGET", "Cart")]).0);
    assert!(!fs::read_to_string(&file).unwrap().contains("\nremoved "));
    fs::remove_file(&file).unwrap();
}
