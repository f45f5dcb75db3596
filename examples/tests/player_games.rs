//! Both designs of players and games answer alike, at the cost that follows from their sizes.

use crate::common::on_every_engine;
use ddb_keys::Table;
use ddb_keys::aws::{Client, Meter};
use ddb_keys_examples::player_games::denormalized::Denormalized;
use ddb_keys_examples::player_games::design::Design;
use ddb_keys_examples::player_games::overloaded::{Overloaded, Registration};
use ddb_keys_examples::player_games::sample::Sample;
use ddb_keys_examples::player_games::story::{Answers, Kind, Line, ask, needed, tell};
use ddb_keys_examples::report::Report;
use jiff::civil::date;

fn is(one: f64, other: f64) -> bool {
    (one - other).abs() < f64::EPSILON
}

/// The first player's registrations, and the game of the first of them.
fn first_players(sample: &Sample) -> (Vec<Registration>, &str) {
    let first = sample.registrations.first().unwrap();
    let of_player = sample.registrations.iter().filter(|one| one.player_id == first.player_id);
    (of_player.cloned().collect(), &first.game_id)
}

async fn asked<T: Table>(table: Client<T>, meter: &Meter, sample: &Sample) -> (Answers, Vec<Line>)
where
    Client<T>: Design,
{
    let table = table.metered(meter);
    table.load(sample).await.unwrap();
    ask(&table, sample, meter).await.unwrap()
}

#[tokio::test]
async fn both_designs_answer_alike_at_the_computed_cost() {
    on_every_engine("player-games", async |sdk, name| {
        let sample = Sample::new();
        let meter = Meter::new();
        let one = Denormalized::client(sdk.clone()).with_table_name(format!("{name}-1"));
        let (answers, lines) = asked(one, &meter, &sample).await;
        let other = Overloaded::client(sdk).with_table_name(format!("{name}-2"));
        let (others_answers, others_lines) = asked(other, &meter, &sample).await;
        assert_eq!(answers, others_answers);
        for line in lines.iter().chain(&others_lines) {
            assert!(is(line.reported, line.computed), "{line:?}");
        }
        let needed = |lines: &[Line]| [Kind::Read, Kind::Write].map(|kind| needed(lines, kind));
        assert_eq!(needed(&lines).map(|units| units.to_string()), ["1903.5", "900"]);
        assert_eq!(needed(&others_lines).map(|units| units.to_string()), ["1825.5", "450"]);
    })
    .await;
}

#[tokio::test]
async fn every_access_pattern_gives_what_was_written() {
    async fn specification(design: impl Design) {
        let sample = Sample::new();
        design.load(&sample).await.unwrap();
        let (mine, game_id) = first_players(&sample);
        let (game, player) = sample.of(&mine[0]).unwrap();
        assert_eq!(design.game(game_id).await.unwrap().found.as_ref(), Some(game));
        assert_eq!(design.game("nothing").await.unwrap().found, None);
        let found = design.player(&player.player_id).await.unwrap().found;
        assert_eq!(found.as_ref(), Some(player));

        let (from, to) = (mine[1].registration_date, mine[3].registration_date);
        let found = design.registered(&player.player_id, from, to).await.unwrap().found;
        assert_eq!(found, mine[1..=3], "both ends belong to the range, oldest first");
        let none = design.registered(&player.player_id, to, from).await.unwrap().found;
        assert_eq!(none, [], "nothing lies between a day and one before it");

        let mut by_game = mine.clone();
        by_game.sort_by(|one, other| one.game_id.cmp(&other.game_id));
        assert_eq!(design.games_of(&player.player_id).await.unwrap().found, by_game);

        let rescored = design.set_score(game_id, &player.player_id, 7).await.unwrap().found;
        assert_eq!(rescored, Registration { score: 7, ..mine[0].clone() });

        let new_game = sample.new_to(player).unwrap();
        let before = design.players_of(&new_game.game_id).await.unwrap().found.len();
        let day = date(2024, 12, 24);
        design.register(new_game, player, day).await.unwrap();
        let again = design.register(new_game, player, day).await.unwrap_err();
        assert!(again.is_condition_failed(), "{again}");
        let players = design.players_of(&new_game.game_id).await.unwrap().found;
        assert_eq!(players.len(), before + 1);
        assert!(players.iter().all(|one| one.game_id == new_game.game_id));
        let on_the_day = design.registered(&player.player_id, day, day).await.unwrap().found;
        assert_eq!(on_the_day.len(), 1);
        let nobody = design.set_score(&new_game.game_id, "nobody", 1).await.unwrap_err();
        assert!(nobody.is_condition_failed(), "{nobody}");
    }
    on_every_engine("player-games", async |sdk, name| {
        let one = Denormalized::client(sdk.clone()).with_table_name(format!("{name}-1"));
        specification(one).await;
        specification(Overloaded::client(sdk).with_table_name(format!("{name}-2"))).await;
    })
    .await;
}

#[tokio::test]
async fn roots_are_in_no_index() {
    on_every_engine("player-games", async |sdk, name| {
        let sample = Sample::new();
        let table = Overloaded::client(sdk).with_table_name(name);
        table.load(&sample).await.unwrap();
        assert_eq!(table.scan().await.unwrap().len(), 12 + 40 + 240);
        let registrations = table.scan_index(Registration::scan_by_player()).await.unwrap();
        assert_eq!(registrations.len(), 240);
        let by_date = table.scan_index(Registration::scan_by_registration()).await.unwrap();
        assert_eq!(by_date.len(), 240);
    })
    .await;
}

#[tokio::test]
async fn the_story_is_told_to_its_end() {
    on_every_engine("player-games", async |sdk, name| {
        let meter = Meter::new();
        let one = Denormalized::client(sdk.clone()).with_table_name(format!("{name}-1"));
        let other = Overloaded::client(sdk).with_table_name(format!("{name}-2"));
        let mut told = Vec::new();
        let mut report = Report::new(&mut told, "games and players").unwrap();
        let (one, other) = (one.metered(&meter), other.metered(&meter));
        tell(&mut report, &Sample::new(), &meter, &one, &other).await.unwrap();
        let told = String::from_utf8(told).unwrap();
        for line in [
            "get G#1",
            "GameId = 10",
            "needs 1903.5 RCU and 900 WCU in all",
            "the answers of both designs are the same",
            "write capacity units a second: 900 and 450",
        ] {
            assert!(told.contains(line), "{line} is missing in\n{told}");
        }
        assert!(told.lines().all(|line| line.chars().count() <= 120), "{told}");
    })
    .await;
}
