//! All keys of an entity: the primary one, those in indexes, and the former ones.

use quote::format_ident;

use super::fields::Resolver;
use super::former::former_keys;
use super::index::index_keys;
use super::separator::{separate_lists, separator};
use super::{generated_names, misplaced};
use crate::entity::attr::Input;
use crate::entity::model::{Field, KeyPlace, KeyStruct};
use crate::error::Mistakes;
use crate::naming::plain;

pub(super) struct Keys {
    pub(super) separator: char,
    pub(super) primary: KeyStruct,
    pub(super) indexes: Vec<KeyStruct>,
    /// Keys in indexes whose attributes have a mistake.
    pub(super) unsettled: Vec<KeyStruct>,
    pub(super) formers: Vec<KeyStruct>,
    pub(super) former_indexes: Vec<KeyStruct>,
}

impl Keys {
    pub(super) fn of(input: &Input<'_>, resolver: &Resolver<'_>, mistakes: &mut Mistakes) -> Self {
        let primary = primary_key(input, resolver, mistakes);
        let indexes = index_keys(input, &primary, resolver, mistakes);
        let indexes = generated_names::functions(indexes, mistakes);
        let primary = generated_names::types(&input.ast.ident, primary, &indexes, mistakes);
        let separator = separator(input.options.separator.as_ref(), mistakes);
        let formers = former_keys(input, &primary, &indexes, separator, resolver, mistakes);
        let (former_indexes, mut formers): (Vec<_>, Vec<_>) =
            formers.into_iter().partition(KeyStruct::is_index);
        let (unsettled, indexes): (Vec<_>, Vec<_>) =
            indexes.into_iter().partition(|key| key.unsettled);
        if primary.unsettled {
            // They follow from the primary key.
            formers.clear();
        }
        Self { separator, primary, indexes, unsettled, formers, former_indexes }
    }

    fn settled(&self) -> impl Iterator<Item = &KeyStruct> {
        let primary = std::iter::once(&self.primary);
        primary.chain(&self.indexes).chain(&self.formers).chain(&self.former_indexes)
    }

    /// The fields in the keys, as often as they stand there.
    pub(super) fn fields(&self) -> impl Iterator<Item = usize> {
        self.settled().flat_map(KeyStruct::fields).map(|(field, _)| field)
    }

    /// The fields in the primary key, and in those that it had.
    pub(super) fn primary_fields(&self) -> impl Iterator<Item = usize> {
        let keys = std::iter::once(&self.primary).chain(&self.formers);
        keys.flat_map(KeyStruct::fields).map(|(field, _)| field)
    }

    /// Says of each tail over a list what separates its elements.
    pub(super) fn separate_lists(&mut self, fields: &[Field]) {
        let keys = std::iter::once(&mut self.primary).chain(&mut self.indexes);
        let keys = keys.chain(&mut self.formers).chain(&mut self.former_indexes);
        separate_lists(keys, fields, self.separator);
    }
}

fn primary_key(input: &Input<'_>, resolver: &Resolver<'_>, mistakes: &mut Mistakes) -> KeyStruct {
    let entity = &input.ast.ident;
    if resolver.complete
        && input.pk.is_none()
        && !has_attribute(input, "pk")
        && !misplaced::has(input, "pk")
    {
        let field = resolver.fields.first().map_or("id", |field| field.name.as_str());
        let template = format!("{}#<{field}>", plain(entity).to_uppercase());
        mistakes.report(
            entity.span(),
            &format!("`{entity}` has no partition key"),
            &format!("write `#[pk(\"{template}\")]` above the struct"),
        );
    }
    let pk = resolver.primary_attribute(input.pk.as_ref(), mistakes);
    let sk = resolver.primary_attribute(input.sk.as_ref(), mistakes);
    let ident = input
        .options
        .key
        .clone()
        .unwrap_or_else(|| format_ident!("{}Key", plain(entity), span = entity.span()));
    let unread = |key: &Option<_>, word| key.is_none() && has_attribute(input, word);
    let unsettled =
        resolver.lost.take() || !resolver.complete || input.pk.is_none() || unread(&input.sk, "sk");
    let (pk, sk) = if unsettled { (Vec::new(), Vec::new()) } else { (pk, sk) };
    KeyStruct { ident, place: KeyPlace::Primary, pk, sk, multi: false, unsettled }
}

fn has_attribute(input: &Input<'_>, word: &str) -> bool {
    input.ast.attrs.iter().any(|attr| attr.path().is_ident(word))
}
