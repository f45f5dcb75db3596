use ddb_keys::{Entity, Table};

use super::page;

#[derive(Entity)]
#[pk("ROOM#<room>")]
#[sk("#ROOM")]
#[allow(dead_code, reason = "keys are made from them")]
struct Room {
    room: String,
}

#[derive(Entity)]
#[pk("ROOM#<room>")]
#[sk("<<MSG>#<number:04>")]
#[gsi(ByAuthor, pk = "AUTHOR#<author>", sk = "<rest..>")]
#[former(V1, pk = "R#<room>", sk = "<number>")]
#[allow(dead_code, reason = "keys are made from them")]
struct Message {
    room: String,
    number: u32,
    author: Option<String>,
    rest: String,
}

#[derive(Table)]
#[table(name = "chat", pk = "PK", sk = "SK")]
#[gsi(ByAuthor, name = "by-author", pk = "GPK", sk = "GSK", projection = include("number"))]
#[gsi(Inverted, name = "inverted", pk = "SK", sk = "PK", projection = keys_only)]
#[allow(dead_code, reason = "its schema is what is shown")]
enum Chat {
    Message(Message),
    Room(Room),
}

#[test]
fn a_page_has_every_key() {
    let page = page(Chat::SCHEMA);
    let number =
        r#"<code>&lt;MSG&gt;#<span class="part" title="u32">&lt;number:04&gt;</span></code>"#;
    // In the table and the collection, and in the inverted index.
    assert_eq!(page.matches(number).count(), 3, "{page}");
    assert!(page.contains("&lt;rest..&gt;") && page.contains("formerly V1"), "{page}");
    assert!(page.contains("if <code>author</code> is set"), "{page}");
    assert!(page.contains("Message::query_by_author().author(author).rest(rest)"), "{page}");
    assert!(page.contains("keys, number"), "{page}");
    let [room, message] = ["<li>Room: ", "<li>Message: "].map(|text| page.find(text).unwrap());
    assert!(room < message, "{page}");
}

#[test]
fn a_page_asks_for_nothing_else() {
    let page = page(Chat::SCHEMA);
    assert!(page.contains("<title>Keys of chat</title>"), "{page}");
    for reference in ["http", "src=", "href=", "url(", "@import", "<script"] {
        assert!(!page.contains(reference), "{reference}: {page}");
    }
}
