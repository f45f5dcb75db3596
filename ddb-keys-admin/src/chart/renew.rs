//! Charts of an earlier version of the format, completed by what it did not record: as the code has it now.

use std::collections::BTreeSet;

use super::compare::find;
use super::model::{Attribute, ChartFile, EntityEntry, Segment};
use super::part::PartText;
use super::print::VERSION;

/// A chart with everything that the present version of the format records.
pub(super) fn renewed(before: ChartFile, now: &ChartFile) -> ChartFile {
    if before.version == VERSION {
        return before;
    }
    let entities = before.entities.into_iter().map(|old| match find(&now.entities, &old.name) {
        Some(new) => entity(old, new),
        None => old,
    });
    ChartFile { entities: entities.collect(), ..before }
}

fn entity(mut old: EntityEntry, new: &EntityEntry) -> EntityEntry {
    let names: BTreeSet<String> = old.fields_of_keys().map(str::to_string).collect();
    let known = new.fields.iter().filter(|field| names.contains(&field.name));
    old.fields = known.cloned().collect();
    let stored: BTreeSet<String> =
        names.iter().filter_map(|name| old.field(name).attribute).collect();
    old.stored = stored.into_iter().collect();
    let of_new: Vec<(String, PartText)> = new
        .attributes()
        .flat_map(Attribute::fields)
        .map(|(name, part)| (name.into(), part.clone()))
        .collect();
    let formers = old.formers.iter_mut().flat_map(|former| former.key.attributes_mut());
    let of_indexes = old.index_keys.iter_mut().flat_map(|key| key.pk.iter_mut().chain(&mut key.sk));
    let attributes = old.key.attributes_mut().chain(formers).chain(of_indexes);
    for attribute in attributes.filter(|attribute| !attribute.is_raw()) {
        name_variants(attribute, &of_new);
    }
    for key in &mut old.index_keys {
        let same =
            new.index_keys.iter().find(|same| (&same.index, &same.name) == (&key.index, &key.name));
        key.constants = same.map(|same| same.constants.clone()).unwrap_or_default();
    }
    let position = |name: &str| new.index_keys.iter().position(|key| key.name == name);
    old.index_keys
        .sort_by_key(|key| (key.index.clone(), position(&key.name).unwrap_or(usize::MAX)));
    old
}

/// Gives the words of an enum the variants that they have now.
fn name_variants(attribute: &mut Attribute, now: &[(String, PartText)]) {
    for segment in &mut attribute.segments {
        let Segment::Part { field, part } = segment else { continue };
        let Some((_, of_now)) = now.iter().find(|(name, _)| name == field) else { continue };
        let variant = |word: &String| {
            let known = of_now.variants().find(|(of_word, _)| *of_word == word);
            known.map_or(word, |(_, variant)| variant).clone()
        };
        let words = part.shape.words.iter().map(|word| [word.clone(), variant(word)]);
        part.variants = PartText::of_words(&part.format, words.collect()).variants;
    }
}
