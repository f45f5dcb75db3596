//! Conditional index keys: which ones an item has, and how to query them.

use ddb_keys::{Entity, KeyPart};

use super::shown;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
#[key_part(rename_all = "UPPERCASE")]
enum State {
    Open,
    Merged,
    Shut,
}

#[derive(Entity)]
#[pk("REPO#<repo>")]
#[sk("ISSUE#<number:08>")]
#[gsi(States, name = Open, when(state = State::Open), pk = "REPO#<repo>", sk = "OPEN#<number:desc(8)>")]
#[gsi(States, name = Done, when(state = State::Merged | State::Shut), pk = "REPO#<repo>", sk = "#DONE#<number:08>")]
#[gsi(Mine, when(state = State::Open, stars = 10.., owner = Some(_)), pk = "OWNER#<owner>", sk = "STARS#<stars:05>")]
#[gsi(Latest, name = Titled, pk = "T#<title>", sk = "<number:08>")]
#[gsi(Latest, name = Untitled, pk = "UNTITLED", sk = "<number:08>")]
struct Issue {
    repo: String,
    number: u32,
    state: State,
    stars: u32,
    owner: Option<String>,
    title: Option<String>,
}

fn issue(state: State) -> Issue {
    Issue {
        repo: "r".into(),
        number: 7,
        state,
        stars: 10,
        owner: Some("o".into()),
        title: Some("t".into()),
    }
}

/// The index keys of an issue: the name of each, and its text.
fn keys(issue: &Issue) -> Vec<(&'static str, String)> {
    let keys = issue.keys().unwrap().indexes;
    keys.iter().map(|key| (key.name, format!("{} | {}", key.pk[0], key.sk[0]))).collect()
}

fn names(issue: &Issue) -> Vec<&'static str> {
    keys(issue).into_iter().map(|(name, _)| name).collect()
}

#[test]
fn the_key_follows_the_value() {
    let open = issue(State::Open);
    assert_eq!(keys(&open)[0], ("Open", "REPO#r | OPEN#99999992".to_owned()));
    assert!(open.open_key().is_some() && open.done_key().is_none());
    for state in [State::Merged, State::Shut] {
        let done = issue(state);
        assert_eq!(keys(&done)[0], ("Done", "REPO#r | #DONE#00000007".to_owned()));
        assert!(done.open_key().is_none() && done.done_key().is_some());
    }
}

const FEW: u32 = 3;
const NOBODY: &str = "nobody";

#[derive(Entity)]
#[pk("LOT#<id>")]
#[gsi(Stock, name = Low, when(left = 0 | FEW, owner = NOBODY), pk = "LOW")]
#[gsi(Stock, name = Known, when(at = Some(FEW) | None), pk = "KNOWN")]
#[gsi(Notes, name = Gift, when(note = Some("gift" | NOBODY)), pk = "GIFT")]
#[gsi(Notes, name = Plain, when(note = None), pk = "PLAIN")]
#[gsi(Seen, when(at = Some(_at)), pk = "SEEN")]
struct Lot {
    id: u32,
    left: u32,
    owner: String,
    at: Option<u32>,
    note: Option<String>,
}

#[derive(Entity)]
#[pk("LOT#<id>")]
#[gsi(Stock, name = Low, when(left = FEW), pk = "LOW")]
struct LotOf<T> {
    id: u32,
    left: u32,
    #[expect(dead_code, reason = "makes the entity generic")]
    of: T,
}

#[test]
fn a_constant_is_a_pattern() {
    for (left, owner, at, names) in [
        (3, "nobody", Some(3), &["Low", "Known"][..]),
        (0, "nobody", None, &["Low", "Known"]),
        (1, "nobody", Some(1), &[]),
        (3, "ann", Some(3), &["Known"]),
    ] {
        let lot = Lot { id: 1, left, owner: owner.into(), at, note: None };
        let is_low = lot.low_key().is_some();
        let is_known = lot.known_key().is_some();
        let found: Vec<_> = [("Low", is_low), ("Known", is_known)]
            .iter()
            .filter(|key| key.1)
            .map(|key| key.0)
            .collect();
        assert_eq!(found, names, "{left} {owner} {at:?}");
    }
    for (note, is_gift) in
        [(Some("gift"), true), (Some("nobody"), true), (Some("x"), false), (None, false)]
    {
        let note = note.map(String::from);
        let lot = Lot { id: 1, left: 1, owner: "ann".into(), at: None, note };
        assert_eq!(
            (lot.gift_key().is_some(), lot.plain_key().is_some()),
            (is_gift, lot.note.is_none())
        );
    }
    assert!(LotOf { id: 1, left: 3, of: () }.low_key().is_some());
    assert!(LotOf { id: 1, left: 4, of: () }.low_key().is_none());
}

#[test]
fn every_condition_must_be_true() {
    let open = issue(State::Open);
    assert_eq!(names(&open), ["Open", "Mine", "Titled"]);
    assert_eq!(names(&Issue { stars: 9, ..issue(State::Open) }), ["Open", "Titled"]);
    assert_eq!(names(&Issue { owner: None, ..issue(State::Open) }), ["Open", "Titled"]);
    assert_eq!(names(&issue(State::Shut)), ["Done", "Titled"]);
}

#[test]
fn the_first_key_of_an_index_that_is_whole_is_the_items() {
    let untitled = Issue { title: None, ..issue(State::Shut) };
    assert_eq!(names(&untitled), ["Done", "Untitled"]);
    assert_eq!(keys(&untitled)[1].1, "UNTITLED | 00000007");
}

#[test]
fn each_key_has_queries_of_its_own_in_the_one_index() {
    assert_eq!(
        shown(Issue::query_open().repo("r")),
        r#"States: PK = REPO#r and begins_with(SK, "OPEN#")"#
    );
    assert_eq!(
        shown(Issue::query_done().repo("r").number_in(..=9)),
        "States: PK = REPO#r and SK between #DONE# and #DONE#00000009"
    );
    assert_eq!(shown(Issue::collection_open().repo("r")), "States: PK = REPO#r");
    assert_eq!(shown(Issue::query_untitled()), "Latest: PK = UNTITLED");
    assert_eq!(
        shown(Issue::query_mine().owner("o").stars(7)),
        "Mine: PK = OWNER#o and SK = STARS#00007"
    );
}
