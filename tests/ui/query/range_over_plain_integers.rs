use ddb_keys::Entity;

#[derive(Entity)]
#[pk("BOARD#<board>")]
#[sk("SCORE#<score>#<player>")]
#[gsi(ByScore, pk = "BOARD#<board>", sk = "SCORE#<score>")]
struct Score {
    board: String,
    score: u64,
    player: String,
}

fn main() {
    let _ = Score::query().board("b").score_in(1..=10);
    let _ = Score::query_by_score().board("b").score_in(10..);
}
