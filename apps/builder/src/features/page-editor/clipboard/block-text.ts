import { blocksSchema } from "@tour/api";
import * as v from "valibot";
import { texts } from "../../../texts/ru.ts";
import { definitions } from "../../../document/late-definitions.ts";
import { nameBlock } from "../../../document/name-block.ts";

const copiedSchema = v.object({
  /** On whose page they stood: the pictures are theirs. */
  organizer_id: v.number(),
  blocks: v.pipe(blocksSchema, v.minLength(1)),
});

export type CopiedBlocks = v.InferOutput<typeof copiedSchema>;

/** What the line of data begins with; a copy made by any build is known by it. */
const mark = "tour-blocks:";

/** Longer texts are not looked through: a page of 500 long blocks is shorter, in characters. */
const maxLength = 8_000_000;

/**
 * Blocks as a text: their words for people, and a last line from which they are read again. Before the
 * types' code is there, their names stand for their words: a copy waits for nothing.
 */
export function writeBlockText(copied: CopiedBlocks): string {
  const readWords = definitions.now()?.readWords ?? (() => []);
  const words = copied.blocks.flatMap((block) => [nameBlock(block), ...readWords(block), ""]);
  return [...words, texts.blocks.dataFollows, `${mark}${JSON.stringify(copied)}`].join("\n");
}

/** The blocks of such a text; null for any other. */
export function readBlockText(text: string): CopiedBlocks | null {
  if (text.length > maxLength) return null;
  const line = text.split(/\r?\n/).findLast((one) => one.startsWith(mark));
  if (line === undefined) return null;
  try {
    const parsed = v.safeParse(copiedSchema, JSON.parse(line.slice(mark.length)));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
