//! Schemas of OneTable.

use indexmap::IndexMap;
use serde::Deserialize;
use serde_json::Value;

use super::model::{Entity, Field, Index, Kind, Part, Projection, Table, Template};
use super::problem::Problem;

#[derive(Debug, Deserialize)]
struct Schema {
    indexes: IndexMap<String, IndexOf>,
    models: IndexMap<String, IndexMap<String, Attribute>>,
    #[serde(default)]
    params: Params,
    name: Option<String>,
}

#[derive(Debug, Deserialize)]
struct IndexOf {
    hash: Option<String>,
    sort: Option<String>,
    #[serde(default)]
    project: Value,
    #[serde(rename = "type")]
    kind: Option<String>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
struct Params {
    type_field: Option<String>,
    iso_dates: bool,
    timestamps: Value,
    created_field: Option<String>,
    updated_field: Option<String>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
struct Attribute {
    #[serde(rename = "type")]
    kind: String,
    value: Value,
    required: bool,
    map: Option<String>,
    ttl: bool,
    iso_dates: Option<bool>,
    unique: Value,
    crypt: Value,
    encode: Value,
    generate: Value,
    items: Option<Box<Attribute>>,
}

/// Reads a schema.
pub(super) fn read(text: &str) -> Result<Vec<Table>, Problem> {
    let schema: Schema = serde_json::from_str(text)?;
    let mut table = table(&schema)?;
    for (name, attributes) in &schema.models {
        table.entities.push(entity(name, attributes, &schema.params));
    }
    if table.entities.is_empty() {
        return Err(Problem::expected("models", "at least one model"));
    }
    table.remarks.push(String::from(
        "OneTable writes a template with whatever the values contain. Here a value that contains the separator of its key is refused.",
    ));
    Ok(Vec::from([table]))
}

fn table(schema: &Schema) -> Result<Table, Problem> {
    let primary = schema.indexes.get("primary");
    let primary = primary.and_then(|index| Some((index.hash.clone()?, index.sort.clone())));
    let (pk, sk) =
        primary.ok_or_else(|| Problem::expected("indexes", "an index `primary` with a `hash`"))?;
    let type_attribute = schema.params.type_field.clone().unwrap_or_else(|| String::from("_type"));
    let mut table = Table {
        name: schema.name.clone().unwrap_or_else(|| String::from("app")),
        type_attribute: Some(type_attribute),
        pk,
        sk,
        ..Table::default()
    };
    table.remarks.push(format!(
        "The schema does not say what the table is called: `{}` stands for it.",
        table.name
    ));
    for (name, index) in schema.indexes.iter().filter(|(name, _)| *name != "primary") {
        let local = index.kind.as_deref() == Some("local") || index.hash.is_none();
        let hash = index.hash.clone().unwrap_or_else(|| table.pk.clone());
        let projection = match &index.project {
            Value::Array(names) => {
                let names = names.iter().filter_map(Value::as_str).map(ToString::to_string);
                Projection::Include(names.collect())
            }
            Value::String(word) if word == "keys" => Projection::KeysOnly,
            _ => Projection::All,
        };
        let (pk, sk) = (Vec::from([hash]), index.sort.iter().cloned().collect());
        table.indexes.push(Index { name: name.clone(), local, pk, sk, projection });
    }
    Ok(table)
}

fn entity(name: &str, attributes: &IndexMap<String, Attribute>, params: &Params) -> Entity {
    let mut entity = Entity { name: name.to_string(), ..Entity::default() };
    // Templates name properties, and items have attributes.
    let stored = |property: &str| {
        let name = attributes.get(property).and_then(|of| of.map.clone());
        name.unwrap_or_else(|| property.to_string())
    };
    for (property, of) in attributes {
        let attribute = stored(property);
        entity.remarks.extend(of.remarks(property));
        if attribute.contains('.') {
            entity
                .remarks
                .push(format!("`{property}` is left out: it is inside of a map, `{attribute}`"));
        } else if let Some(text) = of.value.as_str() {
            let mut template = Template::parse(text, "$", padding);
            template.rename(stored);
            entity.templates.insert(attribute, template);
        } else {
            entity.ttl = entity.ttl.or_else(|| of.ttl.then(|| attribute.clone()));
            let field = Field::new(attribute, of.kind(params)).optional(!of.required);
            entity.fields.push(field);
        }
    }
    add_timestamps(&mut entity, params);
    entity
}

/// OneTable adds the times of the first and the last write, if it is told to.
fn add_timestamps(entity: &mut Entity, params: &Params) {
    let times = [
        (&params.created_field, "created", "create"),
        (&params.updated_field, "updated", "update"),
    ];
    for (name, otherwise, word) in times {
        let name = name.as_deref().unwrap_or(otherwise);
        let is_kept = params.timestamps == true || params.timestamps == word;
        if is_kept && entity.field(name).is_none() {
            let date = Attribute { kind: String::from("date"), ..Attribute::default() };
            entity.fields.push(Field::new(name, date.kind(params)).optional(true));
            entity.remarks.push(format!("`{name}` is a time that the program has to set"));
        }
    }
}

/// `${n:6:0}`, and `${n:6}`, which has zeros, too.
fn padding(name: &str, options: &str) -> Part {
    let (width, pad) = options.split_once(':').unwrap_or((options, ""));
    match width.parse() {
        Ok(width) if matches!(pad, "" | "0") => Part::Padded(name.to_string(), width),
        _ => Part::Unknown(format!("${{{name}:{options}}}")),
    }
}

const UNIQUE: &str =
    "is unique: OneTable keeps a second item for each value; `#[entity(unique)]` does the same";
const DATE: &str = "is a date, as OneTable stores it: text of RFC 3339 or milliseconds since 1970";

impl Attribute {
    fn kind(&self, params: &Params) -> Kind {
        let is_text = self.iso_dates.unwrap_or(params.iso_dates);
        match self.kind.to_ascii_lowercase().as_str() {
            "number" => Kind::Number,
            "boolean" => Kind::Bool,
            "date" if self.ttl || !is_text => Kind::Integer,
            // OneTable writes bytes as text in base64.
            "string" | "date" | "binary" | "buffer" | "arraybuffer" => Kind::Text,
            "set" => match self.items.as_ref().map(|items| items.kind(params)) {
                Some(Kind::Number) => Kind::IntegerSet,
                _ => Kind::TextSet,
            },
            _ => Kind::Any,
        }
    }

    /// What is not carried over.
    fn remarks(&self, name: &str) -> Vec<String> {
        let kind = self.kind.to_ascii_lowercase();
        let is_generated = !matches!(self.generate, Value::Null | Value::Bool(false));
        let is_bytes = matches!(kind.as_str(), "binary" | "buffer" | "arraybuffer");
        let remarks = [
            (self.unique == true, UNIQUE),
            (self.crypt == true, "is encrypted by OneTable, and is read as it is stored"),
            (self.ttl, "is when the item expires, in seconds since 1970"),
            (
                !self.encode.is_null(),
                "is encoded in another attribute, from which it has to be read",
            ),
            (is_generated, "is generated by OneTable"),
            (self.value == true, "is computed by a function of the program"),
            (is_bytes, "is text in base64"),
            (kind == "date" && !self.ttl, DATE),
        ];
        let remarks = remarks.into_iter().filter(|(is_so, _)| *is_so);
        remarks.map(|(_, text)| format!("`{name}` {text}")).collect()
    }
}

#[cfg(test)]
mod tests;
