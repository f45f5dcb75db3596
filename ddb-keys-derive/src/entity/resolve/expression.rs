//! The fields that an expression in an attribute names.

use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use quote::ToTokens;
use syn::spanned::Spanned;

use crate::entity::model::Field;
use crate::error::{Mistakes, list_all, similar};
use crate::naming::plain;

/// What an expression names of `self`.
#[derive(Default)]
pub(super) struct Named {
    /// The word `self`, with its place.
    this: Option<Ident>,
    fields: Vec<Ident>,
    /// Whether the whole value is used.
    is_whole: bool,
}

impl Named {
    pub(super) fn of(expression: &syn::Expr) -> Self {
        let mut named = Self::default();
        named.find(expression.to_token_stream());
        named
    }

    /// The word `self`, as the expression has it.
    pub(super) fn this(self, expression: &syn::Expr) -> Ident {
        self.this.unwrap_or_else(|| Ident::new("self", expression.span()))
    }

    /// Whether it names fields, and the value in no other way.
    pub(super) fn has_only_fields(&self) -> bool {
        !self.fields.is_empty() && !self.is_whole
    }

    /// The fields, each once. `what` is computed from them, as in "a part is computed".
    pub(super) fn positions(
        &self,
        fields: &[Field],
        what: &str,
        mistakes: &mut Mistakes,
    ) -> Vec<usize> {
        let mut positions = Vec::new();
        for name in &self.fields {
            match position(name, fields, what, mistakes) {
                Some(position) if !positions.contains(&position) => positions.push(position),
                _ => {}
            }
        }
        positions
    }

    fn find(&mut self, tokens: TokenStream) {
        let mut tokens = tokens.into_iter().peekable();
        while let Some(token) = tokens.next() {
            match token {
                TokenTree::Group(group) => self.find(group.stream()),
                TokenTree::Ident(ident) if ident == "self" => {
                    let is_dot = |token: &TokenTree| matches!(token, TokenTree::Punct(mark) if mark.as_char() == '.');
                    self.this.get_or_insert(ident);
                    let name = tokens.next_if(is_dot).and_then(|_| tokens.next());
                    // A method may use any field, whatever it is called.
                    let is_method = tokens.peek().is_some_and(begins_arguments);
                    match name {
                        Some(TokenTree::Ident(field)) if !is_method => self.fields.push(field),
                        _ => self.is_whole = true,
                    }
                }
                _ => {}
            }
        }
    }
}

/// Whether this follows the name of a method: `(…)` or `::<…>`.
fn begins_arguments(token: &TokenTree) -> bool {
    match token {
        TokenTree::Group(group) => group.delimiter() == Delimiter::Parenthesis,
        TokenTree::Punct(mark) => mark.as_char() == ':',
        _ => false,
    }
}

fn position(name: &Ident, fields: &[Field], what: &str, mistakes: &mut Mistakes) -> Option<usize> {
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
        mistakes.report(name.span(), &format!("{what} from fields, and `{field}` is none"), &help);
    }
    position
}
