//! What an editor shows of the code that the derives emit: rust-analyzer completes, explains, follows and renames it.
//!
//! It is not installed with the toolchain:
//!
//! ```sh
//! rustup component add rust-analyzer rust-src
//! cargo test -p ddb-keys-e2e --test e2e editor -- --ignored
//! ```
//!
//! `RUST_ANALYZER` names another program, and `RUST_SRC_PATH` another place of the standard library's sources.

mod project;
mod server;
mod session;

use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

use project::{APP, File};
use session::Editor;

/// One server for all tests, because it takes a while to start.
static EDITOR: LazyLock<Mutex<Editor>> = LazyLock::new(|| Mutex::new(Editor::start()));

fn editor() -> MutexGuard<'static, Editor> {
    EDITOR.lock().unwrap_or_else(PoisonError::into_inner)
}

#[test]
#[ignore = "needs rust-analyzer"]
fn correct_code_has_no_error_and_none_of_it_is_dimmed() {
    let mut editor = editor();
    assert_eq!(editor.diagnostics(File::Model), [""; 0]);
    assert_eq!(editor.diagnostics(File::App), [""; 0]);
    editor.change(&[APP, "#[cfg(windows)] #[cfg(unix)] fn never() {}"].concat());
    let dimmed = editor.diagnostics(File::App);
    editor.change(APP);
    assert!(matches!(&dimmed[..], [one] if one.contains("inactive")), "{dimmed:?}");
}

#[test]
#[ignore = "needs rust-analyzer"]
fn after_a_part_the_next_one_is_proposed() {
    let mut editor = editor();
    for (expression, expected) in [
        ("table.query(Order::query().¶)", &["username"][..]),
        (
            "table.query(Order::query().username(\"ann\").¶)",
            &["placed", "placed_in", "placed_starts_with"],
        ),
        (
            "table.query(Order::query().username(\"ann\").placed(\"2026\").¶)",
            &["number", "number_in"],
        ),
        ("table.query(Order::query().username(\"ann\").placed_in(\"2026\"..).¶)", &[]),
        ("table.query(Order::query_by_status().¶)", &["status"]),
        ("table.load(Customer::query().¶)", &["username"]),
        ("table.load(Queue::query().¶)", &["status"]),
        ("table.get(UserKey { ¶ })", &["username"]),
        ("key.¶", &["build", "pk", "sk", "username"]),
    ] {
        assert_eq!(editor.own_completions(expression), expected, "{expression}");
    }
}

#[test]
#[ignore = "needs rust-analyzer"]
fn attributes_are_proposed_by_the_names_of_the_fields() {
    let mut editor = editor();
    let expression = "table.scan_of::<Order>().filter(|order| order.¶)";
    let fields = ["number", "paid", "placed", "status", "total", "username"];
    assert_eq!(editor.own_completions(expression), fields);
    let expression = "table.update(key).set(|user| user.address.at(|address| address.¶), 1)";
    assert_eq!(editor.own_completions(expression), ["city"]);
}

/// One such name for each type that a program gets to hold.
#[test]
#[ignore = "needs rust-analyzer"]
fn names_of_other_libraries_are_not_proposed() {
    let mut editor = editor();
    for (expression, real, answer) in [
        ("table.¶", "put", "save"),
        ("table.get(key).¶", "consistent", "filter"),
        ("table.query(started).¶", "descending", "reverse"),
        ("table.scan_of::<User>().¶", "segments", "descending"),
        ("table.update(key).¶", "set", "increment"),
        ("table.delete(key).¶", "must_exist", "if_exists"),
        ("table.check(key).¶", "exists", "must_exist"),
        ("table.batch().¶", "put_iter", "put_many"),
        ("table.transact_write(()).¶", "idempotent", "rollback"),
        ("rows.¶", "cursor", "len"),
        ("table.scan_of::<Order>().filter(|order| order.total.¶)", "lt", "lte"),
        ("User::¶", "query", "find"),
        ("Shop::¶", "client", "connect"),
        ("UserKey::¶", "parse", "username"),
        ("ddb_keys::¶", "Key", "PrimaryKey"),
    ] {
        let names = editor.completions(expression);
        let has = |wanted: &str| names.iter().any(|name| name == wanted);
        assert!(has(real) && !has(answer), "{expression}: {names:?}");
        assert!(!names.iter().any(|name| name.starts_with("__")), "{expression}: {names:?}");
    }
}

#[test]
#[ignore = "needs rust-analyzer"]
fn what_is_shown_has_the_names_that_users_know() {
    let mut editor = editor();
    for (word, shown) in [
        ("let started", "let started: OrderQuery<One<Order>, OrderTakesNumber>"),
        ("let orders", "let orders: Vec<Order>"),
        ("let customer", "let customer: Option<Customer>"),
        ("let queue", "let queue: OrderByStatusQuery<Members<Queue>, OrderByStatusTakesPlaced>"),
        ("Order::query", "|table|`USER#<username>`|`ORDER#<placed>#<number:08>`|"),
        ("key.build", "Builds the key `USER#<username>` and `#METADATA#<username>`"),
        (".placed", "Gives `placed`. The next part is `number`."),
        ("Shop::client", "The table's handle over an SDK client."),
    ] {
        let hover = editor.hover(File::App, word);
        assert!(hover.contains(shown) && !hover.contains("__"), "{word}: {hover}");
    }
    for (call, shown) in [
        (".placed(", "fn placed(self, placed: &str) -> OrderQuery<One<Order>, OrderTakesNumber>"),
        (".status(", "fn status(self, status: Status) -> OrderByStatusQuery<"),
        ("table.get(", "(&self, key: UserKey<'_>) -> Get<Shop, User>"),
        ("Shop::client(", "fn client(sdk: Client) -> Client<Shop>"),
        (".add(", "(self, attribute: impl FnOnce(OrderAttributes)"),
    ] {
        let signature = editor.signature(call);
        assert!(signature.contains(shown) && !signature.contains("__"), "{call}: {signature}");
    }
}

#[test]
#[ignore = "needs rust-analyzer"]
fn a_generated_name_leads_to_its_struct_or_its_field_alone() {
    let mut editor = editor();
    for (word, line) in [
        ("Order::query", "pub struct Order {"),
        ("Order::query_by_status", "pub struct Order {"),
        ("key.build", "pub struct User {"),
        ("= UserKey", "pub struct User {"),
        ("Customer::query", "pub struct Customer {"),
        ("Shop::client", "pub enum Shop {"),
        (".placed", "pub placed: String,"),
        ("().status", "pub status: Status,"),
        ("order.total", "pub total: u32,"),
        ("address.city", "pub city: String,"),
    ] {
        assert_eq!(editor.definitions(File::App, word), [line], "{word}");
    }
    // The name of a field outside of a template.
    assert_eq!(editor.definitions(File::Model, "(version = version"), ["pub version: u64,"]);
    // A placeholder is part of a text, which leads to its struct, where the derives stand.
    let derives = "#[derive(Debug, Serialize, Deserialize, Entity)]";
    for template in ["#[pk(\"USER#<user", "#[sk(\"#META", "STATUS#<sta", "ORDER#<placed>#<num"] {
        assert_eq!(editor.definitions(File::Model, template), [derives], "{template}");
    }
}

#[test]
#[ignore = "needs rust-analyzer"]
fn a_new_name_of_a_field_reaches_its_uses_and_no_template() {
    let mut editor = editor();
    for (field, uses) in [("pub placed", 2), ("pub number", 1), ("pub status", 3), ("pub city", 1)]
    {
        let changed = editor.renamed(field);
        let in_the_model = changed.iter().filter(|(file, _)| *file == File::Model);
        let in_the_model: Vec<_> = in_the_model.map(|(_, line)| *line).collect();
        assert!(matches!(in_the_model[..], [line] if line.starts_with(field)), "{changed:?}");
        assert_eq!(changed.len() - 1, uses, "{field}: {changed:?}");
    }
}

#[test]
#[ignore = "needs rust-analyzer"]
fn a_new_name_of_a_field_reaches_attributes_that_name_it() {
    let mut editor = editor();
    for (field, attribute) in [
        ("pub version", "#[entity(version = version)]"),
        ("pub total", "#[gsi(ByTotal, pk = username, sk = total)]"),
        ("pub paid", "#[gsi(Paid, when(paid = true), pk = \"PAID\", sk = \"<placed>\")]"),
    ] {
        let changed = editor.renamed(field);
        assert!(changed.contains(&(File::Model, attribute)), "{field}: {changed:?}");
    }
}
