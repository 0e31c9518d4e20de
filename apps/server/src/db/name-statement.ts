/** As far as the first table is looked for: lists of values may be long. */
const beginning = 2_000;

const verbs = new Set([
  ...["select", "insert", "update", "delete", "with", "begin", "commit", "rollback", "set"],
  ...["savepoint", "release", "listen", "notify", "lock", "create", "alter"],
]);

/**
 * A short name of a statement for metrics and traces: that which it is prepared under, else its verb and
 * first table. It holds no values, and there are no more names than there are tables and verbs.
 */
export function nameStatement(query: unknown): string {
  const { name, text } = (typeof query === "string" ? { text: query } : (query ?? {})) as {
    name?: unknown;
    text?: unknown;
  };
  if (typeof name === "string" && /^[a-z_]{1,60}$/.test(name)) return name;
  if (typeof text !== "string") return "other";
  const start = text.slice(0, beginning).replaceAll(/'[^']*'?/g, "");
  const verb = /^\s*([a-z]+)/i.exec(start)?.[1]?.toLowerCase() ?? "";
  if (!verbs.has(verb)) return "other";
  const table = /\b(?:from|into|update|join)\s+"?([a-z_]{1,60})"?(?:\."?([a-z_]{1,60})"?)?/i.exec(
    start,
  );
  const named = (table?.[2] ?? table?.[1])?.toLowerCase();
  return named === undefined ? verb : `${verb} ${named}`;
}
