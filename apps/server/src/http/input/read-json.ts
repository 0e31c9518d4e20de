import { Refusal } from "../errors/errors.ts";
import { messages } from "../errors/messages.ts";
import { measureJson } from "./measure-json.ts";

/** Deeper than any block's content; a deeper one could only be meant to exhaust the stack. */
const maxDepth = 40;

/** Parses a body that is not too much. Throws a `Refusal`. */
export function readJson(text: string, maxValues: number): unknown {
  const { depth, values } = measureJson(text);
  if (depth > maxDepth) throw new Refusal("bad_request", messages.tooDeep);
  if (values > maxValues) throw new Refusal("too_large", messages.tooLarge);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal("bad_request", messages.badJson);
  }
}

/** Where a JSON text may hold what PostgreSQL can't: a zero character, or half a surrogate pair. */
export const mayNeedCleaning = (text: string): boolean => /\\u(?:0000|d[89a-f])/i.test(text);

/** Makes the texts of a parsed body fit for the database. */
export function cleanValue(value: unknown): unknown {
  if (typeof value === "string") return cleanText(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(cleanValue);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [cleanText(key), cleanValue(item)]),
  );
}

/** PostgreSQL holds neither the zero character nor half a surrogate pair. */
export function cleanText(text: string): string {
  return text.replaceAll("\u0000", "").toWellFormed();
}
