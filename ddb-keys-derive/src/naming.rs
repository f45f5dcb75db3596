//! Names that are made from other names, and types in messages.

use proc_macro2::Ident;
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

/// A number for the identifier of an index, by which an entity and a table mean the same one (64-bit FNV-1a).
pub(crate) fn index_hash(index: &Ident) -> u64 {
    plain(index).bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
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

#[cfg(test)]
mod tests {
    use super::*;

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
