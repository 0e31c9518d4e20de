import { decodeText } from "../../../platform/file-formats/decode-text.ts";
import { createCollector, isInCapitals, withoutBullet } from "./collect-passages.ts";
import { UnreadableDocument } from "./document.ts";
import type { ReadDocument } from "./document.ts";

/** Of what is a text fewer characters than one in two hundred are none that one writes. */
const maxStrange = 1 / 200;

/** The lines of a plain text. Throws `UnreadableDocument`. */
export function readText(bytes: Uint8Array): ReadDocument {
  const text = decodeText(bytes);
  const sample = text.slice(0, 20_000);
  const strange = sample.match(/(?!\s)[\p{Cc}\ufffd]/gu)?.length ?? 0;
  if (strange > sample.length * maxStrange) throw new UnreadableDocument("unknown");
  if (/^\s*<(?:!doctype html|html|head|body)[\s>]/i.test(sample)) {
    throw new UnreadableDocument("webPage");
  }
  const collector = createCollector();
  for (const line of text.split(/\r\n?|\n|\u2028|\u2029/)) {
    const item = withoutBullet(line);
    const heading = /^\s*#{1,6}\s+(.+)$/u.exec(line)?.[1];
    if (item !== null) collector.add({ kind: "item", text: item });
    else if (heading) collector.add({ kind: "heading", text: heading });
    else collector.add({ kind: isInCapitals(line.trim()) ? "heading" : "paragraph", text: line });
  }
  if (collector.passages.length === 0) throw new UnreadableDocument("empty");
  return { format: "text", passages: collector.passages, pictures: [] };
}
