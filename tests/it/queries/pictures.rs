//! The pictures of the guide: each shows keys that the library builds, and rows that the queries beside them read.

use ddb_keys::{Entity, ItemCollection, Key, KeyValue, Table, query::IntoCondition};

use super::evaluate::finds;

/// The texts of one class in the only picture of a chapter, from top to bottom.
fn shown(chapter: &str, class: &str) -> Vec<String> {
    let (_, picture) = chapter.split_once("<svg ").expect("a picture");
    let (picture, _) = picture.split_once("</svg>").expect("the end of the picture");
    let texts = picture.lines().filter(|line| line.contains(&format!("class=\"{class}\"")));
    texts.map(|line| plain(line).trim().to_owned()).collect()
}

/// The text of a line without its tags.
fn plain(line: &str) -> String {
    let pieces = line.split('<').filter_map(|piece| Some(piece.split_once('>')?.1));
    pieces.collect::<String>().replace("&lt;", "<").replace("&gt;", ">").replace('\u{a0}', " ")
}

/// The positions of the rows that a query reads.
fn read(query: impl IntoCondition, rows: &[Key]) -> Vec<usize> {
    let condition = query.into_condition().unwrap();
    let found = |key: &Key| finds(&condition, std::slice::from_ref(&key.pk), key.sk.as_slice());
    (0..rows.len()).filter(|row| found(&rows[*row])).collect()
}

fn texts(key: &Key) -> Vec<String> {
    std::iter::once(&key.pk).chain(&key.sk).map(KeyValue::to_string).collect()
}

#[test]
fn the_key_chart_shows_the_templates_and_keys_of_its_items() {
    #[derive(Entity)]
    #[pk("USER#<username>")]
    #[sk("PROFILE")]
    struct User {
        username: String,
    }
    #[derive(Entity)]
    #[pk("USER#<username>")]
    #[sk("ORDER#<number:08>")]
    #[gsi(Open, pk = "OPEN_ORDERS", sk = "<opened>")]
    struct Order {
        username: String,
        number: u32,
        opened: Option<String>,
    }
    #[derive(Table)]
    #[table(name = "shop", pk = "PK", sk = "SK")]
    #[gsi(Open, pk = "GSI1PK", sk = "GSI1SK")]
    enum Shop {
        User(User),
        Order(Order),
    }
    let chapter = include_str!("../../../ddb-keys/src/docs/guide/keys.md");
    let chart = Shop::SCHEMA.chart();
    for template in shown(chapter, "template") {
        assert!(chart.contains(&template), "{template} is not in\n{chart}");
    }
    let user = User { username: "alice".into() };
    let open = Order { username: "alice".into(), number: 7, opened: Some("2026-01-05".into()) };
    let closed = Order { username: "alice".into(), number: 8, opened: None };
    let mut keys = texts(&user.key().build().unwrap());
    keys.extend(texts(&open.key().build().unwrap()));
    keys.extend(texts(&open.open_key().unwrap().build().unwrap()));
    keys.extend(texts(&closed.key().build().unwrap()));
    assert!(closed.open_key().is_none());
    assert_eq!(shown(chapter, "key"), keys);
}

#[test]
fn the_item_collection_shows_its_partition_and_range() {
    #[derive(Entity)]
    #[pk("ORDER#<order>")]
    #[sk("ORDER")]
    struct Order {
        order: u32,
    }
    #[derive(Entity)]
    #[pk("ORDER#<order>")]
    #[sk("LINE#<number:04>")]
    struct Line {
        order: u32,
        number: u16,
    }
    #[derive(Entity)]
    #[pk("ORDER#<order>")]
    #[sk("INVOICE")]
    struct Invoice {
        order: u32,
    }
    #[derive(Entity)]
    #[pk("ORDER#<order>")]
    #[sk("STATUS#<number:04>")]
    struct Status {
        order: u32,
        number: u16,
    }
    #[derive(Table)]
    #[table(name = "shop", pk = "PK", sk = "SK")]
    enum Shop {
        Order(Order),
        Line(Line),
        Invoice(Invoice),
        Status(Status),
    }
    #[derive(ItemCollection)]
    #[item_collection(table = Shop)]
    struct FullOrder {
        order: Order,
        invoice: Option<Invoice>,
        lines: Vec<Line>,
    }
    let line = |number| LineKey { order: 7, number }.build().unwrap();
    let status = |number| StatusKey { order: 7, number }.build().unwrap();
    let rows = [
        InvoiceKey { order: 7 }.build().unwrap(),
        line(1),
        line(2),
        OrderKey { order: 7 }.build().unwrap(),
        status(1),
        status(2),
    ];
    let chapter = include_str!("../../../ddb-keys/src/docs/guide/item_collections.md");
    let mut keys = vec!["ORDER#7".to_owned()];
    keys.extend(rows.iter().map(|key| texts(key)[1].clone()));
    assert_eq!(shown(chapter, "key"), keys);
    assert!(keys[1..].is_sorted());
    assert_eq!(read(FullOrder::query().order(7), &rows), [0, 1, 2, 3]);
}

#[test]
fn the_queries_read_the_rows_beside_them() {
    #[derive(Entity)]
    #[pk("CHAT#<chat>")]
    #[sk("META")]
    struct Chat {
        chat: String,
    }
    #[derive(Entity)]
    #[pk("CHAT#<chat>")]
    #[sk("MSG#<number:08>")]
    struct Message {
        chat: String,
        number: u32,
    }
    let message = |number| MessageKey { chat: "1", number }.build().unwrap();
    let mut rows = vec![ChatKey { chat: "1" }.build().unwrap()];
    rows.extend((1..=4).map(message));
    let chapter = include_str!("../../../ddb-keys/src/docs/guide/reading.md");
    let mut keys = vec!["CHAT#1".to_owned()];
    keys.extend(rows.iter().map(|key| texts(key)[1].clone()));
    assert_eq!(shown(chapter, "key"), keys);

    let query = || Message::query().chat("1");
    assert_eq!(read(query().number_in(2..=3), &rows), [2, 3]);
    assert_eq!(read(query(), &rows), [1, 2, 3, 4]);
    assert_eq!(read(Chat::collection().chat("1"), &rows), [0, 1, 2, 3, 4]);
    let written = [
        "Message::query().chat(\"1\")",
        ".number_in(2..=3)",
        "Message::query().chat(\"1\")",
        "Chat::collection().chat(\"1\")",
    ];
    assert_eq!(shown(chapter, "query"), written);
}
