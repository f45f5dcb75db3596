//! The figures that matter, on one screen.

use comfy_table::{Table, presets::ASCII_MARKDOWN};
use ddb_keys_benches::work::*;

use crate::run_time::{Figure, find};

/// Work with an input, the rival, and what the figure tells.
const TEN: [(&Work, &str, &str, &str); 10] = [
    (&PAIR, "19 B", HAND, "building a key costs what careful code by hand costs"),
    (&PAIR, "19 B", FORMAT, "and less than what most applications do"),
    (&PARSE_PAIR, "5 B", HAND, "parsing borrows, also where the call itself is most of the work"),
    (&WHICH_SHARED, "last", HAND, "which of twenty entities a key belongs to, found by its prefix"),
    (&ITEM, "19 B", SERDE_DYNAMO, "an item with its keys, whose fields are compared with them"),
    (&QUERY, "19 B, begins_with", HAND, "a query's request, before it is sent"),
    (&SEND, "get", SDK, "a read from end to end, signing included"),
    (&SEND, "query, 10 items", SDK, "ten rows, each identified by its type and its keys"),
    (&SEND, "put", SDK, "a write keeps a copy, because a conflict with a transaction is retried"),
    (&MIGRATE, "100 items", SDK, "a page of a migration, beside a loop that ignores failures"),
];

pub fn table(figures: &[Figure]) -> String {
    let mut table = Table::new();
    table.load_style(ASCII_MARKDOWN);
    table.set_header(["work", "input", "instructions beside", "goal", "found", ""]);
    for (work, input, rival, meaning) in TEN {
        let own = figures.iter().find(|own| {
            (own.work.as_str(), own.input.as_str(), own.rival.as_str())
                == (work.name, input, DDB_KEYS)
        });
        let goal = work.goals.iter().find_map(|goal| match goal {
            Goal::Instructions(most, beside) if *beside == rival => Some(*most),
            _ => None,
        });
        let found =
            own.and_then(|own| Some(own.instructions / find(figures, own, rival)?.instructions));
        let (Some(goal), Some(found)) = (goal, found) else { continue };
        let found_text =
            if found <= goal { format!("{found:.2}") } else { format!("**{found:.2}**") };
        table.add_row([work.name, input, rival, &format!("≤ {goal}"), &found_text, meaning]);
    }
    table.to_string()
}
