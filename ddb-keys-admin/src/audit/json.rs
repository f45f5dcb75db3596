//! The report as JSON.

use serde_json::{Value, json};

use super::report::AuditReport;
use crate::example::example;
use crate::key_json::{affected, key, value};

impl AuditReport {
    /// Returns the report as one JSON object.
    ///
    /// `version` is 1; it increases if a field changes its meaning or is removed, and stays if fields are added.
    /// Key values are objects as DynamoDB writes them, such as `{"S":"USER#ann"}`.
    ///
    #[doc = example!(
        "table.put(&order).await?;"
        "let json = ddb_keys_admin::audit(&table).await?.to_json();"
        r#"assert!(json.contains(r"Order"));"#
    )]
    #[must_use]
    pub fn to_json(&self) -> String {
        let entities = self.entities.iter().map(|of| {
            let largest = of.largest.as_ref();
            let largest = largest.map(|(bytes, of)| json!({ "bytes": bytes, "key": key(of) }));
            let attributes = of
                .attributes
                .iter()
                .map(|of| json!({ "name": of.name, "known": of.is_known, "types": of.types }));
            let attributes: Vec<Value> = attributes.collect();
            json!({
                "entity": of.entity,
                "items": of.items,
                "bytes": of.bytes,
                "largest": largest,
                "attributes": attributes,
            })
        });
        let findings = self.findings.iter().map(|of| {
            let samples: Vec<Value> = of.samples.iter().map(affected).collect();
            json!({ "id": of.kind.id(), "items": of.items, "samples": samples })
        });
        let partitions = self.partitions.iter().map(|(pk, bytes)| {
            json!({ "pk": value(pk), "at_least": bytes.start(), "at_most": bytes.end() })
        });
        let report = json!({
            "format": "ddb-keys audit",
            "version": 1,
            "table": self.table,
            "complete": self.is_complete(),
            "clean": self.is_clean(),
            "items": self.items,
            "bytes": self.bytes,
            "entities": entities.collect::<Vec<_>>(),
            "findings": findings.collect::<Vec<_>>(),
            "partitions": partitions.collect::<Vec<_>>(),
            "read_units": self.consumed.read,
        });
        report.to_string()
    }
}
