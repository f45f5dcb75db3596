//! Names as Rust writes them.

/// The words that need `r#` to be names.
const KEYWORDS: [&str; 48] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let",
    "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return",
    "static", "struct", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use",
    "virtual", "where", "while", "yield",
];

/// A name as it is written in Rust.
pub(crate) fn identifier(name: &str) -> String {
    if KEYWORDS.contains(&name) { format!("r#{name}") } else { name.to_string() }
}

#[cfg(test)]
mod tests {
    use super::{KEYWORDS, identifier};

    #[test]
    fn keywords_are_escaped() {
        let names = ["type", "while", "yield", "kind", "user"].map(identifier);
        assert_eq!(names, ["r#type", "r#while", "r#yield", "kind", "user"]);
        assert!(KEYWORDS.is_sorted());
    }
}
