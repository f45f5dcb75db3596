//! Changes of lists at the end of keys.

use super::pairs;

pairs! {
    a_text_becomes_a_list: table(name = "drive", pk = "PK")
        [ #[pk("F#<path..>")] struct File { path: String } ]
        => table(name = "drive", pk = "PK")
        [ #[pk("F#<path..>")] struct File { path: Vec<String> } ]
        => (Breaking "key-type-text-changed", "File, partition key", r#""F#<path..>" list(text)"#);

    a_list_in_the_key_alone_becomes_text: table(name = "drive", pk = "PK")
        [ #[pk("F#<path..>")] #[derive(serde::Serialize)] struct File { #[serde(skip_serializing)] path: Vec<String> } ]
        => table(name = "drive", pk = "PK")
        [ #[pk("F#<path..>")] #[derive(serde::Serialize)] struct File { #[serde(skip_serializing)] path: String } ]
        => (Breaking "key-type-text-changed", "File, partition key", r#""F#<path..>" text"#);

    elements_have_more_values: table(name = "drive", pk = "PK")
        [ #[pk("F#<path..>")] struct File { path: Vec<u16>, of: u8 } ]
        => table(name = "drive", pk = "PK")
        [ #[pk("F#<path..>")] struct File { path: Vec<u32>, of: u8 } ]
        => (Compatible "key-values-widened", "File, partition key", "the same keys");

    elements_have_fewer_variants: table(name = "drive", pk = "PK")
        [ #[pk("F#<path..>")] struct File { path: Vec<OldOrNew> } ]
        => table(name = "drive", pk = "PK")
        [ #[pk("F#<path..>")] struct File { path: Vec<OnlyNew> } ]
        => (Breaking "key-values-narrowed", "File, partition key", "`F#Old` can no longer be written or read");

    another_separator_joins_lists: table(name = "drive", pk = "PK")
        [ #[pk("F.<path..>")] struct File { path: Vec<u32> } ]
        => table(name = "drive", pk = "PK")
        [ #[entity(separator = '/')] #[pk("F.<path..>")] struct File { path: Vec<u32> } ]
        => (Breaking "separator-changed", "File, separator", "lists are joined by the old one");
}
