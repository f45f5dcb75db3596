//! What the guide quotes exists.

use std::fs;
use std::path::Path;

/// All texts below a folder whose names end so.
fn texts(folder: &Path, extension: &str, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            texts(&path, extension, found);
        } else if path.extension().is_some_and(|it| it == extension) {
            found.push(fs::read_to_string(path).unwrap());
        }
    }
}

/// Whether a line has all pieces of a message in their order. `…` stands for any text.
fn says(line: &str, message: &str) -> bool {
    let mut rest = line;
    message.split('…').all(|piece| match rest.split_once(piece) {
        Some((_, after)) => {
            rest = after;
            true
        }
        None => false,
    })
}

#[test]
fn the_compiler_says_what_the_chapter_on_troubleshooting_quotes() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut errors = Vec::new();
    texts(&tests.join("ui"), "stderr", &mut errors);
    texts(&tests.join("e2e/ui"), "stderr", &mut errors);
    let chapter = include_str!("../../ddb-keys/src/docs/guide/troubleshooting.md");
    let (chapter, _) = chapter.split_once("## Requests that fail").unwrap();
    let rows = chapter.lines().filter(|line| line.starts_with("| `"));
    let messages: Vec<&str> =
        rows.map(|row| row.split(" | ").next().unwrap().trim_matches(['|', '`', ' '])).collect();
    assert!(messages.len() > 20, "{messages:?}");
    for message in messages {
        let said = errors.iter().flat_map(|text| text.lines()).any(|line| says(line, message));
        assert!(said, "no compile error says {message:?}");
    }
}
