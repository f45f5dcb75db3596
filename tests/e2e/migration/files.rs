//! Audits of files.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::Item;
use ddb_keys_admin::{AuditReport, Checkpoint, Error, FileAudit, FindingKind};
use flate2::Compression;
use flate2::write::GzEncoder;
use md5::{Digest, Md5};
use serde_json::{Value, json};

use super::model::*;

/// A folder of this test's own, which goes when the test ends.
pub(super) struct Folder(pub(super) PathBuf);

impl Folder {
    pub(super) fn new(name: &str) -> Self {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
        let folder = folder.join(format!("{name}-{}", std::process::id()));
        // A run that was killed may have had the same process identifier.
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    pub(super) fn write(&self, path: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, bytes).unwrap();
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

pub(super) fn gzip(text: impl AsRef<[u8]>) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(text.as_ref()).unwrap();
    encoder.finish().unwrap()
}

/// An item as DynamoDB writes it in JSON.
fn marshalled(item: &Item) -> Value {
    fn value(value: &AttributeValue) -> Value {
        match value {
            AttributeValue::S(text) => json!({ "S": text }),
            AttributeValue::N(number) => json!({ "N": number }),
            AttributeValue::L(list) => {
                json!({ "L": list.iter().map(value_of).collect::<Vec<_>>() })
            }
            other => panic!("{other:?}"),
        }
    }
    fn value_of(of: &AttributeValue) -> Value {
        value(of)
    }
    item.iter().map(|(name, of)| (name.clone(), value(of))).collect()
}

fn plain(item: &Item) -> Value {
    serde_dynamo::from_item(item.clone()).unwrap()
}

/// Orders under their present keys, and one under a former key.
fn items() -> Vec<Item> {
    let mut items: Vec<Item> =
        (0..6).map(|number| Shop::item(&order("ada", number)).unwrap()).collect();
    items[5].extend(key_item(&former_key(&order("ada", 5), 1)));
    items
}

fn lines(items: &[Item], line: impl Fn(&Item) -> Value) -> String {
    items.iter().map(|item| format!("{}\n", line(item))).collect()
}

fn check(report: &AuditReport, items: u64) {
    assert_eq!((report.items, report.entities[0].items), (items, items), "{report}");
    assert_eq!(report.items_with(FindingKind::FormerKey), 1, "{report}");
    let others = report.findings.iter().filter(|of| of.kind != FindingKind::UnknownAttribute);
    assert_eq!(others.count(), 1, "{report}");
}

#[test]
fn items_are_read_in_every_notation_compressed_or_not() {
    let folder = Folder::new("notations");
    let item = |item: &Item| json!({ "Item": marshalled(item) });
    for (name, text) in [
        ("export", lines(&items(), item)),
        ("marshalled", lines(&items(), marshalled)),
        ("plain", lines(&items(), plain)),
        ("blank lines", lines(&items(), plain).replace('\n', "\r\n\n")),
    ] {
        let path = folder.write(name, &text);
        check(&FileAudit::<Shop>::new([path]).run().unwrap(), 6);
        let path = folder.write(name, gzip(&text));
        check(&FileAudit::<Shop>::new([path]).run().unwrap(), 6);
    }
}

#[test]
fn an_export_is_read_as_its_manifest_says() {
    let folder = Folder::new("export");
    let items = items();
    let line = |item: &Item| json!({ "Item": marshalled(item) });
    let export = "AWSDynamoDB/01693685827463-2d8752fd";
    let [a, b, empty] = [&items[..2], &items[2..], &[]].map(|items| gzip(lines(items, line)));
    folder.write(&format!("{export}/data/a.json.gz"), &a);
    folder.write(&format!("{export}/data/b.json.gz"), &b);
    folder.write(&format!("{export}/data/empty.json.gz"), &empty);
    folder.write(&format!("{export}/data/stray.json.gz"), gzip("not listed"));
    folder.write(&format!("{export}/_started"), "");
    folder.write(&format!("{export}/manifest-files.json.md5"), "x");
    let entry = |name: &str, count: usize, bytes: &[u8]| {
        let key = format!("{export}/data/{name}.json.gz");
        let md5 = base64_simd::STANDARD.encode_to_string(Md5::digest(bytes));
        format!("{}\n", json!({ "itemCount": count, "md5Checksum": md5, "dataFileS3Key": key }))
    };
    let manifest = entry("a", 2, &a) + &entry("b", 4, &b) + &entry("empty", 0, &empty);
    folder.write(&format!("{export}/manifest-files.json"), &manifest);
    let summary =
        json!({ "version": "2020-06-30", "outputFormat": "DYNAMODB_JSON", "itemCount": 6 });
    folder.write(&format!("{export}/manifest-summary.json"), summary.to_string());
    // The folder of the export, and the one that it was copied into.
    check(&FileAudit::<Shop>::new([folder.0.join(export)]).run().unwrap(), 6);
    check(&FileAudit::<Shop>::new([&folder.0]).run().unwrap(), 6);

    folder.write(&format!("{export}/manifest-files.json"), entry("a", 2, &a));
    let error = FileAudit::<Shop>::new([&folder.0]).run().unwrap_err().to_string();
    let expected = "its files have only 2 items, but manifest-summary.json says 6";
    assert!(error.ends_with(expected), "{error}");
    fs::remove_file(folder.0.join(export).join("manifest-summary.json")).unwrap();
    folder.write(&format!("{export}/manifest-files.json"), entry("a", 2, &b));
    let error = FileAudit::<Shop>::new([&folder.0]).run().unwrap_err().to_string();
    let sums = [&a, &b].map(|bytes| base64_simd::STANDARD.encode_to_string(Md5::digest(bytes)));
    let expected = format!("its MD5 checksum is {}, but its manifest says {}", sums[0], sums[1]);
    assert!(error.ends_with(&expected), "{error}");
    folder.write(&format!("{export}/manifest-files.json"), entry("a", 3, &a));
    let error = FileAudit::<Shop>::new([&folder.0]).run().unwrap_err().to_string();
    assert!(error.ends_with("a.json.gz: it has 2 items, but its manifest says 3"), "{error}");
    let summary = json!({ "outputFormat": "ION" });
    folder.write(&format!("{export}/manifest-summary.json"), summary.to_string());
    let error = FileAudit::<Shop>::new([&folder.0]).run().unwrap_err().to_string();
    assert!(error.contains("in the format ION"), "{error}");
}

#[test]
fn of_an_incremental_export_the_new_images_are_read() {
    let folder = Folder::new("incremental");
    let items = items();
    let mut text = lines(
        &items,
        |item| json!({ "Metadata": {}, "Keys": {}, "OldImage": {}, "NewImage": marshalled(item) }),
    );
    text += &format!("{}\n", json!({ "Metadata": {}, "Keys": {}, "OldImage": {} }));
    text += &format!("{}\n", json!({ "Metadata": {}, "Keys": {}, "NewImage": null }));
    folder.write("AWSDynamoDB/data/x.json.gz", gzip(&text));
    let key = "AWSDynamoDB/data/x.json.gz";
    let manifest = json!({ "itemCount": 8, "dataFileS3Key": key }).to_string();
    folder.write("AWSDynamoDB/01-2/manifest-files.json", manifest);
    check(&FileAudit::<Shop>::new([&folder.0]).run().unwrap(), 6);
    check(&FileAudit::<Shop>::new([folder.0.join("AWSDynamoDB/01-2")]).run().unwrap(), 6);
}

#[test]
fn a_file_of_an_export_that_was_missing_may_come_later() {
    let folder = Folder::new("later");
    let items = items();
    let line = |item: &Item| json!({ "Metadata": {}, "Keys": {}, "NewImage": marshalled(item) });
    let [first, second] = [&items[..2], &items[2..]].map(|items| gzip(lines(items, line)));
    let keys = ["a", "b"]
        .map(|name| json!({ "dataFileS3Key": format!("AWSDynamoDB/data/{name}.json.gz") }));
    folder.write("AWSDynamoDB/01-2/manifest-files.json", format!("{}\n{}\n", keys[0], keys[1]));
    folder.write("AWSDynamoDB/data/a.json.gz", first);
    for given in ["AWSDynamoDB/01-2", "AWSDynamoDB", ""] {
        let checkpoint = folder.0.join("checkpoint");
        let audit = || {
            let audit = FileAudit::<Shop>::new([folder.0.join(given)]);
            audit.checkpoint(Checkpoint::file(&checkpoint)).run()
        };
        let error = audit().unwrap_err();
        assert!(matches!(error, Error::File { .. }), "{error}");
        let late = folder.write("AWSDynamoDB/data/b.json.gz", &second);
        check(&audit().unwrap(), 6);
        fs::remove_file(late).unwrap();
        fs::remove_file(&checkpoint).unwrap();
    }
}

#[test]
fn counts_that_overflow_are_no_reason_to_panic() {
    let folder = Folder::new("counts");
    let entry = json!({ "itemCount": u64::MAX, "dataFileS3Key": "data/a.json.gz" });
    folder.write("manifest-files.json", format!("{entry}\n{entry}\n"));
    folder.write("manifest-summary.json", json!({ "itemCount": 1 }).to_string());
    folder.write("data/a.json.gz", gzip(lines(&items(), plain)));
    let error = FileAudit::<Shop>::new([&folder.0]).run().unwrap_err().to_string();
    assert!(
        error.contains("it has 6 items, but its manifest says 18446744073709551615"),
        "{error}"
    );
}

#[test]
fn an_item_with_attributes_named_like_those_of_a_record_is_an_item() {
    let folder = Folder::new("named");
    let with = |mut item: Value, kind: Option<&str>| {
        for name in ["Metadata", "Keys", "OldImage"] {
            item[name] = kind.map_or(json!("x"), |kind| json!({ kind: "x" }));
        }
        item
    };
    for text in [
        lines(&items(), |item| with(marshalled(item), Some("S"))),
        lines(&items(), |item| with(plain(item), None)),
    ] {
        let report = FileAudit::<Shop>::new([folder.write("named.json", text)]).run().unwrap();
        check(&report, 6);
        assert_eq!(report.items_with(FindingKind::UnknownAttribute), 6, "{report}");
    }
}

#[test]
fn a_file_that_cannot_be_read_is_named_with_the_line() {
    let folder = Folder::new("broken");
    for (text, expected) in [
        ("{\"PK\":{\"S\":\"x\"}}\n{\"PK\"", "line 2: "),
        ("[]", "line 1: it is not an object"),
        ("{\"Item\":{\"PK\":{\"X\":1}}}", "line 1: `PK` is not a value of DynamoDB"),
    ] {
        let path = folder.write("broken.jsonl", text);
        let error = FileAudit::<Shop>::new([path]).run().unwrap_err();
        assert!(matches!(error, Error::File { .. }));
        assert!(error.to_string().contains(&format!("broken.jsonl: {expected}")), "{error}");
    }
    let cut = gzip(lines(&items(), plain));
    let path = folder.write("cut.gz", &cut[..cut.len() / 2]);
    assert!(FileAudit::<Shop>::new([path]).run().is_err());
    assert!(FileAudit::<Shop>::new([folder.0.join("missing")]).run().is_err());
}

/// The checkpoint of an audit of one share.
fn checkpoint_of_share(folder: &Folder, number: u32, of: u32) -> Result<String, Error> {
    let path = folder.0.join(format!("share-{number}.checkpoint"));
    let audit = FileAudit::<Shop>::new([folder.0.join("data")]).share(number, of);
    let report = audit.checkpoint(Checkpoint::file(&path)).run()?;
    assert!(report.is_complete(), "{report}");
    Ok(fs::read_to_string(path).unwrap())
}

#[test]
fn shares_of_files_add_up_to_the_audit_of_all() {
    let folder = Folder::new("shares");
    let items = items();
    for (number, item) in items.iter().enumerate() {
        let text = lines(std::slice::from_ref(item), marshalled);
        folder.write(&format!("data/{number}.json"), text);
    }
    let whole = FileAudit::<Shop>::new([folder.0.join("data")]).run().unwrap();
    check(&whole, 6);
    for of in [1, 2, 4, 6, 16] {
        let texts: Vec<_> =
            (0..of).map(|number| checkpoint_of_share(&folder, number, of)).collect();
        let texts: Vec<_> = texts.into_iter().map(Result::unwrap).collect();
        let merged = AuditReport::of_checkpoints(&texts).unwrap();
        check(&merged, 6);
        assert!(merged.is_complete());
        assert_eq!((merged.bytes, &merged.partitions), (whole.bytes, &whole.partitions));
        if of > 1 {
            let without_one = AuditReport::of_checkpoints(&texts[1..]).unwrap();
            assert!(!without_one.is_complete(), "{without_one}");
        }
        for number in 0..of {
            fs::remove_file(folder.0.join(format!("share-{number}.checkpoint"))).unwrap();
        }
    }
    assert!(FileAudit::<Shop>::new([&folder.0]).share(2, 2).run().is_err());
}

#[test]
fn an_audit_of_files_goes_on_after_the_file_that_it_could_not_read() {
    let folder = Folder::new("resumed");
    let items = items();
    for (number, item) in items.iter().enumerate() {
        folder.write(&format!("data/{number}.json"), marshalled(item).to_string());
    }
    // The second line is wrong: what the first one says must not count twice.
    let whole = marshalled(&items[3]).to_string();
    folder.write("data/3.json", whole.clone() + "\n{");
    let error = checkpoint_of_share(&folder, 0, 1).unwrap_err();
    assert!(error.to_string().contains("3.json: line 2"), "{error}");
    // What was read before is not read again.
    folder.write("data/0.json", "{");
    folder.write("data/3.json", whole);
    let text = checkpoint_of_share(&folder, 0, 1).unwrap();
    check(&AuditReport::of_checkpoints([text]).unwrap(), 6);
    // Files may be at another place, but not in another folder of it.
    fs::rename(folder.0.join("data"), folder.0.join("moved")).unwrap();
    let checkpoint = || Checkpoint::file(folder.0.join("share-0.checkpoint"));
    let moved = FileAudit::<Shop>::new([folder.0.join("moved")]).checkpoint(checkpoint());
    check(&moved.run().unwrap(), 6);
    fs::rename(folder.0.join("moved"), folder.0.join("data")).unwrap();
    folder.write("data/5/5.json", "{");
    fs::remove_file(folder.0.join("data/5.json")).unwrap();
    let error = checkpoint_of_share(&folder, 0, 1).unwrap_err();
    assert!(matches!(error, Error::Checkpoint { .. }), "{error}");
    // With another file it is another audit.
    folder.write("data/7.json", "{");
    let error = checkpoint_of_share(&folder, 0, 1).unwrap_err();
    assert!(matches!(error, Error::Checkpoint { .. }), "{error}");
}

#[test]
fn a_byte_order_mark_is_not_part_of_the_first_item() {
    let folder = Folder::new("mark");
    let path = folder.write("mark.jsonl", String::from("\u{feff}") + &lines(&items(), plain));
    check(&FileAudit::<Shop>::new([path]).run().unwrap(), 6);
}
