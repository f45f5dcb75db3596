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
    let mut parts: Vec<Field> = Vec::new();
    for written in &input.options.parts {
        match &written.0 {
            Err(mistake) => mistakes.add(mistake.clone()),
            Ok(written) => {
                for part in written {
                    let taken =
                        fields.iter().chain(&parts).any(|field| field.name == plain(&part.name));
                    if taken {
                        mistakes.report(
                            part.name.span(),
                            &format!("`{}` names two parts of this entity", plain(&part.name)),
                            "give the computed part a name of its own",
                        );
                        continue;
                    }
                    parts.push(computed_part(part, parts.len(), fields, mistakes));
                }
            }
        }
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
    let names = || fields.iter().map(|field| field.name.as_str());
    let mut used = Vec::new();
    for field in &named.fields {
        let name = plain(field);
        match fields.iter().position(|field| field.name == name) {
            Some(at) => used.push(at),
            None => mistakes.report(
                field.span(),
                &format!("a part is computed from fields, and `{name}` is none"),
                &similar(&name, names()).map_or_else(
                    || {
                        format!(
                            "the fields are {}; give them to a function: `hour_of(self.at)`",
                            list_all(names())
                        )
                    },
                    |similar| format!("a field with a similar name exists: `{similar}`"),
                ),
            ),
        }
    }
    if named.fields.is_empty() || named.is_whole {
        mistakes.report(
            expression.span(),
            &format!("`{}` does not say which fields it is computed from", plain(ident)),
            "name each of them, as in `hour_of(self.at)`: an update of one of them has to give the keys anew",
        );
    }
    let inner = argument_of(ty, &["Option"]);
    let name = plain(ident);
    Field {
        attribute: name.clone(),
        optional: inner.is_some(),
        in_primary: false,
        known: KnownType::of(inner.unwrap_or(ty)),
        checked: None,
        computed: Some(Computed {
            number,
            expression: expression.clone(),
            this: named.this.unwrap_or_else(|| Ident::new("self", expression.span())),
            fields: used,
        }),
        ty: ty.clone(),
        ident: ident.clone(),
        name,
        serde: FieldNames::of_no_field(),
    }
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
