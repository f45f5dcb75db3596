//! Attributes and comments, in the layout of rustfmt.

/// The number of characters that the arguments of an attribute may have on one line.
const WIDTH: usize = 70;
/// The number of characters of a line of a comment.
const LINE: usize = 100;

/// An attribute with its arguments: `#[gsi(Open, pk = "OPEN")]`.
pub(super) fn attribute(indent: &str, name: &str, arguments: &[String]) -> String {
    let line = arguments.join(", ");
    if line.len() <= WIDTH {
        return format!("{indent}#[{name}({line})]\n");
    }
    let separator = format!(",\n{indent}    ");
    format!("{indent}#[{name}(\n{indent}    {}\n{indent})]\n", arguments.join(&separator))
}

/// A comment, in lines.
pub(super) fn comment(text: &str) -> String {
    let mut lines = String::from("//");
    let mut length = lines.len();
    for word in text.split_whitespace().map(visible) {
        if length > 2 && length + 1 + word.len() > LINE {
            lines += "\n//";
            length = 2;
        }
        lines += " ";
        lines += &word;
        length += 1 + word.len();
    }
    let is_sentence = !text.starts_with('-') && !text.ends_with(['.', ':']);
    lines + if is_sentence { ".\n" } else { "\n" }
}

/// A word in which every character can be seen.
fn visible(word: &str) -> String {
    let is_seen = |letter: char| letter.is_alphanumeric() || letter.is_ascii_graphic();
    let letters = word.chars().map(|letter| {
        if is_seen(letter) { letter.to_string() } else { letter.escape_unicode().to_string() }
    });
    letters.collect()
}

/// A literal of Rust.
pub(super) fn literal(text: &str) -> String {
    format!("{text:?}")
}

/// `name = "text"`
pub(super) fn named(name: &str, text: &str) -> String {
    format!("{name} = {}", literal(text))
}
