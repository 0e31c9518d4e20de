import { randomUUID } from "node:crypto";

/** Names a process: no page can hold it by chance, nor by somebody's will. */
const secret = randomUUID();
const marks = new RegExp(`<!--${secret}:(\\d+)-->`);
/** A shorter text costs least where it stands. */
const minLength = 1000;

/** The parts of the page that is rendered now: React renders to a string without a pause. */
let held: string[] | null = null;

/**
 * A text that is HTML already, as React is to see it: while a page's frame is rendered, a large one
 * is held back, and a mark stands in its place.
 */
export function holdPart(text: string): string {
  if (!held || text.length < minLength) return text;
  return `<!--${secret}:${held.push(text) - 1}-->`;
}

/** The frame of a page with marks in it, and the texts that belong in their places. */
export interface FrameWithParts {
  frame: string;
  parts: readonly string[];
}

/**
 * Renders a frame without its large parts. Joined by React, and then as one text with what stands
 * around them, all of the page would be copied twice before it becomes bytes.
 */
export function renderFrame(render: () => string): FrameWithParts {
  const parts: string[] = [];
  held = parts;
  try {
    return { frame: render(), parts };
  } finally {
    held = null;
  }
}

/** The bytes of the whole page. */
export function joinParts({ frame, parts }: FrameWithParts): Buffer {
  const pieces = frame.split(marks);
  return Buffer.concat(
    pieces.map((piece, index) => Buffer.from(index % 2 === 0 ? piece : parts[Number(piece)]!)),
  );
}
