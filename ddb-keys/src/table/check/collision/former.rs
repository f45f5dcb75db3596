//! No key of an entity stands for other values under a former template.

use super::message::{longest, push_example, push_templates};
use super::pair::{collide, have_same_values};

use crate::schema::{EntitySchema, IndexKeySchema, Message, PrimaryTemplates, each, same};

/// A key of an entity does not stand for other values under another of its templates: a write by the
/// present key would meet the item of another value that still lies under a former key.
#[track_caller]
pub(in crate::table::check) const fn require_distinct_formers(entity: &EntitySchema) {
    let mut nth = 1;
    while let Some(former) = entity.primary_key(nth) {
        let mut before = 0;
        while before < nth
            && let Some(other) = entity.primary_key(before)
        {
            require_distinct(entity, "", &other, &former);
            before += 1;
        }
        nth += 1;
    }
}

/// A key of an index does not stand for other values under another of its templates: a query by one would return what another one
/// means.
#[track_caller]
pub(in crate::table::check) const fn require_distinct_index_formers(entity: &EntitySchema) {
    let (mut nth, formers) = (0, entity.former_indexes);
    while nth < formers.len() {
        let index = formers[nth].index;
        if let Some(former) = formers[nth].templates(Some(formers[nth].name)) {
            each!(for key in entity.indexes {
                if same(key.index, index)
                    && let Some(other) = key.templates(None)
                {
                    require_distinct(entity, index, &other, &former);
                }
            });
            let (before, _) = formers.split_at(nth);
            each!(for key in before {
                if same(key.index, index)
                    && let Some(other) = key.templates(Some(key.name))
                {
                    require_distinct(entity, index, &other, &former);
                }
            });
        }
        nth += 1;
    }
}

impl IndexKeySchema {
    /// The templates of the key, unless it has several attributes in one half.
    const fn templates(&self, former: Option<&'static str>) -> Option<PrimaryTemplates> {
        match (self.pk, self.sk) {
            ([pk], []) => Some(PrimaryTemplates { former, pk, sk: None }),
            ([pk], [sk]) => Some(PrimaryTemplates { former, pk, sk: Some(sk) }),
            _ => None,
        }
    }
}

/// `index` is empty for primary keys.
#[track_caller]
const fn require_distinct(
    entity: &EntitySchema,
    index: &str,
    key: &PrimaryTemplates,
    former: &PrimaryTemplates,
) {
    if collide(key, former) && !have_same_values(key, former) {
        former_message(entity, index, key, former).fail();
    }
}

const fn former_message(
    entity: &EntitySchema,
    index: &str,
    key: &PrimaryTemplates,
    former: &PrimaryTemplates,
) -> Message {
    let labels = [name_of(key), name_of(former)];
    let width = longest(labels[0].len(), labels[1].len(), "example".len());
    let mut message = if index.is_empty() {
        Message::of("`{}` can have the same key", &[entity.name])
    } else {
        Message::of("`{}` can have the same key of the index `{}`", &[entity.name, index])
    };
    message = message.push(" for different values, under two of its templates");
    message = push_templates(message, labels[0], key, width);
    message = push_templates(message, labels[1], former, width);
    push_example(message, key, former, width).push(
        "\nhelp: change a literal of the present key, so that no new key is one that another item had before",
    )
}

const fn name_of(key: &PrimaryTemplates) -> &'static str {
    match key.former {
        Some(name) => name,
        None => "present",
    }
}
