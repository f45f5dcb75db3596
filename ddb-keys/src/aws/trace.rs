//! Spans around operations: their names, tables and indexes, never values.

/// Runs an operation in a span of its own; as it is without the feature `tracing`.
#[cfg(feature = "tracing")]
pub(super) fn traced<F: Future>(
    operation: &'static str,
    table: Option<&str>,
    index: Option<&str>,
    work: F,
) -> impl Future<Output = F::Output> + use<F> {
    use tracing::Instrument;

    work.instrument(tracing::info_span!(target: "ddb_keys", "dynamodb", operation, table, index))
}

/// Runs an operation in a span of its own; as it is without the feature `tracing`.
#[cfg(not(feature = "tracing"))]
pub(super) fn traced<F: Future>(
    _operation: &'static str,
    _table: Option<&str>,
    _index: Option<&str>,
    work: F,
) -> F {
    work
}
