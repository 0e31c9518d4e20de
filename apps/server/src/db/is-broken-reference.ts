/** SQLSTATE: what a row refers to is not there. */
const foreignKeyViolation = "23503";

/** Whether the database refused a row for a reference to what is gone, by how its guard's name begins. */
export function isBrokenReference(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint: name } = error as { code?: unknown; constraint?: unknown };
  const isIt = code === foreignKeyViolation && String(name).startsWith(constraint);
  return isIt || isBrokenReference(error.cause, constraint);
}
