/**
 * Ends the process with a reason on its standard error: one JSON line with a level of 60, as all lines
 * of its log are; somebody at a terminal reads the words alone.
 */
export function endWith(reason: unknown): never {
  const line = process.stderr.isTTY ? describe(reason) : asLogLine(reason);
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

const asLogLine = (reason: unknown) =>
  JSON.stringify({ level: 60, time: Date.now(), msg: describe(reason) });

/** A failed query's message is all of its text, with what it was asked with: its cause says what is wrong. */
function describe(reason: unknown): string {
  if (!(reason instanceof Error)) return String(reason);
  const isQuery = reason.message.startsWith("Failed query:");
  return isQuery && reason.cause ? describe(reason.cause) : reason.message || reason.name;
}
