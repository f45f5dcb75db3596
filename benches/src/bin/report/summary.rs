//! The figures that matter, on one screen.

use std::error::Error;

use comfy_table::{Table, presets::ASCII_MARKDOWN};
use ddb_keys_benches::work::*;

use crate::verdict::Verdict;

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

pub fn table(verdicts: &[Verdict]) -> Result<String, Box<dyn Error>> {
    let mut table = Table::new();
    table.load_style(ASCII_MARKDOWN);
    table.set_header(["work", "input", "instructions beside", "goal", "found", ""]);
    for (work, input, rival, meaning) in TEN {
        let is_this = |verdict: &&Verdict| {
            (verdict.work, verdict.input.as_str(), verdict.rival) == (work.name, input, Some(rival))
        };
        let verdict = verdicts.iter().find(is_this);
        let verdict = verdict.ok_or_else(|| format!("no goal of {}, {input}", work.name))?;
        let Verdict { found, most, .. } = verdict;
        let found =
            if verdict.is_met() { format!("{found:.2}") } else { format!("**{found:.2}**") };
        table.add_row([work.name, input, rival, &format!("≤ {most}"), &found, meaning]);
    }
    Ok(table.to_string())
}
