import { isWithinPath } from "@tour/preview-protocol";
import type { Operation } from "@tour/preview-protocol";
import { isNextWord, typingPause } from "../undo/typing.ts";

/** An edit, and what takes it back. */
interface Part {
  operation: Operation;
  inverse: Operation;
}

/** What is taken back at once: one edit, or several that were made together, in their order. */
export interface Step {
  parts: readonly Part[];
  /** Instant in ms, by which typing is gathered into one step. */
  at: number;
  /** Its place among all that was done in this window. */
  order: number;
}

export interface History {
  past: readonly Step[];
  future: readonly Step[];
}

export const emptyHistory: History = { past: [], future: [] };

/** How many steps can be taken back. */
const depth = 200;

/** The edits that make a step again. */
export const operationsOf = ({ parts }: Step): Operation[] =>
  parts.map(({ operation }) => operation);

/** The edits that take a step back. */
export const inversesOf = ({ parts }: Step): Operation[] =>
  parts.map(({ inverse }) => inverse).toReversed();

/**
 * What can still be taken back after somebody else's edit: one's own steps, but for those of what they
 * have changed since.
 */
export function forgetChanged({ past, future }: History, theirs: Operation): History {
  const keep = (steps: readonly Step[]) =>
    steps.flatMap((step) => {
      const parts = step.parts.filter(({ operation }) => !isAbout(operation, theirs));
      return parts.length > 0 ? { ...step, parts } : [];
    });
  return { past: keep(past), future: keep(future) };
}

function isAbout(mine: Operation, theirs: Operation): boolean {
  if (mine.kind === "replace" || theirs.kind === "replace") return true;
  if (theirs.kind === "set-check" || theirs.kind === "move" || theirs.kind === "insert")
    return false;
  const id = mine.kind === "insert" ? mine.block.id : mine.id;
  if (id !== theirs.id) return false;
  if (mine.kind === "move") return theirs.kind === "remove";
  if (mine.kind === "set-content" && theirs.kind === "set-content") {
    return isWithinPath(mine.path, theirs.path) || isWithinPath(theirs.path, mine.path);
  }
  const isContent = mine.kind === "set-content" && theirs.kind === "set-block";
  return !isContent && !(mine.kind === "set-block" && theirs.kind === "set-content");
}

/** Adds a step, or lengthens the last one while the same text is being typed. */
export function recordStep(history: History, step: Step): History {
  const last = history.past.at(-1);
  if (last && isSameTyping(last, step)) {
    const [{ inverse }, { operation }] = [last.parts[0]!, step.parts[0]!];
    const joined = { ...step, parts: [{ operation, inverse }] };
    return { past: [...history.past.slice(0, -1), joined], future: [] };
  }
  return { past: [...history.past, step].slice(-depth), future: [] };
}

function isSameTyping(last: Step, step: Step): boolean {
  if (last.parts.length > 1 || step.parts.length > 1) return false;
  const [a, b] = [last.parts[0]!.operation, step.parts[0]!.operation];
  return (
    a.kind === "set-content" &&
    b.kind === "set-content" &&
    a.id === b.id &&
    a.path === b.path &&
    typeof a.value === "string" &&
    typeof b.value === "string" &&
    !isNextWord(a.value, b.value) &&
    step.at - last.at < typingPause
  );
}
