use ddb_keys::Entity;

#[derive(Entity)]
#[pk("REPO#<repo>")]
#[sk("ISSUE#<number:08>")]
#[gsi(ByTitle, pk = repo, sk = title)]
struct Issue {
    repo: String,
    number: u32,
    title: String,
}

fn main() {
    let _ = Issue::query().repo("r").number_in(1_u64..=2);
    let _ = Issue::query().repo("r").number_in("1"..="2");
    let title = String::from("a");
    let _ = Issue::query_by_title().repo("r").title_in(&title..);
}
