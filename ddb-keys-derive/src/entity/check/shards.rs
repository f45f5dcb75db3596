//! What a shard in a template needs: a partition key, and the value that it follows from beside it.

use crate::entity::model::{Attribute, Entity, KeyStruct};
use crate::error::{Mistakes, with_caret};
use crate::template::{EXACT, Format, Placeholder, find_placeholder};

/// Reports shards that no key could be read back from, or that spread nothing.
pub(super) fn check(entity: &Entity<'_>, mistakes: &mut Mistakes) {
    // An inverted key is the primary key, which is checked itself.
    for key in entity.keys().filter(|key| !key.is_inverted()) {
        check_key(entity, key, mistakes);
    }
}

fn check_key(entity: &Entity<'_>, key: &KeyStruct, mistakes: &mut Mistakes) {
    let mut found = 0;
    for (number, attribute) in key.attributes().enumerate() {
        for (_, field, format) in attribute.placeholders() {
            if format.shards().is_none() {
                continue;
            }
            found += 1;
            let name = &entity.fields[field].name;
            let exact = |(_, other, format): (usize, usize, Format)| {
                other == field && format.precision() == EXACT
            };
            let (message, help) = if number >= key.pk.len() {
                let message = format!("a shard of `{name}` in a sort key, which spreads nothing");
                (message, String::from("write it in the partition key"))
            } else if found > 1 {
                (String::from("a second shard in one key"), String::from("write one of them"))
            } else if !key.attributes().flat_map(Attribute::placeholders).any(exact) {
                let message =
                    format!("`{name}` cannot be read back, because the key has its shard alone");
                (message, format!("write `<{name}>` in the sort key, too"))
            } else {
                continue;
            };
            let text = &attribute.text;
            let is_this = |found: &Placeholder| found.field == *name && found.format == format;
            let place = find_placeholder(text, is_this).unwrap_or(0..text.len());
            let message = with_caret(&message, text, &place, &help);
            mistakes.add(syn::Error::new(attribute.span, message));
        }
    }
}
