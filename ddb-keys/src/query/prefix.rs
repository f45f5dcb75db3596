//! Beginnings of text, and the strings beside them.

use alloc::string::String;

use crate::part::{FoldableText, KeyPart, PartOf, Text};

/// A prefix of a value, for parts that are text.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a prefix of a `{P}`: only text has prefixes",
    label = "not a prefix of a text",
    note = "give the whole value, or a range of values with the method that ends in `_in`"
)]
pub trait Prefix<P: ?Sized, E: ?Sized = (), const N: usize = 0> {
    /// The text.
    fn text(&self) -> &str;
}

macro_rules! prefixes {
    ($([$($generics:tt)*] $text:ty: $this:ident => $as_text:expr;)+) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)* P, E: ?Sized, const N: usize> Prefix<P, E, N> for $text
        where
            P: PartOf<E, N, Part: KeyPart<Base: FoldableText>> + ?Sized,
        {
            fn text(&self) -> &str {
                let $this = self;
                $as_text
            }
        }
    )+};
}

prefixes! {
    [] &str: text => text;
    [] String: text => text;
    [] &String: text => text;
    [T,] Text<'_, T>: text => text.as_str();
}

/// Returns the least text of at most `max` bytes that is greater than every text with this prefix. `None` if there is
/// no such text.
///
/// The last character is incremented. If there is no next one, or it is longer and does not fit, no key can have it
/// either, and the character before it is incremented instead. Surrogates are skipped, because they are not
/// characters.
pub(super) fn after_prefix(prefix: &str, max: usize) -> Option<String> {
    let mut text = String::from(prefix);
    while let Some(last) = text.pop() {
        let next = match last {
            '\u{D7FF}' => Some('\u{E000}'),
            last => char::from_u32(u32::from(last) + 1),
        };
        if let Some(next) = next
            && text.len() + next.len_utf8() <= max
        {
            text.push(next);
            return Some(text);
        }
    }
    None
}

/// Returns the greatest text that is less than this one and not wider.
pub(crate) fn just_before(text: &str) -> String {
    let mut before = String::from(text);
    let Some(last) = before.pop() else { return before };
    let lowered = match last {
        '\u{E000}' => Some('\u{D7FF}'),
        last => u32::from(last).checked_sub(1).and_then(char::from_u32),
    };
    if let Some(lowered) = lowered {
        before.push(lowered);
        // A shorter character leaves a byte free, which the greatest one-byte character fills.
        if lowered.len_utf8() < last.len_utf8() {
            before.push('\u{7F}');
        }
    }
    before
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_follows_a_prefix_is_its_last_character_raised() {
        let after = |prefix| after_prefix(prefix, 1024);
        assert_eq!(after("MSG#").as_deref(), Some("MSG$"));
        assert_eq!(after("a\u{D7FF}").as_deref(), Some("a\u{E000}"));
        assert_eq!(after("a\u{10FFFF}").as_deref(), Some("b"));
        assert_eq!(after("a\u{10FFFF}\u{10FFFF}").as_deref(), Some("b"));
        assert_eq!(after("\u{10FFFF}"), None);
        assert_eq!(after(""), None);
    }

    #[test]
    fn what_follows_a_prefix_is_no_longer_than_a_key() {
        assert_eq!(after_prefix("a\u{7F}", 3).as_deref(), Some("a\u{80}"));
        assert_eq!(after_prefix("a\u{7F}", 2).as_deref(), Some("b"));
        assert_eq!(after_prefix("\u{7F}", 1), None);
    }

    #[test]
    fn what_stands_before_a_text_parts_it_from_all_lesser_ones() {
        for (text, lesser) in [
            ("20", "19"),
            ("21", "20"),
            ("a0", "Zz"),
            ("00", ""),
            ("\u{80}", "\u{7F}\u{7F}"),
            ("\u{E000}", "\u{D7FF}"),
            ("\u{800}", "\u{7FF}\u{7F}"),
            ("a\0", "`\u{7F}"),
        ] {
            let bound = just_before(text);
            assert!(lesser <= bound.as_str() && bound.as_str() < text, "{text:?}");
        }
    }
}
