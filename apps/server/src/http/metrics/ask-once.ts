/**
 * A question that several metrics share: those that ask while it is under way wait for the same answer. Null
 * where there is none: metrics are wanted most when the database is down.
 */
export function askOnce<Answer>(ask: () => Promise<Answer>): () => Promise<Answer | null> {
  let asked: Promise<Answer | null> | null = null;
  return () =>
    (asked ??= ask()
      .catch(() => null)
      .finally(() => (asked = null)));
}
