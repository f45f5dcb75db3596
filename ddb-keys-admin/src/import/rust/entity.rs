//! The struct of an entity.

use std::collections::BTreeMap;

use super::attributes::{attribute, comment, literal, named};
use super::names::{Names, snake};
use crate::identifier::identifier;
use crate::import::model::{Entity, Field, Index, Kind, Part, Table, Template};

/// An index, and the identifier that stands for it.
pub(super) type IndexName<'m> = (String, &'m Index);

/// The source of an entity.
pub(super) fn source(
    table: &Table,
    entity: &Entity,
    ident: &str,
    indexes: &[IndexName<'_>],
) -> String {
    let printer = Printer { table, entity, fields: field_names(entity) };
    let mut text = String::from("\n");
    for remark in &entity.remarks {
        text += &comment(remark);
    }
    let (keys, half) = printer.index_keys(indexes);
    for index in half {
        text += &comment(&format!("It has only a part of the key of the index `{index}`"));
    }
    text += "#[derive(Debug, Clone, Serialize, Deserialize, Entity)]\n";
    let options = printer.options(ident);
    if !options.is_empty() {
        text += &attribute("", "entity", &options);
    }
    for (kind, key) in [("pk", Some(&table.pk)), ("sk", table.sk.as_ref())] {
        if let Some(key) = key.and_then(|name| printer.key(name)) {
            text += &attribute("", kind, &[key]);
        }
    }
    text += &keys;
    let fields: String = entity.fields.iter().map(|field| printer.field(field)).collect();
    let open = if fields.is_empty() { "" } else { "\n" };
    text + &format!("pub struct {ident} {{{open}{fields}}}\n")
}

/// The names of the fields, by their attributes.
fn field_names(entity: &Entity) -> BTreeMap<&str, String> {
    let mut names = Names::new();
    let templates = entity.templates.values().flat_map(|template| &template.0);
    for part in templates {
        if let Part::Literal(text) = part {
            names.reserve(taken_for_fields(text));
        }
    }
    let fields = entity.fields.iter().map(|field| field.attribute.as_str());
    fields.map(|attribute| (attribute, names.claim(&snake(attribute), &[]))).collect()
}

/// The words of a literal that would be mistakes if fields had their names: the whole text, and the placeholders of other libraries.
fn taken_for_fields(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(['{', ':']).skip(1).map(|rest| {
        rest.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect()
    });
    words.chain([text.to_string()])
}

struct Printer<'m> {
    table: &'m Table,
    entity: &'m Entity,
    fields: BTreeMap<&'m str, String>,
}

impl Printer<'_> {
    fn name<'n>(&'n self, attribute: &'n str) -> &'n str {
        self.fields.get(attribute).map_or(attribute, String::as_str)
    }

    fn options(&self, ident: &str) -> Vec<String> {
        let mut options = Vec::new();
        if self.entity.name != ident {
            options.push(named("name", &self.entity.name));
        }
        let separator = self.entity.separator();
        if separator != '#' {
            options.push(format!("separator = {separator:?}"));
        }
        if let Some(ttl) = &self.entity.ttl {
            options.push(format!("ttl = {}", identifier(self.name(ttl))));
        }
        options
    }

    /// A key attribute: a template, or the name of the field that it is.
    fn key(&self, attribute: &str) -> Option<String> {
        match self.entity.templates.get(attribute) {
            Some(template) => Some(literal(&self.template(template))),
            None => self.entity.field(attribute).map(|_| identifier(self.name(attribute))),
        }
    }

    fn template(&self, template: &Template) -> String {
        let parts = template.0.iter().map(|part| match part {
            Part::Literal(text) => text.replace('<', "<<"),
            Part::Field(name) => format!("<{}>", self.name(name)),
            Part::Padded(name, width) => format!("<{}:0{width}>", self.name(name)),
            Part::Unknown(text) => text.clone(),
        });
        parts.collect()
    }

    /// The keys of indexes, and the names of the indexes of whose keys the entity has only a part.
    fn index_keys(&self, indexes: &[IndexName<'_>]) -> (String, Vec<String>) {
        let mut text = String::new();
        let mut half = Vec::new();
        for (ident, index) in indexes {
            let is_inverted = Some(&index.sk) == Some(&Vec::from([self.table.pk.clone()]))
                && self.table.sk.as_ref().is_some_and(|sk| index.pk == [sk.clone()]);
            let keys = [("pk", &index.pk), ("sk", &index.sk)].map(|(kind, attributes)| {
                let keys: Option<Vec<String>> =
                    attributes.iter().map(|name| self.key(name)).collect();
                (kind, keys)
            });
            let [(_, Some(_)), (_, Some(_))] = &keys else {
                half.extend(self.has_part(index).then(|| index.name.clone()));
                continue;
            };
            let mut arguments = Vec::from([ident.clone()]);
            for (kind, keys) in keys {
                match keys.unwrap_or_default().as_slice() {
                    _ if is_inverted || index.local && kind == "pk" => {}
                    [] => {}
                    [key] => arguments.push(format!("{kind} = {key}")),
                    keys => arguments.push(format!("{kind} = [{}]", keys.join(", "))),
                }
            }
            text += &attribute("", if index.local { "lsi" } else { "gsi" }, &arguments);
        }
        (text, half)
    }

    /// Whether items have a template's attribute of an index alone.
    fn has_part(&self, index: &Index) -> bool {
        let primary: Vec<&String> = self.table.primary().collect();
        let own = index.attributes().filter(|name| !primary.contains(name));
        own.into_iter().any(|name| self.entity.templates.contains_key(name))
    }

    fn field(&self, field: &Field) -> String {
        let name = self.name(&field.attribute);
        let mut serde = Vec::new();
        if name != field.attribute {
            serde.push(named("rename", &field.attribute));
        }
        let (ty, set) = match field.kind {
            Kind::Text => ("String", None),
            Kind::Uuid => ("Uuid", None),
            Kind::Integer => ("i64", None),
            Kind::Unsigned => ("u64", None),
            Kind::Number | Kind::Float => ("f64", None),
            Kind::Bool => ("bool", None),
            Kind::Bytes => ("serde_bytes::ByteBuf", None),
            Kind::TextSet => ("BTreeSet<String>", Some("serde_dynamo::string_set")),
            Kind::IntegerSet => ("BTreeSet<i64>", Some("serde_dynamo::number_set")),
            Kind::Any => ("serde_json::Value", None),
        };
        let mut ty = ty.to_string();
        match set {
            // DynamoDB has no empty set.
            Some(with) => serde.extend([
                String::from("default"),
                named("skip_serializing_if", "BTreeSet::is_empty"),
                named("with", with),
            ]),
            None if field.optional => {
                ty = format!("Option<{ty}>");
                if !field.null {
                    let skipped = named("skip_serializing_if", "Option::is_none");
                    serde.extend([String::from("default"), skipped]);
                }
            }
            None => {}
        }
        if !field.stored {
            serde.push(String::from("skip_serializing"));
        }
        let attribute = match serde.as_slice() {
            [] => String::new(),
            serde => attribute("    ", "serde", serde),
        };
        format!("{attribute}    pub {}: {ty},\n", identifier(name))
    }
}
