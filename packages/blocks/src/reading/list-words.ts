import type { GenericSchema } from "valibot";
import { mapFields } from "./map-fields.ts";

/** The words of a content that people read, in their order, without markup and without empty ones. */
export function listWords(schema: GenericSchema, content: unknown): string[] {
  const words: string[] = [];
  const add = (text: unknown) => {
    if (typeof text === "string" && text.trim()) words.push(text.trim());
  };
  mapFields(schema, content, {
    text: add,
    multiline: add,
    phone: add,
    email: add,
    "rich-text": (html) => typeof html === "string" && add(toPlainText(html)),
    link: (link) => add((link as { text?: unknown } | null)?.text),
  });
  return words;
}

const entities: Record<string, string> = {
  "&nbsp;": " ",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&amp;": "&",
};

/** Rich text as its words, a paragraph a line. */
export const toPlainText = (html: string) =>
  html
    .replaceAll(/<(?:\/p|\/h\d|\/li|\/blockquote|br)\b[^>]*>/gi, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(?:nbsp|lt|gt|quot|amp);/g, (entity) => entities[entity]!)
    .replaceAll(/\s*\n\s*/g, "\n");
