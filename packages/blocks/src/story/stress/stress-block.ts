import type { GenericSchema } from "valibot";
import { findBlock } from "../../definitions.ts";
import type { AnyBlock } from "../../definition/define-block.ts";
import type { PageData } from "../../page-data/page-data.ts";
import { makeSamplePage } from "../../sample/sample-page.ts";
import { fillSchema } from "./fill-schema.ts";
import { makeLongestPage } from "./longest-page.ts";
import { readSchema } from "./read-schema.ts";
import { makeShortestPage } from "./shortest-page.ts";
import { withPictures } from "./stress-pictures.ts";

/** What contents are driven to. `sparse`: the sample without all that may be left out. */
export const stressKinds = ["shortest", "longest", "sparse", "portrait", "panoramic"] as const;

export type StressKind = (typeof stressKinds)[number];

export interface StressedBlock {
  content: Record<string, unknown>;
  page: PageData;
}

/** A block's content and its page, driven to an extreme: made of the block's own schema. */
export function stressBlock(type: number, kind: StressKind): StressedBlock {
  const definition = findBlock(type)?.definition;
  if (!definition) throw new Error(`No block of type ${type}`);
  const page = makeSamplePage(definition.pages.includes("main") ? "main" : "tour");
  const { sample } = definition as { sample: Record<string, unknown> };
  switch (kind) {
    case "portrait":
    case "panoramic":
      return { content: withPictures(sample, kind), page: withPictures(page, kind) };
    case "sparse":
      return { content: leaveOut(definition.content, sample) as typeof sample, page };
    case "longest": {
      const content = fillSchema(definition.content, sample, "longest") as typeof sample;
      return { content, page: makeLongestPage(page) };
    }
    case "shortest":
      return { content: makeShortest(definition), page: makeShortestPage(page) };
  }
}

/** Blocks that nothing is required of get a word in each text: an empty one is not shown. */
function makeShortest(definition: AnyBlock): Record<string, unknown> {
  const { content: schema, sample } = definition;
  const shortest = fillSchema(schema, sample, "shortest") as Record<string, unknown>;
  const data: unknown = definition.selectData(makeSamplePage("tour"), shortest);
  if (!definition.isEmpty?.(shortest, data)) return shortest;
  return fillSchema(schema, sample, "named") as Record<string, unknown>;
}

/** The sample, where every text and picture that may be left out is; lists keep their length. */
function leaveOut(schema: GenericSchema, sample: unknown): unknown {
  const { type, editor, isOptional, initial, entries, item } = readSchema(schema);
  if (Array.isArray(sample)) {
    const isPictures = item && readSchema(item).editor === "media";
    return item && !isPictures ? sample.map((each) => leaveOut(item, each)) : sample;
  }
  const isWhole = editor === "image" || editor === "media" || editor === "link";
  if (entries && !isWhole && typeof sample === "object" && sample !== null) {
    const kept = Object.entries(sample).map(([key, value]) => {
      const entry = entries[key];
      return [key, entry && key !== "title" ? leaveOut(entry, value) : value];
    });
    return Object.fromEntries(kept);
  }
  return isOptional && (isWhole || type === "string") ? initial : sample;
}
