import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

const WARN_LEVEL = 40;
const levelNames = new Map([
  [40, "warning"],
  [50, "error"],
  [60, "fatal"],
]);

/** What every log line has. */
const frame = new Set(["level", "time", "pid", "hostname", "name", "msg", "err", "error", "stack"]);

type LogLine = {
  level?: unknown;
  msg?: unknown;
  err?: unknown;
  error?: unknown;
  /** Of a call that was answered. */
  method?: unknown;
};

/**
 * One line of an app for people: a structured log line becomes its message; below a warning it is
 * nothing, unless `verbose` and not about a single call.
 */
export function formatLine(line: string, verbose: boolean): string | undefined {
  const text = line.trimEnd();
  if (!text.startsWith("{")) return text || undefined;
  const log = readLog(text);
  if (typeof log?.level !== "number") return text;
  if (log.level < WARN_LEVEL && (!verbose || log.method)) return undefined;
  const reason = log.err ?? log.error;
  const detail = reason ? `: ${readMessage(reason)}` : "";
  const level = levelNames.get(log.level);
  const message = typeof log.msg === "string" ? log.msg : "";
  return `${level ? `${level}: ` : ""}${message}${readFacts(log)}${detail}`;
}

/** The log line's own numbers and words, as `(drawn 10, of 70)`. */
function readFacts(log: LogLine): string {
  const facts = Object.entries(log)
    .filter(([key, value]) => !frame.has(key) && /^(number|string)$/.test(typeof value))
    .map(([key, value]) => `${key} ${value}`);
  return facts.length > 0 ? ` (${facts.join(", ")})` : "";
}

function readLog(text: string): LogLine | undefined {
  try {
    return JSON.parse(text) as LogLine;
  } catch {
    return undefined;
  }
}

function readMessage(reason: unknown): string {
  if (typeof reason === "object" && reason !== null && "message" in reason) {
    return String(reason.message);
  }
  return typeof reason === "string" ? reason : JSON.stringify(reason);
}

/** Hands over a stream line by line. */
export function readLines(stream: Readable, onLine: (line: string) => void): void {
  createInterface({ input: stream, crlfDelay: Infinity }).on("line", onLine);
}
