import type { Call } from "@tour/api";
import type { Context } from "hono";
import type { GenericSchema } from "valibot";
import * as v from "valibot";
import { badRequest, Refusal } from "./errors.ts";
import { messages } from "./messages.ts";
import { cleanText, readJson } from "./read-json.ts";
import { toValidationMap } from "./validation-map.ts";

/** Parses the query by the call's schema; a parameter that is given twice is refused. */
export function readQuery(c: Context, call: Call): unknown {
  if (!call.query) return undefined;
  const values = Object.entries(c.req.queries()).map(([key, all]) => {
    const texts = all.map(cleanText);
    return [key, texts.length === 1 ? texts[0] : texts];
  });
  return parse(call.query, Object.fromEntries(values));
}

/** Parses the body by the call's schema: JSON, or form fields where the call says multipart. */
export async function readBody(c: Context, call: Call): Promise<unknown> {
  if (!call.body) return undefined;
  return parse(call.body, call.encoding === "multipart" ? await readForm(c) : await readText(c));
}

async function readText(c: Context): Promise<unknown> {
  if (!contentType(c).startsWith("application/json")) {
    throw new Refusal("unsupported_type", messages.notJson);
  }
  return readJson(await c.req.text());
}

async function readForm(c: Context): Promise<unknown> {
  if (!contentType(c).startsWith("multipart/form-data")) {
    throw new Refusal("unsupported_type", messages.notMultipart);
  }
  try {
    return await c.req.parseBody({ all: true });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal("bad_request", messages.notMultipart);
  }
}

const contentType = (c: Context) => c.req.header("content-type")?.toLowerCase() ?? "";

function parse(schema: GenericSchema, value: unknown): unknown {
  const result = v.safeParse(schema, value);
  if (!result.success) throw badRequest(toValidationMap(result.issues));
  return result.output;
}
