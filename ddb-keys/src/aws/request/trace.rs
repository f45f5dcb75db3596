//! Spans around requests. They name operation, table and index, and never contain values.

/// The span of one request; empty without the feature `tracing`.
pub(in crate::aws) struct Span(#[cfg(feature = "tracing")] tracing::Span);

#[cfg(feature = "tracing")]
impl Span {
    pub(in crate::aws) fn new(
        operation: &'static str,
        table: Option<&str>,
        index: Option<&str>,
    ) -> Self {
        Self(tracing::info_span!(target: "ddb_keys", "dynamodb", operation, table, index))
    }

    /// Runs a future within the span.
    pub(in crate::aws) fn around<F: Future>(
        self,
        work: F,
    ) -> impl Future<Output = F::Output> + use<F> {
        tracing::Instrument::instrument(work, self.0)
    }
}

#[cfg(not(feature = "tracing"))]
impl Span {
    pub(in crate::aws) fn new(_: &'static str, _: Option<&str>, _: Option<&str>) -> Self {
        Self()
    }

    /// Runs a future.
    #[allow(clippy::unused_self, reason = "the span that there would be")]
    pub(in crate::aws) fn around<F: Future>(self, work: F) -> F {
        work
    }
}
