//! Parts that requests share: conditions and expressions, retries, spans, and consumed capacity.

pub(in crate::aws) mod attempt_outcome;
pub(in crate::aws) mod backoff;
pub(in crate::aws) mod expression;
pub(in crate::aws) mod in_order;
pub(in crate::aws) mod key_condition;
pub(in crate::aws) mod meter;
pub(in crate::aws) mod placeholder;
pub(in crate::aws) mod resend;
pub(in crate::aws) mod tenant;
mod tenant_expression;
pub(in crate::aws) mod token;
pub(in crate::aws) mod trace;
pub(in crate::aws) mod unsent;
