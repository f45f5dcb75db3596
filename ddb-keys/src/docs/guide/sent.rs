use std::collections::HashMap;

use aws_sdk_dynamodb::types::{AttributeValue, TransactWriteItem};

// An expression with its names and values in their places, as nobody has to write it.
fn filled(
    expression: Option<&str>,
    names: Option<&HashMap<String, String>>,
    values: Option<&HashMap<String, AttributeValue>>,
) -> String {
    let names = names.into_iter().flatten().map(|(name, attribute)| (name, attribute.clone()));
    let values = values.into_iter().flatten().map(|(name, value)| match value {
        AttributeValue::S(text) => (name, format!("{text:?}")),
        AttributeValue::N(number) => (name, number.clone()),
        other => (name, format!("{other:?}")),
    });
    let mut all: Vec<(&String, String)> = names.chain(values).collect();
    all.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
    let filled = expression.unwrap_or_default().to_owned();
    all.into_iter().fold(filled, |filled, (name, text)| filled.replace(name, &text))
}

// An action of a transaction: what is written, and on which condition.
fn action(action: &TransactWriteItem) -> [String; 2] {
    if let Some(put) = action.put() {
        let (names, values) = (put.expression_attribute_names(), put.expression_attribute_values());
        ["Put".into(), filled(put.condition_expression(), names, values)]
    } else if let Some(update) = action.update() {
        let names = update.expression_attribute_names();
        let values = update.expression_attribute_values();
        let text = filled(Some(update.update_expression()), names, values);
        [format!("Update: {text}"), filled(update.condition_expression(), names, values)]
    } else {
        [format!("{action:?}"), String::new()]
    }
}
