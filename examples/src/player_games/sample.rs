//! Generated data, the same in every run (12 games, 40 players, 240 registrations), and the values
//! for the access patterns.

use jiff::ToSpan;
use jiff::civil::{Date, date};

use super::denormalized::PlayerInGame;
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

/// All registrations with the data of player and game, and the values for the access patterns.
#[derive(Debug, Clone)]
#[allow(missing_docs)]
pub struct Sample {
    pub rows: Vec<PlayerInGame>,
    pub asked: Asked,
}

/// Values for the access patterns of both designs.
#[derive(Debug, Clone)]
pub struct Asked {
    /// A player in a game, to be read.
    pub row: PlayerInGame,
    /// First day of the range of registrations.
    pub from: Date,
    /// Last day of the range of registrations.
    pub to: Date,
    /// New score of the player in the game.
    pub score: u32,
    /// The player in another game, to be added.
    pub added: PlayerInGame,
}

impl Sample {
    /// Generates the data.
    #[must_use]
    pub fn new() -> Self {
        let mut chance = Chance(0x6A3E);
        let games: Vec<(String, &(&str, &str))> =
            TITLES.iter().zip(1001..).map(|(game, id): (_, u32)| (id.to_string(), game)).collect();
        let rows: Vec<PlayerInGame> = (0..PLAYERS)
            .flat_map(|player| {
                let mut day = FIRST_DAY;
                let mut register = |game: &(String, &(&str, &str))| {
                    let days = i32::try_from(5 + chance.below(25)).unwrap_or(1);
                    day = day.saturating_add(days.days());
                    row(game, player, day, u32::try_from(chance.below(10_000)).unwrap_or(0))
                };
                let drawn = Chance(player as u64).draw(&games, GAMES_OF_A_PLAYER);
                drawn.into_iter().map(&mut register).collect::<Vec<_>>()
            })
            .collect();
        let is_played =
            |game: &&(String, _)| rows[..GAMES_OF_A_PLAYER].iter().any(|row| row.game_id == game.0);
        let new_game = games.iter().find(|game| !is_played(game)).unwrap_or(&games[0]);
        let asked = Asked {
            row: rows[0].clone(),
            from: date(2024, 2, 1),
            to: date(2024, 3, 31),
            score: 4711,
            added: row(new_game, 0, date(2024, 7, 1), 0),
        };
        Self { rows, asked }
    }
}

impl Default for Sample {
    fn default() -> Self {
        Self::new()
    }
}

fn row(
    (game_id, (title, genre)): &(String, &(&str, &str)),
    player: usize,
    registration_date: Date,
    score: u32,
) -> PlayerInGame {
    let description = format!(
        "{title} is a {genre} game for one to eight people, played in rounds of twenty minutes. "
    );
    let (first, last) = (NAMES[player % NAMES.len()], FAMILIES[player / NAMES.len()]);
    let biography = format!(
        "{first} plays in the evenings, mostly with friends, and likes games that can be learned \
         in a minute. "
    );
    PlayerInGame {
        game_id: game_id.clone(),
        player_id: (player + 1).to_string(),
        registration_date,
        score,
        title: (*title).to_owned(),
        description: description.repeat(4).trim_end().to_owned(),
        name: format!("{first} {last}"),
        biography: biography.repeat(6).trim_end().to_owned(),
    }
}
