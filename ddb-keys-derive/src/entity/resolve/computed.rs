//! Parts of keys that are computed from fields.

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::ToTokens;
use syn::spanned::Spanned;

use crate::attr::serde::FieldNames;
use crate::entity::attr::{ComputedPart, Input};
use crate::entity::model::{Computed, Field};
use crate::error::{Mistakes, list_all, similar};
use crate::known_type::{KnownType, argument_of};
use crate::naming::plain;

/// The parts that `#[entity(part(…))]` computes, as fields that no item stores.
pub(super) fn computed_parts(
    input: &Input<'_>,
    fields: &[Field],
    mistakes: &mut Mistakes,
) -> Vec<Field> {
    let written = input.options.parts.iter();
    let written =
        written.filter_map(|parts| mistakes.take(parts.0.as_ref().map_err(Clone::clone))).flatten();
    let written: Vec<_> = written.collect();
    let mut parts: Vec<Field> = Vec::new();
    for part in written {
        let name = plain(&part.name);
        if fields.iter().chain(&parts).any(|field| field.name == name) {
            mistakes.report(
                part.name.span(),
                &format!("`{name}` names two parts of this entity"),
                "give the computed part a name of its own",
            );
            continue;
        }
        parts.push(computed_part(part, parts.len(), fields, mistakes));
    }
    parts
}

fn computed_part(
    ComputedPart { name: ident, ty, expression }: &ComputedPart,
    number: usize,
    fields: &[Field],
    mistakes: &mut Mistakes,
) -> Field {
    let mut named = Named::default();
    named.find(expression.to_token_stream());
    let inner = argument_of(ty, &["Option"]);
    let (name, known) = (plain(ident), KnownType::of(inner.unwrap_or(ty)));
    let mut found = Mistakes::default();
    let used: Vec<usize> =
        named.fields.iter().filter_map(|field| position(field, fields, &mut found)).collect();
    if named.fields.is_empty() || named.is_whole {
        found.report(
            expression.span(),
            &format!("`{name}` does not say which fields it is computed from"),
            "name each of them, as in `hour_of(self.at)`: an update of one of them has to give the keys anew",
        );
    }
    if matches!(known, KnownType::Text | KnownType::Bytes) {
        found.report(
            ty.span(),
            &format!("`{name}` is computed, and a key borrows text from a field"),
            "compute an `arrayvec::ArrayString<64>`, with the feature `arrayvec` of ddb-keys, or store the text in a field",
        );
    }
    let computed = Computed {
        number,
        expression: (!found.any()).then(|| expression.clone()),
        this: named.this.unwrap_or_else(|| Ident::new("self", expression.span())),
        fields: used,
    };
    mistakes.extend(found);
    Field {
        attribute: name.clone(),
        optional: inner.is_some(),
        in_primary: false,
        known,
        checked: None,
        computed: Some(computed),
        ty: ty.clone(),
        ident: ident.clone(),
        name,
        serde: FieldNames::of_no_field(),
    }
}

/// The field that an expression names.
fn position(name: &Ident, fields: &[Field], mistakes: &mut Mistakes) -> Option<usize> {
    let field = plain(name);
    let position = fields.iter().position(|known| known.name == field);
    if position.is_none() {
        let names = || fields.iter().map(|field| field.name.as_str());
        let help = match similar(&field, names()) {
            Some(similar) => format!("a field with a similar name exists: `{similar}`"),
            None => format!(
                "the fields are {}; give them to a function: `hour_of(self.at)`",
                list_all(names())
            ),
        };
        let message = format!("a part is computed from fields, and `{field}` is none");
        mistakes.report(name.span(), &message, &help);
    }
    position
}

/// What an expression names of `self`.
#[derive(Default)]
struct Named {
    this: Option<Ident>,
    fields: Vec<Ident>,
    /// Whether the whole value is used.
    is_whole: bool,
}

impl Named {
    fn find(&mut self, tokens: TokenStream) {
        let mut tokens = tokens.into_iter().peekable();
        while let Some(token) = tokens.next() {
            match token {
                TokenTree::Group(group) => self.find(group.stream()),
                TokenTree::Ident(ident) if ident == "self" => {
                    let is_dot = |token: &TokenTree| matches!(token, TokenTree::Punct(mark) if mark.as_char() == '.');
                    self.this.get_or_insert(ident);
                    match tokens.next_if(is_dot).and_then(|_| tokens.next()) {
                        Some(TokenTree::Ident(field)) => self.fields.push(field),
                        _ => self.is_whole = true,
                    }
                }
                _ => {}
            }
        }
    }
}
