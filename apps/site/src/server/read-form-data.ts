import { PageError } from "../page/page-errors.ts";
import { texts } from "../texts/ru.ts";
import { tooLong } from "./form-limits.ts";

/** More than any form has: moving to another date sends two for each date that it shows. */
const maxParts = 1000;

/**
 * What a form sent, of which `limitForms` knows that it is not too long. Throws a `PageError`: 413 for
 * thousands of parts, counted before anything is made of them; 400 for what is no form.
 */
export async function readFormData(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  const body = await request.text();
  const mark = /^multipart\//i.test(type) ? "\r\n--" : "&";
  if (hasMore(body, mark, maxParts)) throw tooLong("A form of too many parts");
  try {
    return await new Response(body, { headers: { "content-type": type } }).formData();
  } catch (error) {
    throw new PageError(400, "A body that is no form", texts.error.other.noForm, error);
  }
}

function hasMore(text: string, mark: string, max: number): boolean {
  let count = 0;
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + mark.length)) {
    count += 1;
    if (count >= max) return true;
  }
  return false;
}
