//! Clauses that must all hold, as one text.

use alloc::string::String;

/// Room for the usual condition, so that its text does not move while it grows.
const USUAL: usize = 96;

/// Clauses joined by `AND`. If there are several, each is in parentheses.
#[derive(Debug, Default)]
pub(in crate::aws) struct Conjunction {
    text: String,
    count: usize,
}

impl Conjunction {
    /// Begins the next clause, which the caller writes to the end of this text.
    pub(in crate::aws) fn begin(&mut self) -> &mut String {
        match self.count {
            0 => self.text.reserve(USUAL),
            1 => {
                self.text.insert(0, '(');
                self.text.push_str(") AND (");
            }
            _ => self.text.push_str(") AND ("),
        }
        self.count += 1;
        &mut self.text
    }

    /// How many `AND`s join the clauses.
    pub(super) fn joints(&self) -> usize {
        self.count.saturating_sub(1)
    }

    /// The whole text, if there is any clause.
    pub(super) fn finish(mut self) -> Option<String> {
        if self.count > 1 {
            self.text.push(')');
        }
        (self.count > 0).then_some(self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn joined(clauses: &[&str]) -> (Option<String>, usize) {
        let mut joined = Conjunction::default();
        for clause in clauses {
            joined.begin().push_str(clause);
        }
        let joints = joined.joints();
        (joined.finish(), joints)
    }

    #[test]
    fn only_several_clauses_need_parentheses() {
        assert_eq!(joined(&[]), (None, 0));
        assert_eq!(joined(&["a = b"]), (Some("a = b".into()), 0));
        assert_eq!(joined(&["a", "b"]), (Some("(a) AND (b)".into()), 1));
        assert_eq!(joined(&["a", "ö", "c"]), (Some("(a) AND (ö) AND (c)".into()), 2));
    }
}
