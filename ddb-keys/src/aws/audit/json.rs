//! The report as JSON.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;
use core::ops::RangeInclusive;

use super::findings::Finding;
use super::report::{AuditReport, EntityCount};
use crate::aws::AffectedKey;
use crate::aws::example::example;
use crate::key::Key;
use crate::part::KeyValue;

impl AuditReport {
    /// Returns the report as one JSON object.
    ///
    /// `version` is 1; it increases if a field changes its meaning or is removed, and stays if fields are added.
    /// Key values are objects as DynamoDB writes them, such as `{"S":"USER#ann"}`.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "let json = table.audit().await?.to_json();"
        r#"assert!(json.contains(r"Message"));"#
    )]
    #[must_use]
    pub fn to_json(&self) -> String {
        json(self)
    }
}

fn json(report: &AuditReport) -> String {
    format!(
        "{{\"format\":\"ddb-keys audit\",\"version\":1,\"table\":{},\"complete\":{},\"clean\":{},\"items\":{},\
         \"bytes\":{},\"entities\":[{}],\"findings\":[{}],\"partitions\":[{}],\"read_units\":{}}}",
        quoted(&report.table),
        report.is_complete(),
        report.is_clean(),
        report.items,
        report.bytes,
        list(&report.entities, entity),
        list(&report.findings, finding),
        list(&report.partitions, partition),
        report.consumed.read,
    )
}

fn list<V>(values: &[V], show: fn(&V) -> String) -> String {
    values.iter().map(show).collect::<Vec<_>>().join(",")
}

fn entity(EntityCount { entity, items, bytes, largest }: &EntityCount) -> String {
    let largest = largest.as_ref().map_or("null".to_string(), |(bytes, of)| {
        format!("{{\"bytes\":{bytes},\"key\":{}}}", key(of))
    });
    let entity = quoted(entity);
    format!("{{\"entity\":{entity},\"items\":{items},\"bytes\":{bytes},\"largest\":{largest}}}")
}

fn finding(Finding { kind, items, samples }: &Finding) -> String {
    let (id, samples) = (quoted(kind.id()), list(samples, sample));
    format!("{{\"id\":{id},\"items\":{items},\"samples\":[{samples}]}}")
}

fn sample(AffectedKey { key: of, reason }: &AffectedKey) -> String {
    format!("{{\"key\":{},\"reason\":{}}}", key(of), quoted(reason))
}

fn partition((pk, bytes): &(KeyValue, RangeInclusive<u64>)) -> String {
    let (pk, at_least, at_most) = (value(pk), bytes.start(), bytes.end());
    format!("{{\"pk\":{pk},\"at_least\":{at_least},\"at_most\":{at_most}}}")
}

fn key(key: &Key) -> String {
    let sk = key.sk.as_ref().map_or("null".to_string(), value);
    format!("{{\"pk\":{},\"sk\":{sk}}}", value(&key.pk))
}

fn value(value: &KeyValue) -> String {
    match value {
        KeyValue::S(text) => format!("{{\"S\":{}}}", quoted(text)),
        KeyValue::N(number) => format!("{{\"N\":{}}}", quoted(number)),
        KeyValue::B(bytes) => {
            format!("{{\"B\":{}}}", quoted(&base64_simd::STANDARD.encode_to_string(bytes)))
        }
    }
}

fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            letter if letter.is_control() => {
                // Writing to a string cannot fail.
                let _ = write!(quoted, "\\u{:04x}", u32::from(letter));
            }
            letter => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}
