import type { Preset } from "@tour/theme";
import { isSame } from "../../document/merging/is-same.ts";
import type { Design } from "./saving/design-parts.ts";

export interface DesignStep {
  before: Design;
  after: Design;
  /** Instant in ms, by which the colours that a pointer passes over are gathered into one step. */
  at: number;
  /** Its place among all that was done in this window. */
  order: number;
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

/** What was chosen anew as it was, or changed and changed back in one go. */
const isNothing = (step: DesignStep) => !isPresetStep(step) && changedFields(step).length === 0;

/** Adds a step, or lengthens the last one while one field goes on changing; one that changes nothing is none. */
export function recordDesign(history: DesignHistory, step: DesignStep): DesignHistory {
  const { past } = history;
  if (isNothing(step)) return history;
  const last = past.at(-1);
  const goesOn =
    last &&
    step.at - last.at < pause &&
    !isPresetStep(last) &&
    !isPresetStep(step) &&
    // What changes several at once is a deed of its own.
    changedFields(step).length === 1 &&
    isSame(changedFields(last), changedFields(step));
  if (!goesOn) return { past: [...past, step].slice(-depth), future: [] };
  const longer = { ...step, before: last.before };
  const others = past.slice(0, -1);
  return { past: isNothing(longer) ? others : [...others, longer], future: [] };
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
  step: DesignStep;
  /** Null where nothing is left of the step. */
  change: DesignChange | null;
}

/** Takes the last step back, as far as something is left of it; null with none. */
export function undoDesign({ past, future }: DesignHistory, now: Design): Move | null {
  const step = past.at(-1);
  if (!step) return null;
  const change = reverse(step, now);
  return {
    ...{ step, change },
    history: { past: past.slice(0, -1), future: change ? [step, ...future] : future },
  };
}

/** Makes the step again that was taken back last; as `undoDesign`. */
export function redoDesign({ past, future }: DesignHistory, now: Design): Move | null {
  const [step, ...left] = future;
  if (!step) return null;
  const change = reverse({ ...step, before: step.after, after: step.before }, now);
  return {
    ...{ step, change },
    history: { past: change ? [...past, { ...step, at: 0 }] : past, future: left },
  };
}
