import type { Preset } from "@tour/theme";
import { isSame } from "../../document/merging/is-same.ts";
import type { Design } from "./saving/design-parts.ts";

export interface DesignStep {
  before: Design;
  after: Design;
  /** Instant in ms, by which the colours that a pointer passes over are gathered into one step. */
  at: number;
}

export interface DesignHistory {
  past: readonly DesignStep[];
  future: readonly DesignStep[];
}

export const emptyDesignHistory: DesignHistory = { past: [], future: [] };

/** What makes the design as it was: a preset with all of its fields, or some fields of the one that is on. */
export type DesignChange =
  | { kind: "preset"; design: Design }
  | { kind: "fields"; fields: Partial<Preset> };

/** How many steps can be taken back. */
const depth = 100;
/** Changes of one field within so many ms belong together. */
const pause = 800;

const changedFields = ({ before, after }: DesignStep) =>
  (Object.keys(after.preset) as (keyof Preset)[]).filter(
    (field) => !isSame(before.preset[field], after.preset[field]),
  );

const isPresetStep = ({ before, after }: DesignStep) => before.preset_type !== after.preset_type;

/** Adds a step, or lengthens the last one while one field goes on changing. */
export function recordDesign({ past }: DesignHistory, step: DesignStep): DesignHistory {
  const last = past.at(-1);
  const goesOn =
    last &&
    step.at - last.at < pause &&
    !isPresetStep(last) &&
    !isPresetStep(step) &&
    // What changes several at once is a deed of its own.
    changedFields(step).length === 1 &&
    isSame(changedFields(last), changedFields(step));
  if (goesOn) return { past: [...past.slice(0, -1), { ...step, before: last.before }], future: [] };
  return { past: [...past, step].slice(-depth), future: [] };
}

/**
 * What takes a step back. Only what still is as the step has left it: what somebody else has changed
 * since stays theirs. Null where nothing is left of it.
 */
function reverse(step: DesignStep, now: Design): DesignChange | null {
  const { before, after } = step;
  if (now.preset_type !== after.preset_type) return null;
  if (isPresetStep(step)) return { kind: "preset", design: before };
  const own = changedFields(step).filter((field) => isSame(now.preset[field], after.preset[field]));
  if (own.length === 0) return null;
  const fields = Object.fromEntries(own.map((field) => [field, before.preset[field]]));
  return { kind: "fields", fields: fields as Partial<Preset> };
}

interface Move {
  history: DesignHistory;
  /** Null where nothing is left to do. */
  change: DesignChange | null;
}

/** Takes the last step back of which something is left. */
export function undoDesign({ past, future }: DesignHistory, now: Design): Move {
  const at = past.findLastIndex((step) => reverse(step, now) !== null);
  if (at < 0) return { history: { past: [], future }, change: null };
  const step = past[at]!;
  return {
    history: { past: past.slice(0, at), future: [step, ...future] },
    change: reverse(step, now),
  };
}

/** Makes the step again that was taken back last. */
export function redoDesign({ past, future }: DesignHistory, now: Design): Move {
  const turn = ({ before, after, at }: DesignStep) => ({ before: after, after: before, at });
  const at = future.findIndex((step) => reverse(turn(step), now) !== null);
  if (at < 0) return { history: { past, future: [] }, change: null };
  const step = future[at]!;
  return {
    history: { past: [...past, { ...step, at: 0 }], future: future.slice(at + 1) },
    change: reverse(turn(step), now),
  };
}
