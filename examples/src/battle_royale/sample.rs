//! Generated data, the same in every run: 300 users, 15 games and 520 players.

use super::entities::{BattleRoyale, Game, User, UserGameMapping};
use crate::chance::Chance;

const FIRST_NAMES: [&str; 20] = [
    "Ada", "Bela", "Carmen", "Dario", "Elif", "Farid", "Greta", "Hana", "Ilja", "Jonas", "Kaya",
    "Lior", "Mira", "Noor", "Otto", "Pia", "Quentin", "Rosa", "Sven", "Tara",
];
const LAST_NAMES: [&str; 15] = [
    "Abel", "Brook", "Castro", "Duval", "Egger", "Flint", "Gomez", "Hill", "Ito", "Jensen",
    "Klein", "Lund", "Moreau", "Novak", "Okafor",
];
const STREETS: [&str; 5] = ["Mill Lane", "Station Road", "Harbour Street", "Birch Way", "Hill Row"];

/// Users from this position on are not in any game.
const FIRST_IDLE: usize = 270;

/// What happens to a game.
enum Fate {
    Open,
    Started,
    Ended,
}
use Fate::{Ended, Open, Started};

/// Map, number of players and fate of each game, in the order of creation.
const GAMES: [(&str, usize, Fate); 15] = [
    ("Coral Coast", 50, Ended),
    ("Pine Plateau", 50, Started),
    ("Salt Flats", 50, Ended),
    ("Pine Plateau", 1, Open),
    ("Salt Flats", 1, Open),
    ("Pine Plateau", 17, Open),
    ("Old Town", 50, Started),
    ("Salt Flats", 38, Open),
    ("Coral Coast", 12, Open),
    ("Pine Plateau", 30, Open),
    ("Salt Flats", 50, Started),
    ("Pine Plateau", 46, Open),
    ("Salt Flats", 26, Open),
    ("Coral Coast", 50, Started),
    ("Old Town", 49, Open),
];

/// All rows, users first.
#[must_use]
pub fn rows() -> Vec<BattleRoyale> {
    let mut chance = Chance(0x5EED);
    let users = users(&mut chance);
    let mut rows: Vec<BattleRoyale> = users.iter().cloned().map(BattleRoyale::from).collect();
    for (at, (map, people, fate)) in GAMES.iter().enumerate() {
        let players = chance.draw(&users[..FIRST_IDLE], *people);
        rows.extend(game(at, map, &players, fate, &mut chance));
    }
    rows
}

fn users(chance: &mut Chance) -> Vec<User> {
    let full_name = |last| FIRST_NAMES.into_iter().map(move |first| (first, last));
    let names = LAST_NAMES.into_iter().flat_map(full_name);
    let user = |(first, last): (&str, &str)| {
        let username = format!("{first}{last}").to_lowercase();
        let (street, house) = (STREETS[chance.below(STREETS.len())], 1 + chance.below(90));
        let (year, month, day) =
            (1960 + chance.below(50), 1 + chance.below(12), 1 + chance.below(28));
        User {
            email: format!("{username}@example.com"),
            username,
            name: format!("{first} {last}"),
            address: format!("{street} {house}"),
            birthdate: format!("{year}-{month:02}-{day:02}"),
        }
    };
    names.map(user).collect()
}

/// A game and its players, the first of whom created it.
fn game(
    at: usize,
    map: &str,
    players: &[&User],
    fate: &Fate,
    chance: &mut Chance,
) -> Vec<BattleRoyale> {
    let game_id = uuid::Builder::from_random_bytes(chance.bytes()).into_uuid();
    let day = 3 + at;
    let (hour, minute, second) = (6 + chance.below(14), chance.below(40), chance.below(60));
    let time =
        |later: usize| format!("2024-05-{day:02}T{hour:02}:{:02}:{second:02}", minute + later);
    let medal = |place: usize| matches!(fate, Ended).then(|| players[place].username.clone());
    let game = Game {
        game_id,
        map: map.to_owned(),
        create_time: time(0),
        people: u32::try_from(players.len()).unwrap_or(u32::MAX),
        creator: players[0].username.clone(),
        open_timestamp: matches!(fate, Open).then(|| time(0)),
        start_time: (!matches!(fate, Open)).then(|| time(7)),
        end_time: matches!(fate, Ended).then(|| time(19)),
        gold: medal(1),
        silver: medal(2),
        bronze: medal(3),
    };
    let place = |username: &String| {
        let medals = [("gold", &game.gold), ("silver", &game.silver), ("bronze", &game.bronze)];
        let won = medals.iter().find(|(_, winner)| winner.as_ref() == Some(username));
        won.map(|(place, _)| (*place).to_owned())
    };
    let mapping = |player: &&User| {
        let username = player.username.clone();
        UserGameMapping { game_id, place: place(&username), username }.into()
    };
    let mut rows: Vec<BattleRoyale> = players.iter().map(mapping).collect();
    rows.push(game.into());
    rows
}
