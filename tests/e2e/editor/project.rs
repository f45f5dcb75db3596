//! The project that the editor has open: the types in one crate, the program in another.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

const MODEL: &str = include_str!("project/model.rs");
pub(super) const APP: &str = include_str!("project/app.rs");

/// A file of the project.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum File {
    Model,
    App,
}

impl File {
    pub(super) fn text(self) -> &'static str {
        match self {
            Self::Model => MODEL,
            Self::App => APP,
        }
    }

    pub(super) fn path(self) -> &'static str {
        match self {
            Self::Model => "model/src/lib.rs",
            Self::App => "app/src/lib.rs",
        }
    }

    /// The place just after a text, where the file has it first.
    pub(super) fn after(self, text: &str) -> Value {
        let (before, _) = self.text().split_once(text).unwrap_or_else(|| panic!("no `{text}`"));
        position(self.text(), before.len() + text.len())
    }

    pub(super) fn line(self, number: u64) -> &'static str {
        self.text().lines().nth(usize::try_from(number).unwrap()).unwrap()
    }
}

pub(super) fn position(text: &str, at: usize) -> Value {
    let before = &text[..at];
    let column = at - before.rfind('\n').map_or(0, |end| end + 1);
    json!({ "line": before.matches('\n').count(), "character": column })
}

pub(super) fn write_project(project: &Path) {
    let library = concat!(env!("CARGO_MANIFEST_DIR"), "/../../ddb-keys");
    let dependencies = format!(
        "[dependencies]\n\
         ddb-keys = {{ path = {library:?}, features = [\"aws-sdk\"] }}\n\
         aws-sdk-dynamodb = {{ version = \"1\", default-features = false }}\n\
         serde = {{ version = \"1\", features = [\"derive\"] }}\n"
    );
    let write = |path: &str, text: &str| {
        let path = project.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    write("Cargo.toml", "[workspace]\nmembers = [\"app\", \"model\"]\nresolver = \"3\"\n");
    write("Cargo.lock", include_str!("../../../Cargo.lock"));
    for (name, file, more) in
        [("model", File::Model, ""), ("app", File::App, "model = { path = \"../model\" }\n")]
    {
        let package =
            format!("[package]\nname = {name:?}\nversion = \"0.1.0\"\nedition = \"2024\"\n\n");
        write(&format!("{name}/Cargo.toml"), &[&package, &dependencies, more].concat());
        write(file.path(), file.text());
    }
}
