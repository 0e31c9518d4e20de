import { setImmediate as nextTurn } from "node:timers/promises";
import { Refusal } from "../errors/errors.ts";
import { messages } from "../errors/messages.ts";

/** Parts that a form may have: a file, and the fields beside it. */
const maxParts = 20;

/**
 * Reads a multipart form; a name that is given more than once has a list. Throws a `Refusal`. A file
 * is copied at each step, so that everybody else has a turn between them.
 */
export async function readForm(
  body: ArrayBuffer,
  contentType: string,
): Promise<Record<string, unknown>> {
  const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;,]{1,70}))/i.exec(contentType);
  if (!/^multipart\/form-data\b/i.test(contentType) || !boundary) {
    throw new Refusal("unsupported_type", messages.notMultipart);
  }
  if (hasTooManyParts(Buffer.from(body), `--${boundary[1] ?? boundary[2]}`)) {
    throw new Refusal("too_large", messages.tooLarge);
  }
  const headers = { "content-type": contentType };
  await nextTurn();
  const response = new Response(body, { headers });
  await nextTurn();
  const form = await response.formData().catch(() => {
    throw new Refusal("bad_request", messages.notMultipart);
  });
  await nextTurn();
  const names = [...new Set(form.keys())].map((name) => [name, form.getAll(name)] as const);
  return Object.fromEntries(names.map(([name, all]) => [name, all.length === 1 ? all[0] : all]));
}

/** Counts before anything is made of them: each part costs as much as a small form. */
function hasTooManyParts(body: Buffer, mark: string): boolean {
  let count = 0;
  // The last mark ends the form.
  for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, at + mark.length)) {
    count += 1;
    if (count > maxParts + 1) return true;
  }
  return false;
}
