import { reviewAspects } from "@tour/api";
import type { AspectMarks } from "@tour/api";

/** The marks by aspects that a form sent; what is none is left out. */
export function readAspects(data: FormData): AspectMarks {
  const marks: AspectMarks = {};
  for (const aspect of reviewAspects) {
    const mark = Number(data.get(aspect));
    if ([1, 2, 3, 4, 5].includes(mark)) marks[aspect] = mark;
  }
  return marks;
}

const isKey = (key: string): boolean => /^[\w-]{22}$/.test(key);

/** The keys of the photos that are ticked. */
export const readPhotos = (data: FormData): string[] =>
  data.getAll("photos").map(String).filter(isKey);

/** The key of the face that is ticked; null without one. */
export function readPortrait(data: FormData): string | null {
  const key = String(data.get("portrait") ?? "");
  return isKey(key) ? key : null;
}
