/** PostgreSQL's code of a statement that was ended, by its time limit or by hand. */
const endedStatement = "57014";

/** What the pool says when no connection came free in time. */
const noConnection = "timeout exceeded when trying to connect";

/** Whether the database had no time for a call: asked again later, it may well answer. */
export function isOverload(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isOwn = (error as { code?: unknown }).code === endedStatement;
  return isOwn || error.message === noConnection || isOverload(error.cause);
}
