//! Entities from items.

use std::fs;
use std::path::PathBuf;

use super::items;

/// The source for these lines.
fn source_of(
    name: &str,
    lines: &str,
    pk: Option<&str>,
    sk: Option<&str>,
) -> Result<String, String> {
    let file: PathBuf =
        std::env::temp_dir().join(format!("items-{name}-{}.jsonl", std::process::id()));
    fs::write(&file, lines).unwrap();
    let source = items([&file], pk, sk)
        .map_err(|error| error.to_string().replace(&file.display().to_string(), "FILE"));
    fs::remove_file(&file).unwrap();
    source
}

#[track_caller]
fn has(source: &str, expected: &[&str]) {
    for expected in expected {
        assert!(source.contains(expected), "{expected}\n\n{source}");
    }
}

#[test]
fn words_are_literals_and_the_texts_of_attributes_are_not() {
    let lines = (1..=40)
        .map(|n| {
            format!(
                "{{\"pk\":\"ORG#o{}\",\"sk\":\"PROJECT#{n:06}\",\"org\":\"o{}\",\"number\":{n},\"name\":\"p\"}}\n\
                 {{\"pk\":\"ORG#o{n}\",\"sk\":\"METADATA\",\"org\":\"o{n}\",\"plan\":{{\"x\":1}}}}\n",
                n % 3,
                n % 3,
            )
        })
        .collect::<Vec<_>>().concat();
    let source = source_of("words", &lines, None, None).unwrap();
    has(
        &source,
        &[
            "// 40 of 80 items.\n#[derive(Debug, Clone, Serialize, Deserialize, Entity)]\n#[pk(\"ORG#<org>\")]\n#[sk(\"PROJECT#<number:06>\")]\n\
             pub struct OrgProject {\n    pub name: String,\n    pub number: u64,\n    pub org: String,\n}",
            "#[pk(\"ORG#<org>\")]\n#[sk(\"METADATA\")]\npub struct Org {\n    pub org: String,\n    pub plan: serde_json::Value,\n}",
            "type_attribute = none)]",
            "// The entities claim all of the 80 items.",
        ],
    );
}

#[test]
fn many_words_in_one_place_are_values() {
    let lines = (0..60)
        .map(|n| format!("{{\"pk\":\"USER#N{n}\",\"sk\":\"A\"}}\n"))
        .collect::<Vec<_>>()
        .concat();
    let source = source_of("values", &lines, None, None).unwrap();
    has(
        &source,
        &[
            "// 60 of 60 items.",
            "#[pk(\"USER#<user_id>\")]",
            "#[serde(skip_serializing)]\n    pub user_id: String,",
        ],
    );
}

#[test]
fn one_item_with_another_index_key_does_not_hide_the_template() {
    let lines = |stale: usize| {
        let lines = (0..60).map(|n| {
            let of = if n < stale { "old" } else { "new" };
            format!(
                "{{\"pk\":\"U#u{n}\",\"sk\":\"M\",\"id\":\"u{n}\",\"mail\":\"new{n}@x\",\"GSI1PK\":\"MAIL#{of}{n}@x\"}}\n"
            )
        });
        lines.collect::<String>()
    };
    let source = source_of("stale", &lines(3), None, None).unwrap();
    has(
        &source,
        &[
            "// The key of the index `GSI1` is another in 3 of these items: an audit names them.\n",
            "#[gsi(Gsi1, pk = \"MAIL#<mail>\")]",
        ],
    );
    let without = lines(1).replacen(",\"GSI1PK\":\"MAIL#old0@x\"", "", 1);
    let source = source_of("without", &without, None, None).unwrap();
    has(&source, &["is another in 1 of these items", "#[gsi(Gsi1, pk = \"MAIL#<mail>\")]"]);
    let source = source_of("often", &lines(4), None, None).unwrap();
    has(&source, &["#[gsi(Gsi1, pk = gsi1_pk)]", "pub mail: String"]);
}

#[test]
fn an_attribute_that_every_item_has_stays_null() {
    let lines = r#"{"pk":"A#1","sk":"M","a":null,"b":null,"c":"x","d":null}
        {"pk":"A#2","sk":"M","a":null,"b":7,"c":"y"}"#;
    let source = source_of("null", lines, None, None).unwrap();
    has(
        &source,
        &[
            "pub struct Am {\n    pub a: Option<serde_json::Value>,\n    pub b: Option<u64>,\n    pub c: String,\n    #[serde(default,",
            "// Some of these items have `d` as NULL, and others lack it: `put` leaves it out.\n",
        ],
    );
}

#[test]
fn keys_of_other_forms_are_stored_as_they_are() {
    let lines = r#"{"id":5,"at":{"N":"7"}}
        {"id":6,"at":{"N":"8"}}"#;
    let source = source_of("numbers", lines, Some("id"), None).unwrap();
    has(&source, &["No entity claims 2 of 2 items", "- `?`"]);
}

#[test]
fn the_number_of_proposals_is_bounded() {
    let word = |n: u32| format!("W{}", "ABCDEFGHIJ".chars().nth((n % 10) as usize).unwrap());
    let lines = (0..2000)
        .map(|n: u32| {
            let parts: Vec<String> = (0..n % 40).map(|at| word(n / 40 + at)).collect();
            format!("{{\"pk\":\"{}\",\"sk\":\"{}\"}}\n", parts.join("#"), word(n / 7))
        })
        .collect::<Vec<_>>()
        .concat();
    let source = source_of("bounded", &lines, None, None).unwrap();
    assert!(source.matches("pub struct").count() <= 64, "{source}");
    has(&source, &["// No entity claims "]);
}

#[test]
fn the_number_of_attributes_is_bounded() {
    let lines = (0..500)
        .map(|n| format!("{{\"PK\":\"A\",\"SK\":\"{n}\",\"a{n}\":1}}\n"))
        .collect::<Vec<_>>()
        .concat();
    let source = source_of("attributes", &lines, None, None).unwrap();
    has(&source, &["// Some items have attributes that are not listed here."]);
    assert!(source.matches("    pub a").count() < 300, "{source}");
}

#[test]
fn an_attribute_with_a_value_for_each_kind_of_keys_is_the_type() {
    let lines = (0..6)
        .map(|n| {
            format!(
                "{{\"PK\":\"u{n}\",\"SK\":\"USER\",\"is\":\"user\"}}\n\
                 {{\"PK\":\"u{n}\",\"SK\":\"ORDER#{n}\",\"is\":\"order\",\"n\":{n}}}\n"
            )
        })
        .collect::<Vec<_>>()
        .concat();
    let found = source_of("types", &lines, None, None).unwrap();
    has(&found, &["type_attribute = none"]);
    let lines = lines.replace("\"PK\":\"u", "\"PK\":\"U#u");
    let found = source_of("types", &lines, None, None).unwrap();
    has(
        &found,
        &[
            "#[entity(name = \"user\")]",
            "#[pk(\"U#<u_id>\")]\n#[sk(\"ORDER#<n>\")]",
            "type_attribute = \"is\"",
        ],
    );
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    let cases = [
        (
            "{\"PK\":\"a\"}\n{\"PK\":",
            None,
            "FILE: line 2: EOF while parsing a value at line 1 column 6",
        ),
        ("[]", None, "FILE: line 1: it is not an object"),
        (
            "",
            None,
            "FILE: at `PK`: expected a key attribute of a usual name in every item: name it, `--pk NAME --sk NAME`",
        ),
        (
            "{\"id\":\"a\"}",
            None,
            "FILE: at `PK`: expected a key attribute of a usual name in every item: name it, `--pk NAME --sk NAME`",
        ),
        ("{\"id\":\"a\"}", Some("ID"), "FILE: at `ID`: expected this key attribute in every item"),
    ];
    for (lines, pk, expected) in cases {
        assert_eq!(source_of("wrong", lines, pk, None).unwrap_err(), expected);
    }
    let error = items(["missing.jsonl"], None, None).unwrap_err();
    assert!(error.to_string().starts_with("missing.jsonl: "), "{error}");
}
