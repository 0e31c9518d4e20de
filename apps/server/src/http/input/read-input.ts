import type { Call } from "@tour/api";
import type { Context } from "hono";
import type { GenericSchema } from "valibot";
import * as v from "valibot";
import { badRequest, Refusal } from "../errors/errors.ts";
import { messages } from "../errors/messages.ts";
import { bodyLimitOf } from "./body-limits.ts";
import { readForm } from "./read-form.ts";
import { cleanText, cleanValue, mayNeedCleaning, readJson } from "./read-json.ts";
import { toValidationMap } from "./validation-map.ts";

/**
 * Parses the query by the call's schema; a parameter that is given twice is refused where the call
 * takes one value. Many clients mark a list by brackets: `ids[]` is `ids`.
 */
export function readQuery(c: Context, call: Call): unknown {
  if (!call.query) return undefined;
  if (!c.req.url.includes("?")) return parse(call.query, {});
  const values = new Map<string, unknown>();
  for (const [key, all] of Object.entries(c.req.queries())) {
    const name = key.replace(/\[\]$/, "");
    const texts = [values.get(name) ?? [], all.map(cleanText)].flat();
    values.set(name, texts.length === 1 ? texts[0] : texts);
  }
  return parse(call.query, Object.fromEntries(values));
}

/** Parses the body by the call's schema: JSON, or form fields where the call says multipart. */
export async function readBody(c: Context, name: string, call: Call): Promise<unknown> {
  if (!call.body) return undefined;
  // Over a connection a body of nothing is a body, too.
  if (call.body.type === "optional" && (await c.req.text()) === "") return undefined;
  const contentType = c.req.header("content-type") ?? "";
  if (call.encoding === "multipart") {
    return parse(call.body, await readForm(await c.req.arrayBuffer(), contentType));
  }
  if (!contentType.toLowerCase().startsWith("application/json")) {
    throw new Refusal("unsupported_type", messages.notJson);
  }
  const text = await c.req.text();
  const value = readJson(text, bodyLimitOf(name).values);
  const parsed = parse(call.body, putUnderName(call, value));
  // What a call does not take is refused before it is looked through.
  return mayNeedCleaning(text) ? parse(call.body, putUnderName(call, cleanValue(value))) : parsed;
}

/** Names by which the specification stands for the fields of a body: `{settings}`. */
const standIns = ["settings", "data"];

/**
 * Whether `{settings}` names a field or stands for the fields, the specification leaves open. Where a
 * body needs nothing else, both are understood: what has none of its names is put under that one.
 */
function putUnderName(call: Call, value: unknown): unknown {
  const entries = (call.body as { entries?: Record<string, GenericSchema> }).entries ?? {};
  const [name, ...others] = Object.keys(entries).filter((one) => entries[one]?.type !== "optional");
  if (!name || others.length > 0 || !standIns.includes(name)) return value;
  const isBare = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isBare || Object.keys(value).length === 0) return value;
  return Object.keys(entries).some((one) => one in value) ? value : { [name]: value };
}

function parse(schema: GenericSchema, value: unknown): unknown {
  const result = v.safeParse(schema, value);
  if (!result.success) throw badRequest(toValidationMap(result.issues));
  return result.output;
}
