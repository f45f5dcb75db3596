//! Both designs of players and games give the same results, at the cost that follows from the sizes.

use crate::common::on_every_engine;
use ddb_keys::aws::{Client, Error};
use ddb_keys_examples::player_games::costs::{Costs, Line, needed};
use ddb_keys_examples::player_games::denormalized::{self, Denormalized, PlayerInGame};
use ddb_keys_examples::player_games::overloaded::{
    self, Career, Game, Overloaded, Player, Registration, Roster,
};
use ddb_keys_examples::player_games::sample::{Asked, Sample};
use ddb_keys_examples::player_games::{Answers, tell};
use ddb_keys_examples::report::Report;
use jiff::civil::date;

/// The tables of both designs.
struct Tables {
    one: Client<Denormalized>,
    other: Client<Overloaded>,
}

/// The results of both designs, which must be equal.
type Outcome = Result<(Answers, [Vec<Line>; 2]), Error>;

impl Tables {
    async fn answer(&self, asked: &Asked) -> Outcome {
        let (mut one, mut other) = (Costs::of(&self.one), Costs::of(&self.other));
        let answers = denormalized::answer(&mut one, asked).await;
        let others = overloaded::answer(&mut other, asked).await;
        match (answers, others) {
            (Ok(answers), Ok(others)) => {
                assert_eq!(answers, others);
                Ok((answers, [one.lines, other.lines]))
            }
            (Err(error), Err(other)) => {
                assert_eq!(error.is_condition_failed(), other.is_condition_failed());
                Err(error)
            }
            (answers, others) => panic!("{answers:?} and {others:?}"),
        }
    }
}

async fn on_both_designs(specification: impl AsyncFn(&Tables, Sample)) {
    on_every_engine("player-games", async |sdk, name| {
        let sample = Sample::new();
        let one = Denormalized::client(sdk.clone()).with_table_name(format!("{name}-1"));
        let other = Overloaded::client(sdk).with_table_name(format!("{name}-2"));
        denormalized::load(&one, &sample).await.unwrap();
        overloaded::load(&other, &sample).await.unwrap();
        specification(&Tables { one, other }, sample).await;
    })
    .await;
}

fn registrations<'s>(rows: impl IntoIterator<Item = &'s PlayerInGame>) -> Vec<Registration> {
    rows.into_iter().cloned().map(Registration::from).collect()
}

#[tokio::test]
async fn both_designs_give_the_same_results_at_the_computed_cost() {
    on_both_designs(async |tables, Sample { asked, .. }| {
        let (_, lines) = tables.answer(&asked).await.unwrap();
        for line in lines.iter().flatten() {
            assert!((line.reported - line.computed).abs() < f64::EPSILON, "{line:?}");
        }
        let needed = |lines: &[Line]| needed(lines).map(|units| units.to_string());
        assert_eq!(needed(&lines[0]), ["1902.5", "900"]);
        assert_eq!(needed(&lines[1]), ["1825.5", "450"]);
    })
    .await;
}

#[tokio::test]
async fn every_access_pattern_returns_what_was_written() {
    on_both_designs(async |tables, Sample { rows, asked }| {
        let row = &asked.row;
        let mine: Vec<_> = rows.iter().filter(|one| one.player_id == row.player_id).collect();
        let (from, to) = (mine[1].registration_date, mine[3].registration_date);
        let asked = Asked { from, to, ..asked.clone() };
        let (answers, _) = tables.answer(&asked).await.unwrap();
        let mut by_game = mine.clone();
        by_game.sort_by(|one, other| one.game_id.cmp(&other.game_id));
        let mut players =
            registrations(rows.iter().filter(|one| one.game_id == asked.added.game_id));
        players.push(asked.added.clone().into());
        players.sort_by(|one, other| one.player_id.cmp(&other.player_id));
        let expected = Answers {
            game: Some(Game::from(row.clone())),
            player: Some(Player::from(row.clone())),
            // Both ends belong to the range. The oldest comes first.
            registered: registrations(mine[1..=3].iter().copied()),
            games: registrations(by_game),
            rescored: Some(Registration { score: 4711, ..row.clone().into() }),
            added: Some(asked.added.clone().into()),
            players,
        };
        assert_eq!(answers, expected);

        let again = tables.answer(&asked).await.unwrap_err();
        assert!(again.is_condition_failed(), "a player can register only once: {again}");
        let added = PlayerInGame { game_id: "new".into(), ..asked.added.clone() };
        let backwards = Asked { from: to, to: from, added, ..asked };
        let (answers, _) = tables.answer(&backwards).await.unwrap();
        assert_eq!(answers.registered, [], "the end is before the start");
    })
    .await;
}

#[tokio::test]
async fn a_player_who_is_not_in_a_game_has_no_score_there() {
    on_both_designs(async |tables, Sample { asked, .. }| {
        let row = PlayerInGame { player_id: "nobody".into(), ..asked.row.clone() };
        let refused = tables.answer(&Asked { row, ..asked }).await.unwrap_err();
        assert!(refused.is_condition_failed(), "{refused}");
    })
    .await;
}

#[tokio::test]
async fn a_game_comes_with_its_registrations_and_a_player_with_all_games() {
    on_both_designs(async |Tables { other, .. }, Sample { rows, asked }| {
        let row = &asked.row;
        let of_game = rows.iter().filter(|one| one.game_id == row.game_id);
        let mut players = registrations(of_game);
        players.sort_by(|one, other| one.player_id.cmp(&other.player_id));
        let roster = other.load(Roster::query().game_id(&row.game_id)).await.unwrap();
        assert_eq!(roster, Some(Roster { game: Game::from(row.clone()), players }));

        let of_player = rows.iter().filter(|one| one.player_id == row.player_id);
        let career = other.load(Career::query().player_id(&row.player_id)).await.unwrap();
        assert_eq!(career.unwrap().registrations.len(), of_player.count());
    })
    .await;
}

#[tokio::test]
async fn games_and_players_are_not_in_any_index() {
    on_both_designs(async |Tables { other, .. }, _| {
        assert_eq!(other.scan().await.unwrap().len(), 12 + 40 + 240);
        let registrations = other.scan_index(Registration::scan_by_player()).await.unwrap();
        assert_eq!(registrations.len(), 240);
        let by_date = other.scan_index(Registration::scan_by_registration()).await.unwrap();
        assert_eq!(by_date.len(), 240);
        let day = date(2024, 1, 1);
        assert!(by_date.iter().all(|registration| registration.registration_date > day));
    })
    .await;
}

#[tokio::test]
async fn the_program_runs_to_its_end() {
    on_every_engine("player-games", async |sdk, name| {
        let one = Denormalized::client(sdk.clone()).with_table_name(format!("{name}-1"));
        let other = Overloaded::client(sdk).with_table_name(format!("{name}-2"));
        let mut told = Vec::new();
        let mut report = Report::new(&mut told, "games and players").unwrap();
        tell(&mut report, &Sample::new(), &one, &other).await.unwrap();
        let told = String::from_utf8(told).unwrap();
        for line in [
            "get G#1",
            "GameId = 10",
            "needs 1902.5 RCU and 900 WCU per second in total",
            "the results of both designs are the same",
        ] {
            assert!(told.contains(line), "{line} is missing in\n{told}");
        }
        assert!(told.lines().all(|line| line.chars().count() <= 120), "{told}");
    })
    .await;
}
