#[pk("GAME#<game_id>")] #[sk("#METADATA#<game_id>")] #[gsi(OpenGames, pk = map, sk = open_timestamp)] struct Game { game_id: Uuid, map: String, open_timestamp: Option<String>, people: u32 }
