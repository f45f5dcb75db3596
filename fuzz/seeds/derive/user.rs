#[pk("USER#<username>")] #[sk("#METADATA#<username>")] pub struct User { pub username: String, pub email: String }
