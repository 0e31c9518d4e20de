/** SQLSTATE: what a row refers to is not there, or would go; PostgreSQL 18 names the latter apart. */
const codes: ReadonlySet<unknown> = new Set(["23503", "23001"]);

/** Whether the database refused what breaks a reference, by how its guard's name begins. */
export function isBrokenReference(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint: name } = error as { code?: unknown; constraint?: unknown };
  const isIt = codes.has(code) && String(name).startsWith(constraint);
  return isIt || isBrokenReference(error.cause, constraint);
}
