//! Collects mistakes, and gives each its help.

mod names;
mod option;

use std::ops::Range;

use proc_macro2::{Span, TokenStream};
use quote::quote;

pub(crate) use names::{list, list_all, similar};

/// The mistakes found so far. All of them are reported at once.
#[derive(Default)]
pub(crate) struct Mistakes(Option<syn::Error>);

impl Mistakes {
    pub(crate) fn add(&mut self, mistake: syn::Error) {
        match &mut self.0 {
            Some(first) => first.combine(mistake),
            None => self.0 = Some(mistake),
        }
    }

    pub(crate) fn extend(&mut self, others: Self) {
        if let Some(others) = others.0 {
            self.add(others);
        }
    }

    /// A mistake, and a suggestion.
    pub(crate) fn report(&mut self, span: Span, message: &str, help: &str) {
        self.add(syn::Error::new(span, with_help(message, help)));
    }

    /// The value, or `None` after adding the mistake.
    pub(crate) fn take<T>(&mut self, result: Result<T, impl Into<syn::Error>>) -> Option<T> {
        result.map_err(|mistake| self.add(mistake.into())).ok()
    }

    /// The options of an attribute, or `None` after adding the mistakes. `example` shows how to write them.
    pub(crate) fn options<T>(&mut self, read: darling::Result<T>, example: &str) -> Option<T> {
        read.map_err(|mistakes| {
            for mistake in mistakes.flatten() {
                self.add(option::reworded(mistake, example));
            }
        })
        .ok()
    }

    pub(crate) fn any(&self) -> bool {
        self.0.is_some()
    }

    /// The mistakes as `compile_error!` items, except for the last, which is a type: the compiler says nothing about uses of a
    /// type that has an error, and shows the mistakes in their order.
    pub(crate) fn into_tokens_and_type(self) -> (TokenStream, Option<TokenStream>) {
        let mut mistakes: Vec<_> =
            self.0.into_iter().flatten().map(|mistake| mistake.to_compile_error()).collect();
        let last = mistakes.pop();
        let unknown = last.map(|last| quote!(<[(); #last] as ::core::iter::IntoIterator>::Item));
        (quote!(#(#mistakes)*), unknown)
    }

    /// The mistakes as `compile_error!` items.
    pub(crate) fn into_tokens(self) -> TokenStream {
        self.0.map_or_else(|| quote!(), |mistakes| mistakes.to_compile_error())
    }
}

/// A message with a line of help.
pub(crate) fn with_help(message: &str, help: &str) -> String {
    format!("{message}\n  help: {help}")
}

/// A message about a place of a string, with the text and a caret line under it.
pub(crate) fn with_caret(message: &str, text: &str, range: &Range<usize>, help: &str) -> String {
    if text.is_empty() {
        return with_help(message, help);
    }
    let shown = text.escape_debug().to_string();
    let before = text[..range.start].escape_debug().count();
    let under = text[range.clone()].escape_debug().count().max(1);
    format!("{message}\n  {shown}\n  {}{} help: {help}", " ".repeat(before), "^".repeat(under))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_caret_stands_under_the_place() {
        let message =
            with_caret("no field `usrname`", "USER#<usrname>", &(6..13), "write `username`");
        assert_eq!(
            message,
            "no field `usrname`\n  USER#<usrname>\n        ^^^^^^^ help: write `username`"
        );
    }

    #[test]
    fn the_caret_counts_what_is_shown() {
        let message = with_caret("x", "a\t<b", &(2..3), "y");
        assert_eq!(message, "x\n  a\\t<b\n     ^ help: y");
    }
}
