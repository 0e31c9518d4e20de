import { bodyLimit } from "hono/body-limit";
import type { Context, Next } from "hono";
import type { Services } from "../services/services.ts";
import { formLimits, tooLong } from "./form-limits.ts";
import { serveError } from "./serve-page.ts";

/**
 * Forms in which people write at length, or answer many questions. In a form's body a Russian letter
 * takes six bytes and a hieroglyph nine, so that 4,000 characters may be 36 kB.
 */
const longForms = [
  /^\/arrival\//,
  /^\/add-tourists\//,
  /^\/order\/[^/]+\/(messages|review)$/,
  /^\/draft\//,
  /\/booking$/,
  /^\/ask$/,
];

/**
 * Refuses a form that is longer than anything its fields take, with a page that says so; stands before
 * every form, for whoever adds one. A length that is told is refused before a byte is read.
 */
export function limitForms(services: Services, hostOf: (c: Context) => string) {
  const refuse = (c: Context) =>
    serveError(c.req.raw, hostOf(c), services, tooLong(`Too long a form: ${c.req.path}`));
  const short = bodyLimit({ maxSize: formLimits.short, onError: refuse });
  const long = bodyLimit({ maxSize: formLimits.long, onError: refuse });
  return (c: Context, next: Next) =>
    longForms.some((form) => form.test(c.req.path)) ? long(c, next) : short(c, next);
}
