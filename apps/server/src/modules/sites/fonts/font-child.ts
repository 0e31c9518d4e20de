import { buffer } from "node:stream/consumers";
import subsetFont from "subset-font";
import { limitUnfolding } from "./limit-unfolding.ts";
import { readSfnt } from "./read-sfnt.ts";

/*
 * A process of its own: broken fonts have hung and ended the processes that parsed them. Takes a font
 * on stdin, answers one line of JSON and then the woff2; any failure is a failed exit.
 */

/** Latin with its accents, Cyrillic, punctuation, currencies: what a page in Russian is set in. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2b0, 0x36f],
  [0x400, 0x52f],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x2100, 0x214f],
  [0x2190, 0x21ff],
  [0x2200, 0x22ff],
] as const;

const letters = ranges
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
  .map((code) => String.fromCodePoint(code))
  .join("");

const font = await buffer(process.stdin);
limitUnfolding(font);
// Built anew from what was understood: whatever else the file carried is gone.
const plain = await subsetFont(font, letters, { targetFormat: "sfnt", preserveNameIds: [16] });
const facts = readSfnt(plain);
const packed = await subsetFont(plain, letters, { targetFormat: "woff2" });
process.stdout.write(`${JSON.stringify(facts)}\n`);
process.stdout.write(packed);
