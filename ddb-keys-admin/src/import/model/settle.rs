//! Brings what was imported into a form that compiles.

use std::collections::BTreeSet;

use super::{Entity, Field, Kind, Projection, Table, Template, numbered};

impl Table {
    /// Brings the entities into a form that this library accepts, and says what that changes.
    pub(crate) fn settle(&mut self) {
        let primary: Vec<String> = self.primary().cloned().collect();
        let keys: BTreeSet<String> = self.key_attributes().cloned().collect();
        let type_attribute = self.type_attribute.clone();
        self.settle_names();
        for entity in &mut self.entities {
            entity.fields.retain(|field| Some(&field.attribute) != type_attribute.as_ref());
            entity.settle_templates(&primary, &keys);
            entity.settle_fields(&primary, &keys);
        }
        self.settle_expiry();
        self.settle_projections();
    }

    /// No two entities have the same name.
    fn settle_names(&mut self) {
        let mut names = BTreeSet::new();
        for entity in &mut self.entities {
            let free = numbered(&entity.name).find(|name| !names.contains(name));
            entity.name = free.unwrap_or_default();
            names.insert(entity.name.clone());
        }
    }

    /// A table has one attribute by which its items expire.
    fn settle_expiry(&mut self) {
        let Some(ttl) = self.entities.iter().find_map(|entity| entity.ttl.clone()) else { return };
        for entity in &mut self.entities {
            if entity.ttl.as_ref().is_some_and(|other| *other != ttl) {
                entity.remarks.push(format!("A table expires by one attribute, `{ttl}` here"));
            }
            entity.ttl = None;
            if let Some(field) = entity.fields.iter_mut().find(|field| field.attribute == ttl) {
                field.kind = Kind::Integer;
                entity.ttl = Some(ttl.clone());
            }
        }
    }

    /// An index includes attributes that some entity has.
    fn settle_projections(&mut self) {
        let stored = self.entities.iter().flat_map(|entity| &entity.fields);
        let stored: BTreeSet<String> = stored.map(|field| field.attribute.clone()).collect();
        for index in &mut self.indexes {
            let Projection::Include(names) = &mut index.projection else { continue };
            let unknown: Vec<String> =
                names.extract_if(.., |name| !stored.contains(name)).collect();
            for name in unknown {
                let index = &index.name;
                self.remarks.push(format!(
                    "The index `{index}` includes `{name}`, which no entity here has"
                ));
            }
        }
    }
}

impl Entity {
    /// What no template says becomes a field, which the program fills.
    fn settle_templates(&mut self, primary: &[String], keys: &BTreeSet<String>) {
        for (attribute, template) in std::mem::take(&mut self.templates) {
            if template.is_field(&attribute) && self.field(&attribute).is_some() {
                continue;
            }
            let problem = self.problem(&attribute, &template, keys);
            let Some(problem) = problem else {
                self.templates.insert(attribute, template);
                continue;
            };
            self.remarks.push(format!("`{attribute}` has to be filled by the program: {problem}"));
            if self.field(&attribute).is_none() {
                let optional = !primary.contains(&attribute);
                self.fields.push(Field::new(attribute, Kind::Text).optional(optional));
            }
        }
        for attribute in primary {
            if !self.has_key(attribute) {
                self.remarks.push(format!("No template of `{attribute}` is known"));
                self.fields.push(Field::new(attribute, Kind::Text));
            }
        }
    }

    fn problem(
        &self,
        attribute: &str,
        template: &Template,
        keys: &BTreeSet<String>,
    ) -> Option<String> {
        if !keys.contains(attribute) {
            return Some(String::from("it is made from other attributes, but is not a key"));
        }
        if self.field(attribute).is_some() {
            return Some(String::from("items have an attribute of this name"));
        }
        template.problem(self)
    }

    /// A key is made of integers, texts and the like, and a primary key of what every item has.
    fn settle_fields(&mut self, primary: &[String], keys: &BTreeSet<String>) {
        let of = |attributes: &mut dyn Iterator<Item = &String>| -> BTreeSet<String> {
            attributes
                .flat_map(|attribute| match self.templates.get(attribute) {
                    Some(template) => template.fields().cloned().collect(),
                    None => Vec::from([attribute.clone()]),
                })
                .collect()
        };
        let (in_primary, in_keys) = (of(&mut primary.iter()), of(&mut keys.iter()));
        for field in &mut self.fields {
            let name = &field.attribute;
            if in_keys.contains(name) && field.kind == Kind::Number {
                field.kind = Kind::Integer;
                self.remarks.push(format!("`{name}` is in a key, so it is taken for an integer"));
            }
            if in_primary.contains(name) && field.optional {
                field.optional = false;
                self.remarks.push(format!("Every item needs `{name}`, because its key does"));
            }
            if in_keys.contains(name) && !field.kind.is_key() {
                field.kind = Kind::Text;
                self.remarks.push(format!("`{name}` is a key, so it is taken for text"));
            }
        }
    }
}
