import { Refusal } from "./errors.ts";
import { messages } from "./messages.ts";

/** Deeper than any block's content; a deeper one could only be meant to exhaust the stack. */
const deepest = 40;

/** Parses a body and makes its texts fit for the database. Throws a `Refusal`. */
export function readJson(text: string): unknown {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new Refusal("bad_request", messages.badJson);
  }
  return cleanValue(parsed, 0);
}

function cleanValue(value: unknown, depth: number): unknown {
  if (typeof value === "string") return cleanText(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth === deepest) throw new Refusal("bad_request", messages.tooDeep);
  if (Array.isArray(value)) return value.map((item) => cleanValue(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [cleanText(key), cleanValue(item, depth + 1)]),
  );
}

/** PostgreSQL holds neither the zero character nor half a surrogate pair. */
export function cleanText(text: string): string {
  return text.replaceAll("\u0000", "").toWellFormed();
}
