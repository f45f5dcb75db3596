//! Items, read by the parts of their keys.

mod chosen_key;
mod given_parts;
mod item_table;
mod key_condition;
mod read;
mod value;

#[cfg(test)]
mod tests;

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::{Client, Item, TableItems};
use ddb_keys::schema::EntitySchema;
use ddb_keys::table::KeyMatch;
use serde_json::{Value, json};

use self::chosen_key::ChosenKey;
use self::given_parts::{GivenParts, Needs};
use self::item_table::{Columns, many, one};
use self::key_condition::KeyCondition;
use self::read::Found;
use super::arguments::{ItemKey, ItemQuery};
use super::outcome::Answer;

/// The item under a key.
pub(super) async fn get<T: TableItems>(
    table: &Client<T>,
    asked: &ItemKey,
    width: Option<u16>,
) -> Result<Answer, String> {
    let key = ChosenKey::find(T::SCHEMA, &asked.entity, None)?;
    let given = GivenParts::read(&key, &asked.parts, Needs::Whole)?;
    let condition = KeyCondition::of(&key, &given, 0)?;
    claimed::<T>(key.entity, &condition)?;
    let attributes = condition.equal.iter().map(|(name, value)| (name.to_string(), value.clone()));
    let item = read::item(table, attributes.collect()).await?;
    let entity = key.entity.name;
    let wrong = item.as_ref().and_then(|item| unclaimed::<T>(key.entity, item));
    let text = match &item {
        None => format!("there is no item of {entity} under {condition}"),
        Some(item) => {
            let columns = Columns::of(std::slice::from_ref(item), T::SCHEMA, key.entity);
            let table = Some(one(item, &columns, width));
            table.into_iter().chain(wrong.clone()).collect::<Vec<_>>().join("\n")
        }
    };
    let stored = item.as_ref().map(value::json).transpose()?;
    let json = json!({ "entity": entity, "item": stored }).to_string();
    Ok(Answer { text, json, is_fine: item.is_some() && wrong.is_none() })
}

/// Refuses a key that no item of the entity can have, such as one with the 30th of February.
fn claimed<T: TableItems>(
    entity: &'static EntitySchema,
    condition: &KeyCondition,
) -> Result<(), String> {
    let texts = condition.equal.iter().map(|(_, value)| match value {
        AttributeValue::S(text) | AttributeValue::N(text) => Some(text.as_str()),
        // Keys with bytes have no texts that could be compared.
        _ => None,
    });
    let texts: Option<Vec<&str>> = texts.collect();
    let Some([pk, sk @ ..]) = texts.as_deref() else { return Ok(()) };
    let position = T::SCHEMA.entities.iter().position(|of| of.name == entity.name);
    let matches = T::compare_key(pk, sk.first().copied());
    match position.and_then(|at| matches.get(at)) {
        Some(KeyMatch::Other(error)) => {
            Err(format!("no item of {} can be under {condition}: {error}", entity.name))
        }
        _ => Ok(()),
    }
}

/// Why an item is not one of the entity that could have its key.
fn unclaimed<T: TableItems>(entity: &EntitySchema, item: &Item) -> Option<String> {
    match T::entity_of(item) {
        Ok(of) if of.name == entity.name => None,
        Ok(of) => Some(format!("it is an item of {}", of.name)),
        Err(why) => Some(format!("no entity claims it: {why}")),
    }
}

/// The items of an entity in a partition.
pub(super) async fn query<T: TableItems>(
    table: &Client<T>,
    asked: &ItemQuery,
    width: Option<u16>,
) -> Result<Answer, String> {
    let key = ChosenKey::find(T::SCHEMA, &asked.entity, asked.index.as_deref())?;
    let given = GivenParts::read(&key, &asked.parts, Needs::Partition)?;
    let conditions = KeyCondition::all(&key, &given)?;
    let limit = if asked.all { usize::MAX } else { asked.limit };
    let found = read::items(table, &key, &conditions, limit, asked.reverse).await?;
    let summary = summary(&found, key.entity.name, &conditions);
    let text = if found.items.is_empty() {
        summary
    } else {
        let columns = Columns::of(&found.items, T::SCHEMA, key.entity);
        format!("{}\n{summary}", many(&found.items, &columns, width))
    };
    let Found { items, others, unclaimed, more } = &found;
    let items = items.iter().map(value::json).collect::<Result<Value, _>>()?;
    let json = json!({
        "entity": key.entity.name,
        "index": key.index.map(|(index, _)| index.name),
        "items": items,
        "others": others,
        "unclaimed": unclaimed,
        "more": more,
    });
    Ok(Answer { text, json: json.to_string(), is_fine: *unclaimed == 0 })
}

/// What a query has found, in lines.
fn summary(found: &Found, entity: &str, conditions: &[KeyCondition]) -> String {
    let under = match conditions {
        [first, .., last] => format!("{first}, to {last}"),
        [one] => one.to_string(),
        [] => String::new(),
    };
    let count = format!("{} of {entity} under {under}", counted(found.items.len()));
    let more = found.more.then(|| "there are more: write `--all`, or a greater `--limit`".into());
    let others = Some(counted(found.others)).filter(|_| found.others > 0);
    let others = others.map(|items| format!("{items} of other entities between them"));
    let unclaimed = Some(counted(found.unclaimed)).filter(|_| found.unclaimed > 0);
    let unclaimed = unclaimed
        .map(|items| format!("{items} between them that no entity claims: `audit` lists them"));
    let lines: Vec<String> = [Some(count), more, others, unclaimed].into_iter().flatten().collect();
    lines.join("\n")
}

fn counted(items: usize) -> String {
    match items {
        0 => String::from("no items"),
        1 => String::from("1 item"),
        many => format!("{many} items"),
    }
}
