import type { Block } from "@tour/api";
import type { GenericSchema } from "valibot";
import type { AnyBlock } from "../definition/define-block.ts";
import { readContent } from "../reading/read-block.ts";
import { listLeaves } from "./list-leaves.ts";

/** A filled field of a content that a variant leaves out, or shows a part of. */
export interface UnseenField {
  /** As the form calls it, behind the list that it is in: "Вопросы: Ответ". */
  label: string;
  /** How many entries of a list are seen, and how many there are; 0 of 1 for a single field. */
  seen: number;
  count: number;
}

/**
 * What of a block's content is seen in other variants and not in this one. Places are dotted paths that
 * the variants carry as marks: what no variant marks is not judged.
 */
export function listUnseen(
  definition: AnyBlock,
  block: Block,
  { here, elsewhere }: { here: readonly string[]; elsewhere: readonly (readonly string[])[] },
): UnseenField[] {
  const reading = readContent(definition, block);
  if (reading.state !== "ready") return [];
  const fields = new Map<string, UnseenField>();
  const seen = countPlaces(here);
  const others = elsewhere.map(countPlaces);
  for (const { path, label, text, value } of listLeaves(
    definition.content as GenericSchema,
    reading.content,
  )) {
    if (text === undefined ? value === null || value === undefined : !text.trim()) continue;
    const field = fields.get(path) ?? { label, seen: seen.get(path) ?? 0, count: 0 };
    fields.set(path, { ...field, count: field.count + 1 });
  }
  return [...fields].flatMap(([path, field]) => {
    const most = Math.max(0, ...others.map((places) => places.get(path) ?? 0));
    return field.seen < Math.min(most, field.count) ? [field] : [];
  });
}

/** How many places there are at each path, places in lists left out of it: `items.title`. */
function countPlaces(paths: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const path of new Set(paths)) {
    const field = path.replaceAll(/\.\d+(?=\.|$)/g, "");
    counts.set(field, (counts.get(field) ?? 0) + 1);
  }
  return counts;
}
