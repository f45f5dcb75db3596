#[key_part(rename_all = "SCREAMING_SNAKE_CASE")] enum State { Open, InProgress, #[key_part(rename = "open")] Reopened }
