import { findDay } from "../../understanding/find-day.ts";
import { findSection } from "../../understanding/find-section.ts";
import { isInCapitals, withoutBullet } from "../collect-passages.ts";
import type { DocumentPassage } from "../document.ts";
import type { PageLine } from "./gather-lines.ts";

interface Block extends PageLine {
  kind: "paragraph" | "item";
  lines: number;
  lastRight: number;
}

/** The passages of a PDF: lines that go on with a line before them are one with it. */
export function joinLines(pages: readonly (readonly PageLine[])[]): DocumentPassage[] {
  const shown = withoutRepeats(pages);
  const size = medianOf(shown.flat().map((line) => line.size));
  return shown.flatMap((lines) => {
    const right = Math.max(...lines.map((line) => line.right));
    const blocks: Block[] = [];
    for (const line of lines) {
      const last = blocks.at(-1);
      if (last && goesOn(last, line, right)) extend(last, line);
      else blocks.push(startBlock(line));
    }
    return blocks.map(({ kind, text, size: own, lines: count }) => {
      const isLarge = own > size * 1.12 && count <= 3;
      const isHeading = kind === "paragraph" && (isLarge || isInCapitals(text.trim()));
      return { kind: isHeading ? ("heading" as const) : kind, text };
    });
  });
}

function startBlock(line: PageLine): Block {
  const item = withoutBullet(line.text);
  const kind = item === null ? "paragraph" : "item";
  return { ...line, text: item ?? line.text, kind, lines: 1, lastRight: line.right };
}

function extend(block: Block, line: PageLine): void {
  const isCut = /\p{Ll}[-‐]$/u.test(block.text) && /^\p{Ll}/u.test(line.text);
  block.text = isCut ? block.text.slice(0, -1) + line.text : `${block.text.trimEnd()} ${line.text}`;
  Object.assign(block, { y: line.y, lines: block.lines + 1, lastRight: line.right });
}

/** Whether a line is one more of a paragraph, whose last line then came up to the margin. */
function goesOn(block: Block, line: PageLine, right: number): boolean {
  const gap = block.y - line.y;
  const isNear = gap > 0 && gap <= Math.max(block.size, line.size) * 1.75;
  const isSameSize = Math.abs(block.size - line.size) <= 0.6;
  if (!isNear || !isSameSize || withoutBullet(line.text) !== null) return false;
  const passage = { kind: "paragraph" as const, text: line.text };
  if (findDay(line.text) || findSection(passage)) return false;
  const isFull = block.lastRight >= right - (right - block.x) * 0.18;
  return isFull || (/^\p{Ll}/u.test(line.text) && !/[.!?:;]$/u.test(block.text.trim()));
}

/** Without numbers of pages, and with what stands on every page once. */
function withoutRepeats(pages: readonly (readonly PageLine[])[]): PageLine[][] {
  const seen = new Map<string, number>();
  const keyOf = ({ text, y }: PageLine) => `${Math.round(y)} ${text.trim()}`;
  for (const line of pages.flat()) seen.set(keyOf(line), (seen.get(keyOf(line)) ?? 0) + 1);
  const told = new Set<string>();
  return pages.map((lines, index) =>
    lines.filter((line, place) => {
      const isEdge = place === 0 || place === lines.length - 1;
      if (isEdge && line.text.replace(/[^\p{L}\p{N}]/gu, "") === String(index + 1)) return false;
      const key = keyOf(line);
      const isRepeat = pages.length > 2 && seen.get(key)! > 2 && told.has(key);
      told.add(key);
      return !isRepeat;
    }),
  );
}

const medianOf = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
