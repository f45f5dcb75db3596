//! The README shows what the tool prints.

use ddb_keys::embedded::Embedded;
use ddb_keys_examples::battle_royale::entities::BattleRoyale;
use ddb_keys_examples::battle_royale::{sample, story};

const README: &str = include_str!("../../README.md");
const COMMAND: &str = "$ cargo run --example battle-royale-table -- ";

#[tokio::test]
async fn the_tool_prints_what_the_readme_shows() {
    let engine = Embedded::start().await.unwrap();
    let table = BattleRoyale::client(engine.client());
    story::load(&table, &sample::rows()).await.unwrap();
    let shown: Vec<&str> = README.split(COMMAND).skip(1).collect();
    assert_eq!(shown.len(), 2);
    for shown in shown {
        let (arguments, rest) = shown.split_once('\n').unwrap();
        let expected = rest.split("\n```").next().unwrap().trim_end();
        let mut printed = Vec::new();
        let arguments = ["battle-royale-table"].into_iter().chain(arguments.split(' '));
        let code = ddb_keys_admin::run_from(&table, arguments, &mut printed).await;
        let printed = String::from_utf8(printed).unwrap();
        assert_eq!((code, printed.trim_end()), (0, expected));
    }
}
