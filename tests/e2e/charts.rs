//! Access patterns of published key charts.

use chrono::{DateTime, TimeDelta, Utc};
use ddb_keys::{Entity, Table, span};
use serde::{Deserialize, Serialize};

use crate::engines::engines;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("USER#<user>")]
#[sk("PHOTO#<user>#<taken_at:millis>")]
struct Photo {
    user: String,
    taken_at: DateTime<Utc>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("REPO#<repo>")]
#[sk("ISSUE#<number:08>")]
#[gsi(Issues, name = Open, when(open = true), pk = "REPO#<repo>", sk = "ISSUE#OPEN#<number:desc(8)>")]
#[gsi(Issues, name = Closed, pk = "REPO#<repo>", sk = "#ISSUE#CLOSED#<number:08>")]
struct Issue {
    repo: String,
    number: u32,
    open: bool,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("REPO#<name>")]
#[sk("REPO#<name>")]
#[gsi(Issues, pk = "REPO#<name>", sk = "ISSUE$")]
struct Repo {
    name: String,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("REPO#<repo>")]
#[sk("STAR#<user>")]
struct Star {
    repo: String,
    user: String,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("USER#<user>")]
#[sk("ORDER#<order>")]
struct Order {
    user: String,
    order: u32,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("USER#<user>")]
#[sk("ORDER#<order>#ITEM#<item>")]
struct OrderItem {
    user: String,
    order: u32,
    item: u32,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("BOARD#<board>")]
#[sk("<score:desc>#<player>")]
struct Score {
    board: String,
    score: u64,
    player: String,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("MATCH#<id>")]
#[sk("MATCH#<id>")]
#[gsi(Bracket, pk = [tournament, region], sk = [round, "B#<bracket>", id])]
struct Match {
    id: u32,
    tournament: String,
    region: String,
    round: u8,
    bracket: String,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "charts", pk = "PK", sk = "SK")]
#[gsi(Issues, name = "issues", pk = "GSI1PK", sk = "GSI1SK")]
#[gsi(Bracket, name = "bracket", pk = ["tournament", "region"], sk = ["round", "bracket_key", "id"])]
enum Charts {
    Photo(Photo),
    Issue(Issue),
    Repo(Repo),
    Star(Star),
    Order(Order),
    OrderItem(OrderItem),
    Score(Score),
    Match(Match),
}

fn issue(number: u32, open: bool) -> Issue {
    Issue { repo: "r".into(), number, open }
}

fn numbers(issues: &[Issue]) -> Vec<u32> {
    issues.iter().map(|issue| issue.number).collect()
}

#[tokio::test]
async fn photos_between_two_instants() {
    let start: DateTime<Utc> = "2024-10-14T01:01:01Z".parse().unwrap();
    let photo =
        |millis| Photo { user: "alice".into(), taken_at: start + TimeDelta::milliseconds(millis) };
    for engine in engines().await {
        let table = engine.table::<Charts>().await;
        // The default text of the half second sorts before that of the whole one.
        for millis in [500, 0, 1000, 999, 86_400_000] {
            table.put(&photo(millis)).await.unwrap();
        }
        let (from, to) = (start, start + TimeDelta::seconds(1));
        let between = table.query(Photo::query().user("alice").taken_at_in(from..=to)).await;
        assert_eq!(between.unwrap(), [0, 500, 999, 1000].map(photo), "{}", engine.name);
        let before = table.query(Photo::query().user("alice").taken_at_in(from..to)).await;
        assert_eq!(before.unwrap(), [0, 500, 999].map(photo));
    }
}

#[tokio::test]
async fn issues_in_the_order_of_their_numbers() {
    for engine in engines().await {
        let table = engine.table::<Charts>().await;
        for number in [10, 2, 1, 100] {
            table.put(&issue(number, true)).await.unwrap();
        }
        let all = table.query(Issue::query().repo("r")).await.unwrap();
        assert_eq!(numbers(&all), [1, 2, 10, 100], "{}", engine.name);
        let some = table.query(Issue::query().repo("r").number_in(2..=10)).await.unwrap();
        assert_eq!(numbers(&some), [2, 10]);
        let one = table.query(Issue::query().repo("r").number(1)).await.unwrap();
        assert_eq!(numbers(&one), [1], "and neither 10 nor 100");
    }
}

#[tokio::test]
async fn an_issue_moves_from_the_open_to_the_closed_ones() {
    for engine in engines().await {
        let table = engine.table::<Charts>().await;
        for number in [1, 2, 10] {
            table.put(&issue(number, true)).await.unwrap();
        }
        let open = || Issue::query_open().repo("r");
        let closed = || Issue::query_closed().repo("r");
        assert_eq!(numbers(&table.query(open()).await.unwrap()), [10, 2, 1], "latest first");
        assert!(table.query(closed()).await.unwrap().is_empty());
        table.put(&issue(2, false)).await.unwrap();
        table.put(&issue(1, false)).await.unwrap();
        assert_eq!(numbers(&table.query(open()).await.unwrap()), [10]);
        assert_eq!(numbers(&table.query(closed()).await.unwrap()), [1, 2], "oldest first");
        let some = table.query(closed().number_in(..2)).await.unwrap();
        assert_eq!(numbers(&some), [1], "{}", engine.name);
    }
}

#[tokio::test]
async fn the_highest_score_comes_first() {
    let score = |score| Score { board: "b".into(), score, player: "p".into() };
    for engine in engines().await {
        let table = engine.table::<Charts>().await;
        for points in [9, 10, 0, u64::MAX, 100] {
            table.put(&score(points)).await.unwrap();
        }
        let board = || Score::query().board("b");
        let best = table.query(board()).first().await.unwrap();
        assert_eq!(best, Some(score(u64::MAX)), "{}", engine.name);
        let all = table.query(board()).await.unwrap();
        assert_eq!(all, [u64::MAX, 100, 10, 9, 0].map(score));
        let some = table.query(board().score_in(9..100)).await.unwrap();
        assert_eq!(some, [10, 9].map(score));
    }
}

#[tokio::test]
async fn an_index_of_several_attributes_is_given_from_the_left() {
    let found = |id, round, bracket: &str| Match {
        id,
        tournament: "W24".into(),
        region: "EU".into(),
        round,
        bracket: bracket.into(),
    };
    for engine in engines().await {
        let table = engine.table::<Charts>().await;
        let matches = [
            found(1, 1, "UP"),
            found(2, 2, "UP"),
            found(3, 2, "LOW"),
            found(4, 10, "UP"),
            found(5, 2, "UPPER"),
        ];
        for one in &matches {
            table.put(one).await.unwrap();
        }
        table.put(&Match { region: "NA".into(), ..found(6, 2, "UP") }).await.unwrap();
        let both = || Match::query_bracket().tournament("W24").region("EU");
        let ids = |rows: Vec<Match>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
        assert_eq!(ids(table.query(both()).await.unwrap()), [1, 3, 2, 5, 4], "{}", engine.name);
        assert_eq!(ids(table.query(both().round_in(2..=10)).await.unwrap()), [3, 2, 5, 4]);
        assert_eq!(ids(table.query(both().round(2)).await.unwrap()), [3, 2, 5]);
        assert_eq!(ids(table.query(both().round(2).bracket("UP")).await.unwrap()), [2]);
        let upper = both().round(2).bracket_starts_with("UP");
        assert_eq!(ids(table.query(upper).descending().await.unwrap()), [5, 2]);
        let last = both().round(2).bracket("UP").id_in(3..);
        assert!(table.query(last).await.unwrap().is_empty());
        let last = both().round(2).bracket("UP").id_in(..=2);
        assert_eq!(ids(table.query(last).await.unwrap()), [2]);
    }
}

#[tokio::test]
async fn a_typed_query_passes_over_what_lies_between() {
    let order = |order| Order { user: "u".into(), order };
    let item = |order, item| OrderItem { user: "u".into(), order, item };
    for engine in engines().await {
        let table = engine.table::<Charts>().await;
        table.put(&order(1)).await.unwrap();
        table.put(&item(1, 1)).await.unwrap();
        table.put(&item(1, 2)).await.unwrap();
        table.put(&order(10)).await.unwrap();
        table.put(&item(10, 1)).await.unwrap();
        let orders = table.query(Order::query().user("u")).page(None).await.unwrap();
        assert_eq!(
            (orders.rows, orders.skipped),
            (vec![order(1), order(10)], 3),
            "{}",
            engine.name
        );
        let items = table.query(OrderItem::query().user("u").order(1)).page(None).await.unwrap();
        assert_eq!((items.rows, items.skipped), (vec![item(1, 1), item(1, 2)], 0));
        let one = table.query(Order::query().user("u").order(1)).await.unwrap();
        assert_eq!(one, [order(1)], "neither its items nor order 10");
        assert_eq!(
            table.query(Order::query().user("u")).limit(2).await.unwrap(),
            [order(1), order(10)]
        );
    }
}

#[tokio::test]
async fn a_span_reads_several_entities_at_once() {
    let star = |user: &str| Star { repo: "r".into(), user: user.into() };
    let repo = || Repo { name: "r".into() };
    for engine in engines().await {
        let table = engine.table::<Charts>().await;
        for number in [1, 2, 10] {
            table.put(&issue(number, number > 1)).await.unwrap();
        }
        table.put(&repo()).await.unwrap();
        table.put(&star("a")).await.unwrap();
        table.put(&star("b")).await.unwrap();
        let from = || Issue::query().repo("r").number_in(2..);
        let issues_and_repo =
            [Charts::Issue(issue(2, true)), Charts::Issue(issue(10, true)), Charts::Repo(repo())];
        let rows = table.query(span(from(), Repo::query().name("r"))).await.unwrap();
        assert_eq!(rows, issues_and_repo, "{}", engine.name);
        let both = span(Repo::query().name("r"), Star::query().repo("r"));
        let rows = table.query(both).descending().await.unwrap();
        let stars_and_repo =
            [Charts::Star(star("b")), Charts::Star(star("a")), Charts::Repo(repo())];
        assert_eq!(rows, stars_and_repo);
        let in_index = || span(Issue::query_open().repo("r"), Repo::query_issues().name("r"));
        let rows = table.query(in_index()).await.unwrap();
        let open_and_repo =
            [Charts::Issue(issue(10, true)), Charts::Issue(issue(2, true)), Charts::Repo(repo())];
        assert_eq!(rows, open_and_repo);
        let mut rows = table.query(in_index()).descending().await.unwrap();
        rows.reverse();
        assert_eq!(rows, open_and_repo);
        let everything = table.query(Repo::collection().name("r")).await.unwrap();
        assert_eq!(everything.len(), 6);
    }
}
