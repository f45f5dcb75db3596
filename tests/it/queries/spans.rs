//! Several entities of a partition in one range.

use ddb_keys::query::{IntoCondition, KeyCondition};
use ddb_keys::{Entity, KeyError, Refusal, span};

use super::{error, is_empty, refusal, shown};

#[derive(Entity)]
#[pk("REPO#<name>")]
#[sk("ISSUE#<number:08>")]
#[gsi(Feed, pk = "FEED#<name>", sk = "I#<number:desc(8)>")]
struct Issue {
    name: String,
    number: u32,
}

#[derive(Entity)]
#[pk("REPO#<name>")]
#[sk("REPO#<name>")]
#[gsi(Feed, pk = "FEED#<name>", sk = "R#<name>")]
struct Repo {
    name: String,
}

#[derive(Entity)]
#[pk("REPO#<name>")]
#[sk("STAR#<user>")]
struct Star {
    name: String,
    user: String,
}

#[derive(Entity)]
#[pk("REPO#<name>")]
#[sk("<page..>")]
#[gsi(Pages, pk = [name, page])]
struct Page {
    name: String,
    page: String,
}

#[test]
fn a_span_runs_from_the_start_of_one_to_the_end_of_the_other() {
    let (issue, repo, star) =
        (|| Issue::query().name("x"), || Repo::query().name("x"), || Star::query().name("x"));
    assert_eq!(shown(span(issue(), repo())), "PK = REPO#x and SK between ISSUE# and REPO#x");
    assert_eq!(shown(span(repo(), star())), "PK = REPO#x and SK between REPO#x and STAR$");
    assert_eq!(shown(span(issue(), star())), "PK = REPO#x and SK between ISSUE# and STAR$");
    assert_eq!(
        shown(span(issue().number_in(5..), star().user("a"))),
        "PK = REPO#x and SK between ISSUE#00000005 and STAR#a"
    );
    assert_eq!(
        shown(span(span(issue(), repo()), star())),
        "PK = REPO#x and SK between ISSUE# and STAR$",
        "spans may be ends of spans"
    );
}

#[test]
fn a_span_in_the_wrong_order_is_refused() {
    let (issue, star) = (|| Issue::query().name("x"), || Star::query().name("x"));
    let reversed = error(span(star(), issue()));
    assert_eq!(*reversed.refusal(), Refusal::Reversed);
    assert_eq!(
        reversed.to_string(),
        "`Issue`, sort key `ISSUE#<number:08>`: the key comes before the start of the span"
    );
    assert_eq!(refusal(span(issue().number_in(5..), issue().number_in(..=4))), Refusal::Reversed);
    assert_eq!(
        shown(span(issue().number_in(5..), issue().number(5))),
        "PK = REPO#x and SK between ISSUE#00000005 and ISSUE#00000005"
    );
    assert!(is_empty(span(star(), issue().number_in(5..=4))), "nothing is asked for");
}

#[test]
fn a_raised_end_is_not_in_the_span() {
    let issue = || Issue::query().name("x");
    let excludes = |span: Result<KeyCondition<_>, KeyError>| span.unwrap().excludes_end();
    assert!(excludes(span(issue(), issue()).into_condition()));
    assert!(excludes(span(issue(), issue().number_in(5..)).into_condition()));
    assert!(!excludes(span(issue(), issue().number_in(..=5)).into_condition()));
    assert!(!excludes(span(issue(), issue().number(5)).into_condition()));
    assert!(!excludes(span(issue(), Repo::query().name("x")).into_condition()));
    assert!(excludes(span(issue(), span(issue(), Star::query().name("x"))).into_condition()));
}

#[test]
fn a_span_may_lie_in_an_index() {
    let feed = span(Issue::query_feed().name("x"), Repo::query_feed().name("x"));
    assert_eq!(shown(feed), "Feed: PK = FEED#x and SK between I# and R#x");
    let feed = span(Issue::query_feed().name("x").number_in(..=9), Repo::query_feed().name("x"));
    assert_eq!(shown(feed), "Feed: PK = FEED#x and SK between I#99999990 and R#x");
    let page = || Page::query_pages().name("x").page("y");
    assert_eq!(shown(span(page(), page())), "Pages: name = x and page = y", "two of one partition");
}

#[test]
fn both_ends_lie_in_one_partition_of_one_index() {
    let apart = error(span(Issue::query().name("x"), Repo::query().name("y")));
    assert_eq!(*apart.refusal(), Refusal::Apart);
    assert_eq!(
        apart.to_string(),
        "`Repo`, sort key `REPO#<name>`: the key is in a different partition or index than the start of the span"
    );
    let indexes = span(Issue::query_feed().name("x"), Repo::query().name("x"));
    assert_eq!(refusal(indexes), Refusal::Apart);
    let collections = span(Issue::collection().name("x"), Repo::collection().name("y"));
    assert_eq!(refusal(collections), Refusal::Apart);
}

#[test]
fn an_open_end_is_the_partitions_end() {
    let (issue, page) = (|| Issue::query().name("x"), || Page::query().name("x"));
    assert_eq!(shown(span(issue(), page())), "PK = REPO#x and SK >= ISSUE#");
    assert_eq!(shown(span(page(), issue())), "PK = REPO#x and SK <= ISSUE$");
    assert_eq!(shown(span(page(), page())), "PK = REPO#x");
    assert_eq!(
        shown(span(Issue::collection().name("x"), Repo::collection().name("x"))),
        "PK = REPO#x"
    );
}

#[test]
fn a_span_fails_or_is_empty_if_either_end_does() {
    let (bad, good) = (Issue::query().name(""), Repo::query().name("x"));
    assert_eq!(refusal(span(bad, good)), Refusal::Empty);
    let empty = Issue::query().name("x").number_in(5..=4);
    assert!(is_empty(span(empty, Repo::query().name("x"))));
}

#[test]
fn the_end_of_a_long_prefix_is_no_longer_than_a_key() {
    let long = format!("{}\u{7F}", "x".repeat(1018));
    let star = Star::query().name("x").user_starts_with(&long).into_condition().unwrap();
    let shown = shown(span(Repo::query().name("x"), star));
    assert!(shown.ends_with("xxy"), "{}", &shown[1000..]);
    let low = Star::query().name("x").user_starts_with("\u{10FFFF}");
    assert_eq!(
        self::shown(span(Repo::query().name("x"), low)),
        "PK = REPO#x and SK between REPO#x and STAR$"
    );
}
