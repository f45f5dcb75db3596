//! The progress of a pass, or of DynamoDB, on a terminal.

use std::time::Duration;

use ddb_keys::aws::{Client, TableItems};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::arguments::Pass;

/// A bar if the number of items is known, a count of items if it is not, or a sign of life.
pub(super) struct Progress(ProgressBar);

const BAR: &str = "{human_pos} of about {human_len} items {wide_bar} {eta}";
const COUNT: &str = "{human_pos} items, {msg}";
const WAITING: &str = "{spinner} {elapsed}, {wide_msg}";
/// How often a sign of life is drawn.
const TICK: Duration = Duration::from_millis(100);

impl Progress {
    /// The progress of a pass over a table. Only a terminal sees it.
    pub(super) async fn of<T: TableItems>(table: &Client<T>, pass: &Pass) -> Self {
        let target = ProgressDrawTarget::stderr();
        if pass.quiet || target.is_hidden() {
            return Self(ProgressBar::hidden());
        }
        let shares = pass.share.map_or(1, |(_, of)| u64::from(of));
        Self::drawn(target, items(table).await.map(|items| items / shares))
    }

    fn drawn(target: ProgressDrawTarget, about: Option<u64>) -> Self {
        let about = about.filter(|items| *items > 0);
        Self::styled(target, about, if about.is_some() { BAR } else { COUNT })
    }

    fn styled(target: ProgressDrawTarget, length: Option<u64>, template: &str) -> Self {
        let bar = ProgressBar::with_draw_target(length, target);
        // The templates are constants, and tests draw each.
        let style = ProgressStyle::with_template(template);
        let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
        bar.set_style(style.progress_chars("━╸─"));
        Self(bar)
    }

    /// Something that takes its time, and does not say how much. Only a terminal sees it.
    pub(super) fn waiting(what: &str) -> Self {
        let progress = Self::styled(ProgressDrawTarget::stderr(), None, WAITING);
        progress.say(what.into());
        if !progress.0.is_hidden() {
            progress.0.enable_steady_tick(TICK);
        }
        progress
    }

    /// Shows what is going on.
    pub(super) fn say(&self, what: String) {
        self.0.set_message(what);
    }

    /// Shows how many items and segments are done.
    pub(super) fn show(&self, items: u64, [done, segments]: [u32; 2]) {
        // The table may have grown since DynamoDB counted its items.
        if self.0.length().is_some_and(|length| length < items) {
            self.0.set_length(items);
        }
        self.0.set_message(format!("{done} of {segments} segments"));
        self.0.set_position(items);
    }
}

/// The terminal is left to the report, or to the error.
impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}

/// The number of a table's items when DynamoDB counted them last, in the past six hours. `None` if it may not be asked.
async fn items<T: TableItems>(table: &Client<T>) -> Option<u64> {
    let describe = table.sdk().describe_table().table_name(table.table_name());
    let description = describe.send().await.ok()?.table?;
    u64::try_from(description.item_count?).ok()
}

#[cfg(test)]
mod tests {
    use indicatif::{InMemoryTerm, ProgressDrawTarget};

    use super::{Progress, WAITING};

    fn terminal() -> (InMemoryTerm, ProgressDrawTarget) {
        let terminal = InMemoryTerm::new(5, 40);
        let target = ProgressDrawTarget::term_like_with_hz(Box::new(terminal.clone()), u8::MAX);
        (terminal, target)
    }

    #[test]
    fn a_bar_shows_how_many_items_are_left() {
        let (terminal, target) = terminal();
        let progress = Progress::drawn(target, Some(2_000));
        progress.show(1_000, [1, 4]);
        assert_eq!(terminal.contents(), "1,000 of about 2,000 items ━━━━━╸──── 0s");
        progress.show(3_000, [4, 4]);
        assert_eq!(terminal.contents(), "3,000 of about 3,000 items ━━━━━━━━━━ 0s");
    }

    #[test]
    fn items_are_counted_if_their_number_is_unknown() {
        for unknown in [None, Some(0)] {
            let (terminal, target) = terminal();
            let progress = Progress::drawn(target, unknown);
            progress.show(1_000, [1, 4]);
            assert_eq!(terminal.contents(), "1,000 items, 1 of 4 segments");
        }
    }

    #[test]
    fn waiting_shows_what_for_and_how_long() {
        let (terminal, target) = terminal();
        let progress = Progress::styled(target, None, WAITING);
        progress.say("the index `by-map` is allocated".into());
        let shown = terminal.contents();
        assert!(shown.ends_with(" 0s, the index `by-map` is allocated"), "{shown}");
        progress.say("the index `by-a-very-long-name` is allocated".into());
        let shown = terminal.contents();
        assert!(
            shown.ends_with(" 0s, the index `by-a-very-long-name` is"),
            "it has one line: {shown}"
        );
    }

    #[test]
    fn nothing_is_left_behind() {
        let (terminal, target) = terminal();
        let progress = Progress::drawn(target, Some(2_000));
        progress.show(1_000, [1, 4]);
        drop(progress);
        assert_eq!(terminal.contents(), "");
    }
}
