//! Conditions as expressions with placeholders.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

use super::condition::Clause;
use super::path::Step;
use super::{Path, Term};
use crate::aws::InvalidRequest;
use crate::aws::request::expression::Expression;

impl Clause {
    /// Returns whether the clause needs parentheses inside another one.
    pub(super) fn is_compound(&self) -> bool {
        matches!(self, Self::All(_) | Self::Any(_) | Self::Not(_) | Self::Between(..))
    }

    /// Adds the clause to an expression, with placeholders for its names and values.
    pub(in crate::aws) fn add_to(self, expression: &mut Expression) {
        expression.count_operators(self.operators());
        expression.write_clause(|text, expression| self.render(text, expression));
    }

    fn render(self, out: &mut String, to: &mut Expression) -> Result<(), InvalidRequest> {
        match self {
            Self::Compare(Term::Path(path), comparison, other) => {
                path.render(out, to);
                out.push(' ');
                out.push_str(comparison.sign());
                out.push(' ');
                other.render(Some(&path), out, to)
            }
            Self::Compare(one, comparison, other) => {
                let on = one.path().or(other.path()).cloned();
                let on = on.as_ref();
                one.render(on, out, to)?;
                out.push(' ');
                out.push_str(comparison.sign());
                out.push(' ');
                other.render(on, out, to)
            }
            Self::Between(one, low, high) => {
                let on = one.path().cloned();
                let on = on.as_ref();
                one.render(on, out, to)?;
                out.push_str(" BETWEEN ");
                low.render(on, out, to)?;
                out.push_str(" AND ");
                high.render(on, out, to)
            }
            Self::In(path, terms) => {
                path.render(out, to);
                out.push_str(" IN (");
                for (n, term) in terms.into_iter().enumerate() {
                    if n > 0 {
                        out.push_str(", ");
                    }
                    term.render(Some(&path), out, to)?;
                }
                out.push(')');
                Ok(())
            }
            Self::Call(function, path, argument) => {
                out.push_str(function.name());
                out.push('(');
                path.render(out, to);
                if let Some(argument) = argument {
                    out.push_str(", ");
                    argument.render(Some(&path), out, to)?;
                }
                out.push(')');
                Ok(())
            }
            Self::All(clauses) => Self::join(clauses, " AND ", out, to),
            Self::Any(clauses) => Self::join(clauses, " OR ", out, to),
            Self::Not(clause) => {
                out.push_str("NOT ");
                clause.render_inner(out, to)
            }
        }
    }

    fn join(
        clauses: Vec<Self>,
        joint: &str,
        out: &mut String,
        to: &mut Expression,
    ) -> Result<(), InvalidRequest> {
        for (n, clause) in clauses.into_iter().enumerate() {
            if n > 0 {
                out.push_str(joint);
            }
            clause.render_inner(out, to)?;
        }
        Ok(())
    }

    fn render_inner(self, out: &mut String, to: &mut Expression) -> Result<(), InvalidRequest> {
        if self.is_compound() {
            out.push('(');
            self.render(out, to)?;
            out.push(')');
            Ok(())
        } else {
            self.render(out, to)
        }
    }
}

impl Term {
    pub(in crate::aws) fn path(&self) -> Option<&Path> {
        match self {
            Self::Path(path) | Self::Size(path) => Some(path),
            _ => None,
        }
    }

    /// Writes the term. `on` is the attribute that errors name.
    pub(in crate::aws) fn render(
        self,
        on: Option<&Path>,
        out: &mut String,
        to: &mut Expression,
    ) -> Result<(), InvalidRequest> {
        match self {
            Self::Value(value) | Self::Skipped(value) => {
                out.push_str(&to.own_value(value));
                Ok(())
            }
            Self::Path(path) => {
                path.render(out, to);
                Ok(())
            }
            Self::Size(path) => {
                out.push_str("size(");
                path.render(out, to);
                out.push(')');
                Ok(())
            }
            Self::Refused(reason) => Err(InvalidRequest::Value {
                name: on.map(alloc::string::ToString::to_string).unwrap_or_default(),
                reason,
            }),
        }
    }
}

impl Path {
    /// Writes the path, with a placeholder for each name.
    pub(in crate::aws) fn render(&self, out: &mut String, to: &mut Expression) {
        out.push_str(&to.own_name(&self.root));
        for step in &self.steps {
            match step {
                Step::Name(name) => {
                    out.push('.');
                    out.push_str(&to.own_name(name));
                }
                Step::Index(index) => {
                    // Writing to a string cannot fail.
                    let _ = write!(out, "[{index}]");
                }
                Step::Refused(reason) => {
                    let (name, reason) = (alloc::format!("{self}"), reason.clone());
                    to.fail(InvalidRequest::Value { name, reason });
                }
            }
        }
    }
}
