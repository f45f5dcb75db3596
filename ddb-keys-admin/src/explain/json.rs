//! Explanations for other programs.

use serde_json::{Value, json};

use super::claim::{Claim, ExplainedAttribute, ExplainedIndex, ExplainedPart};
use super::{Explanation, NearMiss};

pub(super) fn explanation(of: &Explanation) -> Value {
    json!({
        "table": of.table,
        "pk": of.pk,
        "sk": of.sk,
        "claims": list(&of.claims, claim),
        "nearest": list(&of.nearest, near_miss),
    })
}

fn claim(of: &Claim) -> Value {
    json!({
        "entity": of.entity,
        "former": of.former,
        "key": list(&of.key, attribute),
        "query": of.query,
        "partition": of.partition,
        "neighbors": of.neighbors,
        "indexes": list(&of.indexes, index),
    })
}

fn attribute(of: &ExplainedAttribute) -> Value {
    json!({ "name": of.name, "template": of.template, "parts": list(&of.parts, part) })
}

fn part(of: &ExplainedPart) -> Value {
    json!({
        "field": of.field,
        "kind": of.kind,
        "format": of.format,
        "text": of.text,
        "value": of.value,
    })
}

fn index(of: &ExplainedIndex) -> Value {
    json!({
        "index": of.index,
        "conditions": of.conditions,
        "pk": of.pk,
        "sk": of.sk,
        "query": of.query,
    })
}

fn near_miss(of: &NearMiss) -> Value {
    json!({
        "entity": of.entity,
        "former": of.former,
        "attribute": of.attribute,
        "template": of.template,
        "at": of.at,
        "before": of.before,
        "after": of.after,
        "reason": of.reason,
    })
}

fn list<V>(values: &[V], show: impl Fn(&V) -> Value) -> Value {
    values.iter().map(show).collect()
}
