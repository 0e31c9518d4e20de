import { shorten } from "./shorten.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Plain text as HTML: a paragraph for each line that is not empty; "" for none. */
export const toParagraphs = (text: string, max: number): string =>
  shorten(text, max)
    .split(/\n+/)
    .map((line) => line.trim().replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign))
    .filter(Boolean)
    .map((line) => `<p>${line}</p>`)
    .join("");
