import { describe } from "./find-overflow.ts";
import { listLines } from "./list-lines.ts";
import type { Box, Line } from "./list-lines.ts";

/** Letters may touch by so much; px. */
const slack = 2;

/**
 * What does not hold in a layout: elements that stand outside the window, text that is cut, that
 * lies on other text, that leaves its column, or that sticks out of its block
 * into the next one. Lines of one text may come as close to each other as their line height says.
 */
export function findMisplacedText(stage: HTMLElement): string[] {
  const { lines, outside } = listLines(stage);
  const single = lines.flatMap((line) => {
    if (line.isCut) return [`${nameOf(line)} is cut`];
    const { left, right } = line.owner.getBoundingClientRect();
    const beyond = Math.round(Math.max(left - line.seen.left, line.seen.right - right));
    return beyond > slack ? [`${nameOf(line)} leaves its column by ${beyond} px`] : [];
  });
  return [...new Set([...outside, ...single, ...findCrossing(lines), ...findAstray(stage, lines)])];
}

const nameOf = ({ owner, text }: Line) => `${describe(owner)}: "${text.slice(0, 20)}"`;

function doCross(a: Box, b: Box): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > slack && height > slack;
}

function findCrossing(lines: readonly Line[]): string[] {
  const sorted = lines.toSorted((a, b) => a.seen.top - b.seen.top);
  return sorted.flatMap((line, index) => {
    const findings: string[] = [];
    for (let at = index + 1; at < sorted.length; at += 1) {
      const other = sorted[at]!;
      if (other.seen.top > line.seen.bottom - slack) break;
      if (line.owner === other.owner || line.layer !== other.layer) continue;
      if (!doCross(line.seen, other.seen)) continue;
      findings.push(`${nameOf(other)} lies on ${nameOf(line)}`);
    }
    return findings;
  });
}

function findAstray(stage: HTMLElement, lines: readonly Line[]): string[] {
  return [...stage.querySelectorAll("[data-stress]")].flatMap((block) => {
    const { top, bottom } = block.getBoundingClientRect();
    return lines
      .filter(({ owner, layer }) => !layer && block.contains(owner))
      .filter(({ seen }) => seen.top < top - slack || seen.bottom > bottom + slack)
      .map((line) => `${nameOf(line)} sticks out of its block`);
  });
}
