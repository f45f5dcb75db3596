#[pk("GAME#<game_id>")] #[sk("USER#<username>")] #[gsi(Inverted)] struct UserGameMapping { game_id: Uuid, username: String }
