use ddb_keys::Entity;

#[derive(Entity)]
#[entity(literal(tema))]
#[pk("USER#<username>")]
#[sk("SETTING#theme")]
struct Theme {
    username: String,
    theme: String,
}

#[derive(Entity)]
#[entity(literal(theme))]
#[pk("USER#<username>")]
#[sk("SETTING#theme")]
struct Meant {
    username: String,
    theme: String,
}

#[derive(Entity)]
#[entity(literal = theme)]
#[pk("TEAM#<team>")]
#[sk("SETTING#theme")]
struct TeamTheme {
    team: String,
    theme: String,
}

fn main() {}
