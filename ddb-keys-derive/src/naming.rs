//! Names that are made from other names, and types in messages.

use proc_macro2::{Delimiter, Ident, Literal, TokenStream, TokenTree};
use quote::{ToTokens, format_ident};
use syn::{Type, ext::IdentExt};

/// The name of an identifier, without `r#`.
pub(crate) fn plain(ident: &Ident) -> String {
    ident.unraw().to_string()
}

/// `OpenGames` → `open_games`, `GSI1` → `gsi1`, `ByUserID` → `by_user_id`.
pub(crate) fn snake(name: &str) -> String {
    let chars: Vec<char> = name.chars().collect();
    let mut snake = String::with_capacity(name.len() + 4);
    for (at, &letter) in chars.iter().enumerate() {
        let starts_word = letter.is_uppercase()
            && at > 0
            && chars[at - 1] != '_'
            && (!chars[at - 1].is_uppercase()
                || chars.get(at + 1).is_some_and(|next| next.is_lowercase()));
        if starts_word {
            snake.push('_');
        }
        snake.extend(letter.to_lowercase());
    }
    snake
}

/// `by-member` → `ByMember`, `sent_at` → `SentAt`.
pub(crate) fn camel(name: &str) -> String {
    let words = name.split(|letter: char| !letter.is_alphanumeric());
    let word = |word: &str| {
        let mut letters = word.chars();
        let first = letters.next().into_iter().flat_map(char::to_uppercase);
        first.chain(letters).collect::<String>()
    };
    words.map(word).collect()
}

/// The name of a generated function, with the span of a struct's name, so that editors lead there.
pub(crate) fn function(of: &Ident, name: &str) -> Ident {
    Ident::new(name, of.span())
}

/// A number for the identifier of an index, by which an entity and a table mean the same one (64-bit FNV-1a).
pub(crate) fn index_hash(index: &Ident) -> Literal {
    let hash = plain(index).bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    Literal::u64_unsuffixed(hash)
}

/// `Game` and `OpenGames` → `GameOpenGamesKey`.
pub(crate) fn index_key(entity: &Ident, key_name: &Ident) -> Ident {
    let entity = plain(entity);
    let name = plain(key_name);
    format_ident!("{entity}{name}Key", span = key_name.span())
}

/// `User` → `UserQuery`; `Game` and `OpenGames` → `GameOpenGamesQuery`.
pub(crate) fn query(entity: &Ident, key_name: Option<&Ident>) -> Ident {
    let name = key_name.map(plain).unwrap_or_default();
    let span = key_name.unwrap_or(entity).span();
    format_ident!("{}{name}Query", plain(entity), span = span)
}

/// `OpenGames` → `open_games_key`.
pub(crate) fn index_key_accessor(key_name: &Ident) -> Ident {
    format_ident!("{}_key", snake(&plain(key_name)), span = key_name.span())
}

/// A type, as it is usually written.
pub(crate) fn shown(ty: &Type) -> String {
    let spaced = ty.to_token_stream().to_string();
    let written = [" ::", ":: ", " <", "< ", " >", " ,", " ;", "& "];
    written.iter().fold(spaced, |text, written| text.replace(written, written.trim()))
}

/// A pattern, as it is usually written. Chart files have it, so that it does not depend on the compiler's version or on spaces in
/// the source.
pub(crate) fn pattern_text(pattern: &syn::Pat) -> String {
    let mut text = String::new();
    push_tokens(&mut text, pattern.to_token_stream());
    text.trim_start_matches([' ', '|']).to_owned()
}

/// A path, a type or an expression without the spaces that mean nothing.
pub(crate) fn code_text(code: &impl ToTokens) -> String {
    let mut text = String::new();
    push_tokens(&mut text, code.to_token_stream());
    text
}

fn push_tokens(text: &mut String, tokens: TokenStream) {
    let mut tokens = tokens.into_iter().peekable();
    let mut before = None;
    while let Some(token) = tokens.next() {
        let is_colon =
            |token: &TokenTree| matches!(token, TokenTree::Punct(punct) if punct.as_char() == ':');
        match &token {
            TokenTree::Ident(_) | TokenTree::Literal(_) => {
                let follows_a_word =
                    text.ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '"');
                text.push_str(if follows_a_word { " " } else { "" });
                text.push_str(&token.to_string());
            }
            TokenTree::Punct(punct) => match punct.as_char() {
                ',' => text.push_str(", "),
                letter @ ('|' | '@') => text.extend([' ', letter, ' ']),
                ':' if !before.as_ref().is_some_and(is_colon)
                    && !tokens.peek().is_some_and(is_colon) =>
                {
                    text.push_str(": ");
                }
                letter => text.push(letter),
            },
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::Brace => (" { ", " }"),
                    Delimiter::None => ("", ""),
                };
                text.push_str(open);
                push_tokens(text, group.stream());
                let written = text.trim_end_matches([' ', ',']).len();
                text.truncate(written);
                text.push_str(close);
            }
        }
        before = Some(token);
    }
}

#[cfg(test)]
mod tests {
    use syn::parse::Parser;

    use super::*;

    #[test]
    fn the_text_of_a_pattern_does_not_depend_on_spaces() {
        for (written, expected) in [
            ("true", "true"),
            ("S ::Open", "S::Open"),
            ("| S::Open|S::Held", "S::Open | S::Held"),
            ("Flags{open:true,..}", "Flags { open: true, .. }"),
            ("a::B { x : c::D ( _ , ) , }", "a::B { x: c::D(_) }"),
            ("S::Open {}", "S::Open { }"),
            ("1 ..=  -9", "1..=-9"),
            ("10..", "10.."),
            ("(1.., \"a  b\")", "(1.., \"a  b\")"),
            ("Some(ref mut n @ (1|2))", "Some(ref mut n @ (1 | 2))"),
            ("[first,..,&'x']", "[first, .., &'x']"),
            ("<T as Of>::X", "<T as Of>::X"),
        ] {
            let pattern = Parser::parse_str(syn::Pat::parse_multi_with_leading_vert, written);
            assert_eq!(pattern_text(&pattern.unwrap()), expected);
        }
    }

    #[test]
    fn words_are_found_at_capitals() {
        for (name, expected) in [
            ("OpenGames", "open_games"),
            ("GSI1", "gsi1"),
            ("ByUserID", "by_user_id"),
            ("HTTPServer", "http_server"),
            ("already_snake", "already_snake"),
            ("Open_Games", "open_games"),
            ("X", "x"),
        ] {
            assert_eq!(snake(name), expected);
        }
    }

    #[test]
    fn types_are_shown_as_they_are_written() {
        let types = ["Uuid", "std::vec::Vec<u8>", "HashMap<String, &'a str>", "(u8, [u8; 2])"];
        for written in types {
            assert_eq!(shown(&syn::parse_str(written).unwrap()), written);
        }
    }
}
