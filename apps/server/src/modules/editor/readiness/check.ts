import type { ReadinessCheck, ReadinessName, ReadinessPlace } from "@tour/api";
import type { ReadinessFacts } from "./readiness-facts.ts";

interface Problem {
  reason?: string;
  places?: readonly ReadinessPlace[];
  /** Where it is not places that are counted. */
  count?: number;
  fix?: ReadinessCheck["fix"];
}

/** What a check finds; `not asked` of what an organiser does not have yet, and need not have. */
export type Finding = "done" | "not asked" | Problem;

/** One thing that is looked at. Pure: what it judges by was read before. */
export interface Check {
  name: ReadinessName;
  weight: ReadinessCheck["weight"];
  /** It judges drafts, which visitors do not see before they are published. */
  isOfContent?: boolean;
  look: (facts: ReadinessFacts) => Finding;
}

/** Done, or a problem with nothing more to be said. */
export const unless = (isDone: boolean, problem: Problem = {}): Finding =>
  isDone ? "done" : problem;

/** Done where there are none of these places. */
export const noneOf = (places: readonly ReadinessPlace[], more: Problem = {}): Finding =>
  places.length === 0 ? "done" : { places, ...more };
