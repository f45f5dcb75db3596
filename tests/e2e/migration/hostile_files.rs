//! Files that are cut off, garbled, endless, or elsewhere.

use aws_sdk_dynamodb::primitives::Blob;
use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::{Item, item_size};
use ddb_keys_admin::{AuditReport, Error, FileAudit, FindingKind};
use serde_json::{Value, json};

use super::files::{Folder, gzip};
use super::model::*;

/// The audit of one file.
fn audited(folder: &Folder, bytes: impl AsRef<[u8]>) -> Result<AuditReport, Error> {
    FileAudit::<Shop>::new([folder.write("items.json", bytes)]).run()
}

#[track_caller]
fn fails(folder: &Folder, bytes: impl AsRef<[u8]>, message: &str) {
    let error = audited(folder, bytes).unwrap_err();
    assert!(matches!(error, Error::File { .. }), "{error:?}");
    assert!(error.to_string().contains(&format!("items.json: {message}")), "{error}");
}

/// The line of an order.
fn line(number: u32) -> String {
    let item: Value = serde_dynamo::from_item(Shop::item(&order("ada", number)).unwrap()).unwrap();
    format!("{item}\n")
}

#[test]
fn an_endless_line_is_refused_before_it_fills_the_memory() {
    let folder = Folder::new("endless");
    // 64 MB of blanks, in 300 KB.
    let bomb = gzip([b' '; 1 << 20]).repeat(64);
    assert!(bomb.len() < 1 << 19, "{} bytes", bomb.len());
    let measured = allocation_counter::measure(|| {
        fails(&folder, &bomb, "line 1: it is longer than 16 MB");
    });
    assert!(measured.bytes_max < 48 << 20, "{} bytes", measured.bytes_max);
    fails(&folder, line(1) + &" ".repeat(17 << 20), "line 2: it is longer than 16 MB");
}

#[test]
fn a_compressed_file_that_is_cut_off_is_never_a_whole_one() {
    let folder = Folder::new("cut");
    let text: String = (0..20).map(line).collect();
    let whole = gzip(&text);
    assert_eq!(audited(&folder, &whole).unwrap().items, 20);
    for end in (1..whole.len()).step_by(7) {
        let result = audited(&folder, &whole[..end]);
        assert!(matches!(result, Err(Error::File { .. })), "{end} bytes: {result:?}");
    }
    // Files may be compressed in several parts.
    assert_eq!(audited(&folder, [whole.clone(), whole].concat()).unwrap().items, 40);
}

#[test]
fn a_line_that_is_not_text_is_named() {
    let folder = Folder::new("text");
    let broken = [line(1).as_bytes(), b"{\"PK\":\"\xff\"}\n"].concat();
    for bytes in [gzip(&broken), broken] {
        fails(&folder, bytes, "line 2: stream did not contain valid UTF-8");
    }
    fails(&folder, line(1) + "{\"PK\":\"\\ud800\"}", "line 2: ");
    fails(&folder, line(1).trim_end().repeat(2), "line 1: ");
}

/// Every type, and lists and maps as deep as DynamoDB allows.
fn large_item() -> (Item, Value) {
    let mut item = Shop::item(&order("ada", 1)).unwrap();
    let plain: Value = serde_dynamo::from_item(item.clone()).unwrap();
    let mut line = json!({});
    for (name, value) in plain.as_object().unwrap() {
        let kind = if value.is_number() { "N" } else { "S" };
        let text = value.as_str().map_or_else(|| value.to_string(), str::to_string);
        line[name] = json!({ kind: text });
    }
    let texts = |texts: &[&str]| texts.iter().map(ToString::to_string).collect::<Vec<_>>();
    let (mut deep, mut deep_json) = (AttributeValue::Null(true), json!({ "NULL": true }));
    for level in 0..31 {
        if level % 2 == 0 {
            deep = AttributeValue::L(vec![deep]);
            deep_json = json!({ "L": [deep_json] });
        } else {
            deep = AttributeValue::M(Item::from([("m".to_string(), deep)]));
            deep_json = json!({ "M": { "m": deep_json } });
        }
    }
    // A control character takes six bytes in JSON.
    let long = "\u{1}".repeat(390_000);
    let number = "-12345678901234567890123456789012345678E-100";
    for (name, value, of_json) in [
        ("b", AttributeValue::B(Blob::new([0, 255])), json!({ "B": "AP8=" })),
        ("bool", AttributeValue::Bool(false), json!({ "BOOL": false })),
        ("n", AttributeValue::N(number.to_string()), json!({ "N": number })),
        ("ss", AttributeValue::Ss(texts(&["", "é"])), json!({ "SS": ["", "é"] })),
        ("ns", AttributeValue::Ns(texts(&["1", "1e9"])), json!({ "NS": ["1", "1e9"] })),
        ("bs", AttributeValue::Bs(vec![Blob::new([1])]), json!({ "BS": ["AQ=="] })),
        ("empty", AttributeValue::L(Vec::new()), json!({ "L": [] })),
        ("deep", deep, deep_json),
        ("long", AttributeValue::S(long.clone()), json!({ "S": long })),
    ] {
        item.insert(name.to_string(), value);
        line[name] = of_json;
    }
    (item, line)
}

#[test]
fn the_largest_item_with_values_of_every_type_is_read() {
    let folder = Folder::new("large");
    let (item, line) = large_item();
    let size = u64::try_from(item_size(&item)).unwrap();
    assert!((390_000..409_600).contains(&size), "{size}");
    let image = json!({ "Metadata": {}, "Keys": {}, "OldImage": line, "NewImage": line });
    for line in [json!({ "Item": line }), image, line] {
        let report = audited(&folder, line.to_string()).unwrap();
        assert_eq!((report.items, report.bytes), (1, size), "{report}");
        let attributes = &report.entities[0].attributes;
        let unknown = attributes.iter().filter(|of| !of.is_known).map(|of| of.name.as_str());
        assert!(
            unknown.eq(["b", "bool", "bs", "deep", "empty", "long", "n", "ns", "ss"]),
            "{report}"
        );
        let kinds: Vec<_> = report.findings.iter().map(|finding| finding.kind).collect();
        assert_eq!(kinds, [FindingKind::UnknownAttribute], "{report}");
    }
}

#[test]
fn a_manifest_names_files_of_its_own_folder_only() {
    let folder = Folder::new("elsewhere");
    let outside = folder.write("outside.json", line(1));
    let data = folder.0.join("export").join("data");
    for name in [
        "../../outside.json",
        "..\\..\\outside.json",
        outside.to_str().unwrap(),
        "AWSDynamoDB/x/data/..",
        "AWSDynamoDB/x/data/.",
        "AWSDynamoDB/x/data/",
        "",
        "AWSDynamoDB/x/data/missing.json.gz",
    ] {
        folder.write("export/data/other.json", line(2));
        folder.write("export/manifest-files.json", json!({ "dataFileS3Key": name }).to_string());
        let error = FileAudit::<Shop>::new([folder.0.join("export")]).run().unwrap_err();
        let Error::File { file, .. } = &error else { panic!("{error:?}") };
        assert!(file.starts_with(&data) || file.ends_with("manifest-files.json"), "{error}");
    }
    for (manifest, message) in [
        ("{", "manifest-files.json: line 1 does not name a file"),
        ("\n{\"itemCount\":1}", "manifest-files.json: line 2 does not name a file"),
        ("{\"dataFileS3Key\":7}", "manifest-files.json: line 1 does not name a file"),
    ] {
        folder.write("export/manifest-files.json", manifest);
        let error = FileAudit::<Shop>::new([folder.0.join("export")]).run().unwrap_err();
        assert!(error.to_string().contains(message), "{error}");
    }
    folder.write("export/manifest-summary.json", "{");
    let error = FileAudit::<Shop>::new([folder.0.join("export")]).run().unwrap_err();
    assert!(error.to_string().contains("manifest-summary.json: "), "{error}");
}
