//! Lists at the end of keys.

use ddb_keys::{Elements, Entity, KeyError, KeyPart, Refusal, query::IntoCondition};

#[derive(Debug, Clone, PartialEq, Eq, KeyPart)]
#[key_part(chars = "a-z")]
struct Folder(String);

#[derive(Debug, Entity)]
#[pk("DRIVE#<drive>")]
#[sk("FILE#<path..>")]
#[gsi(ByPath, pk = "PATH#<path..>", sk = "<drive>")]
struct File {
    drive: String,
    path: Vec<Folder>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
enum Level {
    Low,
    High,
}

#[derive(Debug, Entity)]
#[entity(separator = '/')]
#[pk("<a..>")]
#[sk("LEVEL/<levels..>")]
#[former(V1, separator = '|', pk = "OLD|<a..>", sk = "LEVEL|<levels..>")]
struct Mixed {
    a: Vec<u32>,
    levels: Vec<Level>,
}

#[derive(Entity)]
#[pk("<path..>")]
struct Plain {
    path: Vec<String>,
}

#[derive(Entity)]
#[pk("P")]
#[sk("<ids..>")]
struct Generic<T> {
    ids: Vec<T>,
}

fn folders(names: &[&str]) -> Vec<Folder> {
    names.iter().map(|name| Folder((*name).into())).collect()
}

fn refusal(key: Result<impl std::fmt::Debug, KeyError>) -> Refusal {
    *key.unwrap_err().refusal()
}

#[test]
fn a_list_is_joined_and_read_back() {
    let file = File { drive: "ann".into(), path: folders(&["home", "photos"]) };
    let key = file.key();
    assert_eq!(key.build().unwrap().to_string(), "DRIVE#ann | FILE#home#photos");
    let read = FileKey::parse("DRIVE#ann", "FILE#home#photos").unwrap();
    assert_eq!(read, key);
    assert_eq!(
        read.path.iter().map(|folder| folder.as_str()).collect::<Vec<_>>(),
        ["home", "photos"]
    );
    assert_eq!(read.build().unwrap(), key.build().unwrap());
    assert_eq!(format!("{read:?}"), r#"FileKey { drive: "ann", path: ["home", "photos"] }"#);
    let index = file.by_path_key().build().unwrap();
    assert_eq!(index.to_string(), "PATH#home#photos | ann");
}

#[test]
fn a_list_is_given_as_values_or_as_texts() {
    fn of(path: Elements<'_, Folder>) -> FileKey<'_> {
        FileKey { drive: "ann", path }
    }
    let names = folders(&["home"]);
    assert_eq!(of(Elements::from(&names)), of(Elements::of_texts(&["home"])));
    assert_eq!(of(names[..].into()), of((&[Folder("home".into())]).into()));
    assert_ne!(of(Elements::of_texts(&["home"])), of(Elements::of_texts(&["home", "a"])));
    let texts = ["a", "b"];
    let owned = texts.map(String::from);
    for path in [
        Elements::from(&texts),
        Elements::from(&texts.to_vec()),
        Elements::from(&owned),
        Elements::from(&owned.to_vec()),
    ] {
        assert_eq!(PlainKey { path }.build().unwrap().to_string(), "a#b");
    }
    let key = GenericKey::<u8> { ids: Elements::from(&[7, 42]) };
    assert_eq!(key.build().unwrap().to_string(), "P | 7#42");
    assert_eq!(Generic { ids: vec![7_u8, 42] }.key(), key);
}

#[test]
fn each_element_is_checked_and_an_empty_list_is_empty() {
    let key = |path| PlainKey { path }.build();
    assert_eq!(refusal(key((&[] as &[&str]).into())), Refusal::Empty);
    assert_eq!(refusal(key((&[""]).into())), Refusal::EmptyElement { number: 1 });
    assert_eq!(refusal(key((&["a", "", "b"]).into())), Refusal::EmptyElement { number: 2 });
    let cut = Refusal::SeparatorInElement { separator: '#', number: 2 };
    assert_eq!(refusal(key((&["a", "b#c"]).into())), cut);
    let long = "a".repeat(2047);
    assert_eq!(
        refusal(key((&[long.as_str(), "b"]).into())),
        Refusal::TooLong { len: 2049, max: 2048 }
    );
    let error =
        FileKey { drive: "ann", path: Elements::of_texts(&["home", "A"]) }.build().unwrap_err();
    assert_eq!(
        error.to_string(),
        "`File`, sort key `FILE#<path..>`: `path` has a character other than `a-z` at byte 0"
    );
}

#[test]
fn only_what_could_have_been_built_is_read() {
    for text in ["", "#", "a#", "#a", "a##b"] {
        assert!(!PlainKey::matches(text), "{text}");
    }
    assert!(PlainKey::matches("a") && PlainKey::matches("a#b"));
    assert!(!FileKey::matches("DRIVE#ann", "FILE#home#A"));
    assert!(MixedKey::matches("1/2", "LEVEL/Low/High"));
    assert!(!MixedKey::matches("1/02", "LEVEL/Low") && !MixedKey::matches("1", "LEVEL/Mid"));
}

#[test]
fn the_separator_of_a_former_key_joins_its_lists() {
    let mixed = Mixed { a: vec![1, 2], levels: vec![Level::Low, Level::High] };
    assert_eq!(mixed.key().build().unwrap().to_string(), "1/2 | LEVEL/Low/High");
    let former = MixedV1Key::from(&mixed).build().unwrap();
    assert_eq!(former.to_string(), "OLD|1|2 | LEVEL|Low|High");
}

#[test]
fn a_query_finds_what_is_under_whole_elements() {
    let shown = |query: Result<_, KeyError>| {
        query.map(|condition: ddb_keys::query::KeyCondition<_>| condition.to_string())
    };
    let under = |path: &[&str]| {
        shown(File::query().drive("ann").path_under(Elements::of_texts(path)).into_condition())
    };
    assert_eq!(under(&["home"]).unwrap(), r#"PK = DRIVE#ann and begins_with(SK, "FILE#home#")"#);
    assert_eq!(under(&[]).unwrap(), r#"PK = DRIVE#ann and begins_with(SK, "FILE#")"#);
    assert_eq!(refusal(under(&["home", ""])), Refusal::EmptyElement { number: 2 });
    let long = "a".repeat(1019);
    assert_eq!(refusal(under(&[&long])), Refusal::TooLong { len: 1025, max: 1024 });
    let whole = File::query().drive("ann").path(&folders(&["home", "photos"]));
    assert_eq!(shown(whole.into_condition()).unwrap(), "PK = DRIVE#ann and SK = FILE#home#photos");
    let levels = Mixed::query().a(&[1, 2]).levels_under(&[Level::Low]);
    assert_eq!(
        levels.into_condition().unwrap().to_string(),
        r#"PK = 1/2 and begins_with(SK, "LEVEL/Low/")"#
    );
}
