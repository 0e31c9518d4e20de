import type { Operation } from "@tour/preview-protocol";

export interface Step {
  operation: Operation;
  inverse: Operation;
  /** Instant in ms, by which typing is gathered into one step. */
  at: number;
}

export interface History {
  past: readonly Step[];
  future: readonly Step[];
}

export const emptyHistory: History = { past: [], future: [] };

/** How many steps can be taken back. */
const depth = 200;

/** Keystrokes in one field belong together until a pause of this many ms. */
const typingPause = 800;

/** Adds a step, or lengthens the last one while the same text is being typed. */
export function recordStep(history: History, step: Step): History {
  const last = history.past.at(-1);
  if (last && isSameTyping(last, step)) {
    const joined = { ...step, inverse: last.inverse };
    return { past: [...history.past.slice(0, -1), joined], future: [] };
  }
  return { past: [...history.past, step].slice(-depth), future: [] };
}

function isSameTyping(last: Step, step: Step): boolean {
  const [a, b] = [last.operation, step.operation];
  return (
    a.kind === "set-content" &&
    b.kind === "set-content" &&
    a.id === b.id &&
    a.path === b.path &&
    typeof a.value === "string" &&
    typeof b.value === "string" &&
    step.at - last.at < typingPause
  );
}
