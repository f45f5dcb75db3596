//! Data for the story, the same at every run: 12 games, 40 players, 240 registrations.

use ddb_keys::aws::Unwritten;
use jiff::ToSpan;
use jiff::civil::{Date, date};

use super::design::{GameDetails, PlayerDetails};
use super::overloaded::{Game, Player, Registration};
use crate::Failure;
use crate::chance::Chance;

const PLAYERS: usize = 40;
const GAMES_OF_A_PLAYER: usize = 6;
const FIRST_DAY: Date = date(2024, 1, 1);

const TITLES: [(&str, &str); 12] = [
    ("Harbour Lights", "puzzle"),
    ("Nine Bridges", "strategy"),
    ("Slow Orbit", "simulation"),
    ("The Glass Orchard", "adventure"),
    ("Paper Armada", "strategy"),
    ("Tin Parade", "platform"),
    ("Low Tide", "puzzle"),
    ("Northern Mail", "adventure"),
    ("Copper Rails", "simulation"),
    ("Salt and Lanterns", "role-playing"),
    ("Quiet Machines", "puzzle"),
    ("Run for the Ridge", "racing"),
];
const NAMES: [&str; 8] = ["Ada", "Bela", "Carmen", "Dario", "Elif", "Farid", "Greta", "Hana"];
const FAMILIES: [&str; 5] = ["Abel", "Brook", "Castro", "Duval", "Egger"];

/// Games, players, and who registered to what.
#[derive(Debug, Clone)]
#[allow(missing_docs)]
pub struct Sample {
    pub games: Vec<Game>,
    pub players: Vec<Player>,
    pub registrations: Vec<Registration>,
}

impl Sample {
    /// Makes the data.
    #[must_use]
    pub fn new() -> Self {
        let mut chance = Chance(0x6A3E);
        let games: Vec<Game> = TITLES.iter().zip(1001..).map(game).collect();
        let players: Vec<Player> = (0..PLAYERS).map(player).collect();
        let registrations = players
            .iter()
            .flat_map(|player| {
                let mut day = FIRST_DAY;
                let mut register = |game: &Game| {
                    let days = i32::try_from(5 + chance.below(25)).unwrap_or(1);
                    day = day.saturating_add(days.days());
                    Registration {
                        game_id: game.game_id.clone(),
                        player_id: player.player_id.clone(),
                        registration_date: day,
                        score: u32::try_from(chance.below(10_000)).unwrap_or(0),
                    }
                };
                let drawn = Chance(day_seed(player)).draw(&games, GAMES_OF_A_PLAYER);
                drawn.into_iter().map(&mut register).collect::<Vec<_>>()
            })
            .collect();
        Self { games, players, registrations }
    }

    /// The game and the player of a registration.
    #[must_use]
    pub fn of(&self, registration: &Registration) -> Option<(&Game, &Player)> {
        let game = self.games.iter().find(|game| game.game_id == registration.game_id)?;
        let player = self.players.iter().find(|one| one.player_id == registration.player_id)?;
        Some((game, player))
    }

    /// A game that a player is not registered to.
    #[must_use]
    pub fn new_to(&self, player: &Player) -> Option<&Game> {
        let is_played = |game: &&Game| {
            self.registrations.iter().any(|registration| {
                registration.player_id == player.player_id && registration.game_id == game.game_id
            })
        };
        self.games.iter().find(|game| !is_played(game))
    }
}

impl Default for Sample {
    fn default() -> Self {
        Self::new()
    }
}

/// Fails with the first write that was not done.
pub(super) fn written(unwritten: &[Unwritten]) -> Result<(), Failure> {
    unwritten.first().map_or(Ok(()), |first| Err(first.to_string().into()))
}

fn day_seed(player: &Player) -> u64 {
    player.player_id.bytes().fold(7, |seed, byte| seed * 31 + u64::from(byte))
}

fn game(((title, genre), id): (&(&str, &str), u32)) -> Game {
    let description = format!(
        "{title} is a {genre} game for one to eight people, played in rounds of twenty minutes. "
    );
    let details = GameDetails {
        title: (*title).to_owned(),
        genre: (*genre).to_owned(),
        description: description.repeat(4).trim_end().to_owned(),
    };
    Game { game_id: id.to_string(), details }
}

fn player(at: usize) -> Player {
    let (first, last) = (NAMES[at % NAMES.len()], FAMILIES[at / NAMES.len()]);
    let biography = format!(
        "{first} plays in the evenings, mostly with friends, and likes games that can be learned \
         in a minute. "
    );
    let details = PlayerDetails {
        name: format!("{first} {last}"),
        email: format!("{first}.{last}@example.com").to_lowercase(),
        biography: biography.repeat(6).trim_end().to_owned(),
    };
    Player { player_id: (at + 1).to_string(), details }
}
