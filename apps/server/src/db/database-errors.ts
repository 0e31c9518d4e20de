interface DriverError {
  code?: unknown;
  constraint?: unknown;
}

/** Whether a query failed because a unique constraint (of that name, if given) was broken. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const cause = (error instanceof Error ? (error.cause ?? error) : {}) as DriverError;
  return cause.code === "23505" && (!constraint || cause.constraint === constraint);
}
